import type { TemplateColumn } from './country-template.ts'
import type { FieldUses, MarketFile } from './market.ts'
import { tableFile } from './table-file.ts'

interface ShortFiles {
  /** What the regulator's system is called. */
  readonly system: string
  readonly template: readonly TemplateColumn[]
  readonly uses: FieldUses
  /** Where the regulator takes no more devices in one file. */
  readonly rowsPerFile?: number
}

/**
 * A table with the columns of the market's template, so that what is written can be sent up again. No layout of the
 * regulator's own is known from a source that could be checked; the market's notes say which.
 */
export function shortFiles({ system, template, uses, rowsPerFile }: ShortFiles): readonly MarketFile[] {
  const columns = template.flatMap(({ name, field }) => (field === null ? [] : [[name, field] as const]))
  const table = { service: system, columns, uses, ...(rowsPerFile === undefined ? {} : { rowsPerFile }) }
  return [
    tableFile({ id: 'csv', label: `${system} CSV`, format: 'csv', ...table }),
    tableFile({ id: 'xlsx', label: `${system} Excel`, format: 'xlsx', ...table }),
  ]
}
