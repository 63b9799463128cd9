import type { AuditAction, AuditChanges, AuditEntityType } from '#core/audit/audit-entry.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import type { DictionaryName } from '#core/dictionary/upgrades/index.ts'
import type { Schema } from '#server/database/schema.ts'

/** The SQL type of each column. */
export type SqlTypes = Readonly<Record<string, string>>
export type ValuesOf<Columns extends SqlTypes> = { readonly [C in keyof Columns]: unknown }

/**
 * A stored noun: a row that points to the newest of its immutable revisions, each a document of a table of fields.
 * The tables have, besides what is named here, `id`, `revision`, `document`, `dictionary`, and who made and changed
 * it when.
 */
export interface EntityKind<Own extends SqlTypes, Found extends SqlTypes> {
  readonly table: keyof Schema
  readonly revisions: { readonly table: keyof Schema; readonly key: string }
  readonly dictionary: DictionaryName
  /** Its name in the audit trail. */
  readonly entityType: AuditEntityType
  /** Columns that stand beside the document. */
  readonly own: Own
  /** Columns made of the document, for lists, search and filters. */
  readonly found: Found
  find(document: AnyDocument, own: ValuesOf<Own>): ValuesOf<Found>
}

interface Told {
  /** The fields of its document. */
  readonly fields: Fields
  /** What the trail says of it beside the changes. */
  readonly told: AuditChanges
  readonly changeReason?: string | null | undefined
}

export interface NewEntity<Own extends SqlTypes> extends Told {
  readonly document: AnyDocument
  readonly own: ValuesOf<Own>
}

/** A row as it was read, with all its columns. */
export type EntityRow<Own extends SqlTypes> = ValuesOf<Own> & {
  readonly id: number
  readonly revision: number
  readonly document: AnyDocument
}

export interface EntityChange<Own extends SqlTypes> extends Told {
  readonly before: EntityRow<Own>
  readonly document: AnyDocument
  /** Columns that change with it. */
  readonly own: Partial<ValuesOf<Own>>
  /** What of these columns people know by a name, and see change. */
  readonly beside?: readonly FieldChange[]
  readonly action?: AuditAction
}

/** A revision as it was stored, its document as the dictionary of today has it. */
export interface Revision {
  readonly revision: number
  readonly document: AnyDocument
  readonly createdAt: Date
  readonly createdBy: number | null
}
