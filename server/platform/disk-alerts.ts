import type { Room } from './health.ts'
import { freeBytes } from './health.ts'
import { type Hub, inTransaction } from './hub.ts'
import { tellAdministrators } from './security-alerts.ts'

/** So many times the room without which the hub is not ready: time to make more. */
const nearlyFull = 10

/** Tells administrators of a disk that is nearly full, once a day. */
export async function tellOfDisks(hub: Hub, rooms: readonly Room[]): Promise<void> {
  for (const { name, directory, leastBytes } of rooms) {
    const free = await freeBytes(directory)
    if (free === undefined || free >= nearlyFull * leastBytes) continue
    await inTransaction(hub, null, (unit) =>
      tellAdministrators(
        hub,
        unit,
        {
          kind: 'disk-nearly-full',
          text: `The disk of ${name} has ${Math.floor(free / 1_000_000)} MB left. Below ${Math.ceil(leastBytes / 1_000_000)} MB the hub takes no more requests.`,
          link: '/admin/settings',
        },
        { subject: name, hours: 24 },
      ),
    )
  }
}
