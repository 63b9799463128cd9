import { sql } from 'kysely'
import type { ScopeWords, UpdateScope } from '#core/intelligence/update-scope.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { Tx } from '#server/platform/hub.ts'

/** What updates concern: as somebody corrected it, or else as their texts say it. */

/** Of a row of updates. */
export const scopeColumn = sql<UpdateScope | null>`coalesce(
  (select update_scopes.scope from update_scopes where update_id = updates.id), updates.scope)`

export interface ScopeRow {
  readonly id: number
  readonly title: string
  readonly country: string
  readonly scope: UpdateScope | null
  readonly scope_words: readonly ScopeWords[] | null
  readonly scope_revision: number
  readonly scope_reason: string | null
  readonly scope_changed_at: Date | null
  readonly scope_changed_by_name: string | null
}

export function findScope(db: Db | Tx, updateId: number): Promise<ScopeRow | undefined> {
  return db
    .selectFrom('updates')
    .leftJoin('update_scopes', 'update_scopes.update_id', 'updates.id')
    .select(['updates.id', 'title', 'country', 'scope_words'])
    .select([
      scopeColumn.as('scope'),
      sql<number>`coalesce(update_scopes.revision, 1)`.as('scope_revision'),
      'update_scopes.reason as scope_reason',
      'update_scopes.changed_at as scope_changed_at',
      personName('update_scopes.changed_by').as('scope_changed_by_name'),
    ])
    .where('updates.id', '=', updateId)
    .executeTakeFirst()
}

/** Held until the correction is stored. */
export async function lockScope(tx: Tx, updateId: number): Promise<ScopeRow | undefined> {
  await tx.selectFrom('updates').select('id').where('id', '=', updateId).forUpdate().execute()
  return findScope(tx, updateId)
}
