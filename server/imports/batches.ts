import type { ImportError } from '#core/contract/imports.ts'
import type { RowReading } from '#core/imports/row-reader.ts'
import type { ImportKind, NumberedRow } from './import-kind.ts'

/**
 * Good rows are saved in batches of this size, each one transaction (decision D23). Other writers wait while a batch is
 * entered in the audit trail: with 500, creating a submission beside an import took half as long again.
 */
export const batchSize = 250
/** Rows of a kilobyte or two are usual; longer ones are saved in smaller batches. */
const batchLength = 4 * 1024 * 1024

/** A row of the file, read. */
export interface ReadRow<Row> {
  readonly row: number
  /** Characters it has in the file. */
  readonly length: number
  readonly reading: RowReading<Row>
}

/** Rows that are stored in one transaction, no two of a group. */
export interface ReadBatch<Row> {
  /** Rows of the file, the refused ones included. */
  readonly size: number
  readonly good: readonly NumberedRow<Row>[]
  readonly errors: readonly ImportError[]
}

type Keys<Row> = Pick<ImportKind<Row>, 'keyOf' | 'groupOf' | 'isComplete' | 'repeatedMessage'>

/** Gathers rows into batches and finds repeats inside the file, also of the first rows, which are `done`. */
export async function* batches<Row>(
  rows: AsyncIterable<ReadRow<Row>>,
  keys: Keys<Row>,
  done = 0,
): AsyncGenerator<ReadBatch<Row>> {
  const seen = new Map<string, number>()
  let batch = new Batch(keys, seen)
  let met = 0
  for await (const row of rows) {
    if (met < done) {
      new Batch(keys, seen).add(row)
      met += 1
      continue
    }
    if (batch.size === batchSize || batch.length > batchLength || batch.holdsGroupOf(row.reading)) {
      yield batch
      batch = new Batch(keys, seen)
    }
    batch.add(row)
  }
  if (batch.size > 0) yield batch
}

class Batch<Row> implements ReadBatch<Row> {
  size = 0
  length = 0
  readonly good: NumberedRow<Row>[] = []
  readonly errors: ImportError[] = []
  private readonly groups = new Set<string>()
  private readonly keys: Keys<Row>
  /** The row each key was first met in, of the whole file. */
  private readonly seen: Map<string, number>

  constructor(keys: Keys<Row>, seen: Map<string, number>) {
    this.keys = keys
    this.seen = seen
  }

  /** A repeat is an error and can stay. */
  holdsGroupOf(reading: RowReading<Row>): boolean {
    if (!('row' in reading)) return false
    return this.groups.has(this.keys.groupOf(reading.row)) && !this.seen.has(this.keys.keyOf(reading.row))
  }

  add({ row, length, reading }: ReadRow<Row>): void {
    this.size += 1
    this.length += length
    if ('errors' in reading) {
      this.errors.push(...reading.errors.map((error) => ({ row, ...error })))
      return
    }
    const key = this.keys.keyOf(reading.row)
    const earlier = this.seen.get(key)
    if (earlier !== undefined) {
      this.errors.push({ row, field: null, message: this.keys.repeatedMessage(earlier) })
      return
    }
    if (this.keys.isComplete(reading.row)) {
      this.groups.add(this.keys.groupOf(reading.row))
      this.seen.set(ownText(key), row)
    }
    this.good.push({ row, read: reading.row })
  }
}

/** A copy: the key may be a slice of the file's text, and would keep all of that in memory. */
const ownText = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le')
