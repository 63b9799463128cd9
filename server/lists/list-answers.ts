import type { FieldValue } from '#core/dictionary/field.ts'
import { writeCell } from '#core/imports/cell-writer.ts'
import type { Db } from '#server/database/connect.ts'
import { csvLines } from '#server/files/csv-writer.ts'
import { todayOf } from '#server/platform/day.ts'
import type { FileAnswer, Page } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import type { Asked, List } from './list.ts'
import { countFor, keepRowBefore, rowBefore } from './list-count.ts'
import { type Counted, conditionOf, type PageRow, type Reading, readPage, wholeList } from './list-queries.ts'
import { rowTextsOf } from './row-texts.ts'
import { chosenOf, presentItem } from './selection.ts'

/** A page of a list, or all of it piece by piece where no limit is given, with the number of all that match. */
export async function answerList<Row, Item, Query extends Asked>(
  hub: Hub,
  viewer: Actor,
  list: List<Row, Item, Query>,
  query: Query,
): Promise<Page<Item>> {
  const chosen = chosenOf(list, query.fields)
  const condition = await conditionOf(list, { db: hub.db, viewer, query })
  const reading = { list, condition, properties: chosen.read, sort: query.sort }
  const { limit, offset = 0 } = query
  if (limit !== undefined && list.version && !query.fields) {
    const texts = rowTextsOf(hub.db, list)
    const { rows, total } = await pageWithTotal(
      hub.db,
      { ...reading, properties: texts.fresh },
      { limit, offset },
    )
    const items = await texts.items(rows, viewer)
    if (items) return { total, items: { json: `[${items.join()}]` } }
  }
  if (limit === undefined) {
    const total = (await countFor(hub.db, list, condition).now()).total
    return { total, items: eachItem() }
  }
  const { rows, total } = await pageWithTotal(hub.db, reading, { limit, offset })
  return { total, items: rows.map((row) => presentItem(row, viewer, chosen)) }

  async function* eachItem(): AsyncGenerator<Item> {
    for await (const rows of wholeList(hub.db, reading, offset)) {
      for (const row of rows) yield presentItem(row, viewer, chosen)
    }
  }
}

/**
 * One statement where the count is known from before and nothing has changed since; page and number are always of
 * one moment.
 */
async function pageWithTotal<Row, Item, Query extends Asked>(
  db: Db,
  reading: Reading<Row, Item, Query>,
  place: { readonly limit: number; readonly offset: number },
): Promise<{ rows: PageRow<Row>[]; total: number }> {
  const { list, condition, sort } = reading
  const { limit, offset } = place
  const count = countFor(db, list, condition)
  const known = await count.known()
  if (known) {
    const after = rowBefore(known, sort, offset)
    const placed = after ? { limit, offset: 0, after } : place
    const rows = offset < known.total ? await readPage(db, reading, placed, { matches: known.total }) : []
    if ((await count.stampOf(rows)) === known.stamp) {
      keepEnd(known, rows)
      return { rows, total: known.total }
    }
  }
  const rows = await readPage(db, reading, place, { matches: known?.total, counted: true })
  const [first] = rows
  // Where the page is empty, no row tells the number.
  if (!first) return { rows, total: (await count.now()).total }
  const counted = { total: first.page_total ?? 0, stamp: first.page_stamp ?? 0 }
  count.keep(counted)
  keepEnd(counted, rows)
  return { rows, total: counted.total }

  function keepEnd(counted: Counted, rows: readonly PageRow<Row>[]): void {
    const last = rows.at(-1)
    if (last && rows.length === limit) keepRowBefore(counted, sort, offset + limit, last)
  }
}

/** All that a list shows, as CSV in its order; who took it out is told to the trail (decision D28). */
export async function exportList<Row, Item, Query extends Asked>(
  hub: Hub,
  viewer: Actor,
  list: List<Row, Item, Query>,
  query: Query,
): Promise<FileAnswer> {
  const { file } = list
  if (!file) throw new Error(`The list of ${list.table} has no file`)
  const { name, entityType, columns } = file
  const { sort, ...filter } = query
  const fileName = `${name}-${todayOf(hub)}.csv`
  const condition = await conditionOf(list, { db: hub.db, viewer, query })
  await inTransaction(hub, viewer, async ({ record }) => {
    record({
      action: 'exported',
      entityType,
      entityId: null,
      changesData: { actionNotes: `${fileName} ${JSON.stringify(filter)}` },
    })
  })
  const reading = { list, condition, properties: columns, sort }
  return {
    fileName,
    contentType: 'text/csv; charset=utf-8',
    content: csvLines(
      columns.map(({ header }) => header),
      lines(),
    ),
  }

  async function* lines(): AsyncGenerator<string[]> {
    for await (const rows of wholeList(hub.db, reading, 0)) {
      for (const row of rows) yield columns.map((column) => cellOf(column.value(row, viewer)))
    }
  }
}

const cellOf = (value: unknown): string => writeCell(value as FieldValue | null | undefined)
