import type { SecurityDigest } from '#core/audit/audit-entry.ts'
import { canonicalJson } from '#core/audit/canonical-json.ts'
import { sha256 } from '#server/platform/audit.ts'
import { type Hub, inTransaction } from '#server/platform/hub.ts'
import { digestDelayMs, hourOf, minuteOf } from '#server/platform/security-log.ts'
import { eventsBetween, firstUndigested, forgetOldEvents, noteDigest } from './security-event-queries.ts'
import { tellOfFailures } from './sign-in-alerts.ts'

const hourMs = 3_600_000

/** When each hub last looked for hours without a digest: once a minute is often enough. */
const lookedAt = new WeakMap<Hub, number>()

/** Periodic work: store counts, write digests of past hours, delete old events. */
export async function keepSecurityEvents(hub: Hub): Promise<void> {
  await hub.securityLog.flush()
  const minute = minuteOf(hub.now()).getTime()
  if (lookedAt.get(hub) === minute) return
  // Missed hours are caught up one by one.
  while (await digestNextHour(hub));
  await tellOfFailures(hub)
  await forgetOldEvents(hub.db, hub.now())
  lookedAt.set(hub, minute)
}

async function digestNextHour(hub: Hub): Promise<boolean> {
  return inTransaction(hub, null, async ({ tx, now, record }) => {
    // The beginning of the first hour that may still be written into.
    const end = hourOf(new Date(now.getTime() - digestDelayMs))
    const first = await firstUndigested(tx, end)
    if (!first) return false
    const hour = hourOf(first)
    await noteDigest(tx, hour)
    const rows = await eventsBetween(tx, hour, new Date(hour.getTime() + hourMs))
    record({
      action: 'security_digest',
      entityType: 'security-event',
      entityId: null,
      changesData: { securityDigest: digestOf(hour, rows) },
    })
    return true
  })
}

function digestOf(hour: Date, rows: Awaited<ReturnType<typeof eventsBetween>>): SecurityDigest {
  const counts: Record<string, number> = {}
  for (const { kind, count } of rows) counts[kind] = (counts[kind] ?? 0) + count
  const lines = rows.map((row) => canonicalJson({ ...row, minute: row.minute.toISOString() }))
  return {
    hour: hour.toISOString(),
    counts,
    addresses: new Set(rows.map(({ address }) => address)).size,
    accounts: new Set(rows.map(({ account }) => account).filter((account) => account !== '')).size,
    rowsHash: sha256(lines.sort().join('\n')),
  }
}
