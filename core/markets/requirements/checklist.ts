import type { Market } from '#core/code-lists/markets.ts'
import { milestonesOf } from './deadlines.ts'
import { guideSteps } from './guide.ts'
import { requirementsOf } from './index.ts'
import { dutyLabels, type Evidence, evidenceOf, isStale, stateLabels } from './requirement.ts'

/** Something to tick. What does not apply is blank. */
export interface ChecklistItem {
  /** Which part of the list: the way through the hub, or a country. */
  readonly part: string
  readonly what: string
  /** As precise as its source: YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly date: string
  readonly kind: string
  readonly note: string
  readonly source: string
  readonly asOf: string
}

export const checklistColumns = ['Done', 'Part', 'What', 'Date', 'Kind', 'Note', 'Source', 'As of'] as const

/** An element of data a regulator asks for. */
export interface RequiredField {
  readonly label: string
  /** The classes it is asked for, as words; blank where it is asked for all that were chosen. */
  readonly classes: string
}

export interface ChecklistChoice {
  /** YYYY-MM-DD; what has passed is left out. */
  readonly today: string
  readonly markets: readonly Market[]
  /** The hub's codes; none for all. */
  readonly riskClasses: readonly string[]
  readonly requiredFields: (market: Market) => readonly RequiredField[]
}

const blank = { date: '', kind: '', note: '', source: '', asOf: '' }

/** The steps through the hub, then for each market its facts, the dates still to come and the data to have ready. */
export function checklistOf({
  today,
  markets,
  riskClasses,
  requiredFields,
}: ChecklistChoice): ChecklistItem[] {
  const steps = guideSteps.map(
    ({ title, text }): ChecklistItem => ({ ...blank, part: 'Implementation', what: title, note: text }),
  )
  return [
    ...steps,
    ...markets.flatMap((market) => ofMarket(market, today, riskClasses, requiredFields(market))),
  ]
}

function ofMarket(
  market: Market,
  today: string,
  riskClasses: readonly string[],
  requiredFields: readonly RequiredField[],
): ChecklistItem[] {
  const requirements = requirementsOf(market.code)
  const { state, summary, database, route, source, asOf, milestones } = requirements
  const item = { ...blank, part: market.country, source, asOf }
  const coming = milestonesOf(milestones, today).filter(
    ({ daysLeft, milestone: { classes } }) =>
      daysLeft >= 0 &&
      (riskClasses.length === 0 || !classes || classes.some((one) => riskClasses.includes(one))),
  )
  return [
    {
      ...item,
      what: nameOf(market.regulator, database),
      kind: stateLabels[state],
      note: `${summary} ${route}.`,
    },
    ...coming.map(({ milestone }) => ({
      ...item,
      ...evidenceIn(evidenceOf(requirements, milestone)),
      what: milestone.scope,
      date: milestone.date,
      kind: dutyLabels[milestone.duty],
      note: [
        milestone.note && `${milestone.note.replace(/\.$/, '')}.`,
        milestone.toBeConfirmed && 'To be confirmed.',
        isStale(evidenceOf(requirements, milestone).confirmedOn, today) &&
          'Not confirmed for more than 180 days.',
      ]
        .filter(Boolean)
        .join(' '),
    })),
    ...requiredFields.map(({ label, classes }) => ({
      ...item,
      what: label,
      kind: 'Data to have ready',
      note: classes,
      source: '',
      asOf: '',
    })),
  ]
}

const evidenceIn = ({ source, confirmedOn }: Evidence) => ({ source, asOf: confirmedOn })

/** Some regulators are known by the name of their database. */
const nameOf = (regulator: string, database: string | null): string =>
  database === null || regulator.includes(database) ? regulator : `${regulator}, ${database}`
