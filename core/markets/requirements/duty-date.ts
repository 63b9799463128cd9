import { passedLately } from '#core/lifecycle/urgency.ts'
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

export const dutiesToTell = ({ requirements }: Pick<MarketWithRequirements, 'requirements'>) =>
  requirements.milestones.filter(({ duty }) => toldToRegister.includes(duty))

/**
 * The day by which devices that no register has yet have to be in that of the market, `groups` being those devices: the
 * last day of a transition while it lasts, then a day that has passed lately, then the next one, then one that has long
 * been in force for most of them. `today` is YYYY-MM-DD.
 */
export function dutyDateOf(
  market: MarketWithRequirements,
  groups: readonly AlikeDevices[],
  today: string,
  classes?: readonly string[],
): (Deadline & { readonly devices: number }) | undefined {
  const concerning = milestonesOf(dutiesToTell(market), today)
    .map((one) => ({ market, ...one, ...concernedBy(market, one.milestone, groups, classes) }))
    .filter(({ devices }) => devices > 0)
    .toSorted((a, b) => a.lastDay.localeCompare(b.lastDay))
  const passed = concerning.filter(({ daysLeft }) => daysLeft < 0)
  const coming = concerning.filter(({ daysLeft }) => daysLeft >= 0)
  const transition = passed.length > 0 && coming.find(({ milestone }) => milestone.isLastDay)
  if (transition) return transition
  const lately = passed.filter(({ daysLeft }) => passedLately(daysLeft)).at(-1)
  const most = Math.max(...passed.map(({ devices }) => devices))
  return lately ?? coming[0] ?? passed.findLast(({ devices }) => devices === most)
}
