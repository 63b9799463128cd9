import type { Issue } from '#core/contract/problem.ts'
import type { NewTask, Task, TaskChange } from '#core/contract/tasks.ts'
import { applyPatch, missingFields } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { type TaskKind, taskFields, usualReminderDays } from '#core/dictionary/task/index.ts'
import { ownersFields, settled, wrongInTask } from '#core/lifecycle/tasks.ts'
import { patchOf, refuseStale } from '#server/entities/entities-of.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { dayOf } from '#server/platform/day.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { notify, takeBack } from '#server/platform/notices.ts'
import { taskEntities } from './task-entities.ts'
import { taskProperties } from './task-presenter.ts'
import {
  activePerson,
  findAnyTask,
  findTask,
  isCompleted,
  lockAssessment,
  lockProject,
  lockTask,
  type TaskRow,
} from './task-queries.ts'
import { forgetReminder, taskAddress } from './task-writes.ts'

function required(row: TaskRow | undefined): TaskRow {
  if (!row) throw notFound('This task does not exist')
  return row
}

export const loadTask = async (hub: Hub, id: number): Promise<TaskRow> => required(await findTask(hub.db, id))

export const presentTask = (hub: Hub, row: TaskRow, actor: Actor): Task =>
  presentWhole(row, actor, taskProperties(hub))

/** The trail calls a task by its title. */
const told = (document: AnyDocument) => ({ deviceName: String(document.title ?? '') })

export async function createTask(hub: Hub, actor: Actor, given: NewTask): Promise<Task> {
  return inTransaction(hub, actor, async (unit) => {
    const id = await createTaskInUnit(unit, actor, given)
    return presentTask(hub, required(await findTask(unit.tx, id)), actor)
  })
}

/** Answers its number; without an actor it is the hub's own. */
export async function createTaskInUnit(unit: Unit, actor: Actor | null, given: NewTask): Promise<number> {
  const begins = { status: 'open', reminderDays: usualReminderDays }
  const today = dayOf(unit.now)
  const document = settled({ ...begins, ...applyPatch({}, patchOf(taskFields, given)) }, today)
  const { kind, subject } = given
  const issues = await wrongIn(unit, { kind, document, ownerId: given.ownerId ?? null })
  if (!(await isThere(unit, subject)))
    issues.push({ path: 'subject', message: `This ${subjectNames[subject.type]} does not exist` })
  if (issues.length > 0) throw invalid(issues)
  const own = {
    kind,
    project_id: subject.type === 'project' ? subject.id : null,
    assessment_id: subject.type === 'assessment' ? subject.id : null,
    owner_id: given.ownerId ?? null,
    deleted: false,
    delete_reason: null,
  }
  const [id = 0] = await taskEntities.create(unit, actor, [
    { document, own, fields: taskFields, told: told(document) },
  ])
  await tellOwner(unit, actor, { id, document, ownerId: own.owner_id })
  return id
}

const subjectNames = { project: 'project', assessment: 'impact assessment' } as const

const isThere = ({ tx }: Unit, { type, id }: NewTask['subject']): Promise<boolean> =>
  type === 'project' ? lockProject(tx, id) : lockAssessment(tx, id)

async function wrongIn(
  { tx, now }: Unit,
  {
    kind,
    document,
    ownerId,
  }: { readonly kind: TaskKind; readonly document: AnyDocument; readonly ownerId: number | null },
): Promise<Issue[]> {
  const issues = [...missingFields(taskFields, document), ...wrongInTask(kind, document, dayOf(now))]
  if (ownerId !== null && !(await activePerson(tx, ownerId)))
    issues.push({ path: 'ownerId', message: 'Choose a person who can sign in to this hub' })
  return issues
}

function refuseForeign(actor: Actor, row: TaskRow, given: TaskChange): void {
  if (actor.permissions.includes('edit-submissions')) return
  const named = Object.keys(given).filter((name) => given[name as keyof TaskChange] !== undefined)
  if (row.owner_id === actor.id && named.every((name) => name === 'revision' || ownersFields.includes(name)))
    return
  const message =
    'Without the permission edit-submissions you can complete your own tasks, and change nothing else'
  throw new Refusal('forbidden', message)
}

export async function changeTask(hub: Hub, actor: Actor, id: number, given: TaskChange): Promise<Task> {
  return inTransaction(hub, actor, async (unit) => {
    const before = required(await lockTask(unit.tx, id))
    refuseForeign(actor, before, given)
    const document = settled(applyPatch(before.document, patchOf(taskFields, given)), dayOf(unit.now))
    const ownerId = given.ownerId === undefined ? before.owner_id : given.ownerId
    // Somebody who has left meanwhile keeps what was theirs until somebody else is chosen.
    const asked = ownerId === before.owner_id ? null : ownerId
    const issues = await wrongIn(unit, { kind: before.kind, document, ownerId: asked })
    if (issues.length > 0) throw invalid(issues)
    refuseStale('task', before, given.revision, () => presentTask(hub, before, actor))
    const owner = ownerId === null ? undefined : await activePerson(unit.tx, ownerId)
    const to = owner ? `${owner.first_name} ${owner.last_name}` : ownerId === null ? null : before.owner_name
    const beside = ownerId === before.owner_id ? [] : [{ field: 'ownerId', from: before.owner_name, to }]
    await taskEntities.change(unit, actor, [
      { before, document, own: { owner_id: ownerId }, fields: taskFields, told: told(document), beside },
    ])
    // Nobody is called to what is done, or is somebody else’s.
    if (document.status !== 'open' || ownerId !== before.owner_id) await takeBack(unit, taskAddress(id))
    const isOther = (['status', 'dueDate', 'reminderDays'] as const).some(
      (field) => document[field] !== before.document[field],
    )
    if (isOther || ownerId !== before.owner_id) await forgetReminder(unit, id)
    if (ownerId !== before.owner_id) await tellOwner(unit, actor, { id, document, ownerId })
    return presentTask(hub, required(await findTask(unit.tx, id)), actor)
  })
}

/** Whoever gets a task from somebody else hears of it. */
async function tellOwner(
  unit: Unit,
  actor: Actor | null,
  {
    id,
    document,
    ownerId,
  }: { readonly id: number; readonly document: AnyDocument; readonly ownerId: number | null },
): Promise<void> {
  if (ownerId === null || ownerId === actor?.id || document.status !== 'open') return
  const due = typeof document.dueDate === 'string' ? `, due on ${document.dueDate}` : ''
  await notify(unit, {
    userId: ownerId,
    title: 'A task was assigned to you',
    body: `${String(document.title)}${due}`,
    link: taskAddress(id),
  })
}

export async function deleteTask(hub: Hub, actor: Actor, id: number, reason: string): Promise<Task> {
  return inTransaction(hub, actor, async (unit) => {
    const row = required(await lockTask(unit.tx, id))
    if (row.assessment_id !== null && (await isCompleted(unit.tx, row.assessment_id))) {
      const message =
        'This task belongs to a completed impact assessment. Reopen the assessment to delete it.'
      throw new Refusal('invalid_transition', message)
    }
    await taskEntities.remove(unit, actor, { id, reason, told: told(row.document) })
    await takeBack(unit, taskAddress(id))
    return presentTask(hub, required(await findAnyTask(unit.tx, id)), actor)
  })
}
