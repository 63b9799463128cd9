/** What the regulator's own lists and workbooks head a field with, in its language. */
export interface Headings {
  readonly headings?: readonly string[]
  /** The same for columns of a table. */
  readonly columnHeadings?: Readonly<Record<string, readonly string[]>>
  /** The same where each of its codes is a column of yes and no. */
  readonly codeHeadings?: Readonly<Record<string, readonly string[]>>
}
