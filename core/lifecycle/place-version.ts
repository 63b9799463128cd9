import { compareVersions, type MasterStatus, nextVersionNumber, type VersionNumber } from './master-status.ts'

/** A version of a device that is already there. */
export interface KnownVersion {
  readonly id: number
  readonly versionNumber: string
  readonly version: VersionNumber
  readonly status: MasterStatus
  readonly isLatest: boolean
}

export type Placement =
  | { kind: 'new-device' }
  | { kind: 'new-version'; parentId: number | null }
  | { kind: 'duplicate'; id: number }
  | { kind: 'pending'; id: number }
  | { kind: 'open'; id: number; versionNumber: string }
  | { kind: 'invalid'; path: 'versionNumber' | 'parentId' | 'changeReason'; message: string }

/**
 * Where a version that somebody wants to add belongs among those the device has (decision D4). `known` are
 * all of them, deleted ones included.
 */
export function placeVersion(
  known: readonly KnownVersion[],
  wanted: { version: VersionNumber; parentId: number | null; changeReason: string | null },
): Placement {
  if (known.length === 0) return { kind: 'new-device' }
  const newest = known.reduce((best, next) => (compareVersions(next.version, best.version) > 0 ? next : best))
  if (compareVersions(wanted.version, newest.version) <= 0) {
    const same = known.find((each) => compareVersions(each.version, wanted.version) === 0)
    return { kind: 'duplicate', id: (same ?? known.find((each) => each.isLatest) ?? newest).id }
  }
  if (!wanted.version.draft) {
    const next = nextVersionNumber(newest.version.major)
    return { kind: 'invalid', path: 'versionNumber', message: `A new version starts as a draft: ${next}` }
  }
  const open = known.find((each) => each.status === 'draft' || each.status === 'pending-approval')
  if (open?.status === 'pending-approval') return { kind: 'pending', id: open.id }
  if (open) return { kind: 'open', id: open.id, versionNumber: open.versionNumber }
  if (!wanted.changeReason?.trim()) {
    return { kind: 'invalid', path: 'changeReason', message: 'A new version needs a change reason' }
  }
  return placeParent(known, wanted.parentId)
}

function placeParent(known: readonly KnownVersion[], parentId: number | null): Placement {
  const released = known.filter((each) => each.status === 'active' || each.status === 'archived')
  if (parentId === null)
    return { kind: 'new-version', parentId: known.find((each) => each.isLatest)?.id ?? null }
  if (released.some((each) => each.id === parentId)) return { kind: 'new-version', parentId }
  const message = 'The parent must be a released version of the same device'
  return { kind: 'invalid', path: 'parentId', message }
}
