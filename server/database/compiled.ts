import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Db } from './connect.ts'

/** Stands for a value that each execution supplies. */
class Placeholder {
  constructor(readonly position: number) {}
}

/**
 * A statement that is built once and used by nearly every request: building it takes longer than sending it.
 * `build` receives placeholders for the values. It may pass them on to the statement, but must not inspect them.
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
