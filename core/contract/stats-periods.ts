/** How far back the numbers of the dashboard look. */
export const statsPeriods = ['7d', '30d', '90d', '1y'] as const
export type StatsPeriod = (typeof statsPeriods)[number]
