import type { Fields } from '#core/dictionary/field.ts'
import { type FileNature, worksheet } from '../file-nature.ts'
import type { MarketFile, RegulatorFields, TemplateColumn } from '../market.ts'
import type { AskingByDay } from '../published.ts'
import { tableFile } from '../table-file.ts'

interface WorksheetFiles extends Pick<AskingByDay, 'asksMoreFrom'> {
  readonly template: readonly TemplateColumn[]
  readonly fields: Fields
  readonly regulatorFields: RegulatorFields
  readonly rowsPerFile: number | undefined
  readonly hasDatabase: boolean
}

/**
 * A worksheet with the columns of the market's template and words in its cells: to copy from, and to import again. The
 * regulator accepts another file, whose layout was not available; the market's notes say what is known.
 */
export function worksheetFiles(market: WorksheetFiles): readonly MarketFile[] {
  const { template, fields, regulatorFields, rowsPerFile, hasDatabase, ...asksMore } = market
  const nature: FileNature = hasDatabase ? worksheet : { ...worksheet, noDatabase: true }
  const columns = template.flatMap(({ name, field }) => (field === null ? [] : [[name, field] as const]))
  const table = {
    ...{ service: 'WORKSHEET', nature, columns, regulatorFields, words: fields },
    ...(rowsPerFile === undefined ? {} : { rowsPerFile }),
    ...asksMore,
  }
  return [
    tableFile({ id: 'csv', label: 'Worksheet (CSV)', format: 'csv', ...table }),
    tableFile({ id: 'xlsx', label: 'Worksheet (Excel)', format: 'xlsx', ...table }),
  ]
}
