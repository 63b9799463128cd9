import type { DeviceStatus } from '#core/code-lists/eudamed/device-statuses.ts'
import { container, leaf, type XmlElement } from '#core/files/xml-tree.ts'
import { type EntityVersion, entityVersion } from '#core/markets/eu/message/entity-version.ts'
import { type DiIdentifier, diIdentifier } from '#core/markets/eu/message/identifier.ts'

/** One level of packaging (udidi:PackageUDIType). The levels are a flat list; each names what it holds. */
export interface PackageUdi extends EntityVersion {
  readonly identifier: DiIdentifier
  readonly status: DeviceStatus
  /** The lower package, or the UDI-DI of the device. */
  readonly child?: DiIdentifier
  readonly numberOfItems: number
}

/** All packages of a UDI-DI, versioned together (udidi:PackageUDIsType). */
export interface Packages extends EntityVersion {
  readonly package: readonly PackageUdi[]
}

/** The packages inside an element of this name; nothing without any, whatever their version. */
export function packages(name: string, value: Packages | undefined): XmlElement | undefined {
  if (value === undefined || value.package.length === 0) return undefined
  return container(name, [entityVersion(value), value.package.map(packageUdi)])
}

function packageUdi(value: PackageUdi): XmlElement | undefined {
  return container('udidi:package', [
    entityVersion(value),
    diIdentifier('udidi:identifier', value.identifier),
    container('udidi:status', [leaf('commondi:code', value.status)]),
    diIdentifier('udidi:child', value.child),
    leaf('udidi:numberOfItems', value.numberOfItems),
  ])
}
