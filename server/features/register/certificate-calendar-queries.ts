import { sql } from 'kysely'
import type { CalendarSource } from '#server/calendar/calendar-source.ts'
import { registerMarketOf } from './register-market.ts'

/** Certificates of notified bodies in force, by the day they expire. */
export const certificateCalendar: CalendarSource = async (hub, _viewer, { from, to, mine, atMost }) => {
  if (mine) return []
  const { market, register } = registerMarketOf(hub)
  const { ended } = register.certificates
  const rows = await hub.db
    .selectFrom('certificates')
    .select(['id', 'number', 'notified_body', 'expiry_date'])
    .where('market', '=', market.code)
    .where('expiry_date', '>=', from)
    .where('expiry_date', '<=', to)
    .where(sql<boolean>`(status is null or status <> all(${[...ended]}::text[]))`)
    .orderBy('expiry_date')
    .orderBy('id')
    .limit(atMost)
    .execute()
  return rows.map(({ id, number, notified_body, expiry_date }) => ({
    key: `certificate-${id}`,
    day: expiry_date ?? '',
    kind: 'certificate' as const,
    title: number,
    about: `Notified body ${notified_body}`,
    ownerName: null,
    done: false,
    link: `/register-certificates?certificate=${id}`,
  }))
}
