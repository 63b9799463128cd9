import type { Issue } from '#core/contract/problem.ts'
import { dueDateIssue } from '#core/lifecycle/due-date.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { notify } from '#server/platform/notices.ts'
import {
  insertRequest,
  isApprover,
  type NewRequest,
  type RequestRow,
  requestAddress,
} from './request-queries.ts'

/** Asking for approval of an entity of any kind (decision D6). What it does to the entity is its feature's to say. */

/** Who is to decide and until when, and the properties of the body that say so. */
interface Wish {
  readonly assignee: { readonly path: string; readonly id: number | null; readonly missing?: string }
  readonly due: { readonly path: string; readonly date: string | null; readonly missing?: string }
}

/** What is wrong with it; `missing` where it has to be given. */
export async function issuesOfWish(unit: Unit, actor: Actor, { assignee, due }: Wish): Promise<Issue[]> {
  const issues: Issue[] = []
  const past = due.date === null ? due.missing : dueDateIssue(due.date, unit.now)
  if (assignee.id === null && assignee.missing)
    issues.push({ path: assignee.path, message: assignee.missing })
  if (past) issues.push({ path: due.path, message: past })
  const unfit = assignee.id === null ? undefined : await unfitBecause(unit, actor, assignee.id)
  if (unfit) issues.push({ path: assignee.path, message: unfit })
  return issues
}

/** The assignee is on the approver list, and not the one who asks unless that is an administrator. */
async function unfitBecause({ tx }: Unit, actor: Actor, userId: number): Promise<string | undefined> {
  if (userId === actor.id && !actor.roles.includes('admin')) {
    return 'Choose someone else: the requester cannot decide'
  }
  if (await isApprover(tx, userId, actor.rules)) return undefined
  return 'This person cannot approve. Choose one of the approvers.'
}

/** Keeps the request and tells its assignee; the feature tells the trail, in words of its own. */
export async function askForApproval(
  unit: Unit,
  actor: Actor,
  request: Omit<NewRequest, 'requestedBy'>,
  tellsAssignee = true,
): Promise<RequestRow> {
  const row = await insertRequest(unit, { ...request, requestedBy: actor.id })
  if (tellsAssignee && row.assigned_to !== null && row.assigned_to !== actor.id) {
    await notify(unit, {
      userId: row.assigned_to,
      title: 'Decision needed',
      body: `${actor.name} asks you to decide on ${nameOf(row)}`,
      link: requestAddress(row.id),
    })
  }
  return row
}

/** What a request is about, in a sentence. */
export const nameOf = ({ entity_name, version_number }: RequestRow): string =>
  version_number === null ? entity_name : `${entity_name}, version ${version_number}`
