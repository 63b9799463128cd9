import type { ImportError } from '#core/contract/imports.ts'
import { changesBetween, sameValue } from '#core/dictionary/document.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { asRead, type MasterRow as ReadRow } from '#core/imports/master-row.ts'
import { readVersionNumber, statusOfVersion } from '#core/lifecycle/master-status.ts'
import { placeVersion } from '#core/lifecycle/place-version.ts'
import { inPortions } from '#server/database/many-rows.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { advanceJob } from '#server/platform/job-store.ts'
import { findVersionsOf, pendingDeletions, type StoredVersion, takeNumbers } from './master-di-queries.ts'
import { clearLatest, insertMasters, type NewMaster } from './master-di-writes.ts'

/** Rows that are stored in one transaction, no two of the same device. */
export interface ReadBatch {
  /** Rows of the file, the refused ones included. */
  readonly size: number
  readonly good: readonly { row: number; read: ReadRow }[]
  readonly errors: readonly ImportError[]
}

export async function storeBatch(unit: Unit, actor: Actor, jobId: number, batch: ReadBatch): Promise<void> {
  const { tx } = unit
  const numbers = [...new Set(batch.good.map(({ read }) => String(read.document.deviceNumber)))]
  await takeNumbers(tx, 'batch')
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
  if (same?.status === 'deleted') {
    const message = `Device ${read.document.deviceNumber} version ${read.versionNumber} was deleted. Its version number is not used again.`
    return { field: 'versionNumber', message }
  }
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
  if (!sameValue(read.document, asRead(stored.document))) return false
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
  const authorship = { now: unit.now, actorId: actor.id, importId: jobId }
  for (const portion of inPortions(fresh)) {
    const records = new Map(portion.map((record) => [String(record.document.deviceNumber), record]))
    for (const { id, deviceNumber } of await insertMasters(unit.tx, portion, authorship)) {
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
}
