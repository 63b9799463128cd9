import ical from 'ical-generator'
import type { CalendarEntry, CalendarKind } from '#core/contract/calendar.ts'

const kindWords: Readonly<Record<CalendarKind, string>> = {
  task: 'Task',
  milestone: 'Milestone',
  question: 'Authority question',
  target: 'Project target date',
  submission: 'Submitted',
  decision: 'Decision',
  compliance: 'Compliance item expires',
  certification: 'Certification expires',
  certificate: 'Certificate expires',
  'certificate-lost': 'Certificate withdrawn, cancelled or suspended',
  deadline: 'Regulatory deadline',
  assessment: 'Impact assessment',
}

interface IcalOf {
  /** Links begin with it. */
  readonly origin: string
  readonly now: Date
}

/** Entries as whole days of an iCalendar (RFC 5545). */
export function icalOf(entries: readonly CalendarEntry[], { origin, now }: IcalOf): string {
  const calendar = ical({
    name: 'Regulatory Device Identifier Hub',
    prodId: { company: 'Regulatory Device Identifier Hub', product: 'Calendar', language: 'EN' },
    // Programs that keep to it ask again after so many seconds.
    ttl: 3600,
  })
  const host = new URL(origin).hostname
  for (const { key, day, kind, title, about, ownerName, done, link } of entries) {
    const said = [about, ownerName === null ? null : `Owner: ${ownerName}`, done ? 'Done' : null]
    calendar.createEvent({
      id: `${key}@${host}`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
      stamp: now,
      summary: `${kindWords[kind]}: ${title}${done ? ' ✓' : ''}`,
      description: said.filter((part) => part !== null).join('\n'),
      url: `${origin}${link}`,
    })
  }
  return calendar.toString()
}
