import { z } from 'zod'
import { isCalendarDate } from '#core/dictionary/calendar-date.ts'
import { reasonText } from '#core/dictionary/reason.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { MasterRecord } from './master-di.ts'
import { ApprovalRequest } from './requests.ts'
import { givenNumber } from './whole-number.ts'

/** The life of a record (specification, document 1 sections 4.2 and 7.3; decisions D5, D6). */

const person = givenNumber('Choose a person')
const date = z.string().refine(isCalendarDate, 'Write a date as YYYY-MM-DD')
const blankToNull = (value: unknown) => (value === '' ? null : value)

export const Deletion = z.object({ reason: reasonText.nullish() })
export type Deletion = z.output<typeof Deletion>

export const RequestInput = z.object({
  changeReason: reasonText.nullish(),
  assignedTo: person,
  dueDate: z.preprocess(blankToNull, date.nullish()),
})
export type RequestInput = z.output<typeof RequestInput>

export const Sending = z.object({
  assignedUserId: person,
  dueDate: z.preprocess(blankToNull, date.nullish()),
  approvalNotes: reasonText.nullish(),
})
export type Sending = z.output<typeof Sending>

export const WithPendingChange = z.object({ ...MasterRecord.shape, pendingChange: ApprovalRequest })
export type WithPendingChange = z.infer<typeof WithPendingChange>

export const masterCommandsApi = {
  softDelete: endpoint({
    method: 'PUT',
    path: '/api/master-di/:id/soft-delete',
    access: 'delete-submissions',
    summary: 'Mark as deleted, with the reason; nothing is ever removed',
    params: IdParams,
    body: Deletion,
    response: MasterRecord,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/master-di/:id',
    access: 'delete-submissions',
    summary: 'The same as soft-delete',
    params: IdParams,
    body: Deletion,
    response: MasterRecord,
  }),
  requestUpdate: endpoint({
    method: 'PUT',
    path: '/api/master-di/:id/request-update',
    access: 'edit-submissions',
    summary: 'Ask that an active record be changed; approved, the next draft is opened with the reason',
    params: IdParams,
    body: RequestInput,
    response: WithPendingChange,
  }),
  requestDelete: endpoint({
    method: 'PUT',
    path: '/api/master-di/:id/request-delete',
    access: 'edit-submissions',
    summary: 'Ask that an active record be deleted',
    params: IdParams,
    body: RequestInput,
    response: WithPendingChange,
  }),
  sendForApproval: endpoint({
    method: 'POST',
    path: '/api/master-di/:id/send-for-approval',
    access: 'edit-submissions',
    summary: 'Hand a draft to the person who decides on it',
    params: IdParams,
    body: Sending,
    response: WithPendingChange,
  }),
}
