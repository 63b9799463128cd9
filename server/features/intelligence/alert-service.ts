import type { Alert, AlertChange, NewAlert } from '#core/contract/intelligence.ts'
import { matchesAlert, watchedOf } from '#core/intelligence/alert-match.ts'
import { invalid, notFound } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import {
  type AlertRow,
  alertsOf,
  changeAlert,
  countAlerts,
  deleteAlert,
  deleteMatchesBut,
  findAlert,
  insertAlert,
  insertMatches,
  lockUpdates,
  updateTexts,
} from './alert-queries.ts'

/** Alerts are personal and not part of the audit trail. */

const most = 100

/** Limits how far back a new alert searches. */
const mostLookedThrough = 5000

export async function listAlerts(hub: Hub, actor: Actor): Promise<Alert[]> {
  return (await alertsOf(hub.db, actor.id)).map(present)
}

export async function requireAlert(hub: Hub, actor: Actor, id: number): Promise<AlertRow> {
  const row = await findAlert(hub.db, actor.id, id)
  if (!row) throw notFound('This alert does not exist')
  return row
}

export async function createAlert(hub: Hub, actor: Actor, body: NewAlert): Promise<Alert> {
  return inTransaction(hub, actor, async (unit) => {
    if ((await countAlerts(unit.tx, actor.id)) >= most) {
      const message = `You can have at most ${most} alerts. Delete one you do not need.`
      throw invalid([{ path: 'name', message }])
    }
    const { isActive, affectedOnly, ...given } = body
    const id = await insertAlert(unit.tx, {
      ...given,
      is_active: isActive,
      affected_only: affectedOnly,
      user_id: actor.id,
      created_at: unit.now,
    })
    return lookedThrough(unit, actor, id)
  })
}

export async function updateAlert(hub: Hub, actor: Actor, id: number, body: AlertChange): Promise<Alert> {
  return inTransaction(hub, actor, async (unit) => {
    const { isActive, affectedOnly, ...given } = body
    const columns = { ...given, is_active: isActive, affected_only: affectedOnly }
    const stated = Object.entries(columns).filter(([, value]) => value !== undefined)
    await changeAlert(unit.tx, id, Object.fromEntries(stated))
    const other = body.keywords !== undefined || body.countries !== undefined
    return other ? lookedThrough(unit, actor, id) : present(await stored(unit, actor, id))
  })
}

/** Matches existing updates without notifying anyone. */
async function lookedThrough(unit: Unit, actor: Actor, id: number): Promise<Alert> {
  const { tx, now } = unit
  // What a feed is bringing at this moment is either here already, or brought to an alert that is there.
  await lockUpdates(tx)
  const alert = await stored(unit, actor, id)
  const newest = await updateTexts(tx, alert.countries, mostLookedThrough)
  const found = newest.filter((update) => matchesAlert(alert, watchedOf(update)))
  const ids = found.map((update) => update.id)
  await deleteMatchesBut(tx, id, ids)
  await insertMatches(
    tx,
    ids.map((updateId) => ({ alert_id: id, update_id: updateId })),
    { matched_at: now, triggered: false },
  )
  return present(await stored(unit, actor, id))
}

async function stored({ tx }: Unit, actor: Actor, id: number): Promise<AlertRow> {
  const row = await findAlert(tx, actor.id, id)
  if (!row) throw notFound('This alert does not exist')
  return row
}

export async function removeAlert(hub: Hub, actor: Actor, row: AlertRow): Promise<Alert> {
  await inTransaction(hub, actor, ({ tx }) => deleteAlert(tx, row.id))
  return present(row)
}

const present = (row: AlertRow): Alert => ({
  id: row.id,
  name: row.name,
  priority: row.priority,
  isActive: row.is_active,
  keywords: row.keywords,
  countries: row.countries,
  notify: row.notify,
  affectedOnly: row.affected_only,
  matchCount: row.match_count,
  lastTriggered: row.last_triggered?.toISOString() ?? null,
})
