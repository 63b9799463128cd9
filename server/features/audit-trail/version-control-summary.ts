import type { VersionControlSummary } from '#core/contract/version-control.ts'
import { evidenceOf, verifyTogether } from '#server/platform/audit-verification.ts'
import type { Hub } from '#server/platform/hub.ts'
import { versionControlCounts } from './audit-trail-queries.ts'

/** The last verification and whether one is running, per hub. */
interface Reading {
  result: VersionControlSummary['integrity']
  readAt: number
  running: boolean
}
const readings = new WeakMap<Hub, Reading>()

/** How long a verification stays valid. */
const freshMs = 10 * 60_000
const activeDays = 30
const dayMs = 24 * 60 * 60_000

/**
 * The figures of the Version Control screen. The trail is read aside, while nobody waits: a long one takes minutes.
 */
export async function versionControlSummary(hub: Hub): Promise<VersionControlSummary> {
  const reading = readings.get(hub) ?? { result: null, readAt: Number.NEGATIVE_INFINITY, running: false }
  readings.set(hub, reading)
  const now = hub.now().getTime()
  if (!reading.running && Math.abs(now - reading.readAt) > freshMs) void read(hub, reading)
  const counts = await versionControlCounts(hub.db, new Date(now - activeDays * dayMs))
  return { ...counts, integrity: reading.result, verifying: reading.running }
}

async function read(hub: Hub, reading: Reading): Promise<void> {
  reading.running = true
  try {
    const { ok, entries, fitting, firstBroken, problems, more } = await verifyTogether(
      hub.db,
      evidenceOf(hub),
    )
    reading.result = {
      ...{ ok, entries, firstBroken },
      percent: percentOf(fitting, entries),
      problems: problems.length + more,
      at: hub.now().toISOString(),
    }
    reading.readAt = hub.now().getTime()
  } catch {
    // The database is unavailable or the hub is closing: the next request verifies again.
  } finally {
    reading.running = false
  }
}

/** One decimal, rounded down: 100 says that every entry verifies. */
const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10
