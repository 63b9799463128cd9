import { scopeOf } from '#core/intelligence/update-scope.ts'
import { type Impacts, impactsNow } from '#server/impact/impacts.ts'
import { type Hub, inTransaction } from '#server/platform/hub.ts'
import { notify } from '#server/platform/notices.ts'
import { type Happening, queueHappenings } from '#server/platform/outbox.ts'
import { isAnyUntold, takeUntold, type UntoldMatch } from './alert-queries.ts'

/**
 * Tells people what their alerts have found: one notice an alert, however many updates there are. Webhooks that listen
 * to alerts are told of the same. Which devices an update affects is asked at this moment: one that affects a device
 * only later is not told.
 */
export async function tellOfMatches(hub: Hub): Promise<void> {
  if (!(await isAnyUntold(hub.db))) return
  const impacts = await impactsNow(hub)
  await inTransaction(hub, null, async (unit) => {
    const untold = (await takeUntold(unit.tx)).filter((match) => isWanted(match, impacts))
    const alerts = [...new Set(untold.map(({ alert_id }) => alert_id))]
    const byAlert = alerts.map((id) => untold.filter(({ alert_id }) => alert_id === id))
    for (const matches of byAlert) {
      const [first] = matches
      if (first?.notify) await notify(unit, wordsOf(first, matches.length))
    }
    await queueHappenings(unit.tx, unit.now, byAlert.flatMap(happeningOf))
  })
}

/** What may affect a device is told too: whoever waits for it has to look. */
function isWanted(match: UntoldMatch, impacts: Impacts): boolean {
  if (!match.affected_only) return true
  const { devices, unclear } = impacts.of(scopeOf(match))
  return devices + unclear > 0
}

function happeningOf(matches: readonly UntoldMatch[]): Happening[] {
  const [first] = matches
  if (!first) return []
  const updates = matches.map(({ update_id, title }) => ({ id: update_id, title }))
  const facts = { name: first.name, userId: first.user_id, updates }
  return [{ event: 'alert.triggered', entityType: 'alert', entityId: first.alert_id, facts }]
}

const wordsOf = ({ user_id, alert_id, name, title }: UntoldMatch, count: number) => ({
  userId: user_id,
  title: `Regulatory alert: ${name}`,
  body: count === 1 ? title : `${title}, and ${count - 1} more`,
  link: `/regulatory-intelligence?alert=${alert_id}`,
})
