import { matchesAlert, watchedOf } from '#core/intelligence/alert-match.ts'
import type { Unit } from '#server/platform/hub.ts'
import { activeAlerts, insertMatches } from './alert-queries.ts'

interface StoredUpdate {
  readonly id: number
  readonly title: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly country: string
  readonly category: string
  readonly source: string
}

/** Notes which alerts were waiting for updates that have just been stored. */
export async function foundBy({ tx, now }: Unit, updates: readonly StoredUpdate[]): Promise<void> {
  if (updates.length === 0) return
  const alerts = await activeAlerts(tx)
  const watched = updates.map((update) => ({ id: update.id, ...watchedOf(update) }))
  const matches = alerts.flatMap((alert) =>
    watched
      .filter((update) => matchesAlert(alert, update))
      .map((update) => ({ alert_id: alert.id, update_id: update.id })),
  )
  await insertMatches(tx, matches, { matched_at: now, triggered: true })
}
