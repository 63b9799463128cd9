import { type SubmissionFieldId, submissionFields } from '#core/dictionary/submission/index.ts'
import type { Found } from '#core/files/xml-shape.ts'
import { changeRules } from '#core/markets/eu/change/change-rules.ts'
import type { ElementReport } from '#core/markets/eu/reader/answers.ts'
import { elementFields } from '#core/markets/eu/reader/element-fields.ts'
import { eudamedRuleSet } from '#core/markets/eu/rules/index.ts'
import { sentFields } from '#core/markets/eu/sent-fields.ts'

type FieldIds = readonly SubmissionFieldId[]

/** Names of elements inside those that stand for a field, and names EUDAMED was seen to use beside them. */
const innerNames: Readonly<Record<string, FieldIds>> = {
  applicableLegislation: ['legislation'],
  deviceCertificateLink: ['certificates'],
  certificateNumber: ['certificates'],
  certificateRevisionNumber: ['certificates'],
  certificateType: ['certificates'],
  NBActorCode: ['certificates'],
  expiryDate: ['certificates'],
  clinicalInvestigationLink: ['clinicalInvestigations'],
  clinicalInvestigationReference: ['clinicalInvestigations'],
  nonEUApplicableCountries: ['clinicalInvestigations'],
  condition: ['storageHandlingConditions'],
  storageHandlingConditionValue: ['storageHandlingConditions'],
  warning: ['criticalWarnings'],
  warningValue: ['criticalWarnings'],
  package: ['packages'],
  child: ['packages'],
  numberOfItems: ['packages'],
  marketInfo: ['marketAvailability'],
  marketInfoLink: ['marketAvailability'],
  originalPlacedOnTheMarket: ['marketAvailability'],
  startDate: ['marketAvailability'],
  endDate: ['marketAvailability'],
  deviceMarking: ['directMarkingDi', 'unitOfUseDi'],
  diIdentifier: ['relatedDeviceDi'],
  substances: ['cmrSubstances', 'endocrineSubstances', 'medicinalSubstances'],
  substance: ['cmrSubstances', 'endocrineSubstances', 'medicinalSubstances'],
  CASCode: ['cmrSubstances', 'endocrineSubstances'],
  ECCode: ['cmrSubstances', 'endocrineSubstances'],
  INN: ['medicinalSubstances'],
  nmdType: ['annexXviTypes'],
  clinicalSize: ['clinicalSizes'],
  clinicalSizeType: ['clinicalSizes'],
  clinicalSizeDescription: ['clinicalSizes'],
  maximum: ['clinicalSizes'],
  minimum: ['clinicalSizes'],
  valueUnit: ['clinicalSizes'],
  measureUnitDescription: ['clinicalSizes'],
  productDesignerActorCode: ['originalManufacturerSrn'],
  productDesignerOrganisation: ['originalManufacturerName'],
  geographicAddress: ['originalManufacturerCity'],
  POBox: ['originalManufacturerAddressComplement'],
  contactsDetails: ['originalManufacturerEmail'],
  contactDetail: ['originalManufacturerEmail'],
}

/** What stands for several fields or none, whichever element it is in. */
const ambiguous = new Set(['identifier', 'type'])

/** The elements without their prefixes; of `outer/inner` the inner one, unless it stands in several. */
const fieldsByName: ReadonlyMap<string, FieldIds> = new Map([
  ...named(Object.entries(elementFields).filter(([element]) => element.includes('/'))),
  ...named(Object.entries(elementFields).filter(([element]) => !element.includes('/'))),
  ...Object.entries(innerNames),
])

function named(elements: readonly (readonly [string, SubmissionFieldId])[]): [string, FieldIds][] {
  const found = new Map<string, Set<SubmissionFieldId>>()
  for (const [element, field] of elements) {
    const name = element.slice(element.lastIndexOf(':') + 1)
    found.set(name, (found.get(name) ?? new Set()).add(field))
  }
  return [...found]
    .filter(([name, fields]) => fields.size === 1 && !ambiguous.has(name))
    .map(([name, fields]) => [name, [...fields]])
}

/** A name no sentence has by chance: "type" and "sterile" are words, riskClass and INN are not. */
const isElementName = (word: string): boolean => /[a-z][A-Z]|[A-Z]{2}/.test(word)

const isFieldId = (id: string | null | undefined): id is SubmissionFieldId =>
  id != null && Object.hasOwn(submissionFields, id)

/** Fields by the numbers of the official rules and of the data dictionary that are about them. */
const fieldsByNumber = numbered()

function numbered(): ReadonlyMap<string, FieldIds> {
  const found = new Map<string, SubmissionFieldId[]>()
  const note = (number: string, field: string | null | undefined) => {
    const known = found.get(number) ?? []
    if (isFieldId(field) && !known.includes(field)) found.set(number, [...known, field])
  }
  for (const { id, regulatorField } of sentFields) {
    if (regulatorField.id !== undefined) note(regulatorField.id, id)
    for (const row of Object.values(regulatorField.columnIds ?? {})) note(row, id)
  }
  for (const { id, each, field } of eudamedRuleSet.rules) note(officialId(id), each ?? field)
  for (const { id, fields } of changeRules) for (const field of fields) note(officialId(id), field)
  return found
}

/** Without the number the hub puts behind where one rule is several here. */
function officialId(id: string): string {
  return id.replace(/\.\d+$/, '')
}

/**
 * The fields a report of EUDAMED's is about, as far as it names elements, rules or rows of the data dictionary.
 * As a code any name of an element counts, in a sentence only what is no word.
 */
export function fieldsOfReport(report: Found<ElementReport>): SubmissionFieldId[] {
  const { operationErrorCode = '', operationErrorDetail = '', operationDetail = '' } = report
  const told = `${operationErrorCode} ${operationErrorDetail} ${operationDetail}`
  const words = (told.match(/\w+/g) ?? []).filter(isElementName)
  const numbers = told.match(/\b(?:BR|FLD|RULE)(?:-[A-Z]+)*-\d+/g) ?? []
  return [
    ...new Set([
      ...(fieldsByName.get(operationErrorCode) ?? []),
      ...words.flatMap((word) => fieldsByName.get(word) ?? []),
      ...numbers.flatMap((number) => fieldsByNumber.get(number) ?? []),
    ]),
  ]
}
