import { sql } from 'kysely'
import type { CalendarEntry } from '#core/contract/calendar.ts'
import type { CalendarSource, CalendarWindow } from '#server/calendar/calendar-source.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Hub } from '#server/platform/hub.ts'
import { isReliedOn, isReplaced } from '#server/renewals/certificate-reliance-queries.ts'
import { lostOf } from '#server/renewals/certificate-status.ts'
import { isInForce, isLost, isReal } from '#server/renewals/certificate-status-queries.ts'
import { registerMarketOf } from './register-market.ts'

/** Certificates of notified bodies: those in force by the day they expire, those lost by the day the hub read of it. */
export const certificateCalendar: CalendarSource = async (hub, _viewer, window) => {
  if (window.mine) return []
  const all = [...(await expiring(hub, window)), ...(await lost(hub, window))]
  return all.toSorted((a, b) => a.day.localeCompare(b.day)).slice(0, window.atMost)
}

async function expiring(hub: Hub, { from, to, atMost }: CalendarWindow): Promise<CalendarEntry[]> {
  const rows = await hub.db
    .selectFrom('certificates')
    .select(['id', 'number', 'notified_body', 'expiry_date'])
    .select(isReplaced(todayOf(hub)).as('replaced'))
    .where('market', '=', registerMarketOf(hub).market.code)
    .where('expiry_date', '>=', from)
    .where('expiry_date', '<=', to)
    .where(isReal)
    .where(isInForce)
    .orderBy('expiry_date')
    .orderBy('id')
    .limit(atMost)
    .execute()
  return rows.map(({ id, number, notified_body, expiry_date, replaced }) => ({
    key: `certificate-${id}`,
    day: expiry_date ?? '',
    kind: 'certificate' as const,
    title: number,
    about: `Notified body ${notified_body}`,
    ...{ ownerName: null, done: replaced, link: linkTo(id) },
  }))
}

async function lost(hub: Hub, { from, to, atMost }: CalendarWindow): Promise<CalendarEntry[]> {
  const { market } = registerMarketOf(hub)
  const rows = await hub.db
    .selectFrom('certificates')
    .select(['id', 'market', 'number', 'notified_body', 'status', 'status_read_at'])
    .select(isReliedOn(todayOf(hub)).as('relied_on'))
    .where('market', '=', market.code)
    .where(isReal)
    .where(isLost)
    .where(sql<boolean>`(status_read_at at time zone 'UTC')::date between ${from}::date and ${to}::date`)
    .orderBy('status_read_at')
    .orderBy('id')
    .limit(atMost)
    .execute()
  return rows.flatMap(({ id, number, notified_body, relied_on, status_read_at, ...row }) => {
    const told = lostOf(hub, { ...row, statusReadAt: status_read_at })
    if (!told) return []
    const about = `${told.status}, as read from ${told.register}; notified body ${notified_body}`
    const what = { day: told.readOn, kind: 'certificate-lost' as const, title: number, about }
    return [{ key: `certificate-lost-${id}`, ...what, ownerName: null, done: !relied_on, link: linkTo(id) }]
  })
}

const linkTo = (id: number) => `/register-certificates?certificate=${id}`
