import { type Hub, inTransaction } from '#server/platform/hub.ts'
import { tellAdministrators } from '#server/platform/security-alerts.ts'
import { failuresSince } from './security-event-queries.ts'

/** Within an hour: more than anybody mistypes, from one address or on one account. */
export const manyFailures = { address: 30, account: 12 } as const

/** Tells administrators of sign-ins that failed in number; of the same address or account once an hour. */
export async function tellOfFailures(hub: Hub): Promise<void> {
  const since = new Date(hub.now().getTime() - 3_600_000)
  const found = await failuresSince(hub.db, since, manyFailures)
  for (const { of, name, count } of found) {
    await inTransaction(hub, null, (unit) =>
      tellAdministrators(
        hub,
        unit,
        {
          kind: 'failed-sign-ins',
          text: `${count} sign-ins failed within an hour ${of === 'address' ? 'from the address' : 'for'} ${name}.`,
          link: '/admin/security',
        },
        { subject: `${of}:${name}`, hours: 1 },
      ),
    )
  }
}
