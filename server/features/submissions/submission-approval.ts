import type { Sending } from '#core/contract/master-commands.ts'
import type { ApprovalRequest } from '#core/contract/requests.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { changesBetween } from '#core/dictionary/document.ts'
import { type SubmissionStatus, submissionAllows } from '#core/lifecycle/submission-status.ts'
import type { Proving } from '#server/accounts/proving.ts'
import { askForApproval, issuesOfWish } from '#server/approval/asking.ts'
import type { Decider, Decision } from '#server/approval/decider.ts'
import { decide, type Unasked, type Verdict } from '#server/approval/deciding.ts'
import { presentRequest } from '#server/approval/request-presenter.ts'
import { findPendingRequest, lastApproved, type RequestRow } from '#server/approval/request-queries.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { keepFilesOf } from '#server/submissions/approved-files.ts'
import { deviceNamed } from '#server/submissions/submission-audit-details.ts'
import { refuseOpenDeclarations } from '#server/submissions/submission-declarations.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import { marketOfRow } from '#server/submissions/submission-market.ts'
import { presentSubmission } from '#server/submissions/submission-presenter.ts'
import {
  findMasterOf,
  lockSubmission,
  type SubmissionRow,
  setStatus,
} from '#server/submissions/submission-queries.ts'

/** Approval of submissions (decision D11): sent when validated, decided like everything else. */

const about = (id: number) => ({ entityType: 'submission', entityId: id }) as const

export async function sendForApproval(
  hub: Hub,
  actor: Actor,
  id: number,
  sending: Sending,
): Promise<Submission & { pendingChange: ApprovalRequest }> {
  return inTransaction(hub, actor, async (unit) => {
    const issues = await issuesOfWish(unit, actor, {
      assignee: { path: 'assignedUserId', id: sending.assignedUserId || null, missing: 'Choose who decides' },
      due: { path: 'dueDate', date: sending.dueDate || null, missing: 'Set a due date for the approval' },
    })
    if (issues.length > 0) throw invalid(issues)
    const row = await required(unit, id)
    // Validating it again does not withdraw the request.
    if (row.waits) {
      throw new Refusal(
        'pending_approval',
        'This submission is already pending approval. Wait for the decision before you send it again.',
      )
    }
    refuseUnless('sendForApproval', row)
    if (row.record_status === 'deleted') {
      throw new Refusal(
        'invalid_transition',
        'The Master DI record of this submission was deleted, so the submission cannot be approved.',
      )
    }
    const request = await ask(hub, unit, actor, row, {
      requestNotes: sending.approvalNotes?.trim() || null,
      assignedTo: sending.assignedUserId ?? null,
      dueDate: sending.dueDate ?? null,
    })
    await setStatus(unit.tx, id, 'pending')
    tell(unit, 'sent_for_approval', row, 'pending', {
      dueDate: request.due_date,
      assignedToName: request.assigned_to_name,
      actionNotes: request.request_notes,
    })
    const after = await required(unit, id)
    return { ...presentSubmission(hub, after, actor), pendingChange: presentRequest(request, actor) }
  })
}

/**
 * Decides on what was sent; a validated one that nobody has sent is, in the open way, decided on as if its last
 * editor had asked (decision D11).
 */
export async function decideSubmission(
  hub: Hub,
  actor: Actor,
  row: SubmissionRow,
  { verdict, signing }: { readonly verdict: Verdict; readonly signing: Proving },
): Promise<Submission> {
  const { id } = row
  const subject = (await findPendingRequest(hub.db, about(id))) ?? unasked(hub, actor, id, row, verdict)
  await decide(hub, actor, subject, { deciders: [submissionDecider(hub)], verdict, signing })
  return inTransaction(hub, actor, async (unit) => presentSubmission(hub, await required(unit, id), actor))
}

/** Treated as requested by its last editor, in open mode. */
function unasked(hub: Hub, actor: Actor, id: number, row: SubmissionRow, { kind, notes }: Verdict): Unasked {
  if (kind === 'reject' && notes === null) {
    throw invalid([{ path: 'rejectionNotes', message: 'Enter the reason for the rejection' }])
  }
  refuseUnless('approve', row)
  if (actor.rules.controlled || kind === 'reject') {
    throw new Refusal('invalid_transition', 'This submission has not been sent for approval')
  }
  const editor = row.updated_by ?? row.created_by ?? actor.id
  return {
    entity_type: 'submission',
    entity_id: id,
    requested_by: editor,
    contributors: [editor],
    ask: async (unit) => {
      const current = await required(unit, id)
      const pending = await findPendingRequest(unit.tx, about(id))
      const wish = { requestNotes: null, assignedTo: actor.id, dueDate: null }
      return pending ?? ask(hub, unit, { ...actor, id: editor }, current, wish, false)
    },
  }
}

/** Effects of a decision on a submission. */
export const submissionDecider = (hub: Hub): Decider => ({
  entityType: 'submission',

  async lock(unit, request) {
    await lockSubmission(unit.tx, request.entity_id)
  },

  async approve(unit, actor, request, decision) {
    const row = await required(unit, request.entity_id)
    refuseUnless('approve', row)
    if (row.updated_by === actor.id && !actor.roles.includes('admin')) {
      throw new Refusal('forbidden', 'You edited this last. Someone else has to decide on it.')
    }
    await refuseVersionNotInForce(unit, row)
    refuseOpenDeclarations(
      marketOfRow(hub, row),
      row,
      'The submission can be approved once every declaration is answered.',
    )
    await setStatus(unit.tx, row.id, 'approved-user')
    const files = actor.rules.controlled ? await keepFilesOf(hub, unit, row) : []
    const facts = files.length === 0 ? decision.facts : { ...decision.facts, files }
    note(unit, 'approved', row, 'approved-user', { request, decision: { ...decision, facts } })
  },

  async reject(unit, _actor, request, decision) {
    const row = await required(unit, request.entity_id)
    await setStatus(unit.tx, row.id, 'draft')
    note(unit, 'rejected', row, 'draft', { request, decision })
  },
})

async function required(unit: Unit, id: number): Promise<SubmissionRow> {
  const row = await lockSubmission(unit.tx, id)
  if (!row) throw notFound('Submission not found')
  return row
}

function refuseUnless(command: 'sendForApproval' | 'approve', { status }: SubmissionRow): void {
  if (submissionAllows(command, status)) return
  const wanted = command === 'approve' ? 'Validate it without errors first.' : 'Validate it first.'
  throw new Refusal(
    'invalid_transition',
    `A submission in the status ${status} cannot be approved. ${wanted}`,
  )
}

/** Only the version in force is reported to a regulator (decision D12a). */
async function refuseVersionNotInForce(unit: Unit, row: SubmissionRow): Promise<void> {
  if (row.master_di_id === null) return
  const master = await findMasterOf(unit.tx, row.master_di_id)
  if (!master || master.status === 'active') return
  throw new Refusal(
    'invalid_transition',
    `Version ${master.version_number} of the master record is ${master.status}. Only a version in force can be sent to a regulator.`,
  )
}

interface Asked {
  readonly requestNotes: string | null
  readonly assignedTo: number | null
  readonly dueDate: string | null
}

async function ask(
  hub: Hub,
  unit: Unit,
  actor: Actor,
  row: SubmissionRow,
  asked: Asked,
  tells = true,
): Promise<RequestRow> {
  const fields = fieldsOf(hub.marketOf(row.market))
  const before = await lastApproved(unit.tx, about(row.id))
  return askForApproval(
    unit,
    actor,
    {
      ...about(row.id),
      ...asked,
      entityName: `${row.device_name ?? row.udi_di ?? row.id} (${row.market})`,
      deviceNumber: row.device_number,
      versionNumber: row.version_number,
      intent: 'release',
      currentData: row.document,
      dictionary: 'submission',
      proposedChanges: changesBetween(fields, before?.current_data ?? {}, row.document),
      changeReason: null,
    },
    tells,
  )
}

type Told = Parameters<Unit['record']>[0]['changesData']

function tell(
  unit: Unit,
  action: 'sent_for_approval' | 'approved' | 'rejected',
  row: SubmissionRow,
  newStatus: SubmissionStatus,
  told: Told,
): void {
  unit.record({
    action,
    entityType: 'submission',
    entityId: row.id,
    changesData: {
      ...deviceNamed(row),
      previousStatus: row.status,
      newStatus,
      ...told,
    },
  })
}

function note(
  unit: Unit,
  action: 'approved' | 'rejected',
  row: SubmissionRow,
  newStatus: SubmissionStatus,
  { request, decision }: { readonly request: RequestRow; readonly decision: Decision },
): void {
  const own = decision.selfApproved && action === 'approved' ? 'Self-approved by an administrator.' : null
  tell(unit, action, row, newStatus, {
    dueDate: request.due_date,
    actionNotes: [own, decision.notes].filter(Boolean).join(' ') || null,
    decision: decision.facts,
  })
}
