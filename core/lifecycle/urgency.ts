const yearDays = 365

/** A day that has passed, but not long ago: what was due by it is late rather than always so. */
export const passedLately = (daysLeft: number): boolean => daysLeft < 0 && daysLeft >= -yearDays

/** Orders by urgency: what has passed lately, then what comes next, then what has long been in force, then what has no day. */
export const urgencyOf = (due: { readonly daysLeft: number } | null | undefined): number => {
  if (!due) return Number.MAX_SAFE_INTEGER
  return due.daysLeft < -yearDays ? Number.MAX_SAFE_INTEGER + due.daysLeft : due.daysLeft
}
