import type { Asked, List } from '#server/lists/list.ts'
import { conditionOf, wholeList } from '#server/lists/list-queries.ts'
import { actorOf, type Person } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** The ids of a whole list, page by page as it is read, so that a test can change something in between. */
export async function* idPages<Row, Item extends { readonly id: number }, Query extends Asked>(
  { hub }: TestApp,
  person: Person,
  list: List<Row, Item, Query>,
  query: Query,
): AsyncGenerator<number[]> {
  const viewer = actorOf(person)
  const condition = await conditionOf(list, { db: hub.db, viewer, query })
  const property = list.properties.id
  const reading = { list, condition, properties: [property], sort: query.sort }
  for await (const rows of wholeList(hub.db, reading, 0)) yield rows.map((row) => property.value(row, viewer))
}
