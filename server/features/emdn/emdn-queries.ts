import { sql } from 'kysely'
import type { EmdnEntry, EmdnListQuery } from '#core/contract/emdn.ts'
import { emdnLevel } from '#core/identifiers/emdn-code.ts'
import type { EmdnEntriesTable } from '#server/database/emdn-tables.ts'
import { defineList } from '#server/lists/list.ts'
import { column, contains } from '#server/lists/properties.ts'

type EmdnRow = Omit<EmdnEntriesTable, 'id'> & { readonly id: number }

const as = column<EmdnRow>()

/** The codes of the version in force. */
export const emdnList = defineList<EmdnRow, EmdnEntry, EmdnListQuery>()({
  table: 'emdn_entries',
  key: 'id',
  properties: {
    id: as('id'),
    code: as('code'),
    term: as('term'),
    definition: as('definition'),
    category: { from: ['code'], value: ({ code }) => code.charAt(0) },
    level: { from: ['code'], value: ({ code }) => emdnLevel(code) },
    terminal: as('terminal'),
  },
  sorts: { code: { by: sql`code collate "C"` }, term: { by: sql`term collate "C"` } },
  defaultSort: 'code',
  filters: {
    category: (letters) => sql<boolean>`left(code, 1) = any(${letters}::text[])`,
    level: (level) => sql<boolean>`length(code) = ${2 * level - 1}`,
    terminal: (text) => sql<boolean>`terminal = ${text === 'true'}`,
  },
  search: contains('search_text'),
  always: () => sql<boolean>`version_id = (select id from emdn_versions where is_current)`,
  changes: 'emdn',
})
