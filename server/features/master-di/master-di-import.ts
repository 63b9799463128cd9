import { setImmediate as breathe } from 'node:timers/promises'
import type { ImportError } from '#core/contract/imports.ts'
import { changesBetween, sameValue } from '#core/dictionary/document.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { gudidColumns, gudidMarkers, readGudidRow } from '#core/imports/gudid-row.ts'
import {
  knownMasterColumns,
  type MasterRow as ReadRow,
  type RowReading,
  readMasterRow,
} from '#core/imports/master-row.ts'
import { locateColumns, type TableRow } from '#core/imports/table.ts'
import { readVersionNumber, statusOfVersion } from '#core/lifecycle/master-status.ts'
import { placeVersion } from '#core/lifecycle/place-version.ts'
import { markVisible, refreshStatistics } from '#server/database/upkeep.ts'
import { type ReadTable, refuseFile } from '#server/platform/csv-file.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import type { StartedImport } from '#server/platform/import-answer.ts'
import { advanceJob, createJob, endJob } from '#server/platform/job-store.ts'
import { readTable } from '#server/platform/table-file.ts'
import type { UploadedFile } from '#server/platform/uploads.ts'
import { findVersionsOf, pendingDeletions, type StoredVersion } from './master-di-queries.ts'
import { clearLatest, insertMasters, type NewMaster } from './master-di-writes.ts'

/** Good rows are saved in batches of this size, each one transaction (decision D23). */
const batchSize = 500

/** Little enough that marking the new rows visible holds other requests up for some ten milliseconds. */
const batchesBetweenUpkeep = 10
const grownTables = ['master_records', 'master_revisions', 'audit_entries'] as const

interface ReadingPlan {
  readonly name: string
  read(row: TableRow): RowReading
}

/** Understands the file, then starts the import; refuses the whole file before anything is stored. */
export async function importMasters(hub: Hub, actor: Actor, file: UploadedFile): Promise<StartedImport> {
  const table = await readTable(file)
  const plan = planFor(table)
  if (table.rows.length === 0) throw refuseFile('The file holds nothing but its header row')
  const jobId = await createJob(hub, actor, {
    kind: 'master-di',
    fileName: file.name.slice(0, 255),
    recognised: `${plan.name}, ${table.recognised}`,
    total: table.rows.length,
  })
  const finished = runImport({ hub, actor, jobId, plan, rows: table.rows })
  hub.jobs.start(() => finished)
  return { hub, jobId, finished }
}

function planFor(table: ReadTable): ReadingPlan {
  const gudid = locateColumns(table.header, gudidColumns)
  if (gudidMarkers.every((name) => gudid.has(name))) {
    return { name: 'AccessGUDID device file', read: (row) => readGudidRow(table.header, gudid, row) }
  }
  const columns = locateColumns(table.header, knownMasterColumns)
  if (columns.size === 0) {
    const names = table.header.slice(0, 5).join(', ').slice(0, 200)
    throw refuseFile(
      `None of the columns is known (found: ${names}). Download the template to see the names; row 1 holds them.`,
    )
  }
  return { name: 'Master DI template', read: (row) => readMasterRow(columns, row) }
}

interface ImportRun {
  readonly hub: Hub
  readonly actor: Actor
  readonly jobId: number
  readonly plan: ReadingPlan
  readonly rows: readonly TableRow[]
}

async function runImport({ hub, actor, jobId, plan, rows }: ImportRun): Promise<void> {
  const seen = new Map<string, number>()
  let batches = 0
  try {
    for (let start = 0; start < rows.length; ) {
      const batch = await readBatch(plan, rows, start, seen)
      await inTransaction(hub, actor, (unit) => storeBatch(unit, actor, jobId, batch))
      start += batch.size
      if (++batches % batchesBetweenUpkeep === 0) await markVisible(hub.database, grownTables)
      await breathe()
    }
    await inTransaction(hub, actor, (unit) => endJob(unit, jobId, { status: 'done', message: null }))
  } catch (error) {
    const message =
      'The import stopped. What was counted is saved; upload the same file again to complete it.'
    await inTransaction(hub, actor, (unit) => endJob(unit, jobId, { status: 'failed', message }))
    throw error
  }
  await markVisible(hub.database, grownTables)
  await refreshStatistics(hub.database, grownTables)
}

interface ReadBatch {
  readonly size: number
  readonly good: readonly { row: number; read: ReadRow }[]
  readonly errors: ImportError[]
}

/**
 * Reads rows from `start` and finds repeats inside the file; pauses so that other requests are answered
 * meanwhile. A second version of a device begins the next batch: it needs the first one's id.
 */
async function readBatch(
  plan: ReadingPlan,
  rows: readonly TableRow[],
  start: number,
  seen: Map<string, number>,
): Promise<ReadBatch> {
  const good: { row: number; read: ReadRow }[] = []
  const errors: ImportError[] = []
  const devices = new Set<string>()
  let size = 0
  for (const row of rows.slice(start, start + batchSize)) {
    if (size % 25 === 24) await breathe()
    const reading = plan.read(row)
    const verdict = 'row' in reading ? repeatOf(reading.row, seen) : undefined
    if ('errors' in reading) errors.push(...reading.errors.map((error) => ({ row: row.row, ...error })))
    else if (verdict !== undefined) {
      const message = `The same device and version stands in row ${verdict} already`
      errors.push({ row: row.row, field: null, message })
    } else {
      if (devices.has(String(reading.row.document.deviceNumber))) break
      devices.add(String(reading.row.document.deviceNumber))
      seen.set(keyOf(reading.row), row.row)
      good.push({ row: row.row, read: reading.row })
    }
    size += 1
  }
  return { size, good, errors }
}

const repeatOf = (row: ReadRow, seen: ReadonlyMap<string, number>): number | undefined => seen.get(keyOf(row))

function keyOf(row: ReadRow): string {
  const version = readVersionNumber(row.versionNumber)
  return `${version?.major}.${version?.minor} ${row.document.deviceNumber}`
}

async function storeBatch(unit: Unit, actor: Actor, jobId: number, batch: ReadBatch): Promise<void> {
  const { tx } = unit
  const numbers = [...new Set(batch.good.map(({ read }) => String(read.document.deviceNumber)))]
  const stored = await findVersionsOf(tx, numbers)
  const versions = [...stored.values()].flat()
  const doomed = await pendingDeletions(
    tx,
    versions.map((version) => version.id),
  )
  const errors = [...batch.errors]
  const fresh: NewMaster[] = []
  let skipped = 0
  for (const { row, read } of batch.good) {
    const known = stored.get(String(read.document.deviceNumber)) ?? []
    const verdict = judgeRow(read, known)
    if (verdict === 'skipped') skipped += 1
    else if ('message' in verdict) errors.push({ row, field: verdict.field, message: verdict.message })
    else if (known.some((version) => doomed.has(version.id))) {
      errors.push({ row, field: null, message: 'A request to delete this device is waiting for a decision' })
    } else fresh.push(verdict)
  }
  await insertBatch(unit, actor, jobId, fresh)
  errors.sort((a, b) => a.row - b.row)
  await advanceJob(tx, jobId, { rows: batch.size, successful: fresh.length, skipped, errors })
}

type Verdict = 'skipped' | { field: string | null; message: string } | NewMaster

/** What becomes of a row, given the versions its device has. */
function judgeRow(read: ReadRow, known: readonly StoredVersion[]): Verdict {
  const version = readVersionNumber(read.versionNumber)
  if (!version) return { field: 'versionNumber', message: 'Not a version number' }
  const same = known.find(
    (each) => each.version.major === version.major && each.version.minor === version.minor,
  )
  if (same) {
    return isUnchanged(read, same)
      ? 'skipped'
      : {
          field: null,
          message: `Device ${read.document.deviceNumber} version ${read.versionNumber} is already there with other values`,
        }
  }
  const placement = placeVersion(known, { version, parentId: read.parentId, changeReason: read.changeReason })
  switch (placement.kind) {
    case 'new-device':
    case 'new-version':
      return {
        ...read,
        version,
        status: statusOfVersion(version),
        parentId: placement.kind === 'new-version' ? placement.parentId : null,
      }
    case 'invalid':
      return { field: placement.path, message: placement.message }
    case 'open':
      return {
        field: 'versionNumber',
        message: `The device already has the open version ${placement.versionNumber}`,
      }
    case 'pending':
      return { field: 'versionNumber', message: 'A version of this device is pending approval' }
    case 'duplicate':
      return { field: 'versionNumber', message: 'The device already has a newer version' }
  }
}

/** A file of the hub's own columns says nothing of what another source told besides. */
function isUnchanged(read: ReadRow, stored: StoredVersion): boolean {
  if (!sameValue(read.document, stored.document)) return false
  return read.sourceData === null || sameValue(read.sourceData, stored.sourceData)
}

async function insertBatch(
  unit: Unit,
  actor: Actor,
  jobId: number,
  fresh: readonly NewMaster[],
): Promise<void> {
  if (fresh.length === 0) return
  const numbers = fresh
    .filter((record) => record.parentId !== null)
    .map((record) => String(record.document.deviceNumber))
  await clearLatest(unit.tx, numbers)
  const inserted = await insertMasters(unit.tx, fresh, { now: unit.now, actorId: actor.id, importId: jobId })
  const records = new Map(fresh.map((record) => [String(record.document.deviceNumber), record]))
  for (const { id, deviceNumber } of inserted) {
    const record = records.get(deviceNumber)
    unit.record({
      action: 'created',
      entityType: 'master-di',
      entityId: id,
      importId: jobId,
      changeReason: record?.changeReason ?? null,
      changesData: {
        deviceName: String(record?.document.deviceName),
        deviceNumber,
        versionNumber: record?.versionNumber ?? null,
        previousStatus: null,
        newStatus: record?.status ?? null,
        changes: changesBetween(masterFields, {}, record?.document ?? {}),
      },
    })
  }
}
