import type { AnyDocument } from '#core/dictionary/field.ts'
import { worksheet } from '../file-nature.ts'
import type { MarketFile } from '../market.ts'
import { gapsOf, type TableColumn, tableFile } from '../table-file.ts'
import { elements, recordKey } from './elements.ts'
import { lists } from './lists.ts'
import { cnRegulatorFields } from './regulator-fields.ts'
import { cellOf, rowsOf, writeRelease } from './release-file.ts'

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

/** The hub's own layout, as the official template was not available. */
const table = { service: 'WORKSHEET', nature: worksheet, columns, regulatorFields: cnRegulatorFields }

const release: MarketFile = {
  id: 'xml',
  label: 'NMPA release layout (XML)',
  format: 'xml',
  nature: {
    kind: 'release-layout',
    format: 'Release file of the UDI database',
    source: 'Public readers of the releases of udi.nmpa.gov.cn',
    asOf: '2026-11-20',
  },
  missing: gapsOf({ regulatorFields: cnRegulatorFields }),
  write: (document) => ({ service: 'NMPA-RELEASE', content: writeRelease(document) }),
}

export const cnFiles: readonly MarketFile[] = [
  release,
  tableFile({ id: 'xlsx', label: 'Worksheet (Excel)', format: 'xlsx', ...table }),
  tableFile({ id: 'csv', label: 'Worksheet (CSV)', format: 'csv', ...table }),
]
