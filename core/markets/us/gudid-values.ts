import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'
import { rowsOf } from '#core/rules/values.ts'
import { fold } from '#core/text/fold.ts'

/** A US submission said in the elements of AccessGUDID; '' where it says nothing. */

export const textOf = (values: AnyDocument | FieldRow, field: string): string => {
  const value = values[field]
  return value === undefined ? '' : String(value)
}

/** What is not stated is false only once a person has looked at the declarations. */
export function flagOf(document: AnyDocument, field: string): string {
  const value = document[field]
  return typeof value === 'boolean' ? String(value) : ''
}

/** A declaration: the one tick answers those that are open with no. */
export const declaredOf = (document: AnyDocument, field: string): string =>
  flagOf(document, field) || (document.declarationsChecked === true ? 'false' : '')

export const carries = (code: string) => (document: AnyDocument) =>
  String((document.productionIdentifiers as readonly string[] | undefined)?.includes(code) ?? false)

/** As GUDID works it out: no end date, or one that is still to come, is in distribution. `today` is YYYY-MM-DD. */
export const statusOf = (stated: string, end: string, today: string): string =>
  stated || (end === '' || end > today ? 'In Commercial Distribution' : 'Not in Commercial Distribution')

export interface Identifier {
  readonly type: string
  readonly agency: string
  readonly di: string
  readonly ofPackage?: FieldRow
}

const ownFields = [
  ['Direct Marking', 'directMarkingDi'],
  ['Secondary', 'secondaryUdiDi'],
  ['Unit of Use', 'unitOfUseDi'],
] as const

/** Every DI of the device, sorted by kind as GUDID's records mostly have them. */
export function identifiersOf(document: AnyDocument): readonly Identifier[] {
  const listed = rowsOf(document, 'usFurtherDis').map((row) => ({
    type: textOf(row, 'identifierType'),
    agency: textOf(row, 'issuingAgency'),
    di: textOf(row, 'di'),
  }))
  const single = ownFields.flatMap(([type, field]): Identifier[] => {
    const di = textOf(document, field)
    // What the table says of it says more.
    if (di === '' || listed.some((one) => one.type === type && one.di === di)) return []
    return [{ type, agency: textOf(document, `${field}IssuingEntity`), di }]
  })
  const primary = { type: 'Primary', agency: agencyOf(document), di: textOf(document, 'udiDi') }
  const packages = rowsOf(document, 'usPackages').map(
    (row): Identifier => ({
      type: 'Package',
      agency: textOf(row, 'issuingAgency') || agencyOf(document),
      di: textOf(row, 'packageDi'),
      ofPackage: row,
    }),
  )
  return [...packages, primary, ...single, ...listed].toSorted((a, b) =>
    a.type < b.type ? -1 : a.type > b.type ? 1 : 0,
  )
}

/** A DI of digits alone is GS1's. */
export const agencyOf = (document: AnyDocument): string =>
  textOf(document, 'udiDiIssuingEntity') || (/^\d{12,14}$/.test(textOf(document, 'udiDi')) ? 'GS1' : '')

export interface Premarket {
  readonly number: string
  readonly supplement: string
  readonly type: string
}

export function premarketOf(document: AnyDocument): readonly Premarket[] {
  const first = {
    number: textOf(document, 'usFdaPremarketSubmissionNumber'),
    supplement: textOf(document, 'usPremarketSupplement'),
    type: textOf(document, 'usPremarketType'),
  }
  const others = rowsOf(document, 'usPremarketSubmissions').map((row) => ({
    number: textOf(row, 'number'),
    supplement: textOf(row, 'supplement'),
    type: textOf(row, 'type'),
  }))
  return [first, ...others].filter((one) => Object.values(one).some((text) => text !== ''))
}

export function productCodesOf(document: AnyDocument): readonly { code: string; name: string }[] {
  const first = { code: textOf(document, 'usFdaProductCode'), name: textOf(document, 'usProductCodeName') }
  const others = rowsOf(document, 'usProductCodes').map((row) => ({
    code: textOf(row, 'code'),
    name: textOf(row, 'name'),
  }))
  return [first, ...others].filter(({ code, name }) => code !== '' || name !== '')
}

/** Several in one text, as in "K1, K2". */
export const listOf = (document: AnyDocument, field: string, divider: RegExp): readonly string[] =>
  textOf(document, field)
    .split(divider)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Several sterilization methods in one text as they are compared: letter case, spaces and order do not count. */
export const sameMethods = (text: string): string =>
  [...new Set(text.split(';').map((one) => fold(one).replaceAll(/\s+/g, ' ').trim()))]
    .filter((one) => one !== '')
    .toSorted()
    .join(';')
