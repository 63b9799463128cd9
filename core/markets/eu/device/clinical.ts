import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { ClinicalSize } from '../message/common-di.ts'
import type { LanguageText } from '../message/language-text.ts'
import type { ClinicalInvestigationLink } from '../message/links.ts'
import { filled, languageTextsOf, type RowOf, someOrNone, text, togetherBy } from './values.ts'

type SizeRow = RowOf<'clinicalSizes'>
type Rows = readonly [SizeRow, ...SizeRow[]]

/**
 * The clinical sizes of a device. The same size described in several languages is one; in the same language again
 * it is another one: two that are "other" may measure alike.
 */
export function clinicalSizesOf(document: SubmissionDocument): readonly ClinicalSize[] | undefined {
  const met = new Map<string, number>()
  const sizes = togetherBy(document.clinicalSizes ?? [], (row) => {
    const measure = measureOf(row)
    const described = `${measure} ${row.language ?? ''}`
    const times = (met.get(described) ?? 0) + 1
    met.set(described, times)
    return `${measure} ${times}`
  })
  return someOrNone(sizes.map(sizeOf))
}

const measureOf = ({ sizeType, precision, value, minimum, maximum, unit, text: given }: SizeRow): string =>
  JSON.stringify([sizeType, precision, value, minimum, maximum, unit, given])

function sizeOf(rows: Rows): ClinicalSize {
  const [row] = rows
  const sized = {
    clinicalSizeType: row.sizeType as ClinicalSize['clinicalSizeType'],
    clinicalSizeDescription: describedBy(rows, 'description'),
  }
  if (row.precision === 'text') return { kind: 'text', ...sized, text: text(row.text) }
  const measured = {
    ...sized,
    valueUnit: row.unit as Extract<ClinicalSize, { kind: 'value' }>['valueUnit'],
    measureUnitDescription: describedBy(rows, 'unitDescription'),
  }
  return row.precision === 'range'
    ? { kind: 'range', ...measured, minimum: row.minimum as number, maximum: row.maximum as number }
    : { kind: 'value', ...measured, value: row.value as number }
}

function describedBy(
  rows: Rows,
  column: 'description' | 'unitDescription',
): readonly LanguageText[] | undefined {
  const told = rows.filter((row) => filled(row[column]))
  return languageTextsOf(told.map((row) => ({ language: row.language, text: row[column] })))
}

/** The clinical investigations of a device; one in several countries outside the EU is one link. */
export function investigationsOf(
  document: SubmissionDocument,
): readonly ClinicalInvestigationLink[] | undefined {
  const groups = togetherBy(document.clinicalInvestigations ?? [], ({ reference }) => text(reference))
  return someOrNone(
    groups.map((rows) => ({
      clinicalInvestigationReference: text(rows[0].reference),
      nonEUApplicableCountries: someOrNone(rows.flatMap(({ nonEuCountry }) => filled(nonEuCountry) ?? [])),
    })),
  )
}
