/**
 * What a field is. Master records and submissions are described once as tables of fields; record types, request
 * schemas, forms, templates, importers, diff labels and the field reference are derived from them. What a regulator
 * asks of a field stands with the market (core/markets/market.ts, RegulatorField).
 */

interface FieldFacts {
  readonly label: string
  /** What it means, in one or two sentences; what a regulator asks of it stands in the market’s regulator fields. */
  readonly help?: string
  /** What regulators call it, shown behind the help. */
  readonly regulatorNames?: string
  /** Form section (master) or tab (submission). */
  readonly section: string
  /** The message when it is missing at saving; a field without one may be saved empty. */
  readonly requiredMessage?: string
  /** Set by the hub itself; what a client sends of it is ignored. */
  readonly assigned?: true
}

export interface TextField extends FieldFacts {
  readonly type: 'text' | 'long-text'
  readonly maxLength: number
  /** Its value is a code of this nomenclature, of which the hub has a version loaded. */
  readonly nomenclature?: 'emdn'
}
export interface NumberField extends FieldFacts {
  readonly type: 'integer' | 'decimal'
  readonly min?: number
  readonly max?: number
  readonly unit?: string
  /** Other units it may be written in, each with how many of the field's own unit it equals. */
  readonly units?: Readonly<Record<string, number>>
}
/** A statement: yes, no, or not stated while the document has neither (decision D31). */
export interface BooleanField extends FieldFacts {
  readonly type: 'boolean'
  /** A mark somebody sets, not a statement: without it, it is not set. */
  readonly mark?: true
}
export interface DateField extends FieldFacts {
  readonly type: 'date'
}
/** One code of a list. */
export interface CodeField extends FieldFacts {
  readonly type: 'code'
  readonly codes: readonly Code[]
  /** Other spellings people use, read as the code they stand for. */
  readonly aliases?: Readonly<Record<string, string>>
  /** What is said of texts that are none of the codes though people write them here. */
  readonly hintFor?: (text: string) => string | undefined
  /** Other text is kept too (the list is only offered). */
  readonly open?: true
}
/** Several codes of a list. */
export interface CodesField extends FieldFacts {
  readonly type: 'codes'
  readonly codes: readonly Code[]
  /** Other spellings people use, read as the code they stand for. */
  readonly aliases?: Readonly<Record<string, string>>
  /** What is said of texts that are none of the codes though people write them here. */
  readonly hintFor?: (text: string) => string | undefined
  /** What one of the codes is, for messages: 'country'. */
  readonly oneIs?: string
  /** Few enough to be shown all at once, each with a box to tick. */
  readonly shownAsList?: true
  /** Still read and kept, but offered only where the record has them. */
  readonly notOffered?: readonly string[]
}
/** A repeating table; each row has the columns. */
export interface GroupField extends FieldFacts {
  readonly type: 'group'
  readonly columns: Readonly<Record<string, ColumnField>>
  /** The name of one row, for buttons and messages. */
  readonly rowLabel: string
  /** Rows that are usually entered together: a code of this column each. */
  readonly rowSets?: { readonly column: string; readonly sets: readonly RowSet[] }
  /** The column that marks the row to be kept in sight among many. */
  readonly keptInSight?: string
  /** In a table in one cell, a text alone is this column of a row that says the rest. */
  readonly textAlone?: { readonly column: string; readonly row: FieldRow }
  /** Its rows are certificates of notified bodies; the columns that tell which, and what is compared with a register. */
  readonly certificates?: CertificateColumns
}
export interface CertificateColumns {
  readonly number: string
  readonly notifiedBody: string
  readonly revision: string
  readonly expiryDate: string
}
export interface RowSet {
  readonly label: string
  readonly codes: readonly string[]
}
export type ColumnField = TextField | NumberField | BooleanField | DateField | CodeField
export type Field = ColumnField | CodesField | GroupField
export type Fields = Readonly<Record<string, Field>>

export interface Code {
  readonly code: string
  readonly label: string
  /** Whose code it is, shown with the country's flag: ISO 3166-1, or EU. */
  readonly flag?: string
}

export type ValueOf<F> = F extends { type: 'text' | 'long-text' | 'date' | 'code' }
  ? string
  : F extends { type: 'integer' | 'decimal' }
    ? number
    : F extends { type: 'boolean' }
      ? boolean
      : F extends { type: 'codes' }
        ? readonly string[]
        : F extends { type: 'group'; columns: infer C }
          ? readonly { readonly [K in keyof C]?: ValueOf<C[K]> }[]
          : never

/** The document of a table of fields: a value that nobody gave is absent. */
export type DocumentOf<T extends Fields> = { readonly [K in keyof T]?: ValueOf<T[K]> }

/** A document seen without knowing its table. */
export type AnyDocument = Readonly<Record<string, FieldValue | undefined>>
export type CellValue = string | number | boolean
export type FieldValue = CellValue | readonly string[] | readonly FieldRow[]
export type FieldRow = Readonly<Record<string, CellValue | undefined>>

type Sectioned<T> = { readonly [K in keyof T]: Omit<T[K], 'section'> & { readonly section: string } }
/** Fields of one section, which defineFields adds. */
export type Unsectioned = { readonly [id: string]: DistributiveOmit<Field, 'section'> }
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** Declares the fields of one section, keeping ids and types exact. */
export function defineFields<const T extends Unsectioned>(section: string, fields: T): Sectioned<T> {
  const out: Record<string, unknown> = {}
  for (const [id, field] of Object.entries(fields)) out[id] = { ...field, section }
  return out as Sectioned<T>
}
