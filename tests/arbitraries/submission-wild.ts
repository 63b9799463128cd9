import fc from 'fast-check'
import type { AnyDocument, Field } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { goodSubmission } from './submission-document.ts'

/** Submissions gone wrong: things left out, of another kind, from another list, or impossible to write. */

type Wild = Readonly<Record<string, unknown>>
type Damage = (document: Wild) => Wild

const fieldIds = Object.keys(submissionFields)
const sent = Object.entries(submissionFields as Record<string, Field>)
  .filter(([, { level }]) => level !== 'hub')
  .map(([id]) => id)
const tables = Object.entries(submissionFields as Record<string, Field>).flatMap(([id, field]) =>
  field.type === 'group' ? [{ id, columns: Object.keys(field.columns) }] : [],
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
    'SYSTEM',
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
    '+A999BJ3000M',
    '2026-02-30',
    '2026-02-28',
    '-2026-01-01',
    'A01 B02',
    'A01',
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

const leaveOut: fc.Arbitrary<Damage> = fc
  .constantFrom(...fieldIds)
  .map((id) => (document) => ({ ...document, [id]: undefined }))

const replace: fc.Arbitrary<Damage> = fc
  .tuple(fc.constantFrom(...sent), odd)
  .map(([id, value]) => (document) => ({ ...document, [id]: value }))

const rowsOf = (document: Wild, id: string): readonly unknown[] => {
  const rows = document[id]
  return Array.isArray(rows) ? rows : []
}

const addRow: fc.Arbitrary<Damage> = fc
  .tuple(fc.constantFrom(...tables), fc.array(odd, { minLength: 5, maxLength: 5 }), fc.boolean())
  .map(([{ id, columns }, values, empty]) => (document) => {
    const cells = columns.map((column, index) => [column, values[index]])
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
    const column = columns[which % columns.length] ?? ''
    const changed = rows.map((row, index) =>
      index === place % rows.length && typeof row === 'object' ? { ...row, [column]: value } : row,
    )
    return { ...document, [id]: changed }
  })

const damage = fc.oneof(leaveOut, replace, addRow, doubleRows, changeCell)

/** A good submission with one to four things wrong (not all of them matter). */
export const wildSubmission: fc.Arbitrary<AnyDocument> = fc
  .tuple(goodSubmission, fc.array(damage, { minLength: 1, maxLength: 4 }))
  .map(([good, harms]) => harms.reduce<Wild>((document, harm) => harm(document), good) as AnyDocument)
