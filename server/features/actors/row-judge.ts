import type { Issue } from '#core/contract/problem.ts'
import { applyPatch, type FieldChange } from '#core/dictionary/document.ts'
import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import { otherValues } from '#core/imports/other-values.ts'
import type { RowError } from '#core/imports/table.ts'
import type { Entities } from '#server/entities/entities-of.ts'
import type { EntityChange, NewEntity, SqlTypes } from '#server/entities/entity-kind.ts'
import {
  type Given,
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

/** What a form says at a field, said of a row. */
export const inRow = ({ path, message }: Issue): RowError => ({ field: path, message })

interface Stored {
  readonly id: number
  readonly document: AnyDocument
}

/** What a row means: nothing that could be told, a record that is there, or a new one. */
export type Meant<Row extends Stored, Own extends SqlTypes> =
  | { readonly errors: readonly RowError[] }
  | { readonly same: Row }
  | { readonly entity: NewEntity<Own> }

export interface Changed<Row> {
  readonly row: Row
  /** As it is to become. */
  readonly document: AnyDocument
}

/** Why changes cannot be made. */
export type Refused<Row> = ReadonlyMap<Changed<Row>, readonly RowError[]>

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
  /** What its form would refuse. */
  wrongIn(document: AnyDocument): readonly RowError[]
  /** What stands in the way of changes beside what the records then say. */
  /** What earlier batches of the file are to change counts as well. */
  clashes?(tx: Tx, changed: readonly Changed<Row>[], before: Before): Promise<Refused<Row>>
  lock(tx: Tx, ids: readonly number[]): Promise<readonly Row[]>
  edit(row: Row, document: AnyDocument): EntityChange<Own>
}

/** What came before in the file: of an import, of a look at one; of an update, nothing. */
export interface Before {
  readonly jobId?: number | undefined
  readonly given?: Given
}

/** Compares, stores and updates rows of an upload, all by the same judgement. */
export function rowJudge<Read extends ReadRow, Row extends Stored, Own extends SqlTypes>({
  entities,
  fields,
  meaning,
  isSame,
  repeatedMessage,
  subjectOf,
  wrongIn,
  clashes,
  lock,
  edit,
}: Judging<Read, Row, Own>): Pick<ImportKind<Read>, 'compare' | 'store' | 'update'> {
  async function judge(tx: Tx, rows: readonly NumberedRow<Read>[], before: Before) {
    const meantBy = await meaning(
      tx,
      rows.map(({ read }) => read),
    )
    const verdicts = new Map<number, Verdict>()
    const fresh = new Map<number, NewEntity<Own>>()
    const differing = new Map<number, Changed<Row> & { readonly changes: readonly FieldChange[] }>()
    for (const { row, read } of rows) {
      const meant = meantBy(read)
      if ('errors' in meant) verdicts.set(row, meant)
      else if ('same' in meant) {
        const { same } = meant
        const changes = otherValues(fields, same.document, read.stated)
        if (changes.length === 0) verdicts.set(row, 'skipped')
        else differing.set(row, { row: same, document: applyPatch(same.document, read.stated), changes })
      } else if (read.missing.length > 0) verdicts.set(row, { errors: read.missing })
      else {
        const earlier = [...fresh].find(([, entity]) => isSame(entity, meant.entity))?.[0]
        if (earlier === undefined) fresh.set(row, meant.entity)
        else verdicts.set(row, { errors: [{ field: null, message: repeatedMessage(earlier) }] })
      }
    }
    const errors = await refused(tx, [...differing.values()], before)
    for (const [row, changed] of differing) {
      const { row: same, changes } = changed
      const problem = errors.get(changed)?.[0]?.message ?? null
      verdicts.set(row, { recordId: same.id, subject: subjectOf(same), changes, problem })
    }
    return { verdicts, fresh }
  }

  /** What the form would refuse. What is refused for what it says takes nothing from the others. */
  async function refused(
    tx: Tx,
    changed: readonly Changed<Row>[],
    before: Before = {},
  ): Promise<Refused<Row>> {
    const wrong = new Map(
      changed.flatMap((one) => {
        const errors = wrongIn(one.document)
        return errors.length > 0 ? [[one, errors] as const] : []
      }),
    )
    const right = changed.filter((one) => !wrong.has(one))
    return new Map([...wrong, ...((await clashes?.(tx, right, before)) ?? [])])
  }

  return {
    compare: async ({ tx }, _, rows, given): Promise<Verdicts> => {
      const { verdicts, fresh } = await judge(tx, rows, given ? { given } : {})
      return new Map([...verdicts, ...[...fresh.keys()].map((row) => [row, 'successful'] as const)])
    },
    store: async (unit, actor, jobId, rows): Promise<Verdicts> => {
      const { verdicts, fresh } = await judge(unit.tx, rows, { jobId })
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
      const errors = await refused(unit.tx, changed)
      const good = changed.filter((one) => !errors.has(one))
      const edits = good.map(({ row, document }) => ({
        ...edit(row, document),
        changeReason: batch.changeReason,
      }))
      await entities.change(unit, actor, edits, jobId)
      const byRecord = new Map([...errors].map(([{ row }, why]) => [row.id, why]))
      const told = batch.rows.flatMap(({ row, recordId }) => {
        const why = verdicts.get(row) === 'successful' ? byRecord.get(recordId) : undefined
        return why ? [[row, { errors: why }] as const] : []
      })
      return new Map<number, Verdict>([...verdicts, ...told])
    },
  }
}
