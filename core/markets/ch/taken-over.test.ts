import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { submissionsOfEachKind } from '../eu/fixtures/submissions.ts'
import { formReader } from '../form-state.ts'
import { form } from './form/index.ts'
import { fromEuSubmission } from './from-eu.ts'
import { ch } from './index.ts'

/** What is registered in the EU has its place in a Swiss submission, devices of the directives too. */

const today = '2026-11-27'
const none: ReadonlySet<string> = new Set()
const taken = (document: object): AnyDocument => ({
  ...fromEuSubmission(document as AnyDocument),
  declarationsChecked: true,
})

describe.each(submissionsOfEachKind)('$name, taken over from the EU', ({ document }) => {
  const swiss = taken(document)

  it('holds values of the Swiss lists', () => {
    expect(ch.judge(swiss, none, today).filter(({ ruleId }) => ruleId === 'FIELD-CODE')).toEqual([])
    expect(ch.judge(swiss, none, today).filter(({ ruleId }) => ruleId === 'CH-CLASS')).toEqual([])
  })

  it('is right but for what Switzerland alone asks, and goes as XML', () => {
    const issues = ch.judge(swiss, none, today)
    const errors = issues.filter(({ severity }) => severity === 'error').map(({ field }) => field)
    const ofSwitzerland = ['deviceName', 'manufacturerName', 'riskClass', 'intendedUse']
    expect(errors.filter((field) => !ofSwitzerland.includes(field ?? ''))).toEqual([])
    const xml = ch.files.find(({ id }) => id === 'xml')
    expect(xml?.missing(swiss, today)).toEqual([])
  })

  it('has its class among those that the form offers', () => {
    const { offered } = formReader(form)(swiss, today)
    expect(offered.riskClass).toContain(swiss.riskClass)
  })
})

describe('the classes on offer', () => {
  const offeredFor = (document: AnyDocument) => formReader(form)(document, today).offered.riskClass

  it('are those of the law, or of both regulations while none is named', () => {
    expect(offeredFor({ legislation: 'IVDD' })).toEqual([
      ...['ivd-list-a', 'ivd-list-b', 'ivd-self-testing', 'ivd-general'],
    ])
    expect(offeredFor({ legislation: 'AIMDD' })).toEqual(['aimdd'])
    const ofMdr = ['class-i', 'class-iia', 'class-iib', 'class-iii']
    expect(offeredFor({ legislation: 'MDD' })).toEqual(ofMdr)
    expect(offeredFor({ legislation: 'IVDR' })).toEqual(['class-a', 'class-b', 'class-c', 'class-d'])
    expect(offeredFor({})).toEqual([...ofMdr, 'class-a', 'class-b', 'class-c', 'class-d'])
  })
})
