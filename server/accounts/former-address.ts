import type { Hub, Unit } from '#server/platform/hub.ts'
import { queueMail } from '#server/platform/mail-outbox.ts'
import type { AccountFields, AccountRow } from './account-queries.ts'

/**
 * Where the address of an account becomes another one, the former is told by mail: whoever took the account over has
 * the new one, and does not get this. Answers what the trail says of it.
 */
export async function tellFormerAddress(
  { mailer }: Pick<Hub, 'mailer'>,
  unit: Unit,
  { email, first_name, username }: AccountRow,
  after: Pick<AccountFields, 'email'>,
): Promise<string | null> {
  if (after.email === email || !mailer) return null
  const when = `${unit.now.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const text = [
    `Hello ${first_name},`,
    `${when}: your account ${username} has another e-mail address now. Nothing is sent to this one any more.`,
    'If you did not expect this, tell an administrator at once.',
  ].join('\n\n')
  await queueMail(unit, { to: email, subject: 'Your e-mail address was changed', text })
  return 'The former address is told by mail'
}
