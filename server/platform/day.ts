/** Days are calendar days in UTC (decision D142), as YYYY-MM-DD. */

export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

export const todayOf = (clock: { now(): Date }): string => dayOf(clock.now())
