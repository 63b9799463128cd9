import type { z } from 'zod'
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { WorkLine } from '#core/contract/my-work.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import type { Asked, List } from './list.ts'
import { countFor } from './list-count.ts'
import { conditionOf } from './list-queries.ts'

/** The lines of one feature, of what this person can do; lines without anything to do are left out. */
export type WorkSource = (hub: Hub, viewer: Actor) => Promise<readonly WorkLine[]>

/** The question of a list, as its address asks it. */
export type ListQuestion = Readonly<Record<string, string | readonly string[]>>

/** Where a list answers a question. */
export function listAddress({ path }: Pick<Endpoint, 'path'>, question: ListQuestion): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(question))
    for (const one of [value].flat()) params.append(name, one)
  return `${path}?${params}`
}

/** How many a list has for a question: what its own pages say as their total. */
export async function countOfList<Row, Item, Query extends Asked>(
  { hub, viewer }: { readonly hub: Hub; readonly viewer: Actor },
  list: List<Row, Item, Query>,
  endpoint: { readonly query: z.ZodType<Query> },
  question: ListQuestion,
): Promise<number> {
  const query = endpoint.query.parse(question)
  const condition = await conditionOf(list, { db: hub.db, viewer, query })
  return (await countFor(hub.db, list, condition).now()).total
}
