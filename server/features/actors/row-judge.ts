import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import { otherValues } from '#core/imports/other-values.ts'
import type { RowError } from '#core/imports/table.ts'
import type { Entities } from '#server/entities/entities-of.ts'
import type { EntityChange, NewEntity, SqlTypes } from '#server/entities/entity-kind.ts'
import {
  type ImportKind,
  type NumberedRow,
  type Verdict,
  type Verdicts,
  withNumbers,
} from '#server/imports/import-kind.ts'
import { updatedRows } from '#server/imports/updated-rows.ts'
import type { Tx } from '#server/platform/hub.ts'

/** A row of a file: what it says, and what a new record would need besides. */
interface ReadRow {
  readonly stated: AnyDocument
  readonly missing: readonly RowError[]
}

interface Stored {
  readonly id: number
  readonly document: AnyDocument
}

/** What a row means: nothing that could be told, a record that is there, or a new one. */
export type Meant<Row extends Stored, Own extends SqlTypes> =
  | { readonly errors: readonly RowError[] }
  | { readonly same: Row }
  | { readonly entity: NewEntity<Own> }

interface Judging<Read, Row extends Stored, Own extends SqlTypes> {
  readonly entities: Entities<Own>
  readonly fields: Fields
  /** Looks up what a batch may mean; answers what each of its rows does. */
  meaning(tx: Tx, rows: readonly Read[]): Promise<(read: Read) => Meant<Row, Own>>
  /** Whether a new one is the same as one that an earlier row of the batch makes. */
  isSame(earlier: NewEntity<Own>, entity: NewEntity<Own>): boolean
  repeatedMessage(earlier: number): string
  /** Which record that is, for people. */
  subjectOf(row: Row): string
  lock(tx: Tx, ids: readonly number[]): Promise<readonly Row[]>
  edit(row: Row, document: AnyDocument): EntityChange<Own>
}

/** Compares, stores and updates rows of an upload, all by the same judgement. */
export function rowJudge<Read extends ReadRow, Row extends Stored, Own extends SqlTypes>({
  entities,
  fields,
  meaning,
  isSame,
  repeatedMessage,
  subjectOf,
  lock,
  edit,
}: Judging<Read, Row, Own>): Pick<ImportKind<Read>, 'compare' | 'store' | 'update'> {
  async function judge(tx: Tx, rows: readonly NumberedRow<Read>[]) {
    const meantBy = await meaning(
      tx,
      rows.map(({ read }) => read),
    )
    const verdicts = new Map<number, Verdict>()
    const fresh = new Map<number, NewEntity<Own>>()
    for (const { row, read } of rows) {
      const meant = meantBy(read)
      if ('errors' in meant) verdicts.set(row, meant)
      else if ('same' in meant) verdicts.set(row, compared(meant.same, read))
      else if (read.missing.length > 0) verdicts.set(row, { errors: read.missing })
      else {
        const earlier = [...fresh].find(([, entity]) => isSame(entity, meant.entity))?.[0]
        if (earlier === undefined) fresh.set(row, meant.entity)
        else verdicts.set(row, { errors: [{ field: null, message: repeatedMessage(earlier) }] })
      }
    }
    return { verdicts, fresh }
  }

  function compared(same: Row, { stated }: Read): Verdict {
    const changes = otherValues(fields, same.document, stated)
    if (changes.length === 0) return 'skipped'
    return { recordId: same.id, subject: subjectOf(same), changes, problem: null }
  }

  return {
    compare: async ({ tx }, _, rows): Promise<Verdicts> => {
      const { verdicts, fresh } = await judge(tx, rows)
      return new Map([...verdicts, ...[...fresh.keys()].map((row) => [row, 'successful'] as const)])
    },
    store: async (unit, actor, jobId, rows): Promise<Verdicts> => {
      const { verdicts, fresh } = await judge(unit.tx, rows)
      if (fresh.size === 0) return verdicts
      const ids = await entities.create(unit, actor, [...fresh.values()], jobId)
      return new Map([...verdicts, ...withNumbers([...fresh.keys()], ids)])
    },
    update: async (unit, actor, jobId, batch): Promise<Verdicts> => {
      const found = await lock(
        unit.tx,
        batch.rows.map(({ recordId }) => recordId),
      )
      const { verdicts, changed } = updatedRows(found, batch, fields)
      const edits = changed.map(({ row, document }) => ({
        ...edit(row, document),
        changeReason: batch.changeReason,
      }))
      await entities.change(unit, actor, edits, jobId)
      return verdicts
    },
  }
}
