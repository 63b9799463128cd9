import { setImmediate as breathe } from 'node:timers/promises'
import type { ImportError } from '#core/contract/imports.ts'
import type { MasterRow as ReadRow, RowReading } from '#core/imports/master-row.ts'
import { readVersionNumber } from '#core/lifecycle/master-status.ts'
import { markVisible, refreshStatistics } from '#server/database/upkeep.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import type { StartedImport } from '#server/platform/import-answer.ts'
import { createJob, endJob, type NewJob } from '#server/platform/job-store.ts'
import { type ReadBatch, storeBatch } from './master-di-import-store.ts'

/** Good rows are saved in batches of this size, each one transaction (decision D23). */
const batchSize = 500
/** Rows of a kilobyte or two are usual; longer ones are saved in smaller batches. */
const batchLength = 4 * 1024 * 1024

/** Little enough that marking the new rows visible holds other requests up for some ten milliseconds. */
const batchesBetweenUpkeep = 10
const grownTables = ['master_records', 'master_revisions', 'master_search_texts', 'audit_entries'] as const

/** A row of the file, read. */
export interface JudgedRow {
  readonly row: number
  /** Characters it has in the file. */
  readonly length: number
  readonly reading: RowReading
}

export interface ImportPlan extends NewJob {
  readonly rows: AsyncIterable<JudgedRow>
}

/** Notes the import as a job and runs it beside the request. */
export async function startImport(hub: Hub, actor: Actor, plan: ImportPlan): Promise<StartedImport> {
  const jobId = await createJob(hub, actor, plan)
  const finished = runImport(hub, actor, jobId, plan.rows)
  hub.jobs.start(() => finished)
  return { hub, jobId, finished }
}

async function runImport(
  hub: Hub,
  actor: Actor,
  jobId: number,
  rows: AsyncIterable<JudgedRow>,
): Promise<void> {
  let stored = 0
  try {
    for await (const batch of readAhead(batches(rows))) {
      await inTransaction(hub, actor, (unit) => storeBatch(unit, actor, jobId, batch))
      if (++stored % batchesBetweenUpkeep === 0) await markVisible(hub.database, grownTables)
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

/** Reads one further while one is being worked on: the database stores a batch as the next is read. */
async function* readAhead<T>(items: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = items.next()
  try {
    for (;;) {
      const { value, done } = await next
      if (done) return
      next = items.next()
      // Whatever goes wrong is told when it is asked for.
      next.catch(() => undefined)
      yield value
    }
  } finally {
    await items.return(undefined)
  }
}

/**
 * Gathers rows into batches and finds repeats inside the file. A second version of a device begins the next
 * batch: it needs the first one's id.
 */
async function* batches(rows: AsyncIterable<JudgedRow>): AsyncGenerator<ReadBatch> {
  const seen = new Map<string, number>()
  let batch = new Batch()
  for await (const { row, length, reading } of rows) {
    if (batch.size === batchSize || batch.length > batchLength || batch.holdsDeviceOf(reading, seen)) {
      yield batch
      batch = new Batch()
    }
    batch.add(row, length, reading, seen)
  }
  if (batch.size > 0) yield batch
}

class Batch implements ReadBatch {
  size = 0
  length = 0
  readonly good: { row: number; read: ReadRow }[] = []
  readonly errors: ImportError[] = []
  private readonly devices = new Set<string>()

  /** A repeat of the same version is an error and can stay. */
  holdsDeviceOf(reading: RowReading, seen: ReadonlyMap<string, number>): boolean {
    return 'row' in reading && this.devices.has(numberOf(reading.row)) && !seen.has(keyOf(reading.row))
  }

  add(row: number, length: number, reading: RowReading, seen: Map<string, number>): void {
    this.size += 1
    this.length += length
    if ('errors' in reading) {
      this.errors.push(...reading.errors.map((error) => ({ row, ...error })))
      return
    }
    const key = keyOf(reading.row)
    const earlier = seen.get(key)
    if (earlier !== undefined) {
      const message = `The same device and version stands in row ${earlier} already`
      this.errors.push({ row, field: null, message })
      return
    }
    this.devices.add(numberOf(reading.row))
    seen.set(key, row)
    this.good.push({ row, read: reading.row })
  }
}

const numberOf = (row: ReadRow): string => String(row.document.deviceNumber)

/** A copy: the number itself may be a slice of the file's text, and would keep all of that in memory. */
function keyOf(row: ReadRow): string {
  const version = readVersionNumber(row.versionNumber)
  return Buffer.from(`${version?.major}.${version?.minor} ${numberOf(row)}`, 'utf16le').toString('utf16le')
}
