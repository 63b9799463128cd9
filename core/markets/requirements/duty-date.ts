import { type AlikeDevices, concernedBy, type Deadline, milestonesOf } from './deadlines.ts'
import type { MarketWithRequirements } from './index.ts'
import type { Duty } from './requirement.ts'

/** The day by which devices have to be in a register. */
export interface DutyDate {
  /** YYYY-MM-DD. */
  readonly day: string
  /** Negative once the day has passed. */
  readonly daysLeft: number
  /** Which devices, as the source puts it. */
  readonly scope: string
  readonly duty: Duty
  /** How many devices that are not registered it certainly concerns. */
  readonly devices: number
}

/** What is met by telling a register; a label or a mark on a device is no matter of a submission. */
const toldToRegister: readonly Duty[] = ['data', 'registration']

/**
 * The day by which devices that no register has yet have to be in that of the market, `groups` being those devices. A duty
 * that is in force already, the latest, goes before one to come, unless it ends with a last day that is still to come.
 * `today` is YYYY-MM-DD.
 */
export function dutyDateOf(
  market: MarketWithRequirements,
  groups: readonly AlikeDevices[],
  today: string,
  classes?: readonly string[],
): Deadline | undefined {
  const concerning = milestonesOf(market.requirements.milestones, today)
    .filter(
      ({ milestone }) =>
        toldToRegister.includes(milestone.duty) &&
        concernedBy(market, milestone, groups, classes).devices > 0,
    )
    .toSorted((a, b) => a.lastDay.localeCompare(b.lastDay))
  const inForce = concerning.filter(({ daysLeft }) => daysLeft < 0).at(-1)
  const coming = concerning.filter(({ daysLeft }) => daysLeft >= 0)
  const lastDay = coming.find(({ milestone }) => milestone.isLastDay)
  const found = inForce ? (lastDay ?? inForce) : coming[0]
  return found && { market, ...found }
}
