import { type StatsPeriod, statsPeriods } from '#core/contract/stats-periods.ts'

export const requirementTabs = ['overview', 'timelines', 'compliance'] as const
export type RequirementTab = (typeof requirementTabs)[number]

/** What of the dashboard stands in the address bar; what is left out is the default. */
export interface DashboardSearch {
  readonly period?: StatsPeriod
  readonly tab?: RequirementTab
}

export const defaultPeriod: StatsPeriod = '30d'

export function readDashboardSearch(search: Readonly<Record<string, unknown>>): DashboardSearch {
  const period = statsPeriods.find((known) => known === search.period)
  const tab = requirementTabs.find((known) => known === search.tab)
  return {
    ...(period && period !== defaultPeriod && { period }),
    ...(tab && tab !== 'overview' && { tab }),
  }
}
