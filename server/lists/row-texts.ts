import type { Db } from '#server/database/connect.ts'
import type { Actor } from '#server/platform/hub.ts'
import type { Asked, List, Property } from './list.ts'
import { type PageRow, readMore } from './list-queries.ts'

/**
 * Whole items as JSON. What is made of nothing but a row's own columns is the same for everybody until the row changes,
 * and is most of an item: it is kept as text, so that the document is neither read, judged nor written again.
 */

/** Of all texts of a list together; a character takes a byte, or two where one of them is beyond Latin-1. */
const mostCharacters = 16_000_000

/** Consecutive properties of an item, of the row alone or not. */
interface Run<Row> {
  readonly isKept: boolean
  readonly named: [name: string, value: Property<Row>['value']][]
}

interface Kept {
  readonly version: string
  /** Of each run that is kept. */
  readonly texts: readonly string[]
  readonly length: number
}

export interface RowTexts<Row> {
  /** What is read of each row whenever it is listed. */
  readonly fresh: readonly Property<Row>[]
  /** The items of a page in its order; undefined where a row has changed since the page was read. */
  items(rows: readonly PageRow<Row>[], viewer: Actor): Promise<string[] | undefined>
}

const known = new WeakMap<Db, Map<unknown, RowTexts<never>>>()

/** Of a list whose rows have versions. */
export function rowTextsOf<Row, Item, Query extends Asked>(
  db: Db,
  list: List<Row, Item, Query>,
): RowTexts<Row> {
  const lists = known.get(db) ?? new Map<unknown, RowTexts<never>>()
  known.set(db, lists)
  const texts = (lists.get(list) as RowTexts<Row> | undefined) ?? createRowTexts(db, list)
  lists.set(list, texts as RowTexts<never>)
  return texts
}

function createRowTexts<Row, Item, Query extends Asked>(db: Db, list: List<Row, Item, Query>): RowTexts<Row> {
  const properties = Object.values(list.properties) as Property<Row>[]
  const ofRow = properties.filter((property) => isOfRow(list, property))
  const fresh = properties.filter((property) => !isOfRow(list, property))
  const runs = runsOf(list)
  const keptRuns = runs.filter(({ isKept }) => isKept)
  // The longest unused first.
  const kept = new Map<number, Kept>()
  let characters = 0

  function forget(key: number): void {
    characters -= kept.get(key)?.length ?? 0
    kept.delete(key)
  }

  function keep(key: number, one: Kept): void {
    forget(key)
    kept.set(key, one)
    characters += one.length
    for (const oldest of kept.keys()) {
      if (characters <= mostCharacters) return
      forget(oldest)
    }
  }

  return {
    fresh,
    async items(rows, viewer) {
      const found = new Map<number, Kept>()
      for (const { page_key: key, page_version: version } of rows) {
        const one = kept.get(key)
        if (one && one.version === version) found.set(key, one)
      }
      const unknown = rows.filter(({ page_key: key }) => !found.has(key))
      const read = await readMore(db, list, ofRow, unknown)
      if (!read) return undefined
      for (const row of read) {
        const texts = keptRuns.map((run) => textOf(run, row, viewer))
        const length = texts.reduce((sum, text) => sum + text.length, 0)
        found.set(row.page_key, { version: row.page_version ?? '', texts, length })
      }
      for (const [key, one] of found) keep(key, one)
      return rows.map((row) => itemOf(row, found.get(row.page_key)?.texts ?? [], viewer))
    },
  }

  function itemOf(row: Row, texts: readonly string[], viewer: Actor): string {
    let at = 0
    const members = runs.map((run) => (run.isKept ? texts[at++] : textOf(run, row, viewer)))
    return `{${members.filter(Boolean).join()}}`
  }
}

/** Made of the row's own columns, for whoever looks. */
const isOfRow = <Row, Item, Query extends Asked>(
  { derived }: List<Row, Item, Query>,
  { from, value }: Property<Row>,
): boolean => value.length < 2 && !from.some((column) => derived && column in derived)

function runsOf<Row, Item, Query extends Asked>(list: List<Row, Item, Query>): Run<Row>[] {
  const runs: Run<Row>[] = []
  for (const [name, property] of Object.entries(list.properties) as [string, Property<Row>][]) {
    const isKept = isOfRow(list, property)
    const last = runs.at(-1)
    const run = last?.isKept === isKept ? last : { isKept, named: [] }
    if (run !== last) runs.push(run)
    run.named.push([`${JSON.stringify(name)}:`, property.value])
  }
  return runs
}

/** The members of an object without its braces; joined, for a text that is added to keeps all its pieces. */
function textOf<Row>({ named }: Run<Row>, row: Row, viewer: Actor): string {
  const members: string[] = []
  for (const [name, read] of named) {
    const value = read(row, viewer)
    // Most are empty or a flag.
    if (value === null || typeof value === 'boolean') members.push(`${name}${value}`)
    else if (value !== undefined) members.push(name + JSON.stringify(value))
  }
  return members.join()
}
