import type { FastifyInstance } from 'fastify'
import {
  type AuditChanges,
  type AuditEntityType,
  auditEntityTypes,
  personalEntityTypes,
} from '#core/audit/audit-entry.ts'
import { type AuditEntry, type AuditQuery, auditApi } from '#core/contract/audit.ts'
import { csvLines } from '#server/files/csv-writer.ts'
import { askOnce } from '#server/platform/answer-cache.ts'
import { type FileAnswer, mount, type Page } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import {
  type AuditFilter,
  countEntries,
  eachEntry,
  listEntries,
  type StoredEntry,
} from './audit-trail-queries.ts'
import { verifyTrail } from './audit-verification.ts'

/** Imports are told too: they are how most master records come to be. */
const ofMasters: readonly AuditEntityType[] = ['master-di', 'import']

export function auditTrailRoutes(app: FastifyInstance, hub: Hub): void {
  mount(app, hub, auditApi.master, {
    handle: ({ query }) => listTrail(hub, query, { ...filterOf(query), entityType: ofMasters }),
  })
  mount(app, hub, auditApi.masterExport, {
    handle: ({ actor, query }) =>
      exportTrail(hub, actor, 'master-di-audit-trail', { ...query, entityType: ofMasters }),
  })
  mount(app, hub, auditApi.trail, {
    handle: ({ actor, query }) =>
      listTrail(hub, query, { ...filterOf(query), entityType: readable(actor, query.entityType) }),
  })
  mount(app, hub, auditApi.trailExport, {
    handle: ({ actor, query }) =>
      exportTrail(hub, actor, 'audit-trail', { ...query, entityType: readable(actor, query.entityType) }),
  })
  mount(app, hub, auditApi.verify, { handle: () => verifyTrail(hub.db) })
}

/** The kinds of entries somebody asked for and may see; what is told of people is for who manages them. */
function readable(actor: Actor, asked: readonly string[] | undefined): readonly AuditEntityType[] {
  const seesPeople = actor.permissions.includes('manage-users')
  return auditEntityTypes.filter(
    (type) => (!asked || asked.includes(type)) && (seesPeople || !personalEntityTypes.includes(type)),
  )
}

type ListQuery = Pick<AuditQuery, 'limit' | 'offset' | 'sort'>

function filterOf<Q extends ListQuery>({ limit, offset, sort, ...filter }: Q): Omit<Q, keyof ListQuery> {
  return filter
}

async function listTrail(
  hub: Hub,
  { limit, offset = 0, sort = '-timestamp' }: ListQuery,
  filter: AuditFilter,
): Promise<Page<AuditEntry>> {
  const descending = sort === '-timestamp'
  const total = await askOnce(hub.db, 'trail', filter, () => countEntries(hub.db, filter))
  if (limit === undefined) {
    return { total, items: presentEach(eachEntry(hub.db, filter, { descending, offset })) }
  }
  const entries = await listEntries(hub.db, filter, { descending, limit, offset })
  return { total, items: entries.map(presentEntry) }
}

async function exportTrail(hub: Hub, actor: Actor, name: string, filter: AuditFilter): Promise<FileAnswer> {
  const fileName = `${name}-${hub.now().toISOString().slice(0, 10)}.csv`
  await noteExport(hub, actor, fileName, filter)
  return {
    fileName,
    contentType: 'text/csv; charset=utf-8',
    content: csvLines(exportHeader, exportRows(hub, filter)),
  }
}

/** Who took data out of the hub is itself a thing the trail tells (decision D28). */
async function noteExport(hub: Hub, actor: Actor, fileName: string, filter: AuditFilter): Promise<void> {
  await inTransaction(hub, actor, async ({ record }) => {
    record({
      action: 'exported',
      entityType: 'audit-trail',
      entityId: null,
      changesData: { actionNotes: `${fileName} ${JSON.stringify(filter)}` },
    })
  })
}

function presentEntry(entry: StoredEntry): AuditEntry {
  return {
    id: entry.seq,
    entityId: entry.entityId,
    entityType: entry.entityType,
    action: entry.action,
    changeReason: entry.changeReason ?? null,
    actorId: entry.actorId,
    performedByName: entry.performedByName,
    timestamp: entry.at,
    changesData: entry.changesData ? presentChanges(entry.changesData) : null,
  }
}

/** `status` is how it ended: the run of an import, else where the record stands since. */
function presentChanges(stored: AuditChanges): AuditEntry['changesData'] {
  const changes = stored as NonNullable<AuditEntry['changesData']>
  const status = stored.status ?? stored.newStatus
  return status == null ? changes : { ...changes, status }
}

async function* presentEach(entries: AsyncIterable<StoredEntry>): AsyncGenerator<AuditEntry> {
  for await (const entry of entries) yield presentEntry(entry)
}

const exportHeader = [
  'No.',
  'Timestamp (UTC)',
  'Action',
  'Entity Type',
  'Device Number',
  'Device Name',
  'Version',
  'Previous Status',
  'New Status',
  'Change Reason',
  'Performed By',
  'Assigned To',
  'Due Date',
  'Notes',
  'Changes',
]

async function* exportRows(hub: Hub, filter: AuditFilter): AsyncGenerator<string[]> {
  for await (const entry of eachEntry(hub.db, filter, { descending: true, offset: 0 })) {
    const data = entry.changesData ?? {}
    const changes = (data.changes ?? []).map(
      ({ field, from, to }) => `${field}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`,
    )
    const cells = [
      entry.seq,
      entry.at,
      entry.action,
      entry.entityType,
      data.deviceNumber,
      data.deviceName,
      data.versionNumber,
      data.previousStatus,
      data.newStatus,
      entry.changeReason,
      entry.performedByName,
      data.assignedToName,
      data.dueDate,
      data.actionNotes,
      data.securityDigest ? JSON.stringify(data.securityDigest) : changes.join('; '),
    ]
    yield cells.map((cell) => String(cell ?? ''))
  }
}
