import type { AnyDocument } from '#core/dictionary/field.ts'
import type { MarketFile } from '../market.ts'
import { gapsOf, type TableColumn, tableFile } from '../table-file.ts'
import { elements, recordKey } from './elements.ts'
import { lists } from './lists.ts'
import { cellOf, rowsOf, writeRelease } from './release-file.ts'
import { cnUses } from './uses.ts'

/** Element names of the UDI database; of a list, the rows of an element stand behind each other in one cell. */
const columns: readonly TableColumn[] = [
  ...elements.map(({ name, code }): TableColumn => [name, code]),
  ...lists.flatMap((list) =>
    list.columns.map(
      ({ name, column, otherwise }): TableColumn => [
        name,
        (document: AnyDocument) =>
          rowsOf(document, list)
            .map((row) => cellOf(document, row[column], otherwise))
            .join('; '),
      ],
    ),
  ),
  [recordKey.name, recordKey.code],
]

const table = { service: 'UDID', columns, uses: cnUses }

const release: MarketFile = {
  id: 'xml',
  label: 'NMPA XML',
  format: 'xml',
  missing: gapsOf(cnUses),
  write: (document) => ({ service: 'UDID', content: writeRelease(document) }),
}

export const cnFiles: readonly MarketFile[] = [
  release,
  tableFile({ id: 'xlsx', label: 'NMPA Excel', format: 'xlsx', ...table }),
  tableFile({ id: 'csv', label: 'NMPA CSV', format: 'csv', ...table }),
]
