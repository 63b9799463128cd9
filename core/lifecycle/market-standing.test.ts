import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Candidate,
  leadingOf,
  marketStages,
  marketsOfDevice,
  type SubmissionFacts,
  stageOf,
} from './market-standing.ts'
import { standings } from './standing.ts'
import { submissionStatuses } from './submission-status.ts'

const draft: SubmissionFacts = { status: 'draft', standing: 'not-sent', missing: 0, wrong: 0, behind: 0 }

describe('the stage of a device in a market', () => {
  it.each([
    [{}, 'draft'],
    [{ missing: 2 }, 'gaps'],
    [{ wrong: 1 }, 'gaps'],
    [{ status: 'error' }, 'gaps'],
    [{ status: 'validated' }, 'valid'],
    [{ status: 'pending' }, 'valid'],
    [{ status: 'validated', behind: 1 }, 'valid'],
    [{ status: 'approved-user' }, 'approved'],
    [{ status: 'approved-user', behind: 1 }, 'out-of-date'],
    [{ status: 'approved-user', standing: 'file-made' }, 'file-made'],
    [{ status: 'approved-user', standing: 'file-made', behind: 1 }, 'out-of-date'],
    [{ status: 'approved-user', standing: 'sent', behind: 1 }, 'sent'],
    [{ status: 'approved-eudamed', standing: 'registered' }, 'registered'],
    [{ status: 'approved-eudamed' }, 'registered'],
    [{ status: 'approved-eudamed', standing: 'registered', behind: 2 }, 'out-of-date'],
    [{ status: 'draft', standing: 'changed', missing: 1 }, 'out-of-date'],
    [{ status: 'validated', standing: 'changed' }, 'out-of-date'],
    [{ status: 'approved-user', standing: 'changed' }, 'approved'],
    [{ status: 'rejected', standing: 'refused' }, 'refused'],
    [{ status: 'draft', standing: 'refused' }, 'refused'],
    [{ status: 'rejected', standing: 'not-sent' }, 'refused'],
    [{ status: 'rejected', standing: 'registered' }, 'registered'],
    [{ status: 'validated', standing: 'refused' }, 'valid'],
  ] as const)('of %o is %s', (facts, stage) => {
    expect(stageOf({ ...draft, ...facts })).toBe(stage)
  })

  it('is not begun without a submission, and never that with one', () => {
    expect(stageOf(null)).toBe('not-begun')
    const facts = fc.record({
      status: fc.constantFrom(...submissionStatuses),
      standing: fc.constantFrom(...standings),
      missing: fc.nat(3),
      wrong: fc.nat(3),
      behind: fc.nat(3),
    })
    fc.assert(
      fc.property(facts, (one) => {
        expect(marketStages.filter((stage) => stage !== 'not-begun')).toContain(stageOf(one))
      }),
    )
  })
})

describe('the submission that stands for a device', () => {
  const one = (id: number, more: Partial<Candidate> = {}): Candidate => ({
    ...{ id, udiDi: 'A', hasFormerUdiDi: false, isRegistered: false, isNoLongerPlaced: false },
    updatedAt: id,
    ...more,
  })

  it('has the UDI-DI of the record, then is registered, then was edited last', () => {
    expect(leadingOf('A', [])).toBeUndefined()
    expect(leadingOf('A', [one(1), one(2, { udiDi: 'B', isRegistered: true })])?.id).toBe(1)
    expect(leadingOf('A', [one(1, { isRegistered: true }), one(2)])?.id).toBe(1)
    expect(leadingOf('A', [one(1, { updatedAt: 9 }), one(2)])?.id).toBe(1)
    expect(leadingOf(null, [one(1), one(2, { udiDi: null })])?.id).toBe(2)
  })

  it('is, of a legacy device and its successor, the one that is still placed on the market', () => {
    const legacy = { isRegistered: true, isNoLongerPlaced: true, updatedAt: 9 }
    expect(leadingOf('A', [one(1, legacy), one(2, { isRegistered: true })])?.id).toBe(2)
    // What the register has goes before what it does not have yet.
    expect(leadingOf('A', [one(1, legacy), one(2)])?.id).toBe(1)
  })

  it('is none of a UDI-DI that the version in force has given up', () => {
    const former = one(1, { udiDi: 'B', hasFormerUdiDi: true, isRegistered: true })
    expect(leadingOf('A', [former])).toBeUndefined()
    expect(leadingOf('B', [former])?.id).toBe(1)
  })
})

it('the markets of a device are those it names and those it has a submission in', () => {
  expect([...marketsOfDevice(['EU', 'US'], ['US', 'JP', 'JP'])]).toEqual([
    ['EU', ['target']],
    ['US', ['target', 'submission']],
    ['JP', ['submission']],
  ])
})
