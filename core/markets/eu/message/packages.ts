import type { DeviceStatus } from '#core/code-lists/eudamed/device-statuses.ts'
import { one, optional, repeated, sequence, told, withRows } from '#core/files/xml-shape.ts'
import { integer, token } from '#core/files/xml-values.ts'
import { deviceStatus } from '#core/markets/eu/message/device-status.ts'
import { type EntityVersion, entityVersion } from '#core/markets/eu/message/entity-version.ts'
import { type DiIdentifier, diIdentifier } from '#core/markets/eu/message/identifier.ts'

/** One level of packaging (udidi:PackageUDIType). The levels are a flat list; each names what it holds. */
export interface PackageUdi extends EntityVersion {
  readonly identifier: DiIdentifier
  readonly status: DeviceStatus
  /** EUDAMED's own, in downloads from release 3.0.30; never written. */
  readonly lastUpdated?: string
  /** The lower package, or the UDI-DI of the device. */
  readonly child?: DiIdentifier
  readonly numberOfItems: number
}

/** All packages of a UDI-DI, versioned together (udidi:PackageUDIsType). */
export interface Packages extends EntityVersion {
  readonly package: readonly PackageUdi[]
}

const packageUdi = sequence<PackageUdi>({
  ...entityVersion,
  identifier: one('udidi:identifier', diIdentifier),
  status: one('udidi:status', deviceStatus),
  lastUpdated: told('udidi:lastUpdated', token),
  child: optional('udidi:child', diIdentifier),
  numberOfItems: one('udidi:numberOfItems', integer),
})

export const packages = withRows(
  'package',
  sequence<Packages>({ ...entityVersion, package: repeated('udidi:package', packageUdi) }),
)
