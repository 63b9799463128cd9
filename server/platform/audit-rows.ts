import { canonicalJson, type JsonValue } from '#core/audit/canonical-json.ts'
import type { TrailProblem } from '#core/contract/audit.ts'
import type { Db } from '#server/database/connect.ts'
import type { WatchedTable } from '#server/database/trail/digests.ts'
import { revisionsOf } from '#server/database/trail/left-out.ts'
import { sha256 } from './audit.ts'
import { createBreath } from './breath.ts'
import {
  type DifferingRow,
  differingRows,
  eachRevision,
  inDigestSettings,
  strayDocuments,
  tablesBound,
} from './trail-states-queries.ts'

type Tell = (problem: TrailProblem) => void

/** Told of one table. */
const mostOfTable = 20

/** Compares every row the trail binds, or those of some tables, with what the trail last had of it (decision D50). */
export async function compareRows(db: Db, tell: Tell, tables?: readonly WatchedTable[]): Promise<void> {
  for (const table of tables ?? (await tablesBound(db))) {
    const { rows, count } = await inDigestSettings(db, (tx) => differingRows(tx, table, mostOfTable))
    for (const row of rows) tell(problemOf(row))
    if (count > rows.length) tell(manyMore(table.name, count - rows.length))
    const stray = await inDigestSettings(db, (tx) => strayDocuments(tx, table.name, mostOfTable))
    for (const key of stray)
      tell(revisionProblem(`${rowNamed(table.name, key)} does not hold the document of its revision.`))
  }
}

const rowNamed = (table: string, key: string) => `Row ${key} of ${table}`

const wordsOf: Record<DifferingRow['how'], (row: DifferingRow) => string> = {
  changed: ({ entry }) => `is not as entry ${entry} left it.`,
  missing: ({ entry }) => `is gone, and no entry tells of its removal; entry ${entry} is the last about it.`,
  unrecorded: ({ entry }) =>
    entry === null
      ? 'is there, and no entry tells of it.'
      : `is there again, though entry ${entry} removed it.`,
  between: ({ entry }) => `had been changed without an entry before entry ${entry} was written.`,
}

export const problemOf = (row: DifferingRow): TrailProblem => ({
  kind: 'row',
  entry: row.entry,
  message: `${rowNamed(row.table, row.key)} ${wordsOf[row.how](row)}`,
})

const manyMore = (table: string, count: number): TrailProblem => ({
  kind: 'row',
  entry: null,
  message: `${count} more rows of ${table} are not as the trail has them.`,
})

const revisionProblem = (message: string): TrailProblem => ({ kind: 'revision', entry: null, message })

/** Few enough that the widest documents fit into memory. */
const revisionsAtOnce = 100

/** Computes the hash of every revision anew. */
export async function recomputeRevisions(db: Db, tell: Tell): Promise<void> {
  const breathe = createBreath()
  for (const revisions of Object.values(revisionsOf)) {
    for await (const slice of eachRevision(db, revisions, revisionsAtOnce)) {
      for (const { owner, revision, document, hash } of slice) {
        if (sha256(canonicalJson(document as JsonValue)) !== hash) {
          tell(
            revisionProblem(
              `Revision ${revision} of ${owner} in ${revisions.table} is not what its hash was made of.`,
            ),
          )
        }
        await breathe()
      }
    }
  }
}
