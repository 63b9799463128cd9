import type { CodeSystemName, Mark, SplRegister } from './code-systems.ts'

/**
 * Where each attribute stands in an SPL document, with source and day: writer, reader and rules know this table alone.
 * What has no row has no sourced place; it is left out and named (decision D132).
 */
export interface SplRow {
  /** Of a group: its name, a dot and the column. */
  readonly attribute: string
  /** How well the place is known of each register that has it. */
  readonly registers: Partial<Readonly<Record<SplRegister, Mark>>>
  /** See place.ts. */
  readonly place: string
  readonly dataType: 'ST' | 'II' | 'CD' | 'CE' | 'CS' | 'TS' | 'INT' | 'BL'
  readonly codeSystem?: CodeSystemName
  /** Always this; there is nothing to be said. */
  readonly code?: string
  /** The hub's value to that of the document; one that is not here cannot be said. */
  readonly valueMap?: Readonly<Record<string, string>>
  /** What the document says by leaving the element out. */
  readonly byAbsence?: string
  /** How often it stands in a document, or in an entry of its group; not at all or once where absent. */
  readonly occurs?: 'once'
  /** What a value has to look like, by its name in rules.ts. */
  readonly form?: 'uuid' | 'count' | 'day' | 'duns' | 'product-code' | 'gmdn'
  readonly source: string
  readonly on: string
  /** It is written though it is assumed: a document has to have it. */
  readonly indispensable?: true
}
