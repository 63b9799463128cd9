import { evidenceOf, verifyTogether } from './audit-verification.ts'
import { type Hub, inTransaction } from './hub.ts'
import { isDue, tellAdministrators } from './security-alerts.ts'

/** Verifies the trail once a day, and tells administrators where something does not fit. */
export async function verifyDaily(hub: Hub): Promise<void> {
  if (!(await isDue(hub, 'trail-not-verified', { subject: 'daily check', hours: 24 }))) return
  const { ok, problems } = await verifyTogether(hub.db, evidenceOf(hub))
  if (ok) return
  const [first] = problems
  await inTransaction(hub, null, (unit) =>
    tellAdministrators(hub, unit, {
      kind: 'trail-not-verified',
      text: `${problems.length === 1 ? 'One thing does' : `${problems.length} things do`} not fit the audit trail. The first: ${first?.message ?? ''}`,
      link: '/admin/audit-trail',
    }),
  )
}
