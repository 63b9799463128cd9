import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { published, registered } from '#core/rules/condition.ts'
import { formOf } from '#tests/market-content.ts'
import { formReader } from './form-state.ts'
import { factsOn, plannedFor } from './published.ts'
import { readinessOf } from './readiness.ts'
import { us } from './us/index.ts'

const today = '2026-11-22'

describe('the facts of a day', () => {
  it.each([
    ['the day before', '2026-11-23', false, '2026-11-23'],
    ['the day itself', '2026-11-22', true, undefined],
    ['a past day', '2014-07-24', true, undefined],
    ['no day', '', false, undefined],
    ['no day of the calendar', '2026-02-30', false, undefined],
    ['a text', '2026-1-1', false, undefined],
  ])('say of %s whether the record is published', (_, usPublishDate, isPublished, planned) => {
    const facts = factsOn(us, { usPublishDate }, today, new Set([registered]))
    expect([...facts]).toEqual(isPublished ? [registered, published] : [registered])
    expect(plannedFor(us, { usPublishDate }, today)).toBe(planned)
  })

  it('say nothing of a market in which no day makes a difference', () => {
    expect([...factsOn({}, { usPublishDate: '2014-07-24' }, today)]).toEqual([])
    expect(plannedFor({}, { usPublishDate: '2030-01-01' }, today)).toBeUndefined()
  })
})

describe('a record planned to be published', async () => {
  const form = formReader(await formOf('US'))
  const plain = { deviceName: 'Pump', udiDi: '09521234000013', sterilizeBeforeUse: true }
  const asked = ['riskClass', 'intendedUse', 'usFdaProductCode', 'usLabelerDuns', 'sterilisationMethod']
  const said = (document: AnyDocument, day: string) => {
    const of = (fields: readonly (string | null)[]) => asked.filter((id) => fields.includes(id))
    const errors = us.judge(document, new Set(), day).filter(({ severity }) => severity === 'error')
    return {
      validation: of(errors.map(({ field }) => field)),
      form: of(form(document, day).missing),
      readiness: of(readinessOf(us, document, day).missing),
      ...Object.fromEntries(
        us.files.map((file) => [file.id, of(file.missing(document, day).map(({ field }) => field))]),
      ),
    }
  }
  const everywhere = (missing: readonly string[]) => ({
    ...{ validation: missing, form: missing, readiness: missing },
    ...{ xml: missing, csv: missing, spl: missing },
  })

  it('is asked the same everywhere: all of a new one before the day, and nothing of it from the day on', () => {
    const planned = { ...plain, usPublishDate: '2026-11-23' }
    expect(said(plain, today)).toEqual(everywhere(asked))
    expect(said(planned, today)).toEqual(everywhere(asked))
    expect(said(planned, '2026-11-23')).toEqual(everywhere([]))
  })
})
