import { applyPatch, type FieldChange } from '#core/dictionary/document.ts'
import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { changedSource, keptValues } from '#core/imports/kept-values.ts'
import { stillToMake } from '#core/imports/other-values.ts'
import { allows, nextVersionNumber, readVersionNumber } from '#core/lifecycle/master-status.ts'
import type { KnownVersion } from '#core/lifecycle/place-version.ts'
import type { HouseRules } from '#core/lifecycle/settings.ts'
import type { UpdateBatch, Verdict, Verdicts } from '#server/imports/import-kind.ts'
import { overtakenErrors } from '#server/imports/updated-rows.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { markedByEdit } from './master-di-life.ts'
import { findVersionsOf, lockRecords, pendingDeletions } from './master-di-queries.ts'
import { clearLatest, editOf, masterEntities, type NewMaster, newVersion } from './master-di-writes.ts'

interface Around {
  /** All versions of its device. */
  readonly known: readonly Pick<KnownVersion, 'status' | 'versionNumber'>[]
  readonly rules: HouseRules
  readonly isDoomed: boolean
}

/** Why a version cannot be updated now; null if it can, directly (D8) or through its next draft (D46). */
export function refusalToTake(
  { status }: Pick<KnownVersion, 'status'>,
  { known, rules, isDoomed }: Around,
): string | null {
  if (isDoomed) return 'A request to delete this record is pending'
  if (allows('edit', status, rules)) return null
  if (status !== 'active') return `A record that is ${status} cannot be edited`
  const open = known.find((version) => version.status === 'draft' || version.status === 'pending-approval')
  return open ? `There is already a draft version ${open.versionNumber} of this device` : null
}

const knownFields: Fields = { ...submissionFields, ...masterFields }

type LockedRow = Awaited<ReturnType<typeof lockRecords>>[number]

interface Changed {
  /** The first row that changes it. */
  readonly row: number
  readonly record: LockedRow
  readonly document: AnyDocument
  /** The changes to the source data, and all of it after them. */
  readonly kept: readonly FieldChange[]
  readonly sourceData: LockedRow['source_data']
}

/**
 * Takes the values of rows over, where nobody has changed them meanwhile: into drafts and active records, or, where
 * those change only by a new version, into their next drafts. Of two rows about one record the second is judged by what
 * the first leaves; together they are one change.
 */
export async function updateRows(
  unit: Unit,
  actor: Actor,
  jobId: number,
  { rows, changeReason, overtaken: inWords }: UpdateBatch,
): Promise<Verdicts> {
  const ids = rows.map(({ recordId }) => recordId)
  const records = new Map((await lockRecords(unit.tx, ids)).map((record) => [record.id, record]))
  const devices = [...new Set([...records.values()].map((record) => record.device_number))]
  // If a new draft may be needed, lock the other versions too.
  const versions = actor.rules.onlyByNewVersion ? await findVersionsOf(unit.tx, devices) : new Map()
  const doomed = await pendingDeletions(unit.tx, ids)
  const verdicts = new Map<number, Verdict>()
  const changes = new Map<number, Changed>()
  for (const { row, recordId, changes: asked } of rows) {
    const record = records.get(recordId)
    const known = versions.get(record?.device_number) ?? []
    const around = { known, rules: actor.rules, isDoomed: doomed.has(recordId) }
    const refusal = record ? refusalToTake(record, around) : 'The record no longer exists'
    if (!record || refusal !== null) {
      verdicts.set(row, { errors: [{ field: null, message: refusal ?? '' }] })
      continue
    }
    const before = changes.get(recordId)
    const { document, sourceData } = before ?? { ...record, sourceData: record.source_data }
    const now = { ...keptValues(sourceData), ...document }
    const { left, overtaken } = stillToMake(now, asked)
    if (overtaken.length > 0) verdicts.set(row, { errors: overtakenErrors(knownFields, overtaken, inWords) })
    else if (left.length === 0) verdicts.set(row, 'skipped')
    else {
      const own = left.filter(({ field }) => field in masterFields)
      const kept = left.filter((change) => !own.includes(change))
      const patch = Object.fromEntries(own.map(({ field, to }) => [field, to]))
      changes.set(recordId, {
        row: before?.row ?? row,
        record,
        document: applyPatch(document, patch),
        kept: [...(before?.kept ?? []), ...kept],
        sourceData: changedSource(sourceData, kept),
      })
      verdicts.set(row, 'successful')
    }
  }
  const changed = [...changes.values()]
  const edited = changed.filter(({ record }) => allows('edit', record.status, actor.rules))
  await editAll(unit, actor, jobId, edited, changeReason)
  const others = changed.filter((change) => !edited.includes(change))
  const opened = await openDrafts(unit, actor, jobId, others, { versions, changeReason })
  for (const [at, { row }] of others.entries()) {
    const became = opened[at]
    if (became !== undefined) verdicts.set(row, { became })
  }
  return verdicts
}

async function editAll(
  unit: Unit,
  actor: Actor,
  jobId: number,
  edited: readonly Changed[],
  changeReason: string | null,
): Promise<void> {
  const marked = await markedByEdit(
    unit.tx,
    edited.map(({ record }) => record),
  )
  const edits = edited.map(({ record, document, kept, sourceData }) => {
    const edit = editOf(record, document, { changeReason, marked })
    return {
      before: record,
      ...edit,
      own: { ...edit.own, source_data: sourceData },
      beside: kept,
    }
  })
  await masterEntities.change(unit, actor, edits, jobId)
}

async function openDrafts(
  unit: Unit,
  actor: Actor,
  jobId: number,
  changed: readonly Changed[],
  {
    versions,
    changeReason,
  }: { readonly versions: Awaited<ReturnType<typeof findVersionsOf>>; readonly changeReason: string | null },
): Promise<readonly number[]> {
  if (changed.length === 0) return []
  const drafts = changed.map(({ record, document, sourceData }): NewMaster => {
    const majors = (versions.get(record.device_number) ?? []).map(({ version }) => version.major)
    const versionNumber = nextVersionNumber(Math.max(...majors))
    return {
      document,
      versionNumber,
      version: readVersionNumber(versionNumber) ?? { major: 0, minor: 0, draft: true },
      status: 'draft',
      parentId: record.id,
      changeReason: changeReason ?? `Values of import ${jobId}`,
      sourceData,
    }
  })
  await clearLatest(
    unit.tx,
    changed.map(({ record }) => record.device_number),
  )
  const entities = drafts.map((draft) => newVersion(draft, jobId))
  return masterEntities.create(unit, actor, entities, jobId)
}
