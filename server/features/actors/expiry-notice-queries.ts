import { sql } from 'kysely'
import type { Tx } from '#server/platform/hub.ts'

export interface EndingCertification {
  readonly id: number
  readonly certification_type: string
  readonly certification_number: string
  readonly expiry_date: string
  readonly operator_name: string
}

/**
 * The certifications that end from today until a day, and of which nobody was told at this threshold or a later one;
 * marked as told, so that each is taken once.
 */
export async function takeEnding(
  tx: Tx,
  { today, until, days }: { readonly today: string; readonly until: string; readonly days: number },
): Promise<EndingCertification[]> {
  const { rows } = await sql<EndingCertification>`
    update certifications set told_days = ${days}
    from operators
    where operators.id = operator_id and not operators.deleted and not certifications.deleted
      and expiry_date between ${today} and ${until} and (told_days is null or told_days > ${days})
    returning certifications.id, certification_type, certification_number, expiry_date, operators.name as operator_name`.execute(
    tx,
  )
  return rows.toSorted((a, b) => (a.expiry_date < b.expiry_date ? -1 : 1))
}
