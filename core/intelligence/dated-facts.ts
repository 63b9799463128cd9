import { type Deadline, deadlinesOn, milestoneKey } from '#core/markets/requirements/deadlines.ts'
import { type Duty, dutyLabels, evidenceOf } from '#core/markets/requirements/requirement.ts'
import { writtenDate } from '#core/markets/requirements/written-date.ts'
import { impactOf } from './classify.ts'
import { firstLookedUp, publications } from './publications.ts'
import type { UpdateCategory, UpdateKind, UpdatePriority } from './update-lists.ts'
import { tidyScope, type UpdateScope } from './update-scope.ts'

/** What the hub knows by itself: dated facts, so that there is something to read before a feed was ever asked. */
export interface DatedFact {
  /** Stays the same whatever is corrected in its words. */
  readonly guid: string
  readonly kind: UpdateKind
  readonly title: string
  readonly summary: string
  /** YYYY-MM-DD, the day it is sorted by: for a fact the day it begins, or the day it was confirmed if it is yet to begin. */
  readonly publishedDate: string
  readonly confirmedOn: string
  readonly url: string | null
  readonly country: string
  readonly category: UpdateCategory
  readonly priority: UpdatePriority
  readonly impact: string
  readonly tags: readonly string[]
  readonly source: string
  /** Which devices it concerns: of a milestone, those its deadline concerns. */
  readonly scope: UpdateScope
}

const categoryOf: Readonly<Record<Duty, UpdateCategory>> = {
  data: 'UDI',
  label: 'UDI',
  'direct-marking': 'UDI',
  registration: 'Registration',
  tracking: 'Post-Market',
  'supply-report': 'Post-Market',
}

const urgentDays = 180
const farDays = 2 * 365

/** Urgency depends only on the days left; the confidence is stated separately (decision D57). */
export function urgencyOf(daysLeft: number): UpdatePriority {
  if (daysLeft < 0) return daysLeft >= -365 ? 'medium' : 'low'
  if (daysLeft <= urgentDays) return 'high'
  return daysLeft <= farDays ? 'medium' : 'low'
}

/** Milestones of all markets and publications as of a day, YYYY-MM-DD, oldest first; among upcoming ones the nearest is last. */
export const datedFactsOn = (today: string): readonly DatedFact[] =>
  [
    ...deadlinesOn(today)
      .toSorted((a, b) => b.milestone.date.localeCompare(a.milestone.date))
      .map((deadline) => factOf(deadline, today)),
    ...publications.map(
      ({ date, url, confirmedOn, concerns, ...fact }): DatedFact => ({
        ...fact,
        scope: tidyScope({ markets: [fact.country], ...concerns }),
        guid: `publication:${fact.country}:${date}`,
        kind: 'publication',
        publishedDate: date,
        confirmedOn: confirmedOn ?? firstLookedUp,
        url: url ?? null,
        impact: impactOf(fact.category),
      }),
    ),
  ].sort((a, b) => a.publishedDate.localeCompare(b.publishedDate))

function factOf({ market, milestone, daysLeft }: Deadline, today: string): DatedFact {
  const { code, country, regulator, requirements } = market
  const { database, legalBasis } = requirements
  const { date, duty, scope, classes, kind, note, isLastDay, toBeConfirmed } = milestone
  const { source, url, confidence, confirmedOn } = evidenceOf(requirements, milestone)
  const first = `${date}-01-01`.slice(0, 10)
  const isAhead = first > today
  const begins = isAhead ? 'from' : 'since'
  const when = `${isLastDay ? 'by' : begins} ${writtenDate(date)}`
  const subject = duty === 'data' && database !== null ? `UDI data in ${database}` : subjects[duty]
  const sentences = [
    `${country}: ${subject} for ${scope}, ${when}.`,
    note && `${note.replace(/\.$/, '')}.`,
    `Legal basis: ${legalBasis.join(', ')}.`,
    confidence !== 'high' && `Confidence: ${confidence}.`,
    toBeConfirmed && 'Sources differ, or only one says so: look it up before relying on the day.',
    `Source: ${source}.`,
  ]
  return {
    guid: `milestone:${milestoneKey(code, milestone)}`,
    kind: 'fact',
    title: `${country}, ${subject}: ${scope}, ${when}`,
    summary: sentences.filter(Boolean).join(' '),
    publishedDate: isAhead ? confirmedOn : first,
    confirmedOn,
    url: url ?? null,
    country: code,
    category: categoryOf[duty],
    priority: urgencyOf(daysLeft),
    impact: scope,
    tags: ['UDI', dutyLabels[duty], ...legalBasis].slice(0, 6),
    source: regulator,
    scope: tidyScope({ markets: [code], riskClasses: classes ?? [], kind: kind ?? null }),
  }
}

/** What a duty is about, for titles that are read on their own. */
const subjects: Readonly<Record<Duty, string>> = {
  data: 'UDI data',
  label: 'UDI on the label',
  'direct-marking': 'UDI on the device itself',
  registration: 'registration',
  tracking: 'tracking of units',
  'supply-report': 'supply reports',
}
