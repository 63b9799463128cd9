import { type RawBuilder, sql } from 'kysely'
import { decided } from './decision.ts'
import type { Asked } from './holds-records.ts'
import type { Left } from './world.ts'

/** What left for a regulator: each file of content that somebody else decided on. */

interface AskedOfFiles extends Asked {
  readonly left: readonly Left[]
  /** The last ones from before controlled mode. */
  readonly last: { readonly files: number; readonly entries: number }
}

export function faultsOfFiles({
  holders,
  since,
  left,
  last: { files, entries },
}: AskedOfFiles): RawBuilder<unknown>[] {
  const release = (id: RawBuilder<unknown>, of: RawBuilder<boolean>) =>
    decided(holders, { kind: 'submission', id, intent: sql.lit('release'), of })
  const attempt = sql`from attempts a where a.export_id > ${files} and a.submission_id > ${since.submissions}`
  const revision = sql<boolean>`r.decided_revision = a.submission_revision`
  return [
    sql`select 'left without a decision' as what, a.submission_id::int as id ${attempt}
      and not ${release(sql.ref('a.submission_id'), revision)}`,
    sql`select 'left as told by the trail, without a decision' as what, e.entity_id::int as id from audit_entries e
      where e.entity_type = 'submission' and e.action = 'exported' and e.seq > ${entries} and e.entity_id > ${since.submissions}
        and not ${release(sql.ref('e.entity_id'), sql<boolean>`r.resolved_at <= e.at`)}`,
    sql`select 'exported file changed' as what, x.id::int as id from exports x
      where x.id > ${files} and x.hash <> encode(sha256(
        case when x.content like 'data:;base64,%' then decode(substr(x.content, 14), 'base64')
          else convert_to(x.content, 'UTF8') end), 'hex')`,
    ...left.map(
      ({ submission, hash, by }) => sql`select ${`handed out by ${by} without a decision`}::text as what,
        ${submission}::int as id where not ${release(sql`${submission}::int`, sql<boolean>`r.decided_hash = ${hash}`)}`,
    ),
  ]
}
