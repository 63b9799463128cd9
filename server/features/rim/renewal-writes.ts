import { sql } from 'kysely'
import type { RenewedThing } from '#core/lifecycle/renewals.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Arbitrary, but unique among the hub’s advisory locks. */
const renewalLock = 7_301_041

/** Two servers would both find what runs out. */
export async function lockRenewals(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${renewalLock})`.execute(tx)
}

export async function insertRenewal(
  tx: Tx,
  projectId: number,
  { source, sourceId, number, notifiedBody, expiresOn }: RenewedThing,
  automatic: boolean,
): Promise<void> {
  await tx
    .insertInto('rim_renewals')
    .values({
      project_id: projectId,
      source,
      source_id: sourceId,
      number,
      notified_body: notifiedBody,
      expires_on: expiresOn,
      automatic,
    })
    .execute()
}

/** The tasks of a renewal are its owner's from the beginning. */
export async function ownTasks(tx: Tx, ids: readonly number[], ownerId: number): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({ owner_id: ownerId })
    .where('id', 'in', [...ids])
    .execute()
}
