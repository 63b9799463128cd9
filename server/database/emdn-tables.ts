import type { Generated } from 'kysely'

/** The tables of the nomenclature, as the queries see them. */

export interface EmdnVersionsTable {
  id: Generated<number>
  name: string
  source: string
  complete: boolean
  is_current: boolean
  entries: number
  /** SHA-256 of what it says, whatever file said it. */
  hash: string
  loaded_at: Date
  loaded_by: number | null
}

export interface EmdnEntriesTable {
  id: Generated<number>
  version_id: number
  code: string
  term: string
  definition: string | null
  terminal: boolean
  search_text: string
}
