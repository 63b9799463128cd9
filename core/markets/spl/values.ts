/** What a document says, by the attributes of the table: the same for writer, reader and rules. */
export type SplEntry = Readonly<Record<string, string>>

export interface SplValues {
  readonly single: SplEntry
  /** Of packages: `contains` is the DI of the package an entry holds; '' is the device itself. */
  readonly groups: Readonly<Record<string, readonly SplEntry[]>>
}

/** What is wrong with a document, before it leaves. */
export interface SplProblem {
  readonly rule: string
  /** Where, as an XPath. */
  readonly place: string
  /** The attribute of the table, where it is about one. */
  readonly attribute?: string | undefined
  readonly message: string
}
