import type { UserWithLink } from '#core/contract/users.ts'
import type { Hub } from '#server/platform/hub.ts'

/** Sends a one-time link to whom it is for, where the hub has a mail server; whoever made it sees it all the same. */
export async function mailLink(
  { mailer }: Hub,
  { email, firstName, link }: Pick<UserWithLink, 'email' | 'firstName' | 'link'>,
): Promise<UserWithLink['mail']> {
  if (!mailer) return 'none'
  const address = `${mailer.publicUrl}/login#invite=${link.token}`
  const until = `${link.expiresAt.slice(0, 16).replace('T', ' ')} UTC`
  try {
    await mailer.send({
      to: email,
      subject: 'Your account in the Regulatory Device Identifier Hub',
      text: [
        `Hello ${firstName},`,
        `this link sets your password. It works once, until ${until}:`,
        address,
        'If you did not expect this message, do not use the link and tell your administrator.',
      ].join('\n\n'),
    })
    return 'sent'
  } catch {
    // The reason may name the mail server and its account: who made the link hands it over.
    return 'failed'
  }
}
