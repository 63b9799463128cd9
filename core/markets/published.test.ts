import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { settingsOutOfTheBox } from '#core/lifecycle/settings.ts'
import { publishDatePassed, published, registered } from '#core/rules/condition.ts'
import { formOf } from '#tests/market-content.ts'
import type { PlanContext } from './exchange.ts'
import { formReader } from './form-state.ts'
import { factsOfRow, factsOn, plannedFor, publishedOn } from './published.ts'
import { readinessOf } from './readiness.ts'
import { complete } from './us/fixtures/complete.ts'
import { us } from './us/index.ts'

const today = '2026-11-22'

describe('the facts of a day', () => {
  it.each([
    ['the day to come', '2026-11-23', false, '2026-11-23'],
    ['the day itself', '2026-11-22', true, undefined],
    ['a past day', '2014-07-24', true, undefined],
    ['no day', '', false, undefined],
    ['no day of the calendar', '2026-02-30', false, undefined],
    ['a text', '2026-1-1', false, undefined],
  ])('say of %s whether the record is published', (_, usPublishDate, isPublished, planned) => {
    const facts = factsOn(us, { usPublishDate }, today, new Set([registered]))
    expect([...facts]).toEqual(isPublished ? [registered, published] : [registered])
    expect(plannedFor(us, { usPublishDate }, today, new Set([registered]))).toBe(planned)
  })

  it.each([
    ['to come', '2026-11-23', [], '2026-11-24'],
    ['of today', '2026-11-22', [], '2026-11-23'],
    ['that has passed', '2026-11-21', [publishDatePassed], undefined],
  ])('say of a record nobody has: a day %s', (_, usPublishDate, facts, planned) => {
    expect([...factsOn(us, { usPublishDate }, today)]).toEqual(facts)
    expect(plannedFor(us, { usPublishDate }, today)).toBe(planned)
    expect(publishedOn(us, { usPublishDate }, today)).toBeUndefined()
    const held = { usPublishDate, usRecordStatus: 'Published' }
    expect(publishedOn(us, held, today)).toBe(usPublishDate > today ? undefined : usPublishDate)
  })

  it.each([
    ['this day', '2026-11-21', []],
    ['another day', '2026-11-20', [publishDatePassed]],
  ])('say nothing of a past day while a file sent by then with %s is unanswered', (_, sent, expected) => {
    const facts = factsOn(us, { usPublishDate: '2026-11-21' }, today, factsOfRow(false, sent))
    expect([...facts].filter((one) => one === publishDatePassed)).toEqual(expected)
  })

  it('say nothing of a market in which no day makes a difference', () => {
    expect([...factsOn({}, { usPublishDate: '2014-07-24' }, today)]).toEqual([])
    expect(plannedFor({}, { usPublishDate: '2030-01-01' }, today)).toBeUndefined()
  })
})

describe('a record planned to be published', async () => {
  const form = formReader(await formOf('US'))
  const plain = { deviceName: 'Pump', udiDi: '09521234000013', sterilizeBeforeUse: true }
  const asked = [
    'usGmdnCodes',
    'usPremarketExempt',
    'riskClass',
    'intendedUse',
    'usFdaProductCode',
    'usLabelerDuns',
    'sterilisationMethod',
  ]
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
  const context: PlanContext = {
    environment: 'playground',
    settings: settingsOutOfTheBox,
    createdAt: `${today}T09:00:00.000Z`,
    newId: () => '0f1e2d3c-0000-4000-8000-000000000001',
    knownGroups: new Set(),
  }
  const sent = (document: AnyDocument) => us.exchange?.plan([{ reference: '1', document }], context)
  const everywhere = (missing: readonly string[], ofLayout = missing) => ({
    ...{ validation: missing, form: missing, readiness: missing, spl: missing },
    ...{ xml: ofLayout, csv: ofLayout },
  })

  it('is asked the same everywhere: all of a new one before the day, and from the day on only what its file needs', () => {
    const planned = { ...plain, usPublishDate: '2026-11-23', usRecordStatus: 'Published' }
    expect(said(plain, today)).toEqual(everywhere(asked))
    expect(said(planned, today)).toEqual(everywhere(asked))
    expect(said(planned, '2026-11-23')).toEqual(everywhere(['usLabelerDuns'], []))
  })

  it('is asked for all of it from the day on as well, where nobody has it, and its day has to be another', () => {
    const planned = { ...plain, usPublishDate: '2026-11-23' }
    expect(said(planned, '2026-11-24')).toEqual(everywhere(asked))
    const missed = { ...complete, usPublishDate: '2026-11-21' }
    expect(form(missed, today).missing).toEqual(['usPublishDate'])
    expect(readinessOf(us, missed, today).missing).toEqual(['usPublishDate'])
    expect(sent(missed)?.unsent).toMatchObject([{ field: 'usPublishDate' }])
    expect(sent({ ...missed, usPublishDate: today })?.files).toHaveLength(1)
  })

  it('can be sent as an update when nothing is missing', () => {
    const without = { ...complete, usPublishDate: '2016-09-24', usLabelerDuns: '', usFdaGudidId: 'key' }
    expect(readinessOf(us, without, today).missing).toEqual(['usLabelerDuns'])
    expect(sent(without)?.unsent).toMatchObject([
      { field: 'usLabelerDuns', why: 'GUDID needs the DUNS number of the labeler.' },
    ])
    expect(readinessOf(us, { ...without, usLabelerDuns: '012345678' }, today).missing).toEqual([])
    expect(sent({ ...without, usLabelerDuns: '012345678' })?.unsent).toEqual([])
    // What only the file refuses is told by the names of the form as well.
    const [coded] = sent({ ...without, usLabelerDuns: '01-234' })?.unsent ?? []
    expect(coded?.why).toMatch(/^“Labeler DUNS number”/)
    expect(coded?.why).not.toContain('/document')
  })
})
