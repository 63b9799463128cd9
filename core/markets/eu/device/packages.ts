import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { DiIdentifier } from '../message/common-di.ts'
import type { Packages, PackageUdi } from '../message/udi-di.ts'
import { udiDiIdentifier, unitUdiDiOf } from './identifiers.ts'
import { filled, isOffMarket, type RowOf, text } from './values.ts'

/** The packages of a device: what a row leaves open is that of the device, off the market all of them (BR-UDID-073). */
export function packagesOf(document: SubmissionDocument): Packages | undefined {
  if (!document.packages) return undefined
  const device = unitUdiDiOf(document)
  const identifiers = document.packages.map(identifierOf)
  const byCode = new Map([...identifiers, device].map((known) => [known.DICode, known]))
  const rows = document.packages.map((row): PackageUdi => {
    const contained = filled(row.containedDi)
    return {
      identifier: identifierOf(row),
      status: ((isOffMarket(document.deviceStatus) ? undefined : filled(row.status)) ??
        document.deviceStatus) as PackageUdi['status'],
      // A package told of elsewhere in the list says there who issued its code.
      child: contained ? (byCode.get(contained) ?? udiDiIdentifier(contained, undefined)) : device,
      numberOfItems: row.quantity as number,
    }
  })
  return { package: rows }
}

function identifierOf(row: RowOf<'packages'>): DiIdentifier {
  return udiDiIdentifier(text(row.packageDi), row.issuingEntity)
}
