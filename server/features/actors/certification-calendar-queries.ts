import type { CalendarSource } from '#server/calendar/calendar-source.ts'
import { derivedColumns, isInSight } from './certification-queries.ts'

/** Certifications of operators by the day they expire. */
export const certificationCalendar: CalendarSource = async (hub, _viewer, { from, to, mine, atMost }) => {
  if (mine) return []
  const rows = await hub.db
    .selectFrom('certifications')
    .select(['id', 'certification_type', 'certification_number', 'expiry_date'])
    .select(derivedColumns.operator_name.as('operator_name'))
    .where('expiry_date', '>=', from)
    .where('expiry_date', '<=', to)
    .where(isInSight)
    .orderBy('expiry_date')
    .orderBy('id')
    .limit(atMost)
    .execute()
  return rows.map(({ id, certification_type, certification_number, expiry_date, operator_name }) => ({
    key: `certification-${id}`,
    day: expiry_date ?? '',
    kind: 'certification' as const,
    title: [certification_type, certification_number].filter(Boolean).join(' '),
    about: operator_name,
    ownerName: null,
    done: false,
    link: `/actors?${new URLSearchParams({ tab: 'certifications', search: certification_number ?? '' })}`,
  }))
}
