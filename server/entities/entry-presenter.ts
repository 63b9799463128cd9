import type { AuditAction, AuditChanges } from '#core/audit/audit-entry.ts'
import type { AuditEntry } from '#core/contract/audit.ts'
import { signatureFacts } from '#core/contract/entry-facts.ts'
import type { FileColumn, Properties, Property } from '#server/lists/list.ts'

/** A row of the trail: its number, and the entry as it is stored, canonical JSON. */
export interface EntryRow {
  readonly seq: number
  readonly entry: string
}

export interface StoredEntry {
  readonly seq: number
  readonly at: string
  readonly actorId: number | null
  readonly performedByName: string
  readonly action: AuditAction
  readonly entityType: string
  readonly entityId: number | null
  readonly changeReason?: string | null
  readonly changesData?: AuditChanges
}

const read = new WeakMap<EntryRow, StoredEntry>()

/** Parsed once and shared by all properties. */
function entryOf(row: EntryRow): StoredEntry {
  const known = read.get(row) ?? (JSON.parse(row.entry) as StoredEntry)
  read.set(row, known)
  return known
}

const of = <Value>(value: (entry: StoredEntry) => Value): Property<EntryRow, Value> => ({
  from: ['entry'],
  value: (row) => value(entryOf(row)),
})

/** The properties of an audit entry in the API. */
export const entryProperties: Properties<EntryRow, AuditEntry> = {
  id: of((entry) => entry.seq),
  entityId: of((entry) => entry.entityId),
  entityType: of((entry) => entry.entityType),
  action: of((entry) => entry.action),
  changeReason: of((entry) => entry.changeReason ?? null),
  actorId: of((entry) => entry.actorId),
  performedByName: of((entry) => entry.performedByName),
  timestamp: of((entry) => entry.at),
  changesData: of((entry) => (entry.changesData ? presentChanges(entry.changesData) : null)),
}

/** `status` is how it ended: the run of an import, else where the record stands since. */
function presentChanges(stored: AuditChanges): AuditEntry['changesData'] {
  const changes = stored as NonNullable<AuditEntry['changesData']>
  const status = stored.status ?? stored.newStatus
  return status == null ? changes : { ...changes, status }
}

const data = (name: keyof AuditChanges) => of(({ changesData }) => changesData?.[name])

/** What changed, and how it was signed. */
export const detailColumns: readonly FileColumn<EntryRow>[] = [
  { header: 'Changes', ...of(({ changesData }) => changesAsText(changesData ?? {})) },
  ...signatureFacts.map(({ label, of: told }) => ({
    header: label,
    ...of(({ changesData }) => told((changesData ?? {}) as NonNullable<AuditEntry['changesData']>)),
  })),
]

/** The columns of the trail as a file. */
export const entryColumns: readonly FileColumn<EntryRow>[] = [
  { header: 'No.', ...entryProperties.id },
  { header: 'Timestamp (UTC)', ...entryProperties.timestamp },
  { header: 'Action', ...entryProperties.action },
  { header: 'Entity Type', ...entryProperties.entityType },
  { header: 'Device Number', ...data('deviceNumber') },
  { header: 'Device Name', ...data('deviceName') },
  { header: 'Version', ...data('versionNumber') },
  { header: 'Previous Status', ...data('previousStatus') },
  { header: 'New Status', ...data('newStatus') },
  { header: 'Change Reason', ...entryProperties.changeReason },
  { header: 'Performed By', ...entryProperties.performedByName },
  { header: 'User ID', ...entryProperties.actorId },
  { header: 'Assigned To', ...data('assignedToName') },
  { header: 'Due Date', ...data('dueDate') },
  { header: 'Notes', ...data('actionNotes') },
  ...detailColumns,
]

function changesAsText({ securityDigest, changes = [] }: AuditChanges): string {
  if (securityDigest) return JSON.stringify(securityDigest)
  const texts = changes.map(
    ({ field, from, to }) => `${field}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`,
  )
  return texts.join('; ')
}
