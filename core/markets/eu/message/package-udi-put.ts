import { one, sequence } from '#core/files/xml-shape.ts'
import { type DiIdentifier, diIdentifier } from '#core/markets/eu/message/identifier.ts'
import { type Packages, packages } from '#core/markets/eu/message/packages.ts'

/** The packages of a UDI-DI from now on, all of them, with their `version` (udidi:DTXPackageUDIType). */
export interface PackageUdiPut {
  readonly udiIdentifier: DiIdentifier
  readonly packages: Packages
}

export const packageUdiPutShape = sequence<PackageUdiPut>({
  udiIdentifier: one('udidi:udiIdentifier', diIdentifier),
  packages: one('udidi:packages', packages),
})

/** PACKAGE_UDI.PUT: replaces the packages of a UDI-DI. */
export function packageUdiPut(content: PackageUdiPut) {
  return { service: 'PACKAGE_UDI.PUT', content } as const
}
