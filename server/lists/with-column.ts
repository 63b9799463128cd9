import type { Asked, FileColumn, List } from './list.ts'

/** The same list with one more column in its file. */
export const withColumn = <Row, Item, Query extends Asked>(
  list: List<Row, Item, Query>,
  column: FileColumn<Row>,
): List<Row, Item, Query> =>
  list.file ? { ...list, file: { ...list.file, columns: [...list.file.columns, column] } } : list
