import { type RawBuilder, sql } from 'kysely'
import { canonicalJson, type JsonValue } from '#core/audit/canonical-json.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { currentTag } from '#core/dictionary/upgrades/index.ts'
import type { Db } from '#server/database/connect.ts'
import { columnNames, manyRows, storeInPortions } from '#server/database/many-rows.ts'
import { sha256 } from '#server/platform/audit.ts'
import type { Tx } from '#server/platform/hub.ts'
import type { EntityChange, EntityKind, NewEntity, Revision, SqlTypes, ValuesOf } from './entity-kind.ts'

/** Who writes, and when. */
export interface Authorship {
  readonly now: Date
  /** Null where the hub acts itself. */
  readonly actorId: number | null
}

const standard = {
  id: 'integer',
  revision: 'integer',
  document: 'jsonb',
  dictionary: 'text',
  updated_at: 'timestamptz',
  updated_by: 'integer',
} as const
const made = { created_at: 'timestamptz', created_by: 'integer' } as const

export const hashOf = (document: AnyDocument): string => sha256(canonicalJson(document as JsonValue))

/** Stores new rows with their first revisions; answers their numbers in the same order. */
export async function insertEntities<Own extends SqlTypes, Found extends SqlTypes>(
  tx: Tx,
  kind: EntityKind<Own, Found>,
  entities: readonly Pick<NewEntity<Own>, 'document' | 'own'>[],
  by: Authorship,
): Promise<number[]> {
  const { id: _, ...rest } = standard
  const given = { ...rest, ...made, ...kind.own, ...kind.found }
  const ids: number[] = []
  const rowsOf = (portion: typeof entities) =>
    portion.map(({ document, own }, position) => ({
      ...kind.find(document, own),
      ...own,
      ...written(kind, document, by),
      revision: 1,
      created_at: by.now,
      created_by: by.actorId,
      position,
      hash: hashOf(document),
    }))
  const columns = columnNames({ id: 'integer', ...given })
  // The numbers are taken in the order of the rows: the one they are stored in is the database's own affair.
  const statementOf = (portion: typeof entities) => sql<{ id: number }>`
    with given as materialized (
      select nextval(pg_get_serial_sequence(${kind.table}, 'id'))::int as id, many_rows.*
      from ${manyRows({ ...given, position: 'integer', hash: 'text' }, rowsOf(portion))}),
    stored as (insert into ${sql.table(kind.table)} (${columns}) overriding system value select ${columns} from given),
    revised as (${revisionsOf(kind, sql`given`)})
    select id from given order by position`
  await storeInPortions(entities, statementOf, async (statement) => {
    const { rows: stored } = await statement.execute(tx)
    ids.push(...stored.map(({ id }) => id))
  })
  return ids
}

function written(
  { dictionary }: Pick<EntityKind<SqlTypes, SqlTypes>, 'dictionary'>,
  document: AnyDocument,
  by: Authorship,
) {
  return { document, dictionary: currentTag(dictionary), updated_at: by.now, updated_by: by.actorId }
}

/** Stores changed documents as the next revisions of their rows; all change the same columns of their own. */
export async function updateEntities<Own extends SqlTypes, Found extends SqlTypes>(
  tx: Tx,
  kind: EntityKind<Own, Found>,
  changes: readonly Pick<EntityChange<Own>, 'before' | 'document' | 'own'>[],
  by: Authorship,
): Promise<void> {
  const names = Object.keys(changes[0]?.own ?? {})
  const own = Object.fromEntries(Object.entries(kind.own).filter(([name]) => names.includes(name)))
  const { id, ...changing } = { ...standard, ...own, ...kind.found }
  const set = Object.keys(changing).map((name) => sql`${sql.ref(name)} = many_rows.${sql.ref(name)}`)
  const changed = ['id', 'revision', 'document', 'dictionary', 'updated_at', 'updated_by']
  const returned = changed.map((name) => sql.ref(`${kind.table}.${name}`))
  const rowsOf = (portion: typeof changes) =>
    portion.map((change) => ({
      ...kind.find(change.document, { ...change.before, ...change.own } as ValuesOf<Own>),
      ...change.own,
      ...written(kind, change.document, by),
      id: change.before.id,
      revision: change.before.revision + 1,
      hash: hashOf(change.document),
    }))
  const statementOf = (portion: typeof changes) => sql`
    with changed as (
      update ${sql.table(kind.table)} set ${sql.join(set)}
      from ${manyRows({ id, ...changing, hash: 'text' }, rowsOf(portion))}
      where ${sql.ref(`${kind.table}.id`)} = many_rows.id
      returning ${sql.join(returned)}, many_rows.hash
    ) ${revisionsOf(kind, sql`changed`)}`
  await storeInPortions(changes, statementOf, async (statement) => {
    await statement.execute(tx)
  })
}

/** Marks it as deleted; its document and revisions stay. */
export async function markEntityDeleted(
  tx: Tx,
  { table }: Pick<EntityKind<SqlTypes, SqlTypes>, 'table'>,
  {
    id,
    reason,
    by: { now, actorId },
  }: { readonly id: number; readonly reason: string; readonly by: Authorship },
): Promise<void> {
  await sql`update ${sql.table(table)}
    set deleted = true, delete_reason = ${reason}, updated_at = ${now}, updated_by = ${actorId}
    where id = ${id}`.execute(tx)
}

/** In the statement that stores the rows: the documents need not be sent, nor read, again. */
function revisionsOf(
  { revisions }: Pick<EntityKind<SqlTypes, SqlTypes>, 'revisions'>,
  rows: RawBuilder<unknown>,
) {
  const names = [revisions.key, 'revision', 'document', 'dictionary', 'hash', 'created_at', 'created_by']
  return sql`
    insert into ${sql.table(revisions.table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select id, revision, document, dictionary, hash, updated_at, updated_by from ${rows}`
}

/** A revision of a row; undefined where it has none of that number. */
export async function findRevision(
  db: Db | Tx,
  { revisions }: Pick<EntityKind<SqlTypes, SqlTypes>, 'revisions'>,
  id: number,
  revision: number,
): Promise<Revision | undefined> {
  const { rows } = await sql<Revision>`
    select revision, document, dictionary, created_at as "createdAt", created_by as "createdBy"
    from ${sql.table(revisions.table)}
    where ${sql.ref(revisions.key)} = ${id} and revision = ${revision}`.execute(db)
  return rows[0]
}
