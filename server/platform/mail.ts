import { createTransport } from 'nodemailer'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends mail through the server that the environment names, and knows how people reach the hub. */
export interface Mailer {
  /** Where the hub is for people: links begin with it. */
  readonly publicUrl: string
  /** Throws when the mail server does not take it. */
  send(mail: Mail): Promise<void>
}

export interface MailSettings {
  /** smtp://user:password@host:port, or smtps://. */
  readonly smtpUrl: string
  readonly from: string
  readonly publicUrl: string
}

/** Who waits for an answer waits for the mail server too. */
const patienceMs = 10_000

export function createMailer({ smtpUrl, from, publicUrl }: MailSettings): Mailer {
  const transport = createTransport(smtpUrl, { from })
  Object.assign(transport.options, {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  return {
    publicUrl: publicUrl.replace(/\/+$/, ''),
    send: async (mail) => void (await transport.sendMail(mail)),
  }
}
