import type { MarketForm } from '../../market.ts'
import { requirementsOf } from '../../required.ts'
import { euFields } from '../fields.ts'
import { euRegulatorFields } from '../regulator-fields.ts'
import { euRequirements } from '../required.ts'
import { entry } from './entry.ts'
import { fromTemplate } from './from-template.ts'
import { proposals } from './proposals.ts'
import { sections } from './sections.ts'
import { tabs } from './tabs.ts'

/** The EU form; the hints are the specification's (document 3 section 2.3), with the law as it stands. */
export const form: MarketForm = {
  code: 'EU',
  modelled: 'regulator',
  system: 'EUDAMED',
  sections,
  tabs,
  entry,
  fields: euFields,
  regulatorFields: euRegulatorFields,
  requirements: requirementsOf(euRegulatorFields, euRequirements),
  hints: [
    'Basic UDI-DI mandatory',
    'Valid manufacturer SRN required',
    'EMDN code must match device type',
    'Risk class aligned with intended use',
    'Over 50 business rules',
    'Timeline enforcement January 2026 – by law mandatory since 28 May 2026',
    'Data dictionary of 188+ attributes',
  ],
  rulesPage: '/business-rules',
  proposals,
  ofImport: fromTemplate,
}
