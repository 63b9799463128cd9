import type { Reader } from '#server/accounts/reader-queries.ts'
import type { Actor, Hub, Unit } from '#server/platform/hub.ts'
import { queueMail } from '#server/platform/mail-outbox.ts'
import { notify } from '#server/platform/notices.ts'
import { speakersOf } from './comment-queries.ts'
import type { Thread } from './thread-queries.ts'

interface Telling {
  /** Everybody who may see the thread: nobody else is told. */
  readonly people: readonly Reader[]
  readonly mentions: readonly number[]
  readonly onlyMentioned?: true
}

/** Tells those who are mentioned, and those who took part, under the bell and by mail. */
export async function tellOfComment(
  { mailer }: Pick<Hub, 'mailer'>,
  unit: Unit,
  actor: Actor,
  thread: Thread,
  { people, mentions, onlyMentioned }: Telling,
): Promise<void> {
  const speakers = onlyMentioned ? [] : await speakersOf(unit.tx, thread)
  const link = addressOf(thread)
  for (const { id, first_name, email } of people) {
    const isMentioned = mentions.includes(id)
    if (id === actor.id || !(isMentioned || speakers.includes(id))) continue
    const title = isMentioned ? 'You were mentioned' : 'New comment'
    const body = `${actor.name} ${isMentioned ? 'mentions you in a comment' : 'commented'} on ${nameOf(thread)}`
    await notify(unit, { userId: id, title, body, link })
    if (!mailer) continue
    // What was said is read in the hub alone.
    const text = [`Hello ${first_name},`, `${body}.`, `Read it here: ${mailer.publicUrl}${link}`].join('\n\n')
    await queueMail(unit, { to: email, subject: title, text })
  }
}

/** Where a thread is read. */
export const addressOf = ({ about, id }: Pick<Thread, 'about' | 'id'>): string =>
  about === 'master-di' ? `/master-di/records/${id}#comments` : `/version-control/${id}?tab=comments`

function nameOf({ about, id, deviceName, deviceNumber, versionNumber }: Thread): string {
  const name = deviceName ?? deviceNumber ?? `no. ${id}`
  if (about === 'submission') return `the submission of ${name}`
  return versionNumber === null ? name : `${name}, version ${versionNumber}`
}
