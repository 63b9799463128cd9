import { changeReasonColumn, columnsOf } from '../country-template.ts'
import type { TemplateColumn } from '../market.ts'
import { usFields } from './fields.ts'
import { usRegulatorFields } from './regulator-fields.ts'

/** The number of a premarket submission of one type: 510(k) and PMA are kept apart (S3-OPEN-08). */
const premarketNumber = (name: string, type: string): TemplateColumn => ({
  name,
  field: 'usPremarketSubmissions',
  column: 'number',
  row: { type },
})

/** The columns the specification names, in its order (document 3 section 3); a table stands in one cell. */
const named: readonly TemplateColumn[] = [
  ...columnsOf(['usFdaProductCode', 'usFdaEstablishmentNumber', 'usFdaClassification'], usRegulatorFields),
  premarketNumber('predicate510k', 'PMN'),
  premarketNumber('pmaNumber', 'PMA'),
  ...columnsOf(
    [
      'usPublishDate',
      'usLabelerDuns',
      'catalogueNumber',
      'usHcpcsCode',
      'usGmdnCodes',
      'usDeviceSizes',
      'usPrescriptionUse',
      'usOverTheCounter',
      'mriSafety',
    ],
    usRegulatorFields,
  ),
]

const inOrder = ['udiDi', 'deviceName']

/** The named columns, then every other field of the form. */
export const usTemplate: readonly TemplateColumn[] = [
  ...named,
  ...columnsOf(inOrder, usRegulatorFields),
  ...columnsOf(
    Object.keys(usRegulatorFields).filter(
      (id) =>
        !usFields[id]?.assigned &&
        !inOrder.includes(id) &&
        !named.some(({ field, column }) => field === id && !column),
    ),
    usRegulatorFields,
  ),
  changeReasonColumn,
]
