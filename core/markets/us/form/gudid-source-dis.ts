import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'
import { type GudidSource, rowsAt } from './gudid-source.ts'

/** Kinds of a DI that have a field of their own: the first of them stands there where its agency is one the field has. */
const ownField: Readonly<Record<string, string>> = {
  Secondary: 'secondaryUdiDi',
  'Direct Marking': 'directMarkingDi',
  'Unit of Use': 'unitOfUseDi',
}
const fieldAgencies = ['GS1', 'HIBCC', 'ICCBBA']

/** Packages and further DIs, all of them; those with a field of their own, as any submission takes them. */
export function furtherDisOf(source: GudidSource): AnyDocument {
  const listed = (source.otherDIs ?? '').split('|').flatMap((entry) => {
    const [type = '', agency = '', ...code] = entry.split(':')
    return code.length > 0 ? [{ type, agency, di: code.join(':') }] : []
  })
  const packages = listed.filter(({ type }) => type === 'Package')
  const holding = rowsAt(source, 'identifiers/identifier').filter((row) => Object.keys(row).some(isOfPackage))
  const taken = new Set<string>()
  const values: Record<string, string> = {}
  const further = listed.filter(({ type, agency, di }) => {
    if (type === 'Package') return false
    const field = ownField[type]
    if (!field || taken.has(type)) return true
    taken.add(type)
    // Without its agency, or of another one, the field cannot say whose it is.
    if (!fieldAgencies.includes(agency)) return true
    values[field] = di
    values[`${field}IssuingEntity`] = agency
    return false
  })
  return {
    ...values,
    ...(packages.length > 0 && {
      usPackages: packages.map(({ di, agency }, at) =>
        packageOf(di, agency, holding.length === packages.length ? holding[at] : undefined),
      ),
    }),
    ...(further.length > 0 && {
      usFurtherDis: further.map(({ type, agency, di }) => ({
        identifierType: type,
        di,
        ...(agency !== '' && { issuingAgency: agency }),
      })),
    }),
  }
}

const isOfPackage = (name: string): boolean => name === 'containsDINumber' || name.startsWith('pkg')

function packageOf(di: string, agency: string, held: Readonly<Record<string, string>> = {}): FieldRow {
  const { containsDINumber, pkgQuantity, pkgType, pkgDiscontinueDate, pkgStatus } = held
  const quantity = Number(pkgQuantity ?? '')
  return {
    packageDi: di,
    ...(agency !== '' && { issuingAgency: agency }),
    ...(Number.isInteger(quantity) && quantity > 0 && { quantity }),
    ...(containsDINumber && { containedDi: containsDINumber }),
    ...(pkgType && { packageType: pkgType }),
    ...(pkgDiscontinueDate && { discontinueDate: pkgDiscontinueDate }),
    ...(pkgStatus && { status: pkgStatus }),
  }
}
