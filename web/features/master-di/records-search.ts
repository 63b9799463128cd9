import { valueFields } from '#core/contract/master-di.ts'
import { readTableState, type TableState } from '#web/ui/table-state.ts'

/** The columns that can be filtered, as the server names them. */
export type FilterField = (typeof valueFields)[number]
export type RecordFilters = Partial<Record<FilterField, readonly string[]>>

/** What of the screen stands in the address bar. */
export interface RecordsSearch extends Partial<TableState>, RecordFilters {
  readonly search?: string
  /** Absent on the first tab. */
  readonly tab?: 'audit'
  /** Of the audit tab. */
  readonly action?: string
}

/** Reads it from search parameters as they come; whatever is unreadable falls back. */
export function readRecordsSearch(search: Readonly<Record<string, unknown>>): RecordsSearch {
  const text = (name: string) => (typeof search[name] === 'string' ? search[name] : '')
  return {
    ...readTableState(search),
    ...readFilters(search),
    ...(text('search') !== '' && { search: text('search') }),
    ...(search.tab === 'audit' && { tab: 'audit' as const }),
    ...(text('action') !== '' && { action: text('action') }),
  }
}

function readFilters(search: Readonly<Record<string, unknown>>): RecordFilters {
  const entries = valueFields.flatMap((field) => {
    const values = [search[field]].flat().filter((value) => typeof value === 'string' && value !== '')
    return values.length === 0 ? [] : [[field, values]]
  })
  return Object.fromEntries(entries) as RecordFilters
}

/** Only the filters of a search, as the list takes them. */
export function filtersOf(search: RecordsSearch): RecordFilters {
  return readFilters(search as Readonly<Record<string, unknown>>)
}
