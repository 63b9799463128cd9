import { type Insertable, sql } from 'kysely'
import type { CertificateChange } from '#core/contract/certificates.ts'
import type { Environment } from '#core/markets/exchange.ts'
import type { CertificatesTable } from '#server/database/register-tables.ts'
import type { Tx, Unit } from '#server/platform/hub.ts'
import { isReplaced } from '#server/renewals/certificate-reliance-queries.ts'
import { isInForce, isReal } from '#server/renewals/certificate-status-queries.ts'

/** Arbitrary, but unique among the hub’s advisory locks. */
const keepingLock = 7_301_037

/** Two readings of the same certificate would both find what has changed. */
export async function lockKeeping(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keepingLock})`.execute(tx)
}

/** The certificates of these manufacturers, as they were told before. */
export async function certificatesOfActors(
  tx: Tx,
  of: { readonly market: string; readonly environment: Environment; readonly srns: readonly string[] },
) {
  if (of.srns.length === 0) return []
  return tx
    .selectFrom('certificates')
    .selectAll()
    .where('market', '=', of.market)
    .where('environment', '=', of.environment)
    .where('srn', 'in', [...of.srns])
    .orderBy('id')
    .forUpdate()
    .execute()
}
export type KeptCertificate = Awaited<ReturnType<typeof certificatesOfActors>>[number]

export async function insertCertificate(tx: Tx, row: Insertable<CertificatesTable>): Promise<void> {
  await tx.insertInto('certificates').values(row).execute()
}

export async function changeCertificate(
  tx: Tx,
  id: number,
  row: Partial<Insertable<CertificatesTable>>,
): Promise<void> {
  await tx.updateTable('certificates').set(row).where('id', '=', id).execute()
}

export async function keepChange(
  { tx, now }: Unit,
  change: {
    readonly certificateId: number
    readonly readId: number
    readonly fileName: string
    readonly changes: readonly CertificateChange[]
  },
): Promise<void> {
  await tx
    .insertInto('certificate_changes')
    .values({
      certificate_id: change.certificateId,
      read_id: change.readId,
      file_name: change.fileName,
      changes: JSON.stringify(change.changes),
      changed_at: now,
    })
    .execute()
}

export interface EndingCertificate {
  readonly id: number
  readonly number: string
  readonly notified_body: string
  readonly expiry_date: string
}

/**
 * The certificates in force and not replaced that end from today until a day, and of which nobody was told at this threshold or a later
 * one; marked as told, so that each is taken once.
 */
export async function takeEnding(
  tx: Tx,
  ending: {
    readonly market: string
    readonly today: string
    readonly until: string
    readonly days: number
  },
): Promise<EndingCertificate[]> {
  const { rows } = await sql<EndingCertificate>`
    update certificates set told_days = ${ending.days}
    where market = ${ending.market} and expiry_date between ${ending.today} and ${ending.until}
      and (told_days is null or told_days > ${ending.days})
      and ${isReal} and ${isInForce} and not ${isReplaced(ending.today)}
    returning id, number, notified_body, expiry_date`.execute(tx)
  return rows.toSorted((a, b) => (a.expiry_date < b.expiry_date ? -1 : 1))
}
