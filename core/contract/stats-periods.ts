/** Periods of the dashboard. */
export const statsPeriods = ['7d', '30d', '90d', '1y'] as const
export type StatsPeriod = (typeof statsPeriods)[number]
