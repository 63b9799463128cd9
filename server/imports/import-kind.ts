import type { FieldChange } from '#core/dictionary/document.ts'
import type { Fields } from '#core/dictionary/field.ts'
import type { XmlElement } from '#core/files/xml-tree.ts'
import type { RowReading } from '#core/imports/row-reader.ts'
import type { RowError, TableRow } from '#core/imports/table.ts'
import type { Permission } from '#core/lifecycle/permissions.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'

/** A table whose columns are known: how it is recognised, and how its rows are read. */
export interface TableFormat<Row> {
  /** For people, as in 'Master DI template'. */
  readonly name: string
  /** Every column that is looked at. */
  readonly columns: readonly string[]
  /** Columns a file of this format has all of; without them any known column will do. */
  readonly markers?: readonly string[]
  /** Columns of its template that are not read, and why; they are reported only if they contain anything. */
  readonly notRead?: Readonly<Record<string, string>>
  /** What is in none of the columns is kept as well. */
  readonly keepsOthers?: true
  read(header: readonly string[], columns: ReadonlyMap<string, number>, row: TableRow): RowReading<Row>
  /** The columns a field may be read from, if they are not named like the field. */
  readonly columnsOf?: (field: string) => readonly string[]
}

/** An XML file that is a list of records. */
export interface RecordFormat<Row> {
  readonly name: string
  /** Prefixes of the namespaces that are read. */
  readonly namespaces: Readonly<Record<string, string>>
  isRecord(element: XmlElement): boolean
  read(element: XmlElement, row: number): RowReading<Row>
  /** What to say of a file without any. */
  readonly noneMessage: string
}

export interface NumberedRow<Row> {
  readonly row: number
  readonly read: Row
}

/** What became of a row: the number of its new record, where it made one. */
export type Verdict =
  | 'successful'
  | 'skipped'
  | { readonly became: number }
  | { readonly errors: readonly RowError[] }
  | OtherValues

export const isSaved = (verdict: Verdict | undefined): boolean =>
  verdict === 'successful' || (typeof verdict === 'object' && 'became' in verdict)

/** Rows that were judged good and have been stored since: each knows the number of its record. */
export function withNumbers(rows: readonly number[], ids: readonly number[]): Map<number, Verdict> {
  return new Map(rows.map((row, at) => [row, { became: ids[at] ?? 0 }]))
}

/** Its record is there and says otherwise: nothing is changed until somebody asks (decision D34). */
export interface OtherValues {
  readonly recordId: number
  /** Which record that is, for people. */
  readonly subject: string
  readonly changes: readonly FieldChange[]
  /** Why it cannot be updated as it is now; null where it can. */
  readonly problem: string | null
}

/** Numbers only one record may have, and the record that is to get each. */
export type Given = Map<string, { readonly id: number; readonly name: string }>

export type Verdicts = ReadonlyMap<number, Verdict>

/** A row with other values that somebody wants to be taken over. */
export interface RowToUpdate extends OtherValues {
  readonly row: number
}

/** What a feature says of its uploads; the rest is the same for all (decision D23). */
export interface ImportKind<Row> {
  /** Kept with each job: never renamed. */
  readonly kind: string
  /** A file is in the first of these that it fits. */
  readonly formats: readonly TableFormat<Row>[]
  readonly records?: RecordFormat<Row>
  /** What to say of a table in none of the formats. */
  unknownMessage(found: string, header: readonly string[]): string
  /** To name the differing fields of a row. */
  readonly fields: Fields
  /** Two rows of a file with one key are the same thing twice. */
  keyOf(row: Row): string
  /** Whether it could be stored as something new; another row may then not say it again. */
  isComplete(row: Row): boolean
  repeatedMessage(earlierRow: number): string
  /** No two rows of a group are stored in one batch: the second may need what the first one became. */
  groupOf(row: Row): string
  /** What of a row cannot be right and is saved all the same (decision D35). */
  readonly findings?: (row: Row) => readonly { readonly field: string | null; readonly message: string }[]
  /** What people head columns with besides the labels of its fields, by column. */
  readonly otherNames?: Readonly<Record<string, readonly string[]>>
  /** Who may send such a file. */
  readonly access: Permission
  /**
   * What `store` would make of rows, no two of a group: looks, and writes nothing. `given` is what earlier rows of the
   * file are to have and no other may.
   */
  compare(unit: Unit, actor: Actor, rows: readonly NumberedRow<Row>[], given?: Given): Promise<Verdicts>
  /** Stores rows, no two of a group, in the transaction of the batch, and tells the trail of each. */
  store(unit: Unit, actor: Actor, jobId: number, rows: readonly NumberedRow<Row>[]): Promise<Verdicts>
  /** Takes over what rows say otherwise, as `store` does, where nobody has changed it meanwhile. */
  update(unit: Unit, actor: Actor, jobId: number, update: UpdateBatch): Promise<Verdicts>
  /**
   * Takes back what rows became, where nobody has changed it since and nothing hangs on it; says of each that is left
   * why. Absent where nothing of the kind is ever deleted.
   */
  readonly remove?: (unit: Unit, actor: Actor, removal: Removal) => Promise<Removed>
  /** Its records have versions: those in force may change only by a new one, and values then go into its draft. */
  readonly isVersioned?: true
  /** Who may change these; `edit-submissions` where it is absent. */
  readonly changeNeeds?: Permission
  /** Who may delete these; `delete-submissions` where it is absent. */
  readonly removalNeeds?: Permission
  /** Where the result of a job is shown. */
  readonly address?: (jobId: number) => string
  /** The record the rows are for, where they are for one. */
  readonly recordId?: number
  /** Tables that grow by an import. */
  readonly grownTables: readonly (keyof Schema)[]
  /** So many errors are in an answer; all where this is absent. The error file has all of them. */
  readonly errorsTold?: number
}

/** Who may take values over into the records of a kind, and take that back. */
export const changeNeeds = ({ changeNeeds }: Pick<ImportKind<never>, 'changeNeeds'>): Permission =>
  changeNeeds ?? 'edit-submissions'

/** Who may take back what an import of a kind made: whoever may delete it in another way (decision D60). */
export const removalNeeds = ({ removalNeeds }: Pick<ImportKind<never>, 'removalNeeds'>): Permission =>
  removalNeeds ?? 'delete-submissions'

export interface UpdateBatch {
  readonly rows: readonly RowToUpdate[]
  readonly changeReason: string | null
  /** Why a field keeps its value, where somebody has changed it meanwhile. */
  readonly overtaken: (label: string) => string
  /** The update that is taken back, where one is. */
  readonly takesBack?: number
}

/** Records an import made, to be taken back. */
export interface Removal {
  readonly ids: readonly number[]
  /** For the trail: why, and which import it was. */
  readonly reason: string
  /** Submissions that go with their records: they keep none of them. */
  readonly along?: readonly number[]
}

/** By record: null where it is gone, else why it is left. */
export type Removed = ReadonlyMap<number, string | null>
