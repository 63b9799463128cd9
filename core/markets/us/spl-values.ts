import type { AnyDocument } from '#core/dictionary/field.ts'
import { diKey } from '#core/identifiers/di-key.ts'
import { rowsOf } from '#core/rules/values.ts'
import { layoutOf, toDocument } from '../spl/rows.ts'
import type { SplEntry, SplValues } from '../spl/values.ts'
import { usFields } from './fields.ts'
import {
  agencyOf,
  declaredOf,
  flagOf,
  listOf,
  premarketOf,
  productCodesOf,
  statusOf,
  textOf,
} from './gudid-values.ts'
import { usRegulatorFields } from './regulator-fields.ts'
import { saidIn } from './said-in.ts'

/** A US submission in the attributes of an SPL document, and what of it has no place there. */

/** The field each attribute comes from. */
export const fieldOfAttribute: Readonly<Record<string, string>> = {
  di: 'udiDi',
  agency: 'udiDiIssuingEntity',
  labelerDuns: 'usLabelerDuns',
  labelerName: 'manufacturerName',
  brandName: 'brandName',
  description: 'deviceDescription',
  kit: 'kit',
  model: 'modelNumber',
  catalog: 'catalogueNumber',
  'productCodes.code': 'usFdaProductCode',
  'gmdn.code': 'usGmdnCodes',
  'packages.di': 'usPackages',
  'packages.quantity': 'usPackages',
  'packages.agency': 'usPackages',
  'premarket.number': 'usFdaPremarketSubmissionNumber',
  'premarket.type': 'usPremarketType',
  exempt: 'usPremarketExempt',
  'distribution.status': 'usDistributionStatus',
  'distribution.end': 'usDistributionEndDate',
  singleUse: 'singleUse',
  sterile: 'sterile',
  mri: 'mriSafety',
}

/** `today` is YYYY-MM-DD. */
export function valuesOf(document: AnyDocument, today: string): SplValues {
  const end = textOf(document, 'usDistributionEndDate')
  const status = statusOf(textOf(document, 'usDistributionStatus'), end, today)
  return {
    single: {
      di: textOf(document, 'udiDi'),
      agency: agencyOf(document),
      labelerDuns: textOf(document, 'usLabelerDuns'),
      labelerName: textOf(document, 'manufacturerName'),
      brandName: textOf(document, 'brandName'),
      description: textOf(document, 'deviceDescription'),
      kit: declaredOf(document, 'kit'),
      model: textOf(document, 'modelNumber'),
      catalog: textOf(document, 'catalogueNumber'),
      exempt: flagOf(document, 'usPremarketExempt'),
      singleUse: declaredOf(document, 'singleUse'),
      sterile: declaredOf(document, 'sterile'),
      mri: textOf(document, 'mriSafety'),
    },
    groups: {
      productCodes: productCodesOf(document).flatMap(({ code }) => (code === '' ? [] : [{ code }])),
      gmdn: listOf(document, 'usGmdnCodes', /[,;]/).map((code) => ({ code })),
      packages: packagesOf(document),
      premarket: placedPremarket(document),
      distribution: [{ status, ...(end !== '' && { end }) }],
    },
  }
}

function packagesOf(document: AnyDocument): SplEntry[] {
  const primary = textOf(document, 'udiDi')
  // What a package holds may be written with other zeros in front than the package itself.
  const own = new Map(
    rowsOf(document, 'usPackages').map((row) => [diKey(row.packageDi), textOf(row, 'packageDi')]),
  )
  return rowsOf(document, 'usPackages').map((row) => {
    const contains = textOf(row, 'containedDi')
    return {
      di: textOf(row, 'packageDi'),
      agency: textOf(row, 'issuingAgency') || agencyOf(document),
      quantity: textOf(row, 'quantity'),
      contains: diKey(contains) === diKey(primary) ? '' : (own.get(diKey(contains)) ?? contains),
    }
  })
}

/** Supplements have no place of their own: a submission stands there once. */
function placedPremarket(document: AnyDocument): SplEntry[] {
  const placed = premarketOf(document).filter(
    ({ number, type }) => number !== '' && hasPlace('premarket.type', type),
  )
  return placed
    .filter(({ number }, at) => placed.findIndex((one) => one.number === number) === at)
    .map(({ number, type }) => ({ number, type }))
}

function hasPlace(attribute: string, value: string): boolean {
  const row = layoutOf('US').rows.find((one) => one.attribute === attribute)
  return row !== undefined && toDocument(row, value) !== undefined
}

/** GUDID works these out or gives them, or the hub has them for itself: nobody enters them. */
const notEntered = new Set([
  'usFdaGudidId',
  'usRecordStatus',
  'usDistributionStatus',
  'usProductCodeName',
  'usFdaEstablishmentNumber',
  'usFdaClassification',
])

const placed = new Set([
  ...layoutOf('US').rows.flatMap(({ attribute }) => fieldOfAttribute[attribute] ?? []),
  'usProductCodes',
])
/** Placed with others, or in part: what is left over of them is named below. */
const inPart = new Set([
  'usPremarketSubmissions',
  'usPremarketSupplement',
  'usPremarketType',
  'usPackages',
  'mriSafety',
])

export const labelOf = (field: string): string =>
  usRegulatorFields[field]?.label ?? usFields[field]?.label ?? field

/** What stands under a name of the form, if anything. */
interface Unplaced {
  readonly name: string
  readonly said: (document: AnyDocument) => unknown
}

const columnOfPackages =
  (...columns: readonly string[]) =>
  (document: AnyDocument) =>
    rowsOf(document, 'usPackages')
      .filter((row) => columns.some((column) => textOf(row, column) !== ''))
      .map((row) => [row.packageDi, ...columns.map((column) => textOf(row, column))])

const unplaced: readonly Unplaced[] = [
  ...Object.entries(usRegulatorFields).flatMap(([field, { id }]) =>
    id === undefined || placed.has(field) || inPart.has(field) || notEntered.has(field)
      ? []
      : [{ name: labelOf(field), said: (document: AnyDocument) => saidIn(document, field) }],
  ),
  {
    name: labelOf('usPremarketSupplement'),
    said: (document) => premarketOf(document).filter(({ supplement }) => !/^0*$/.test(supplement)),
  },
  {
    name: 'Premarket submissions other than 510(k), PMA and HDE, or without a type',
    said: (document) => premarketOf(document).filter(({ type }) => !hasPlace('premarket.type', type)),
  },
  { name: 'Package type', said: columnOfPackages('packageType') },
  { name: 'Package discontinue date', said: columnOfPackages('discontinueDate', 'status') },
  {
    name: labelOf('mriSafety'),
    said(document) {
      const mri = textOf(document, 'mriSafety')
      return hasPlace('mri', mri) ? '' : mri
    },
  },
]

const isNothing = (said: unknown): boolean =>
  said === undefined ||
  said === null ||
  said === '' ||
  said === false ||
  (Array.isArray(said) && said.length === 0)

/** What the document cannot say of a submission, by the names of the form: somebody enters it in GUDID by hand. */
export const withoutPlace = (document: AnyDocument): readonly string[] =>
  unplaced.flatMap(({ name, said }) => (isNothing(said(document)) ? [] : [name])).toSorted()

/** What of it has changed since GUDID took the record; what is gone is named as removed, a yes that is a no as such. */
export const changedWithoutPlace = (registered: AnyDocument, now: AnyDocument): readonly string[] =>
  unplaced
    .flatMap(({ name, said }) => {
      const [was, is] = [said(registered), said(now)]
      if (JSON.stringify(was) === JSON.stringify(is)) return []
      if (is === false) return [`${name} (now No)`]
      return [isNothing(is) ? `${name} (removed)` : name]
    })
    .toSorted()
