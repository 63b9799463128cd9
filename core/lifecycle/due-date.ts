/** The earliest current date anywhere: UTC−12. */
function earliestToday(now: Date): string {
  return new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)
}

/**
 * What is wrong with a due date (YYYY-MM-DD). Browsers judge by their own calendar; the server refuses only
 * what is past everywhere (decision D6). The wording is the specification's.
 */
export function dueDateIssue(dueDate: string | null, now: Date): string | undefined {
  if (dueDate === null || dueDate >= earliestToday(now)) return undefined
  return 'Due date must be today or later. Please select a valid date.'
}
