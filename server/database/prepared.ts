/**
 * Statements that come again are prepared by name: PostgreSQL parses and plans them once for each connection, which
 * takes longer than answering most of them.
 */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  /** Absent where it is not prepared. */
  readonly name?: string
}

/** One that is asked for so often is worth keeping; filters make many that never come again. */
const usesBeforeNamed = 3
/** Each connection keeps them, some ten kilobytes each. */
const mostNamed = 300
/** Of the texts that are counted, before counting begins anew. */
const mostCounted = 2000

/** PgBouncer without `max_prepared_statements`: another connection has the name, or has it not. */
const poolerCodes = new Set(['26000', '42P05'])

export class PreparedStatements {
  private readonly uses = new Map<string, number>()
  private readonly names = new Map<string, string>()
  private refused = false

  of(text: string, values: readonly unknown[]): Statement {
    if (this.refused) return { text, values }
    const known = this.names.get(text)
    if (known !== undefined) return { text, values, name: known }
    if (this.names.size >= mostNamed || !this.isWorthIt(text)) return { text, values }
    const name = `hub_${this.names.size + 1}`
    this.names.set(text, name)
    return { text, values, name }
  }

  private isWorthIt(text: string): boolean {
    if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) return false
    const uses = (this.uses.get(text) ?? 0) + 1
    if (this.uses.size >= mostCounted) this.uses.clear()
    this.uses.set(text, uses)
    if (uses < usesBeforeNamed) return false
    this.uses.delete(text)
    return true
  }

  /** Whether it failed for being prepared: unprepared, or on another connection, it does not. */
  hasOutlived(error: unknown): boolean {
    const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string }
    if (poolerCodes.has(String(code))) {
      this.refused = true
      return true
    }
    // Another server on this database has changed the tables.
    return code === '0A000' && message.includes('cached plan')
  }
}
