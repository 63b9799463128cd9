import { compareVersions, type MasterStatus, nextVersionNumber, type VersionNumber } from './master-status.ts'

/** A version of a device that is already there. */
export interface KnownVersion {
  readonly id: number
  readonly versionNumber: string
  readonly version: VersionNumber
  readonly status: MasterStatus
  readonly isLatest: boolean
  readonly parentId: number | null
}

interface Wanted {
  readonly version: VersionNumber
  readonly parentId: number | null
  readonly changeReason: string | null
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
export function placeVersion(known: readonly KnownVersion[], wanted: Wanted): Placement {
  const strange = strangeParent(known, wanted)
  if (strange) return { kind: 'invalid', ...strange }
  if (known.length === 0) return { kind: 'new-device' }
  const newest = known.reduce((best, next) => (compareVersions(next.version, best.version) > 0 ? next : best))
  if (compareVersions(wanted.version, newest.version) <= 0) {
    const there = known.filter((each) => each.status !== 'deleted')
    const same = there.find((each) => compareVersions(each.version, wanted.version) === 0)
    return { kind: 'duplicate', id: (same ?? there.find((each) => each.isLatest) ?? newest).id }
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
  const latest = known.find((each) => each.isLatest)
  return { kind: 'new-version', parentId: wanted.parentId ?? latest?.id ?? null }
}

/**
 * The version that is meant by a file that names none: the one in force, else the newest that is there, which is a
 * draft. A device that is not there begins with the first. Where the import that made it was undone, it gets the next
 * number, as a number is used only once (decision D4). What somebody deleted stays deleted.
 */
export function unnamedVersion(known: readonly KnownVersion[], undone: ReadonlySet<number>): string {
  const newestFirst = known.toSorted((a, b) => compareVersions(b.version, a.version))
  const there = newestFirst.filter(({ status }) => status !== 'deleted')
  const meant = there.find(({ status }) => status === 'active') ?? there[0]
  if (meant) return meant.versionNumber
  const first = known.find(({ version }) => version.major === 1 && version.minor === 0)
  if (!first || !undone.has(first.id)) return '1.0'
  const [newest = first] = newestFirst
  return undone.has(newest.id) ? `${newest.version.major + 1}.0` : newest.versionNumber
}

/**
 * What is wrong with the parent somebody names: it has to be a released version of this device (decision D45). A
 * version that is there already may repeat the parent it has, whatever became of that.
 */
export function strangeParent(
  known: readonly KnownVersion[],
  { version, parentId }: Pick<Wanted, 'version' | 'parentId'>,
): { path: 'parentId'; message: string } | undefined {
  if (parentId === null) return undefined
  const isReleased = known.some(
    (each) => each.id === parentId && (each.status === 'active' || each.status === 'archived'),
  )
  const isRepeated = known.some(
    (each) => each.parentId === parentId && compareVersions(each.version, version) === 0,
  )
  if (isReleased || isRepeated) return undefined
  return { path: 'parentId', message: 'The parent must be a released version of the same device' }
}
