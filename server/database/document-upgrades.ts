import type { KyselyPlugin, PluginTransformResultArgs, QueryResult, UnknownRow } from 'kysely'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { type Dictionaries, upgraded } from '#core/dictionary/upgrades/upgrade.ts'

/** Columns that hold a document whose dictionary is named in the column `dictionary` of the same row. */
const documentColumns = ['document', 'current_data'] as const

/**
 * Every document that is read leaves the database as the dictionary of today has it, whatever version it was stored
 * in: nobody has to remember. What is stored stays as it is, and its hash with it.
 */
export class DocumentUpgrades implements KyselyPlugin {
  private readonly dictionaries: Dictionaries

  constructor(dictionaries: Dictionaries) {
    this.dictionaries = dictionaries
  }

  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows
    const read = first ? documentColumns.filter((column) => column in first) : []
    if (!first || read.length === 0) return result
    if (!('dictionary' in first)) throw new Error(`${read.join(', ')} is read without its dictionary`)
    return { ...result, rows: result.rows.map((row) => this.upgradeRow(row, read)) }
  }

  private upgradeRow(row: UnknownRow, columns: readonly string[]): UnknownRow {
    const read = { ...row }
    for (const column of columns) {
      read[column] = upgraded(this.dictionaries, String(row.dictionary), row[column] as AnyDocument)
    }
    return read
  }
}
