import type { Generated } from 'kysely'
import type { CountersignatureStatus, CountersignedKind } from '#core/contract/countersignatures.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import type { Immutable, Json } from './column-types.ts'

/** What one person asks for and a second administrator signs (decision D60). */
export interface CountersignaturesTable {
  id: Generated<number>
  kind: Immutable<CountersignedKind>
  user_id: Immutable<number | null>
  /** Of the account or the settings as they were when this was asked. */
  subject_revision: Immutable<number>
  changes: Json<FieldChange[]>
  status: Generated<CountersignatureStatus>
  asked_by: Immutable<number>
  asked_at: Immutable<Date>
  resolved_by: number | null
  resolved_at: Date | null
  note: string | null
  signature: CountersignatureSignature | string | null
  /** The second half of a link, for who asked for it. */
  sealed_code: string | null
}

/** Who signed, as she was called then. */
export interface CountersignatureSignature {
  readonly userId: number
  readonly username: string
  readonly printedName: string
  readonly signedAt: string
}
