import { sql } from 'kysely'
import type { CalendarEntry } from '#core/contract/calendar.ts'
import { isDecided } from '#core/lifecycle/rim.ts'
import type { CalendarSource } from '#server/calendar/calendar-source.ts'
import { personName } from '#server/database/expressions.ts'
import { projectAddress } from './project-owner.ts'

const inDocument = (name: string) => sql<string | null>`document ->> ${sql.lit(name)}`

/** Target, submission and decision of projects, and the day a compliance item expires. */
export const rimCalendar: CalendarSource = async (hub, viewer, { from, to, mine, atMost }) => {
  const within = (day: ReturnType<typeof inDocument>) => sql<boolean>`${day} between ${from} and ${to}`
  const [target, submission, decision, expiry] = [
    'targetDate',
    'submissionDate',
    'decisionDate',
    'expiryDate',
  ].map(inDocument) as [Day, Day, Day, Day]
  const rows = await hub.db
    .selectFrom('rim_items')
    .select(['id', 'kind', 'name', 'status'])
    .select([target.as('target'), submission.as('submission'), decision.as('decision'), expiry.as('expiry')])
    .select(personName('rim_items.owner_id').as('owner_name'))
    .where('deleted', '=', false)
    .where('kind', 'in', ['rim-submission', 'rim-compliance'])
    .where(
      sql<boolean>`(${within(target)} or ${within(submission)} or ${within(decision)} or ${within(expiry)})`,
    )
    .orderBy(
      sql`least(${sql.join([target, submission, decision, expiry].map((day) => sql`case when ${within(day)} then ${day} end`))})`,
    )
    .orderBy('id')
    .$if(mine, (query) => query.where('owner_id', '=', viewer.id))
    .limit(atMost)
    .execute()
  return rows.flatMap((row) => {
    const days = [
      ['target', row.target, isDecided(row.status)],
      ['submission', row.submission, true],
      ['decision', row.decision, true],
      ['compliance', row.kind === 'rim-compliance' ? row.expiry : null, false],
    ] as const
    return days.flatMap(([kind, day, done]): CalendarEntry[] =>
      day === null || day < from || day > to
        ? []
        : [
            {
              key: `${kind}-${row.id}`,
              day,
              kind,
              title: row.name || 'Unnamed product',
              about: null,
              ownerName: row.owner_name,
              done,
              link: linkOf(row),
            },
          ],
    )
  })
}

type Day = ReturnType<typeof inDocument>

function linkOf({
  id,
  kind,
  name,
}: {
  readonly id: number
  readonly kind: string
  readonly name: string
}): string {
  if (kind === 'rim-submission') return projectAddress(id)
  return `/simple-rim?${new URLSearchParams({ tab: 'compliance', ...(name && { search: name }) })}`
}
