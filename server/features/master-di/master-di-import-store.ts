import { masterFields } from '#core/dictionary/master/index.ts'
import { fieldsOfKept, keptValues } from '#core/imports/kept-values.ts'
import { otherValues } from '#core/imports/other-values.ts'
import type { MasterRow as ReadRow } from '#core/imports/table.ts'
import { nextVersionNumber, readVersionNumber } from '#core/lifecycle/master-status.ts'
import { placeVersion, strangeParent, unnamedVersion } from '#core/lifecycle/place-version.ts'
import type { HouseRules } from '#core/lifecycle/settings.ts'
import {
  type NumberedRow,
  type OtherValues,
  type Verdict,
  type Verdicts,
  withNumbers,
} from '#server/imports/import-kind.ts'
import { undoneRecords } from '#server/imports/imported-row-queries.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { followVersions } from '#server/standing/follow-version.ts'
import { refusalToTake } from './master-di-import-update.ts'
import {
  findVersionsOf,
  masterImports,
  pendingDeletions,
  type StoredVersion,
  takeNumbers,
} from './master-di-queries.ts'
import { storedVersion } from './master-di-service.ts'
import { clearLatest, masterEntities, type NewMaster, newVersion } from './master-di-writes.ts'

/** Stores the rows of a batch, no two of one device, and says what became of each. */
export async function storeRows(
  unit: Unit,
  actor: Actor,
  jobId: number,
  rows: readonly NumberedRow<ReadRow>[],
): Promise<Verdicts> {
  await takeNumbers(unit.tx, 'batch')
  const { verdicts, fresh } = await judgeRows(unit, actor, rows)
  const ids = await insertBatch(unit, actor, jobId, [...fresh.values()])
  return new Map([...verdicts, ...withNumbers([...fresh.keys()], ids)])
}

/** Previews the result for each row. */
export async function compareRows(
  unit: Unit,
  actor: Actor,
  rows: readonly NumberedRow<ReadRow>[],
): Promise<Verdicts> {
  const { verdicts, fresh } = await judgeRows(unit, actor, rows)
  return new Map([...verdicts, ...[...fresh.keys()].map((row) => [row, 'successful'] as const)])
}

interface Judged {
  /** Rows that create nothing. */
  readonly verdicts: ReadonlyMap<number, Verdict>
  readonly fresh: ReadonlyMap<number, NewMaster>
}

async function judgeRows({ tx }: Unit, actor: Actor, rows: readonly NumberedRow<ReadRow>[]): Promise<Judged> {
  const numbers = [...new Set(rows.map(({ read }) => String(read.document.deviceNumber)))]
  const stored = await findVersionsOf(tx, numbers)
  const ids = [...stored.values()].flat().map((version) => version.id)
  const doomed = await pendingDeletions(tx, ids)
  const deleted = [...stored.values()].flat().filter(({ status }) => status === 'deleted')
  const undone = await undoneRecords(
    tx,
    masterImports,
    deleted.map(({ id }) => id),
  )
  const verdicts = new Map<number, Verdict>()
  const fresh = new Map<number, NewMaster>()
  for (const { row, read } of rows) {
    const known = stored.get(String(read.document.deviceNumber)) ?? []
    const judged = judgeRow(read, known, { doomed, undone, rules: actor.rules })
    if (typeof judged === 'object' && 'document' in judged) fresh.set(row, judged)
    else verdicts.set(row, judged)
  }
  return { verdicts, fresh }
}

const refused = (field: string | null, message: string) => ({ errors: [{ field, message }] })

interface Removals {
  /** Versions with a pending deletion request. */
  readonly doomed: ReadonlySet<number | null>
  /** Versions deleted by undoing their import. */
  readonly undone: ReadonlySet<number>
  readonly rules: HouseRules
}

/** The result of a row, given the existing versions of its device. */
function judgeRow(
  read: ReadRow,
  known: readonly StoredVersion[],
  { doomed, undone, rules }: Removals,
): Verdict | NewMaster {
  const versionNumber = read.isVersionNamed ? read.versionNumber : unnamedVersion(known, undone)
  const version = readVersionNumber(versionNumber)
  if (!version) return refused('versionNumber', 'Not a version number')
  const strange = strangeParent(known, { version, parentId: read.parentId })
  if (strange) return { errors: [{ field: strange.path, message: strange.message }] }
  const same = known.find(
    (each) => each.version.major === version.major && each.version.minor === version.minor,
  )
  if (same?.status === 'deleted') {
    const message = `Device ${read.document.deviceNumber} version ${versionNumber} was deleted. Its version number cannot be reused`
    const isGone = known.every(({ status }) => status === 'deleted')
    const next = nextVersionNumber(Math.max(...known.map((each) => each.version.major)))
    const way = !isGone
      ? ''
      : undone.has(same.id)
        ? ': leave it blank, and the next number is used'
        : read.hasNoVersions
          ? ': to use the device again, open it in the hub and create a new version'
          : `: to use the device again, name version ${next} and a change reason`
    return refused('versionNumber', `${message}${way}.`)
  }
  if (same) return compared(read, same, { doomed, rules, known })
  if (read.missing.length > 0) return { errors: read.missing }
  const { parentId, changeReason } = read
  // Versions of an undone import can be imported again.
  const isReimport = versionNumber !== read.versionNumber && known.every(({ status }) => status === 'deleted')
  const placement = isReimport
    ? ({ kind: 'new-device' } as const)
    : placeVersion(known, { version, parentId, changeReason })
  switch (placement.kind) {
    case 'new-device':
    case 'new-version':
      return known.some(({ id }) => doomed.has(id))
        ? refused(null, 'A request to delete this device is waiting for a decision')
        : {
            ...read,
            ...storedVersion(versionNumber, version, rules),
            parentId: placement.kind === 'new-version' ? placement.parentId : null,
          }
    case 'invalid':
      return refused(placement.path, placement.message)
    case 'open':
      return refused(
        'versionNumber',
        `There is already a draft version ${placement.versionNumber} of this device`,
      )
    case 'pending':
      return refused('versionNumber', 'A version of this device is pending approval')
    case 'duplicate':
      return refused('versionNumber', 'The device already has a newer version')
  }
}

interface Around {
  readonly known: readonly StoredVersion[]
  readonly doomed: ReadonlySet<number | null>
  readonly rules: HouseRules
}

function compared(
  read: ReadRow,
  same: StoredVersion,
  { doomed, rules, known }: Around,
): 'skipped' | OtherValues {
  const kept = keptValues(same.sourceData)
  const fields = { ...masterFields, ...fieldsOfKept(read.stated) }
  const changes = otherValues(fields, { ...kept, ...same.document }, read.stated, same)
  if (changes.length === 0) return 'skipped'
  return {
    recordId: same.id,
    subject: `Device ${read.document.deviceNumber} version ${same.versionNumber}`,
    changes,
    problem: refusalToTake(same, { known, rules, isDoomed: doomed.has(same.id) }),
  }
}

async function insertBatch(
  unit: Unit,
  actor: Actor,
  jobId: number,
  fresh: readonly NewMaster[],
): Promise<readonly number[]> {
  if (fresh.length === 0) return []
  const numbers = fresh
    .filter((record) => record.parentId !== null)
    .map((record) => String(record.document.deviceNumber))
  await clearLatest(unit.tx, numbers)
  const entities = fresh.map((record) => newVersion(record, jobId))
  const ids = await masterEntities.create(unit, actor, entities, jobId)
  // The first version after all others were deleted takes over what those left.
  await followVersions(
    unit,
    fresh.map(({ document }) => String(document.deviceNumber)),
  )
  return ids
}
