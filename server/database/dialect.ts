import { PostgresDialect, PostgresQueryCompiler, type QueryCompiler, type ValueNode } from 'kysely'

/** PostgreSQL, with statements that are planned well when they are prepared. */
export class HubDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new HubQueryCompiler()
  }
}

/**
 * Yes and no are part of the statement: an index of a part of a table (`where is_latest`) serves only statements that
 * say so before their parameters are known.
 */
class HubQueryCompiler extends PostgresQueryCompiler {
  protected override visitValue(node: ValueNode): void {
    if (typeof node.value === 'boolean') this.appendImmediateValue(node.value)
    else super.visitValue(node)
  }
}
