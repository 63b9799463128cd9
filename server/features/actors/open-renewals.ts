import { counted } from '#core/text/counted.ts'
import type { Tx } from '#server/platform/hub.ts'
import { openRenewalsOf } from '#server/renewals/renewal-state-queries.ts'

/** So many are named. */
const most = 5

/** Why certifications stay: without them nobody could complete their renewals. Undefined where nothing is in the way. */
export async function whyCertificationsStay(tx: Tx, ids: readonly number[]): Promise<string | undefined> {
  const open = await openRenewalsOf(tx, ids)
  if (open.length === 0) return undefined
  const named = [...open.slice(0, most), ...(open.length > most ? [`${open.length - most} more`] : [])].join(
    '; ',
  )
  const one = open.length === 1
  return `${counted(open.length, 'renewal')} ${one ? 'is' : 'are'} still open: ${named}. Complete or delete ${one ? 'it' : 'them'} in Simple RIM first.`
}
