/** A master record that came out of a file with more than the record has fields for. */
export interface ImportedRecord {
  /** What else the file said, by its format and the names it uses. */
  readonly sourceData: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>
  readonly udiDi: string | undefined
  /** The UDI-DI is still that of the file. */
  readonly isAsImported: boolean
}
