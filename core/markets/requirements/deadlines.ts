import { isFullyKnown } from '#core/code-lists/markets.ts'
import { concernOf, type DeviceTraits } from './device-kinds.ts'
import { globalRequirements, type MarketWithRequirements } from './index.ts'
import type { Milestone } from './requirement.ts'

/** A milestone of a market, with the last day it can be met. */
export interface Deadline {
  readonly market: MarketWithRequirements
  readonly milestone: Milestone
  /** YYYY-MM-DD: of a month or a year its last day. */
  readonly lastDay: string
  /** Negative once it has passed. */
  readonly daysLeft: number
}

const dayMs = 24 * 60 * 60 * 1000

/** All milestones of all markets, earliest first. `today` is YYYY-MM-DD. */
export function deadlinesOn(today: string): readonly Deadline[] {
  const all = globalRequirements.flatMap((market) =>
    milestonesOf(market.requirements.milestones, today).map((one) => ({ market, ...one })),
  )
  return all.sort((a, b) => a.lastDay.localeCompare(b.lastDay))
}

/** Milestones with the last day each can be met, and how far off that is. */
export const milestonesOf = (milestones: readonly Milestone[], today: string) =>
  milestones.map((milestone) => {
    const lastDay = lastDayOf(milestone.date)
    return { milestone, lastDay, daysLeft: daysBetween(today, lastDay) }
  })

const immediateDays = 365
const mediumDays = 3 * 365

export interface Priorities {
  /** Due within a year. */
  readonly immediate: readonly Deadline[]
  /** Due within three years. */
  readonly mediumTerm: readonly Deadline[]
  readonly longTerm: readonly Deadline[]
  /** Proposed, without a date. */
  readonly undated: readonly MarketWithRequirements[]
}

/**
 * Upcoming milestones, grouped by how soon they are. In each group those for which `concerns` is true come first, i.e.
 * those for which an organisation has devices.
 */
export function prioritiesOn(
  today: string,
  concerns: (code: string, milestone: Milestone) => boolean = () => true,
): Priorities {
  const all = deadlinesOn(today).filter(({ daysLeft }) => daysLeft >= 0)
  const coming = [
    ...all.filter(({ market, milestone }) => concerns(market.code, milestone)),
    ...all.filter(({ market, milestone }) => !concerns(market.code, milestone)),
  ]
  return {
    immediate: coming.filter(({ daysLeft }) => daysLeft <= immediateDays),
    mediumTerm: coming.filter(({ daysLeft }) => daysLeft > immediateDays && daysLeft <= mediumDays),
    longTerm: coming.filter(({ daysLeft }) => daysLeft > mediumDays),
    undated: globalRequirements.filter(({ requirements }) => requirements.state === 'no-date'),
  }
}

/** Identifies a milestone of a market, regardless of its note and sources. */
export const milestoneKey = (country: string, { date, duty, scope }: Milestone): string =>
  `${country}:${date}:${duty}:${scope}`

/** Devices with the same characteristics, and how many of them lack nothing. */
export interface AlikeDevices extends DeviceTraits {
  readonly devices: number
  readonly filled: number
}

export interface Concerned {
  /** Those it certainly concerns, and those of them that lack nothing the regulator needs. */
  readonly devices: number
  readonly ready: number
  /** Those for which what decides it is unknown. */
  readonly unclear: number
}

/**
 * How many of a market's devices a milestone of it concerns. `classes` are the risk classes the market has; where they
 * are not known, those of its milestones.
 */
export function concernedBy(
  { code, requirements }: Pick<MarketWithRequirements, 'code' | 'requirements'>,
  milestone: Milestone,
  groups: readonly AlikeDevices[],
  classes: readonly string[] = requirements.milestones.flatMap((one) => one.classes ?? []),
): Concerned {
  const classesOfMarket = new Set([...classes, ...(milestone.classes ?? [])])
  const sum = { devices: 0, ready: 0, unclear: 0 }
  for (const { devices, filled, ...traits } of groups) {
    const concern = concernOf(milestone, traits, classesOfMarket)
    if (concern === 'unclear') sum.unclear += devices
    if (concern !== 'yes') continue
    sum.devices += devices
    if (isFullyKnown(code)) sum.ready += filled
  }
  return sum
}

/** The last day a date of any precision means. */
export function lastDayOf(date: string): string {
  const [year = '', month = '12', day] = date.split('-')
  if (day !== undefined) return date
  // Day 0 of the next month.
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}
