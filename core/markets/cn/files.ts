import { worksheet } from '../file-nature.ts'
import type { MarketFile } from '../market.ts'
import { gapsOf, tableFile } from '../table-file.ts'
import { cnRegulatorFields } from './regulator-fields.ts'
import { writeRelease } from './release-file.ts'
import { worksheetColumns } from './worksheet.ts'

/** The hub's own layout, as the official template was not available. */
const table = {
  service: 'WORKSHEET',
  nature: worksheet,
  columns: worksheetColumns,
  regulatorFields: cnRegulatorFields,
}

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
