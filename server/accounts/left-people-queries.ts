import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#server/platform/hub.ts'

/** People who have left: their accounts were deactivated or deleted, and what they had waits for somebody (decision D149). */

/** Whether the account in a column cannot sign in any more. */
export const hasLeft = (column: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from users where users.id = ${sql.ref(column)} and not users.is_active)`

/** Who hears of it: whoever may change it, and leads. */
export const mayHandOver = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  permissions.includes('edit-submissions') &&
  (permissions.includes('approve-submissions') || permissions.includes('manage-users'))
