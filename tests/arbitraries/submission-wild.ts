import fc from 'fast-check'
import type { AnyDocument, ColumnField, Field } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { sentFields } from '#core/markets/eu/sent-fields.ts'
import { goodSubmission } from './submission-document.ts'

/**
 * Submissions gone wrong: things left out, of another kind, from another list or of another device, or impossible
 * to write.
 */

type Wild = Readonly<Record<string, unknown>>
type Damage = (document: Wild) => Wild

const fields = Object.entries(submissionFields as Record<string, Field>)
const fieldIds = fields.map(([id]) => id)
const sent = sentFields.map(({ id, field }) => [id, field] as const)
const tables = sent.flatMap(([id, field]) =>
  field.type === 'group' ? [{ id, columns: Object.entries<ColumnField>(field.columns) }] : [],
)

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    'x',
    'ANY',
    'EN',
    'class-d',
    'class-ii',
    'class-i',
    'class-iib',
    'class-iii',
    'MDR_SOFTWARE',
    'MDD_SOFTWARE',
    'AIMDD_ORTHOPEDIC',
    'IVDR_SOFTWARE',
    'MDR_STANDARD_SOFT_CONTACT_LENSES',
    'SYSTEM',
    'SPP',
    'MDD',
    'IVDD',
    'legacy',
    'GS1',
    'HIBCC',
    'ICCBBA',
    'EUDAMED',
    'NA',
    'DE-MF-000000001',
    'US-MF-000000001',
    'IE-AR-000000001',
    'ZZ-MF-000000001',
    'DE-MF-٠٠٠٠٠٠٠٠١',
    '٠١٢٣',
    '0123',
    'ON_THE_MARKET',
    'NO_LONGER_PLACED_ON_THE_MARKET',
    '00768627892504X',
    '09521234000013',
    'B-09521234000013',
    'D-AF-MF-000000245AT',
    'B-AF-MF-000000245AT',
    'D-',
    '+A999BJ3000M',
    'DE-PR-000000001',
    'SHC006',
    'SHC099',
    'CW999',
    'CST999',
    'MU999',
    'value',
    'range',
    'text',
    'CMR_1A',
    '7440-48-4',
    '7440484',
    '231-158-0',
    'works@example.com',
    '2026-02-30',
    '2026-02-28',
    '-2026-01-01',
    'A01 B02',
    'A01',
    // Every object has these, so a table looked up carelessly answers to them.
    'toString',
    'constructor',
    '__proto__',
  ),
  fc.constantFrom<unknown>(
    '\u0000',
    'a\u0001b',
    'line\u000bbreak',
    '\ud800',
    '\ufffe',
    '\uffff',
    '<&>"\r\n',
    '😀',
  ),
  fc.constantFrom<unknown>(
    'x'.repeat(120),
    'x'.repeat(121),
    '😀'.repeat(127),
    'x'.repeat(256),
    'x'.repeat(2001),
  ),
  fc.constantFrom<unknown>(0, -1, 1, 1.5, 32_767, 32_768, 1e21, Number.NaN, true, false, null, undefined),
  fc.constantFrom<unknown>([], [{}], [null], ['x'], [['x']], {}, ['BATCH_NUMBER', 'x']),
  fc.string({ unit: 'binary', maxLength: 10 }),
)

const anyCode = fc.nat()

/** A value of the kind the field holds; of a list, one of its codes. */
function fitting(field: Field): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'code':
    case 'codes': {
      const codes = field.codes.map(({ code }) => code)
      const one = anyCode.map((place) => codes[place % codes.length])
      return field.type === 'code' ? one : one.map((code) => [code])
    }
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'decimal':
      return fc.integer({ min: -1, max: 40_000 })
    case 'date':
      return fc.constantFrom('2026-02-28', '2031-12-31')
    case 'group':
      return fc.array(fc.record(fittingCells(field.columns), { requiredKeys: [] }), { maxLength: 3 })
    default:
      return odd
  }
}

const fittingCells = (
  columns: Readonly<Record<string, ColumnField>>,
): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(columns).map(([id, column]) => [id, fitting(column)]))

const leaveOut: fc.Arbitrary<Damage> = fc
  .constantFrom(...fieldIds)
  .map((id) => (document) => ({ ...document, [id]: undefined }))

const replace: fc.Arbitrary<Damage> = fc
  .tuple(fc.constantFrom(...sent), odd)
  .map(([[id], value]) => (document) => ({ ...document, [id]: value }))

/** Not odd in itself, but perhaps beside the rest. */
const exchange: fc.Arbitrary<Damage> = fc.oneof(
  ...sent.map(([id, field]) =>
    fitting(field).map(
      (value): Damage =>
        (document) => ({ ...document, [id]: value }),
    ),
  ),
)

/** What decides which rules apply. */
const turn: fc.Arbitrary<Damage> = fc.oneof(
  ...(['legislation', 'riskClass', 'deviceStatus', 'specialDevice', 'multiComponentType'] as const).map(
    (id) =>
      fitting(submissionFields[id]).map(
        (value): Damage =>
          (document) => ({ ...document, [id]: value }),
      ),
  ),
)

/** Making one takes longer than harming it, so most harms are done to these. */
const ready: readonly AnyDocument[] = fc.sample(goodSubmission, { numRuns: 200, seed: 7 })

/** One or several values of another device, mostly of another law. */
const graft: fc.Arbitrary<Damage> = fc
  .tuple(fc.constantFrom(...ready), fc.uniqueArray(fc.constantFrom(...sent), { minLength: 1, maxLength: 6 }))
  .map(([stranger, taken]) => (document) => ({
    ...document,
    ...Object.fromEntries(taken.map(([id]) => [id, stranger[id]])),
  }))

const rowsOf = (document: Wild, id: string): readonly unknown[] => {
  const rows = document[id]
  return Array.isArray(rows) ? rows : []
}

const addRow: fc.Arbitrary<Damage> = fc
  .tuple(fc.constantFrom(...tables), fc.array(odd, { minLength: 5, maxLength: 5 }), fc.boolean())
  .map(([{ id, columns }, values, empty]) => (document) => {
    const cells = columns.map(([column], index) => [column, values[index % values.length]])
    return { ...document, [id]: [...rowsOf(document, id), empty ? {} : Object.fromEntries(cells)] }
  })

const doubleRows: fc.Arbitrary<Damage> = fc.constantFrom(...tables).map(({ id }) => (document) => ({
  ...document,
  [id]: [...rowsOf(document, id), ...rowsOf(document, id)],
}))

const changeCell: fc.Arbitrary<Damage> = fc
  .tuple(fc.constantFrom(...tables), fc.nat(), fc.nat(), odd)
  .map(([{ id, columns }, place, which, value]) => (document) => {
    const rows = rowsOf(document, id)
    const [column = ''] = columns[which % columns.length] ?? []
    const changed = rows.map((row, index) =>
      index === place % rows.length && typeof row === 'object' ? { ...row, [column]: value } : row,
    )
    return { ...document, [id]: changed }
  })

const addFittingRow: fc.Arbitrary<Damage> = fc.oneof(
  ...tables.map(({ id, columns }) =>
    fc.record(fittingCells(Object.fromEntries(columns)), { requiredKeys: [] }).map(
      (row): Damage =>
        (document) => ({ ...document, [id]: [...rowsOf(document, id), row] }),
    ),
  ),
)

const exchangeCell: fc.Arbitrary<Damage> = fc.oneof(
  ...tables.flatMap(({ id, columns }) =>
    columns.map(([name, column]) =>
      fc.tuple(fc.nat(), fitting(column)).map(
        ([place, value]): Damage =>
          (document) => {
            const rows = rowsOf(document, id)
            const changed = rows.map((row, index) =>
              index === place % rows.length && typeof row === 'object' ? { ...row, [name]: value } : row,
            )
            return { ...document, [id]: changed }
          },
      ),
    ),
  ),
)

const damage = fc.oneof(
  leaveOut,
  replace,
  exchange,
  turn,
  graft,
  addRow,
  addFittingRow,
  doubleRows,
  changeCell,
  exchangeCell,
)

const good: fc.Arbitrary<AnyDocument> = fc.oneof(
  { weight: 1, arbitrary: goodSubmission },
  { weight: 3, arbitrary: fc.constantFrom(...ready) },
)

/** A good submission with one to four things wrong (not all of them matter). */
export const wildSubmission: fc.Arbitrary<AnyDocument> = fc
  .tuple(good, fc.array(damage, { minLength: 1, maxLength: 4 }))
  .map(([document, harms]) => harms.reduce<Wild>((harmed, harm) => harm(harmed), document) as AnyDocument)
