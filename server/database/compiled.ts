import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Db } from './connect.ts'

/** Stands for a value that is given with each question. */
class Placeholder {
  constructor(readonly position: number) {}
}

/**
 * A statement that is put together once, for those that nearly every request asks: that takes longer than sending them.
 * `build` gets placeholders for the values, may only compare with them or store them, and decides nothing by them.
 */
export function compiledOnce<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<QueryResult<Row>> {
  let compiled: CompiledQuery<Row> | undefined
  return (db, ...values) => {
    compiled ??= build(
      db,
      ...(values.map((_, position) => new Placeholder(position)) as unknown as Values),
    ).compile()
    const parameters = compiled.parameters.map((one) =>
      one instanceof Placeholder ? values[one.position] : one,
    )
    return db.executeQuery({ ...compiled, parameters })
  }
}
