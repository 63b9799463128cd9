import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, Field } from '#core/dictionary/field.ts'
import { formReader } from '#core/markets/form-state.ts'
import { marketModules } from '#core/markets/index.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { readinessOf, requiredNow } from '#core/markets/readiness.ts'
import { type Facts, registered } from '#core/rules/condition.ts'
import { amount, within } from '#tests/amount.ts'
import { goodSubmission } from '#tests/arbitraries/submission-document.ts'
import { completeSubmission, formOf } from '#tests/market-content.ts'

/** The marks of a form are the validator's (decision D54): for any values, of every market. */

const today = '2026-11-23'
const cases = amount(15, 300)

const markets = await Promise.all(
  marketModules.map(async (market) => ({
    code: market.code,
    market,
    form: await formOf(market.code),
    complete: await completeSubmission(market.code),
  })),
)

type Row = Readonly<Record<string, unknown>>
type Change = (document: AnyDocument) => AnyDocument

const cell = (document: AnyDocument, path: string): unknown => {
  const [id = '', row, column = ''] = path.split('.')
  const value = document[id]
  return row === undefined ? value : (value as readonly Row[] | undefined)?.[Number(row)]?.[column]
}

function emptied(document: AnyDocument, path: string): AnyDocument {
  const [id = '', row, column = ''] = path.split('.')
  if (row === undefined) return { ...document, [id]: undefined }
  const rows = (document[id] as readonly Row[]).map((one, index) =>
    index === Number(row) ? { ...one, [column]: undefined } : one,
  )
  return { ...document, [id]: rows } as AnyDocument
}

/** Values that decide what else is asked. */
function turned(field: Field): fc.Arbitrary<unknown> | undefined {
  switch (field.type) {
    case 'code':
      return fc.constantFrom(...field.codes.map(({ code }) => code))
    case 'boolean':
      return fc.constantFrom<unknown>(true, false, undefined)
    case 'group':
      return fc.constantFrom<unknown>([], [{}], undefined)
    default:
      return undefined
  }
}

/** One to a dozen changes: fields emptied, cells emptied, answers, classes, laws and statuses turned. */
function changesOf({
  fields,
  regulatorFields,
  publishedFrom,
}: MarketModule): fc.Arbitrary<readonly Change[]> {
  const ids = Object.keys(regulatorFields)
  const empty = fc.constantFrom(...ids).map(
    (id): Change =>
      (document) =>
        emptied(document, id),
  )
  const turns = ids.flatMap((id) => {
    const values = fields[id] && turned(fields[id])
    return values
      ? [
          values.map(
            (value): Change =>
              (document) =>
                ({ ...document, [id]: value }) as AnyDocument,
          ),
        ]
      : []
  })
  const deciding = ['riskClass', 'legislation', 'deviceStatus', 'registrationType'].flatMap((id) => {
    const values = id in regulatorFields && fields[id] && turned(fields[id])
    return values
      ? [
          values.map(
            (value): Change =>
              (document) =>
                ({ ...document, [id]: value }) as AnyDocument,
          ),
        ]
      : []
  })
  const inRow = fc.nat().chain((at) =>
    fc.nat().map(
      (which): Change =>
        (document) => {
          const tables = ids.filter((id) => Array.isArray(document[id]) && fields[id]?.type === 'group')
          const table = tables[at % Math.max(1, tables.length)]
          const field = table === undefined ? undefined : fields[table]
          if (table === undefined || field?.type !== 'group') return document
          const columns = Object.keys(field.columns)
          const rows = (document[table] as readonly Row[]).length
          return rows === 0
            ? document
            : emptied(document, `${table}.${which % rows}.${columns[which % columns.length]}`)
        },
    ),
  )
  // Published, published today, planned, neither: what is asked depends on the day.
  const days =
    publishedFrom === undefined
      ? []
      : [
          fc.constantFrom('2014-07-24', today, '2030-01-01', undefined).map(
            (day): Change =>
              (document) =>
                ({ ...document, [publishedFrom]: day }) as AnyDocument,
          ),
        ]
  const change = fc.oneof(empty, fc.oneof(...turns), ...deciding, ...days, inRow)
  return fc.array(change, { minLength: 1, maxLength: 12 })
}

const undeclared: Change = (document) => ({ ...document, declarationsChecked: undefined })

function documentsOf(market: MarketModule, complete: AnyDocument): fc.Arbitrary<AnyDocument> {
  const whole: fc.Arbitrary<AnyDocument> =
    market.code === 'EU' || market.code === 'CH'
      ? fc.oneof(fc.constant(complete), goodSubmission as fc.Arbitrary<AnyDocument>)
      : fc.constant(complete)
  return fc
    .tuple(whole, changesOf(market), fc.boolean())
    .map(([document, changes, open]) =>
      [...changes, ...(open ? [undeclared] : [])].reduce((changed, change) => change(changed), document),
    )
}

/** All that says that something is missing: findings beside what is empty, what keeps the file back, open declarations. */
function saidMissing(market: MarketModule, document: AnyDocument, facts: Facts) {
  const isEmpty = (path: string) => isBlank(cell(document, path))
  const beside = market
    .judge(document, facts, today)
    .flatMap(({ field, severity, ruleId }) =>
      field !== null && isEmpty(field) ? [{ field, severity, ruleId }] : [],
    )
  const gaps = (market.files[0]?.missing(document, today) ?? []).filter(({ field }) => isEmpty(field))
  return { beside, gaps: gaps.map(({ field }) => field) }
}

describe.each(markets)('$code: what is required', ({ market, form, complete }) => {
  const anyCase = fc.tuple(
    documentsOf(market, complete),
    fc.constantFrom<Facts>(new Set(), new Set([registered])),
  )
  const stateOf = formReader(form)
  const warnsOfMissing = new Set(
    market.ruleSets
      .flatMap(({ rules }) => rules)
      .flatMap(({ id, problem }) => (problem === 'missing' ? [id] : [])),
  )
  const shown = form.sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))

  it('is marked before the validator misses it', { timeout: within(60_000) }, () => {
    fc.assert(
      fc.property(anyCase, ([document, facts]) => {
        const { required, missing, advised } = requiredNow(market, document, today, facts)
        const { beside, gaps } = saidMissing(market, document, facts)
        for (const { field, severity, ruleId } of beside) {
          if (severity === 'error') expect(missing, ruleId).toContain(field)
          // Other warnings beside what is empty are about something else that is there.
          else if (warnsOfMissing.has(ruleId)) expect([...required, ...advised], ruleId).toContain(field)
        }
        if (!facts.has(registered)) for (const field of gaps) expect(missing).toContain(field)
      }),
      { numRuns: cases },
    )
  })

  it('is said by the validator once it is emptied', { timeout: within(60_000) }, () => {
    fc.assert(
      fc.property(anyCase, ([document, facts]) => {
        const { required } = requiredNow(market, document, today, facts)
        const declared = market.declarationsAsked(document)
        for (const path of required) {
          const without = emptied(document, path)
          const { beside, gaps } = saidMissing(market, without, facts)
          const found = [
            ...beside.filter(({ severity }) => severity !== 'info').map(({ field }) => field),
            ...gaps,
          ]
          expect(found, path).toContain(declared.includes(path) ? 'declarationsChecked' : path)
          expect(requiredNow(market, without, today, facts).missing).toContain(path)
        }
      }),
      { numRuns: cases },
    )
  })

  it('is in sight, and the same for form and readiness', () => {
    fc.assert(
      fc.property(anyCase, ([document, facts]) => {
        const { required, missing, advised } = requiredNow(market, document, today, facts)
        const { needed, missing: open, advised: warned, hidden } = stateOf(document, today, facts)
        expect({ required: needed, missing: open, advised: warned }).toEqual({ required, missing, advised })
        const fields = [...new Set(required.map((path) => path.split('.')[0] ?? path))]
        for (const id of fields) {
          expect(hidden).not.toContain(id)
          if (id !== 'registrationType') expect(shown).toContain(id)
        }
        const readiness = readinessOf(market, document, today, facts)
        expect(readiness.needed).toBe(fields.length)
        expect(readiness.missing.length === 0).toBe(missing.length === 0)
      }),
      { numRuns: cases },
    )
  })

  it('is nothing more for a complete submission', () => {
    expect(requiredNow(market, complete, today).missing).toEqual([])
  })
})

it('every rule that says that something is missing has its condition from a requirement', () => {
  for (const { ruleSets, requirements } of marketModules) {
    const known = requirements.map(({ id }) => id)
    const advised = requirements.filter(({ id }) => id === 'ADVISED').map(({ field }) => field)
    for (const { id, problem, field } of ruleSets.flatMap(({ rules }) => rules)) {
      if (problem === 'missing' && !advised.includes(field ?? '')) expect(known).toContain(id)
    }
  }
})
