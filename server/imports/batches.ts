import type { ImportError } from '#core/contract/imports.ts'
import type { RowReading } from '#core/imports/row-reader.ts'
import type { RowError } from '#core/imports/table.ts'
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
  /** What is to be looked at though the row can be taken. */
  readonly remarks?: readonly RowError[]
}

/** Rows that are stored in one transaction, no two of a group. */
export interface ReadBatch<Row> {
  /** Rows of the file, the refused ones included. */
  readonly size: number
  readonly good: readonly NumberedRow<Row>[]
  readonly errors: readonly ImportError[]
  /** Rows with errors, as far as they could be read. */
  readonly partly: readonly NumberedRow<Row>[]
  /** Good rows that repeat one with errors: they are taken as long as that is not corrected. */
  readonly repeats: readonly ImportError[]
  /** What is to be looked at in good rows. */
  readonly remarks: readonly ImportError[]
}

type Keys<Row> = Pick<ImportKind<Row>, 'keyOf' | 'groupOf' | 'isComplete' | 'repeatedMessage'>

/** Gathers rows into batches and finds repeats inside the file, also of the first rows, which are `done`. */
export async function* batches<Row>(
  rows: AsyncIterable<ReadRow<Row>>,
  keys: Keys<Row>,
  done = 0,
): AsyncGenerator<ReadBatch<Row>> {
  const seen: Seen = { good: new Map(), refused: new Map() }
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

/** The row each key was first met in, of the whole file. */
interface Seen {
  readonly good: Map<string, number>
  readonly refused: Map<string, number>
}

class Batch<Row> implements ReadBatch<Row> {
  size = 0
  length = 0
  readonly good: NumberedRow<Row>[] = []
  readonly errors: ImportError[] = []
  readonly partly: NumberedRow<Row>[] = []
  readonly repeats: ImportError[] = []
  readonly remarks: ImportError[] = []
  private readonly groups = new Set<string>()
  private readonly keys: Keys<Row>
  private readonly seen: Seen

  constructor(keys: Keys<Row>, seen: Seen) {
    this.keys = keys
    this.seen = seen
  }

  /** A repeat is an error and can stay. */
  holdsGroupOf(reading: RowReading<Row>): boolean {
    if (!('row' in reading)) return false
    return (
      this.groups.has(this.keys.groupOf(reading.row)) && !this.seen.good.has(this.keys.keyOf(reading.row))
    )
  }

  add({ row, length, reading, remarks = [] }: ReadRow<Row>): void {
    this.size += 1
    this.length += length
    if ('errors' in reading) {
      this.errors.push(...reading.errors.map((error) => ({ row, ...error })))
      if (reading.partly) this.addPartly(row, reading.partly)
      return
    }
    const key = this.keys.keyOf(reading.row)
    const earlier = this.seen.good.get(key)
    if (earlier !== undefined) {
      this.errors.push({ row, field: null, message: this.keys.repeatedMessage(earlier) })
      return
    }
    if (this.keys.isComplete(reading.row)) {
      const refused = this.seen.refused.get(key)
      if (refused !== undefined) {
        const message = `${this.keys.repeatedMessage(refused)}. Once that row is corrected, this one is refused.`
        this.repeats.push({ row, field: null, message })
      }
      this.groups.add(this.keys.groupOf(reading.row))
      this.seen.good.set(ownText(key), row)
    }
    this.good.push({ row, read: reading.row })
    this.remarks.push(...remarks.map((remark) => ({ row, ...remark })))
  }

  /** It is refused whatever comes: what else is wrong with it is told at once. */
  private addPartly(row: number, read: Row): void {
    this.partly.push({ row, read })
    const key = this.keys.keyOf(read)
    const earlier = this.seen.good.get(key) ?? this.seen.refused.get(key)
    if (earlier !== undefined) {
      this.errors.push({ row, field: null, message: this.keys.repeatedMessage(earlier) })
    } else if (this.keys.isComplete(read)) this.seen.refused.set(ownText(key), row)
  }
}

/** A copy: the key may be a slice of the file's text, and would keep all of that in memory. */
const ownText = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le')
