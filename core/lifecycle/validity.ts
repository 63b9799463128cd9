import { compareVersions, type MasterStatus, type VersionNumber } from './master-status.ts'

/** A version of a device, with what is known of its life; instants as ISO 8601 in UTC. */
export interface LivedVersion {
  readonly version: VersionNumber
  readonly status: MasterStatus
  readonly createdAt: string
  readonly updatedAt: string
  /** When somebody released it; null where nobody had to. */
  readonly approvedAt: string | null
}

/** When a version was in force; both null if it never was. */
export interface Validity {
  readonly validFrom: string | null
  readonly validTo: string | null
}

/**
 * `all` are the versions of the device (decision D5): the next one released ends it, and so does its deletion. A later
 * one that was deleted while it was in force gave its place back (decision D150).
 */
export function validityOf(version: LivedVersion, all: readonly LivedVersion[]): Validity {
  const validFrom = beginningOf(version)
  if (validFrom === null) return { validFrom: null, validTo: null }
  // One that is in force has its place back, whatever came after it.
  if (version.status === 'active') return { validFrom, validTo: null }
  const later = all.filter((other) => isLater(other, version) && !gaveWayTo(version, other, all))
  const ends = later.map(beginningOf).filter((instant) => instant !== null)
  // Deleted versions cannot be changed.
  if (version.status === 'deleted') ends.push(version.updatedAt)
  return { validFrom, validTo: ends.toSorted()[0] ?? null }
}

const isLater = (one: LivedVersion, other: LivedVersion): boolean =>
  compareVersions(one.version, other.version) > 0

/** The version was deleted, no later one was in force then, and the earlier one was there to take its place. */
function gaveWayTo(earlier: LivedVersion, version: LivedVersion, all: readonly LivedVersion[]): boolean {
  if (version.status !== 'deleted') return false
  if (earlier.status === 'deleted' && earlier.updatedAt <= version.updatedAt) return false
  return !all.some((other) => {
    const beginning = beginningOf(other)
    const wasThere = beginning !== null && beginning <= version.updatedAt
    const wasDeleted = other.status === 'deleted' && other.updatedAt <= version.updatedAt
    return isLater(other, version) && wasThere && !wasDeleted
  })
}

/** A version saved under a final number was in force at once. */
const beginningOf = ({ approvedAt, version, createdAt }: LivedVersion): string | null =>
  approvedAt ?? (version.draft ? null : createdAt)
