import type { AuditAction } from '#core/audit/audit-entry.ts'
import type { VersionChangeType, VersionComparison, VersionEntry } from '#core/contract/version-control.ts'
import { changesBetween } from '#core/dictionary/document.ts'
import { invalid } from '#server/platform/errors.ts'
import type { Hub } from '#server/platform/hub.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import type { SubmissionRow } from '#server/submissions/submission-queries.ts'
import { emailsOf, eventsOf, findVersion, type StoredEvent, versionsOf } from './version-queries.ts'
import { trailWords } from './version-words.ts'

const changeTypes: Partial<Record<AuditAction, VersionChangeType>> = {
  created: 'create',
  imported: 'create',
  deleted: 'delete',
  validated: 'validate',
  reverted: 'revert',
}

/** Files that were made, and things that were moved about, are no change of what it says: the trail has them. */
const onTimeLine: readonly AuditAction[] = [
  'validated',
  'sent_for_approval',
  'request_withdrawn',
  'approved',
  'rejected',
  'deleted',
]

/** These keep there the hash of a file, and what the register holds. */
const keepsOther: ReadonlySet<AuditAction> = new Set(['exported', 'acknowledged'])

/** An entry that saved a version: it says what changed; a first one changes everything. */
const savesVersion = ({ action, changesData }: StoredEvent): boolean =>
  action === 'created' || (!keepsOther.has(action) && (changesData?.changes?.length ?? 0) > 0)

/** Every save is a version (decision D12); validations and decisions stand between them without a number. */
export async function timeLineOf(hub: Hub, { id }: SubmissionRow): Promise<VersionEntry[]> {
  const events = await eventsOf(hub.db, id)
  const versions = await versionsOf(hub.db, id)
  const emails = await emailsOf(hub.db, [...new Set(events.flatMap(({ actorId }) => actorId ?? []))])
  const saves = events.filter(savesVersion)
  const numbers = new Map(saves.map((event, at) => [event.seq, versions[at]?.revision ?? null]))
  return events
    .filter((event) => numbers.has(event.seq) || onTimeLine.includes(event.action))
    .map((event) => entryOf(event, numbers.get(event.seq) ?? null, emails))
    .reverse()
}

function entryOf(
  event: StoredEvent,
  versionNumber: number | null,
  emails: ReadonlyMap<number, string>,
): VersionEntry {
  const changes = versionNumber === null ? [] : (event.changesData?.changes ?? [])
  return {
    versionNumber,
    changeType: changeTypes[event.action] ?? 'update',
    action: event.action,
    changeDescription: trailWords(event),
    changedFields: changes.map(({ field }) => field),
    previousData: Object.fromEntries(changes.map(({ field, from }) => [field, from])),
    currentData: Object.fromEntries(changes.map(({ field, to }) => [field, to])),
    userId: event.actorId,
    userEmail: event.actorId === null ? null : (emails.get(event.actorId) ?? null),
    userName: event.performedByName,
    createdAt: event.at,
  }
}

/** What differs between two versions. */
export async function compareVersions(
  hub: Hub,
  row: SubmissionRow,
  numbers: { readonly from: number; readonly to: number },
): Promise<VersionComparison> {
  const from = await findVersion(hub.db, row.id, numbers.from)
  const to = await findVersion(hub.db, row.id, numbers.to)
  if (!from || !to) {
    const message = 'The submission does not have this version'
    throw invalid([...(from ? [] : [{ path: 'from', message }]), ...(to ? [] : [{ path: 'to', message }])])
  }
  const present = (version: typeof from) => ({
    versionNumber: version.revision,
    createdAt: version.created_at.toISOString(),
    userName: version.name,
    data: version.document,
  })
  const fields = fieldsOf(hub.marketOf(row.market))
  return {
    from: present(from),
    to: present(to),
    changes: changesBetween(fields, from.document, to.document),
  }
}
