import type { Unit } from './hub.ts'

/** What stands under a person's bell. */

/** Tells a person something; she finds it under the bell. */
export async function notify(
  { tx, now }: Unit,
  message: { userId: number; title: string; body: string; link: string },
): Promise<void> {
  await tx
    .insertInto('notifications')
    .values({
      user_id: message.userId,
      title: message.title,
      body: message.body,
      link: message.link,
      created_at: now,
    })
    .execute()
}

/** What nobody has to do any more calls nobody: it counts as read. */
export async function takeBack({ tx, now }: Pick<Unit, 'tx' | 'now'>, link: string): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('link', '=', link)
    .where('read_at', 'is', null)
    .execute()
}
