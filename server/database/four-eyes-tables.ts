import type { ColumnType, Generated } from 'kysely'
import type { SigningProof } from '#core/audit/signing-proof.ts'
import type { CountersignatureStatus, CountersignedKind } from '#core/contract/countersignatures.ts'
import type { TrailPeriod } from '#core/contract/trail-reviews.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import type { Environment } from '#core/markets/exchange.ts'
import type { Immutable, Json } from './column-types.ts'

/** What one person asks for and a second administrator signs (decision D60). */
export interface CountersignaturesTable {
  id: Generated<number>
  kind: Immutable<CountersignedKind>
  user_id: Immutable<number | null>
  connection_id: Immutable<number | null>
  /** Of the account, the settings or the connection as they were when this was asked. */
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

/** Which periods of the trail were looked through, and what was said; never changed. */
export interface TrailReviewsTable {
  id: Generated<number>
  period: ColumnType<TrailPeriod, string, never>
  remarks: Immutable<string>
  reviewed_by: Immutable<number>
  printed_name: Immutable<string>
  username: Immutable<string>
  reviewed_at: Immutable<Date>
}

/** Who signed, as she was called then. */
export interface CountersignatureSignature {
  readonly userId: number
  readonly username: string
  readonly printedName: string
  readonly signedAt: string
  /** Not in those of before it was kept. */
  readonly provenWith?: readonly SigningProof[]
}

/** Made when a submission was approved in controlled mode (decision D60); never changed. */
export interface ApprovedFilesTable {
  id: Generated<number>
  submission_id: Immutable<number>
  revision: Immutable<number>
  /** The file's id in its market. */
  file: Immutable<string>
  environment: Immutable<Environment>
  release: Immutable<string | null>
  made_at: Immutable<Date>
  /** What ids in it are derived from. */
  seed: Immutable<string>
  sha256: Immutable<string>
  content: Immutable<string>
}
