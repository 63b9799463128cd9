import type { Db } from '#server/database/connect.ts'
import { stampNow } from '#server/platform/answer-cache.ts'
import type { Asked, Condition, List } from './list.ts'
import { type Anchor, type Counted, countStatement } from './list-queries.ts'

/**
 * Counts are kept for as long as no newer change is seen. Every change writes an audit entry in its own
 * transaction, so the newest one of the kind says whether there was any.
 */

/** Upper limit of cached answers. */
const mostKept = 1000
const kept = new WeakMap<Db, Map<string, Promise<Counted>>>()

/** Where pages end, by order and offset: the next page begins there, and need not count its way from the beginning. */
const ends = new WeakMap<Counted, Map<string, Anchor>>()
const mostEnds = 1000

/** The row before an offset. Like the count, it is known for as long as nothing has changed. */
export const rowBefore = (counted: Counted, sort: string | undefined, offset: number): Anchor | undefined =>
  ends.get(counted)?.get(`${offset} ${sort ?? ''}`)

export function keepRowBefore(counted: Counted, sort: string | undefined, offset: number, row: Anchor): void {
  const known = ends.get(counted) ?? new Map<string, Anchor>()
  if (known.size >= mostEnds) known.clear()
  known.set(`${offset} ${sort ?? ''}`, { sort_key: row.sort_key, page_key: row.page_key })
  ends.set(counted, known)
}

export interface Count {
  /** As it was when it was last asked for; worked out now where it never was. Undefined where none is kept. */
  known(): Promise<Counted | undefined>
  /** As it is. */
  now(): Promise<Counted>
  /** The newest change as the statement of a page saw it; as it is now, where the page is empty. */
  stampOf(rows: readonly { readonly page_stamp?: number }[]): Promise<number>
  keep(counted: Counted): void
}

export function countFor<Row, Item, Query extends Asked>(
  db: Db,
  list: List<Row, Item, Query>,
  condition: Condition,
): Count {
  const statement = countStatement(db, list, condition)
  const question = `${statement.sql} ${JSON.stringify(statement.parameters)}`
  const answers = kept.get(db) ?? new Map<string, Promise<Counted>>()
  kept.set(db, answers)
  const { changes } = list
  const keep = (answer: Promise<Counted>) => {
    answers.delete(question)
    answers.set(question, answer)
    if (answers.size > mostKept) answers.delete(answers.keys().next().value ?? '')
    // Failures are not cached.
    answer.catch(() => answers.delete(question))
    return answer
  }
  const find = async (): Promise<Counted> => (await db.executeQuery(statement)).rows[0] ?? nothing
  return {
    known: async () => (changes ? (answers.get(question) ?? keep(find())) : undefined),
    now: async () => {
      if (!changes) return find()
      const known = await answers.get(question)
      return known && known.stamp === (await stampNow(db, changes)) ? known : keep(find())
    },
    stampOf: async ([first]) => first?.page_stamp ?? (changes ? stampNow(db, changes) : 0),
    keep: (counted) => void (changes && keep(Promise.resolve(counted))),
  }
}

const nothing: Counted = { total: 0, stamp: 0 }
