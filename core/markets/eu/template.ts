import { changeReasonColumn, columnsOf } from '../country-template.ts'
import type { TemplateColumn } from '../market.ts'
import { euFields } from './fields.ts'
import { euRegulatorFields } from './regulator-fields.ts'

/** One row of a table in columns of its own, as the specification names them. */
const ofCertificate = (name: string, column: string): TemplateColumn => ({
  name,
  field: 'certificates',
  column,
})

/** The columns the specification names, in its order (document 3 section 3); tables stand in one cell (S3-OPEN-07). */
const named: readonly TemplateColumn[] = [
  ...columnsOf(
    [
      'udiDi',
      'basicUdiDi',
      'emdnCode',
      'notifiedBodyNumber',
      'conformityAssessmentProcedure',
      'clinicalEvaluation',
      'postMarketSurveillance',
      'labellingLanguages',
      'clinicalSizes',
    ],
    euRegulatorFields,
  ),
  ofCertificate('certificateNumber', 'certificateNumber'),
  ofCertificate('certificateExpiryDate', 'expiryDate'),
  ...columnsOf(
    ['certificateScope', 'notifiedBodyName', 'notifiedBodyCountry', 'clinicalInvestigations', 'deviceStatus'],
    euRegulatorFields,
  ),
  ...columnsOf(['deviceSubstatus'], euRegulatorFields),
  { name: 'nominalSize', field: 'deviceSize' },
  { name: 'nominalSizeUnit', field: 'deviceSizeUnit' },
  changeReasonColumn,
]

/** The named columns, then every other field of the form. */
export const euTemplate: readonly TemplateColumn[] = [
  ...named,
  ...columnsOf(
    Object.keys(euFields).filter(
      (id) => !euFields[id]?.assigned && !named.some(({ field, column }) => field === id && !column),
    ),
    euRegulatorFields,
  ),
]
