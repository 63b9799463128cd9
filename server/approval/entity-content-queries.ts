import { sql } from 'kysely'
import type { RequestEntityType } from '#core/contract/requests.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Where the revisions of what is decided on are kept; each kind has them. */
const revisionsOf: Record<RequestEntityType, { readonly table: string; readonly key: string }> = {
  'master-di': { table: 'master_revisions', key: 'record_id' },
  submission: { table: 'submission_revisions', key: 'submission_id' },
}

const kinds = Object.entries(revisionsOf)

/** Of the entity a row of requests is about: `select` of the revisions of its kind. */
const ofEntity = <T>(select: string, end: string) =>
  sql<T>`case entity_type ${sql.join(
    kinds.map(
      ([kind, { table, key }]) => sql`when ${sql.lit(kind)} then (
        select ${sql.raw(select)} from ${sql.table(table)}
        where ${sql.ref(key)} = requests.entity_id ${sql.raw(end)})`,
    ),
    sql` `,
  )} end`

/** Whoever wrote a revision of it (decision D46). */
export const contributors = sql<
  number[]
>`coalesce(${ofEntity<number[] | null>('array_agg(distinct created_by) filter (where created_by is not null)', '')}, '{}')`

/** The hash of its content as it is now. */
export const contentHash = ofEntity<string | null>('hash', 'order by revision desc limit 1')

export const contentRevision = ofEntity<number | null>('revision', 'order by revision desc limit 1')

export interface Content {
  readonly revision: number
  /** SHA-256 of the canonical document, hex. */
  readonly hash: string
}

/** The content of an entity as it is now. */
export async function contentOf(
  tx: Tx,
  { entity_type, entity_id }: { readonly entity_type: RequestEntityType; readonly entity_id: number },
): Promise<Content> {
  const { table, key } = revisionsOf[entity_type]
  const { rows } = await sql<Content>`
    select revision, hash from ${sql.table(table)}
    where ${sql.ref(key)} = ${entity_id} order by revision desc limit 1`.execute(tx)
  const [content] = rows
  if (!content) throw new Error(`${entity_type} ${entity_id} has no revision`)
  return content
}
