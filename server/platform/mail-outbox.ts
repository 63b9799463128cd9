import { sql } from 'kysely'
import type { Hub, Unit } from './hub.ts'
import type { Mail } from './mail.ts'

/*
 * Mails that tell of something are stored in the transaction it happens in, and sent afterwards: what did not happen is
 * told to nobody, and nobody who writes waits for the mail server.
 */

/** Seconds until a mail that did not get through is tried again; after the last of them it is dropped. */
const pauses = [60, 300, 1800, 7200, 43_200] as const

export async function queueMail({ tx, now }: Unit, { to, subject, text }: Mail): Promise<void> {
  await tx.insertInto('mails').values({ recipient: to, subject, text, next_attempt_at: now }).execute()
}

/** Sends what is due, oldest first, until nothing is or the mail server takes none. */
export async function sendMails(hub: Hub): Promise<void> {
  const { mailer } = hub
  if (!mailer) return
  while (!hub.jobs.stopping.aborted) {
    const mail = await takeMail(hub)
    if (!mail) return
    try {
      await mailer.send({ to: mail.recipient, subject: mail.subject, text: mail.text })
    } catch {
      // Left to its next attempt; the error may name the mail server and its account, so it is not told.
      if (mail.attempts > pauses.length) await forgetMail(hub, mail.id)
      continue
    }
    await forgetMail(hub, mail.id)
  }
}

/** The oldest that is due; its next attempt is set at once, so that no other server takes it meanwhile. */
async function takeMail({ db, now }: Hub) {
  const at = now()
  const { rows } = await sql<{
    id: number
    recipient: string
    subject: string
    text: string
    attempts: number
  }>`
    update mails set attempts = attempts + 1,
      next_attempt_at = ${at}::timestamptz + make_interval(secs => coalesce((${[...pauses]}::int[])[attempts + 1], 86400))
    where id = (select id from mails where next_attempt_at <= ${at} order by next_attempt_at, id limit 1
      for update skip locked)
    returning id, recipient, subject, text, attempts`.execute(db)
  return rows[0]
}

async function forgetMail({ db }: Hub, id: number): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute()
}
