import type { Permission } from './permissions.ts'

/**
 * What an API token may be allowed at most. Deciding, managing people and running the hub are for somebody who is
 * signed in.
 */
export const tokenPermissions = [
  'view-submissions',
  'create-submissions',
  'edit-submissions',
  'delete-submissions',
  'export-data',
  'manage-actors',
] as const satisfies readonly Permission[]
export type TokenPermission = (typeof tokenPermissions)[number]

/** With one of these a token may write beyond what the permission of an endpoint says: comments, alerts, own marks. */
const writing = ['create-submissions', 'edit-submissions', 'delete-submissions', 'manage-actors'] as const

export const mayWriteByToken = (held: readonly Permission[]): boolean =>
  writing.some((one) => held.includes(one))

const mostMonths = 12

/** The latest last day (YYYY-MM-DD) of a token made on a day: a year later (decision D61). */
export function lastDayOfToken(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  // The day before the first of the month after: a 29 February ends on the 28th.
  const endOfMonth = new Date(Date.UTC(year, month + mostMonths, 0)).getUTCDate()
  const last = new Date(Date.UTC(year, month - 1 + mostMonths, Math.min(day, endOfMonth)))
  return last.toISOString().slice(0, 10)
}
