import { type FieldNote, requestsApi } from '#core/contract/requests.ts'
import type { PasskeyProof } from '#web/approval/passkey-confirmation.tsx'
import { call } from '#web/platform/api-client.ts'

/** What a decision is made of. */
export interface DecisionOf {
  readonly notes: string
  readonly revision: number | null
  /** Where decisions are signed. */
  readonly password: string | null
  /** Of the second factor, where the account has one. */
  readonly code: string | null
  /** Of the provider, where the account has no password. */
  readonly confirmation: string | null
  /** In place of the code. */
  readonly passkey: PasskeyProof | null
  /** Where changes are asked for. */
  readonly fieldNotes?: FieldNote[]
}

export const approve = (id: number, { notes, fieldNotes: _, ...rest }: DecisionOf) =>
  call(requestsApi.approve, { params: { id }, body: { approvalNotes: notes, ...rest } })

export const reject = (id: number, { notes, ...rest }: DecisionOf) =>
  call(requestsApi.reject, { params: { id }, body: { rejectionNotes: notes, ...rest } })

export const reassign = (id: number, body: { assignedTo: number; dueDate: string | null; notes: string }) =>
  call(requestsApi.reassign, { params: { id }, body })
