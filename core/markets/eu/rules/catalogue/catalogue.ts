import { hubRules } from '#core/markets/market-validator.ts'
import type { Severity } from '#core/rules/rule.ts'
import { udiDiFormRules } from '#core/rules/udi-di-form-rules.ts'
import { euFields } from '../../fields.ts'
import { euRegulatorFields } from '../../regulator-fields.ts'
import { euWords } from '../words.ts'
import { basicUdiDiRules } from './basic-udi-di-rules.ts'
import { deviceRules, hubDeviceRules, validationScreenRules } from './device-rules.ts'
import { registrationRules } from './registration-rules.ts'
import { submissionRules } from './submission-rules.ts'

/** One row of the business rules screen (specification, document 2 sections 2.7 and 5). */
export interface CatalogueEntry {
  readonly id: string
  readonly category: CatalogueCategory
  /** To the letter of the specification. */
  readonly text: string
  readonly severity: Severity
  /** Which devices or codes it judges (decision D15). */
  readonly appliesTo: string
  /** Where the law has moved since the rule was worded. */
  readonly currentFact?: string
  readonly source: string
}

export const catalogueCategories = [
  'UDI-DI',
  'Basic UDI-DI',
  'Classification',
  'Manufacturer',
  'Registration and conformity',
  'Device characteristics',
  'Packaging and labeling',
  'Timeline',
] as const
type CatalogueCategory = (typeof catalogueCategories)[number]

type Row = readonly [
  id: string,
  category: CatalogueCategory,
  text: string,
  severity: Severity,
  appliesTo: string,
  currentFact?: string,
]

const rows: readonly Row[] = [
  [
    'BR-001',
    'UDI-DI',
    'UDI-DI at most 25 characters',
    'error',
    'All UDI-DIs but the EUDAMED IDs of legacy devices (D-…)',
  ],
  [
    'BR-002',
    'UDI-DI',
    'UDI-DI in the format of a recognized issuing entity (GS1, HIBCC, ICCBBA, IFA)',
    'error',
    'All UDI-DIs; where HIBCC, ICCBBA or IFA is stated as issuing entity, or a code looks like one of HIBCC, another format is a warning',
    'EUDAMED checks the format of GS1 codes only.',
  ],
  [
    'BR-003',
    'UDI-DI',
    'UDI-DI unique in the manufacturer portfolio',
    'error',
    'Per market, and per regulation or legacy; another submission of the same device counts too',
  ],
  [
    'BR-102',
    'Basic UDI-DI',
    'Basic UDI-DI exactly 15 characters',
    'error',
    "The hub's format (14 digits and X) and codes of no recognised scheme",
    'Codes of the issuing entities have up to 25 characters (MDCG 2019-1).',
  ],
  [
    'BR-103',
    'Basic UDI-DI',
    'Basic UDI-DI digits only',
    'error',
    "The hub's format (14 digits and X) and codes of no recognised scheme",
    'Codes of the issuing entities hold letters and signs too.',
  ],
  [
    'BR-104',
    'Basic UDI-DI',
    'Valid check digits by the mod 1021 algorithm',
    'error',
    "GS1 and HIBCC by modulo 1021; IFA and EUDAMED codes and the hub's format by their own check; ICCBBA by length; not an EUDAMED DI that is B- and the UDI-DI",
  ],
  [
    'BR-202',
    'Classification',
    'EMDN code is one letter plus four digits',
    'error',
    'All EMDN codes: a letter and one to six pairs of digits',
    'EMDN codes have 2 to 12 digits, depending on their level.',
  ],
  [
    'BR-203',
    'Classification',
    'Risk class one of I, IIa, IIb, III',
    'error',
    'All devices; class A to D (IVDR) and the classes of legacy devices are right too',
  ],
  ['BR-204', 'Classification', 'EMDN consistent with risk class', 'warning', 'EMDN categories J, P and W'],
  [
    'BR-301',
    'Manufacturer',
    'Manufacturer SRN format XX-MF-000000000',
    'error',
    'All devices; XX-PR-000000000 for systems and procedure packs',
  ],
  [
    'BR-302',
    'Manufacturer',
    'Manufacturer country ISO 3166-1 alpha-2',
    'error',
    'The country in the SRN; EL, UK and XI as EUDAMED writes them',
  ],
  [
    'BR-501',
    'Registration and conformity',
    'Registration type new, update, correction or renewal',
    'error',
    'The kind that follows from the registration type, or from a change to a registered submission',
  ],
  [
    'BR-503',
    'Registration and conformity',
    'Conformity assessment procedure specified',
    'error',
    'Where a notified body takes part: class IIa, IIb, III; class I sterile, measuring or (MDR) reusable surgical; class B to D; class A sterile; not systems and procedure packs, nor devices with a certificate of MDD Annex IV, for which the list has no procedure',
  ],
  [
    'BR-504',
    'Registration and conformity',
    'Certificate number for Class II and above',
    'warning',
    'Class IIa, IIb, III and class B to D, but systems and procedure packs',
    'EUDAMED takes certificates with the device for class III and IIb, for class D, C and some of class B, and for legacy devices; others come from the notified body.',
  ],
  [
    'BR-701',
    'Device characteristics',
    'Implantable device needs clinical documentation',
    'warning',
    'Implantable devices',
  ],
  [
    'BR-702',
    'Device characteristics',
    'Active device needs power source and electrical safety',
    'warning',
    'Active devices but software',
  ],
  [
    'BR-801',
    'Packaging and labeling',
    'Sterile device needs packaging information',
    'warning',
    'Devices labelled sterile',
  ],
  [
    'BR-802',
    'Packaging and labeling',
    'Single-use labeling',
    'warning',
    'Single-use, reusable and reprocessed devices',
  ],
  [
    'BR-903',
    'Timeline',
    'EUDAMED registration mandatory from 1 January 2026',
    'info',
    'Devices on the EU market that are not registered yet',
    'Mandatory since 28 May 2026; those on the market before that day must be registered by 28 November 2026.',
  ],
]

const catalogueRules = [...udiDiFormRules, ...basicUdiDiRules, ...registrationRules, ...deviceRules]

/** The hub's rules for an EU submission, the catalogue first; the rest are VAL- (Validation screen) and HUB-. */
export const hubRuleSet = hubRules({
  fields: euFields,
  regulatorFields: euRegulatorFields,
  rules: [...catalogueRules, ...validationScreenRules, ...hubDeviceRules, ...submissionRules],
  words: euWords,
})

const sources = new Map(hubRuleSet.rules.map((rule) => [rule.id, rule.source]))

/** The 19 rules as the business rules screen shows them. */
export const hubCatalogue: readonly CatalogueEntry[] = rows.map(
  ([id, category, text, severity, appliesTo, currentFact]) => ({
    id,
    category,
    text,
    severity,
    appliesTo,
    ...(currentFact === undefined ? {} : { currentFact }),
    source: sources.get(id) ?? '',
  }),
)

/** The three rules of the Validation screen: id with its prefix, and the words of the specification. */
export const validationScreenList = [
  { id: 'VAL-001', screenId: 'BR-001', text: 'EMDN code must match device type' },
  { id: 'VAL-002', screenId: 'BR-002', text: 'Risk class aligns with intended use' },
  { id: 'VAL-015', screenId: 'BR-015', text: 'Class III devices require a notified body' },
] as const
