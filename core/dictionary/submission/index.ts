import type { DocumentOf } from '../field.ts'
import { basicTab } from './basic.ts'
import { characteristicsTab } from './characteristics.ts'
import { classificationTab } from './classification.ts'
import { clinicalTab } from './clinical.ts'
import { complianceTab } from './compliance.ts'
import { manufacturingTab } from './manufacturing.ts'
import { marketTab } from './market.ts'
import { namingTab } from './naming.ts'
import { packagingTab } from './packaging.ts'
import { regulatoryTab } from './regulatory.ts'
import { safetyTab } from './safety.ts'
import { technicalTab } from './technical.ts'

/** Every field of a submission, tab after tab (specification, document 2 section 2.2). */
export const submissionFields = {
  ...basicTab,
  ...classificationTab,
  ...regulatoryTab,
  ...characteristicsTab,
  ...clinicalTab,
  ...technicalTab,
  ...manufacturingTab,
  ...packagingTab,
  ...marketTab,
  ...safetyTab,
  ...namingTab,
  ...complianceTab,
}

export type SubmissionFieldId = keyof typeof submissionFields
export type SubmissionDocument = DocumentOf<typeof submissionFields>
