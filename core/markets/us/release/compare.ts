import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldRow, FieldValue } from '#core/dictionary/field.ts'
import { diKey } from '#core/identifiers/di-key.ts'
import { declaredIn } from '../../declarations.ts'
import type { RegisterDifference } from '../../register.ts'
import { usFields } from '../fields.ts'
import { givenByRegister } from '../form/publishing.ts'
import { premarketOf, productCodesOf, sameMethods } from '../gudid-values.ts'
import { usRegulatorFields } from '../regulator-fields.ts'
import { comparedFields } from './told-fields.ts'

const declared = declaredIn(usRegulatorFields)

/** What GUDID gives a record or works out itself; a submission that does not know it yet says nothing else. */
const givenByGudid = new Set([
  ...givenByRegister,
  'usDistributionStatus',
  'udiDiIssuingEntity',
  'secondaryUdiDiIssuingEntity',
  'directMarkingDiIssuingEntity',
  'unitOfUseDiIssuingEntity',
])
const dis = new Set(['secondaryUdiDi', 'directMarkingDi', 'unitOfUseDi', 'packageDi', 'containedDi', 'di'])

/** Of several, the first stands in fields of its own: which that is makes no difference. */
const groups = [
  {
    fields: ['usFdaProductCode', 'usProductCodeName', 'usProductCodes'],
    same: (here: AnyDocument, there: AnyDocument) => sameRows(productCodesOf(here), productCodesOf(there)),
  },
  {
    fields: [
      'usFdaPremarketSubmissionNumber',
      'usPremarketSupplement',
      'usPremarketType',
      'usPremarketSubmissions',
    ],
    same: (here: AnyDocument, there: AnyDocument) => sameRows(premarketOf(here), premarketOf(there)),
  },
]
const sameRows = (one: readonly object[], other: readonly object[]) => asSet(one) === asSet(other)
const asSet = (rows: readonly unknown[]) => JSON.stringify(rows.map((row) => JSON.stringify(row)).toSorted())

/** Field by field; order of codes and rows does not count, nor how blanks are spaced. */
export function compare(
  here: AnyDocument,
  there: AnyDocument,
  told: ReadonlySet<string> = new Set(comparedFields),
): readonly RegisterDifference[] {
  const asked = declared(here)
  const alike = new Set(groups.filter(({ same }) => same(here, there)).flatMap(({ fields }) => fields))
  return comparedFields.flatMap((field): RegisterDifference[] => {
    const columns = columnsTold(field, told)
    if (columns === 'none' || alike.has(field)) return []
    // A tick answers open declarations with no, and so does the file.
    const answered = here.declarationsChecked === true && asked.includes(field) && here[field] === undefined
    const own = answered ? false : here[field]
    const [ours, theirs] = [own, there[field]].map((value) => comparable(field, value, columns))
    if (ours === theirs || (ours === '' && givenByGudid.has(field))) return []
    const kind = theirs === '' ? 'not-stated-there' : ours === '' ? 'not-stated-here' : 'different'
    const label = usRegulatorFields[field]?.label ?? usFields[field]?.label ?? field
    return [{ field, label, kind, here: own ?? null, there: there[field] ?? null }]
  })
}

type Columns = readonly string[] | 'all' | 'none'

function columnsTold(field: string, told: ReadonlySet<string>): Columns {
  if (told.has(field)) return 'all'
  const columns = [...told]
    .filter((one) => one.startsWith(`${field}.`))
    .map((one) => one.slice(field.length + 1))
  return columns.length > 0 ? columns : 'none'
}

/** A value as a text that is the same for the same; empty for nothing. */
function comparable(field: string, value: FieldValue | undefined, columns: Columns): string {
  if (value === undefined || (typeof value !== 'boolean' && isBlank(value))) return ''
  if (!Array.isArray(value)) {
    return field === 'sterilisationMethod' ? sameMethods(String(value)) : plain(field, value)
  }
  const rows = value.map((row) =>
    typeof row === 'string'
      ? row
      : Object.entries(row as FieldRow)
          .filter(([column, cell]) => !isBlank(cell) && (columns === 'all' || columns.includes(column)))
          .map(([column, cell]) => `${column}=${plain(column, cell)}`)
          .toSorted(),
  )
  return asSet(rows)
}

function plain(name: string, value: unknown): string {
  const text = String(value).replaceAll(/\s+/g, ' ').trim()
  return dis.has(name) ? diKey(text) : text
}
