import type { CountersignedFacts } from '#core/audit/audit-entry.ts'
import type { SigningProof } from '#core/audit/signing-proof.ts'
import type { CountersignedKind } from '#core/contract/countersignatures.ts'
import type { LinkDelivery } from '#core/contract/users.ts'
import type { Actor, Hub, Unit } from '#server/platform/hub.ts'
import type { CountersignatureRow } from './countersignature-queries.ts'

/** The second administrator, and what she proved with who she is. */
export interface Signer extends Actor {
  readonly provenWith: readonly SigningProof[]
}

/** For the trail: who asked, and who signed. */
export const countersignedBy = (signer: Signer, row: CountersignatureRow): CountersignedFacts => ({
  askedBy: row.asked_by,
  askedByName: row.asked_by_name ?? '',
  signerId: signer.id,
  username: signer.username,
  printedName: signer.name,
  provenWith: signer.provenWith,
})

/** What comes of a signature besides the change itself. */
export interface Signed {
  /** The second half of a link, for who asked. */
  readonly code?: string
  /** Sends or shows the link once all of it is stored. */
  readonly deliver?: () => Promise<LinkDelivery>
}

/**
 * Does what was asked once it is signed. Each feature whose changes are countersigned hands one to app.ts, so that
 * countersigning knows none of them.
 */
export interface Countersigner {
  readonly kinds: readonly CountersignedKind[]
  /** Judges again whether who asked may have it; throws a Refusal `stale_record` where it was about something older. */
  apply(hub: Hub, unit: Unit, signer: Signer, row: CountersignatureRow): Promise<Signed>
}
