import type { Fields } from '#core/dictionary/field.ts'
import type { TemplateColumn } from './country-template.ts'
import { worksheet } from './file-nature.ts'
import type { MarketFile, RegulatorFields } from './market.ts'
import { tableFile } from './table-file.ts'

interface ShortFiles {
  readonly template: readonly TemplateColumn[]
  readonly fields: Fields
  readonly regulatorFields: RegulatorFields
  /** How many devices the regulator's own template holds, if it has a limit. */
  readonly rowsPerFile?: number
}

/**
 * A worksheet with the columns of the market's template and words in its cells: to copy from, and to import again. The
 * regulator accepts another file, whose layout was not available; the market's notes say what is known.
 */
export function shortFiles({
  template,
  fields,
  regulatorFields,
  rowsPerFile,
}: ShortFiles): readonly MarketFile[] {
  const columns = template.flatMap(({ name, field }) => (field === null ? [] : [[name, field] as const]))
  const table = {
    ...{ service: 'WORKSHEET', nature: worksheet, columns, regulatorFields, words: fields },
    ...(rowsPerFile === undefined ? {} : { rowsPerFile }),
  }
  return [
    tableFile({ id: 'csv', label: 'Worksheet (CSV)', format: 'csv', ...table }),
    tableFile({ id: 'xlsx', label: 'Worksheet (Excel)', format: 'xlsx', ...table }),
  ]
}
