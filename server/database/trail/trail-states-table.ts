/** What the transaction of an entry made of the rows of a table; append-only. */
export interface TrailStatesTable {
  table_name: string
  seq: number
  /** A line for each row and statement: key, digest before and after with tabs between; `-` where it was not there. */
  states: string
}
