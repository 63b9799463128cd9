import { isDeepStrictEqual } from 'node:util'
import type { Assessment, AssessmentChange, NewAssessment } from '#core/contract/assessments.ts'
import type { Issue } from '#core/contract/problem.ts'
import { assessmentFields } from '#core/dictionary/assessment/index.ts'
import { applyPatch, type DocumentPatch } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { scopeOf, tidyScope } from '#core/intelligence/update-scope.ts'
import { concluded, wrongDueDate, wrongInAssessment } from '#core/lifecycle/assessments.ts'
import { readers } from '#server/accounts/reader-queries.ts'
import { refuseStale } from '#server/entities/entities-of.ts'
import { type Impacts, impactsNow } from '#server/impact/impacts.ts'
import { findScope } from '#server/impact/scope-queries.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { dayOf } from '#server/platform/day.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { takeBack } from '#server/platform/notices.ts'
import { takeBackTasksOf } from '#server/tasks/task-writes.ts'
import { assessmentEntities } from './assessment-entities.ts'
import { assessmentAddress, tellAssignee } from './assessment-notices.ts'
import { assessmentProperties } from './assessment-presenter.ts'
import {
  type AssessmentRow,
  findAnyAssessment,
  findAssessment,
  keepDevices,
  lockAssessment,
  lockUpdate,
  openAssessmentOf,
  titleKey,
} from './assessment-queries.ts'

/** Impact assessments of regulatory updates (decision D141). */

function required(row: AssessmentRow | undefined): AssessmentRow {
  if (!row) throw notFound('This impact assessment does not exist')
  return row
}

export const loadAssessment = async (hub: Hub, id: number): Promise<AssessmentRow> =>
  required(await findAssessment(hub.db, id))

export const presentAssessment = (hub: Hub, row: AssessmentRow, actor: Actor): Assessment =>
  presentWhole(row, actor, assessmentProperties(hub))

/** The trail calls an assessment by the title of its update. */
const told = (title: string) => ({ deviceName: title })

export async function createAssessment(hub: Hub, actor: Actor, given: NewAssessment): Promise<Assessment> {
  return inTransaction(hub, actor, async (unit) => {
    const { tx, now } = unit
    const { updateId, assigneeId = null, dueDate } = given
    const update = await lockUpdate(tx, updateId)
    const open = update && (await openAssessmentOf(tx, updateId))
    const issues = [
      ...(update ? [] : [{ path: 'updateId', message: 'This update does not exist' }]),
      ...(open
        ? [{ path: 'updateId', message: `This update is being assessed already: assessment ${open.id}` }]
        : []),
      ...wrongDueDate(dueDate, null, dayOf(now)),
      ...(await wrongAssignee(unit, assigneeId)),
    ]
    if (!update || issues.length > 0) throw invalid(issues)
    const document = applyPatch({ state: 'open' }, { dueDate } as DocumentPatch)
    const own = {
      update_id: updateId,
      assignee_id: assigneeId,
      title_key: titleKey(update.title),
      completion: 0,
      completed_by: null,
      devices: null,
      unclear: null,
      devices_total: null,
      scope: null,
      deleted: false,
      delete_reason: null,
    }
    const [id = 0] = await assessmentEntities.create(unit, actor, [
      { document, own, fields: assessmentFields, told: told(update.title) },
    ])
    const row = required(await findAssessment(tx, id))
    await tellAssignee(hub, unit, actor, row)
    return presentAssessment(hub, row, actor)
  })
}

async function wrongAssignee({ tx }: Unit, id: number | null): Promise<Issue[]> {
  if (id === null || (await readers(tx)).some((reader) => reader.id === id)) return []
  const message = 'Choose a person who can sign in to this hub and may see its devices'
  return [{ path: 'assigneeId', message }]
}

/** What an assignee who edits nothing else may say of the own assessment. */
const assigneesFields: readonly string[] = ['state', 'outcome', 'rationale', 'seen', 'revision']

function refuseForeign(actor: Actor, row: AssessmentRow, given: object): void {
  if (actor.permissions.includes('edit-submissions')) return
  const named = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (row.assignee_id === actor.id && named.every((name) => assigneesFields.includes(name))) return
  const message =
    'Without the permission edit-submissions you can complete your own assessments, and change nothing else'
  throw new Refusal('forbidden', message)
}

const patchOf = ({ state, dueDate, outcome, rationale }: AssessmentChange): DocumentPatch =>
  ({ state, dueDate, outcome, rationale }) as DocumentPatch

export async function changeAssessment(
  hub: Hub,
  actor: Actor,
  id: number,
  given: AssessmentChange,
): Promise<Assessment> {
  // Read before: nothing that holds a connection waits for another one.
  const impacts = given.state === 'completed' ? await impactsNow(hub) : null
  return inTransaction(hub, actor, async (unit) => {
    const { tx, now } = unit
    const before = required(await lockAssessment(tx, id))
    refuseForeign(actor, before, given)
    const today = dayOf(now)
    const document = concluded(stillOpen(applyPatch(before.document, patchOf(given))), today)
    const assigneeId = given.assigneeId === undefined ? before.assignee_id : given.assigneeId
    const issues = [
      ...wrongInAssessment(document, { tasks: before.tasks.all }),
      ...wrongDueDate(document.dueDate, before.document.dueDate, today),
      // Somebody who has left meanwhile keeps what was hers until somebody else is chosen.
      ...(await wrongAssignee(unit, assigneeId === before.assignee_id ? null : assigneeId)),
    ]
    if (before.state === 'completed') issues.unshift(isCompleted)
    if (issues.length > 0) throw invalid(issues)
    refuseStale('assessment', before, given.revision, () => presentAssessment(hub, before, actor))
    const kept = impacts ? await completion(impacts, unit, actor, before, given.seen) : {}
    const own = { assignee_id: assigneeId, ...kept }
    await store(unit, actor, { before, document, own, completes: impacts !== null })
    const after = required(await findAssessment(tx, id))
    // Nobody is called to what is done, or is somebody else’s.
    if (after.state === 'completed' || assigneeId !== before.assignee_id)
      await takeBack(unit, assessmentAddress(id))
    if (assigneeId !== before.assignee_id) await tellAssignee(hub, unit, actor, after)
    return presentAssessment(hub, after, actor)
  })
}

const isCompleted: Issue = {
  path: 'state',
  message: 'This assessment is completed. Reopen it with a reason before you change it',
}

const stillOpen = (document: AnyDocument): AnyDocument => ({ ...document, state: document.state ?? 'open' })

interface Stored {
  readonly before: AssessmentRow
  readonly document: AnyDocument
  readonly own: Parameters<typeof assessmentEntities.change>[2][number]['own']
  readonly completes: boolean
}

async function store(unit: Unit, actor: Actor, { before, document, own, completes }: Stored): Promise<void> {
  const people = await readers(unit.tx)
  const named = people.find(({ id }) => id === own.assignee_id)
  const to = named ? `${named.first_name} ${named.last_name}` : null
  const { title } = before.update
  const beside = [
    ...(own.assignee_id === before.assignee_id
      ? []
      : [{ field: 'assigneeId', from: before.assignee_name, to }]),
    ...(completes
      ? [{ field: 'affectedDevices', from: null, to: `${own.devices} of ${own.devices_total}` }]
      : []),
  ]
  await assessmentEntities.change(unit, actor, [
    {
      before,
      document,
      own,
      fields: assessmentFields,
      told: told(title),
      beside,
      ...(completes && { action: 'completed' as const }),
    },
  ])
}

/** Keeps the devices as they are now, with what they were judged by. */
async function completion(
  impacts: Impacts,
  { tx }: Unit,
  actor: Actor,
  row: AssessmentRow,
  seen: AssessmentChange['seen'],
) {
  const about = await findScope(tx, row.update_id)
  if (!about) throw notFound('This update does not exist')
  const scope = scopeOf(about)
  const { devices, unclear, of } = impacts.of(scope)
  if (
    seen &&
    !isDeepStrictEqual({ ...seen, scope: tidyScope(seen.scope) }, { devices, unclear, of, scope })
  ) {
    throw invalid([{ path: 'seen', message: othersByNow(devices, of) }])
  }
  const count = row.completion + 1
  await keepDevices(tx, { assessmentId: row.id, completion: count }, impacts.devicesOf(scope))
  return {
    completion: count,
    completed_by: actor.id,
    devices,
    unclear,
    devices_total: of,
    scope,
  }
}

const othersByNow = (devices: number, of: number): string =>
  `The affected devices have changed since you last looked: now ${devices} of ${of}. Review them, then complete the assessment`

/** What was found stays until the next completion. */
export async function reopenAssessment(
  hub: Hub,
  actor: Actor,
  id: number,
  reason: string,
): Promise<Assessment> {
  return inTransaction(hub, actor, async (unit) => {
    const row = required(await findAssessment(unit.tx, id))
    await lockUpdate(unit.tx, row.update_id)
    const before = required(await lockAssessment(unit.tx, id))
    refuseForeign(actor, before, {})
    const other = await openAssessmentOf(unit.tx, before.update_id)
    if (before.state !== 'completed')
      throw invalid([{ path: 'state', message: 'This assessment is not completed' }])
    if (other)
      throw invalid([
        { path: 'state', message: `This update is being assessed again: assessment ${other.id}` },
      ])
    const document = concluded({ ...before.document, state: 'in-progress' }, dayOf(unit.now))
    await assessmentEntities.change(unit, actor, [
      {
        before,
        document,
        own: {},
        fields: assessmentFields,
        told: told(before.update.title),
        changeReason: reason,
        action: 'reopened',
      },
    ])
    const after = required(await findAssessment(unit.tx, id))
    await tellAssignee(hub, unit, actor, after, true)
    return presentAssessment(hub, after, actor)
  })
}

export async function deleteAssessment(
  hub: Hub,
  actor: Actor,
  id: number,
  reason: string,
): Promise<Assessment> {
  return inTransaction(hub, actor, async (unit) => {
    const row = required(await lockAssessment(unit.tx, id))
    await assessmentEntities.remove(unit, actor, { id, reason, told: told(row.update.title) })
    await takeBack(unit, assessmentAddress(id))
    await takeBackTasksOf(unit, 'assessment_id', id)
    return presentAssessment(hub, required(await findAnyAssessment(unit.tx, id)), actor)
  })
}
