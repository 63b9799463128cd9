import type { OneTimeLink, UserWithLink } from '#core/contract/users.ts'
import type { Hub } from '#server/platform/hub.ts'

/** Mails a one-time link if a mail server is configured; its creator sees the link in any case. */
export async function mailLink(
  { mailer }: Hub,
  { email, firstName, link }: Pick<UserWithLink, 'email' | 'firstName'> & { readonly link: OneTimeLink },
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
    // The error may name the mail server and its account, so it is not shown.
    return 'failed'
  }
}
