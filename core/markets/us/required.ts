import { publishDatePassed, published, registered } from '#core/rules/condition.ts'
import { allOf, anyOf, equals, fact, isTrue, not, present, someRow } from '#core/rules/condition-builders.ts'
import { type Requirement, rulesOf } from '#core/rules/requirement.ts'
import { udiDiRequirements } from '#core/rules/udi-di-requirements.ts'
import { sizeText, specialStorage } from './form/lists.ts'
import { datePassed, notYetPublished, publishedFrom } from './form/publishing.ts'

/** Requirements of GUDID beyond the fields in regulator-fields.ts: the rules take their conditions from here, the form its marks. */

/** In its field, or among the further DIs, where those of NDC and NHRIC stand. */
export const hasUnitOfUse = anyOf(
  present('unitOfUseDi'),
  someRow('usFurtherDis', equals('identifierType', 'Unit of Use')),
)
const isText = equals('sizeType', sizeText)
const sized = { each: 'usDeviceSizes' }
const stored = { each: 'usStorageHandling' }

/** GUDID asks for these, but published records do not prove it: the rules only warn. */
const advice: readonly Requirement[] = [
  {
    id: 'GUDID-METHOD-UNKNOWN',
    field: 'sterilisationMethod',
    when: allOf(isTrue('sterilizeBeforeUse'), fact(published)),
  },
  { ...sized, id: 'GUDID-SIZE-UNIT', field: 'unit', where: present('value') },
  { ...stored, id: 'GUDID-STORAGE-TEXT', field: 'text', where: equals('conditionType', specialStorage) },
  {
    ...stored,
    id: 'GUDID-STORAGE-LIMIT',
    field: 'highValue',
    where: allOf(present('conditionType'), not(equals('conditionType', specialStorage))),
    must: anyOf(present('lowValue'), present('highValue')),
  },
  { id: 'GUDID-PACKAGE-QUANTITY', each: 'usPackages', field: 'quantity', when: notYetPublished },
  {
    id: 'GUDID-NO-PI',
    field: 'productionIdentifiers',
    when: present('udiDi'),
    must: anyOf(present('productionIdentifiers'), isTrue('usDonationIdNumber')),
  },
  {
    id: 'GUDID-USE',
    field: 'usPrescriptionUse',
    when: allOf(present('udiDi'), notYetPublished),
    must: anyOf(isTrue('usPrescriptionUse'), isTrue('usOverTheCounter')),
  },
  {
    id: 'GUDID-LISTING-ASKED',
    field: 'usFdaDeviceListingNumber',
    when: allOf(present('udiDi'), notYetPublished),
  },
  {
    id: 'GUDID-DISTRIBUTION',
    field: 'usDistributionEndDate',
    when: allOf(equals('usDistributionStatus', 'Not in Commercial Distribution'), notYetPublished),
  },
]

/** What GUDID took through the hub is as it took it (decision D36). */
const isNew = allOf(notYetPublished, not(fact(registered)))

/** Every record needs these (21 CFR 830.310(b)(11) and (13), GUDID guidance of 17 December 2024), its file too. */
export const ofNewRecords: readonly Requirement[] = [
  {
    id: 'GUDID-PREMARKET-ANSWER',
    field: 'usPremarketExempt',
    when: isNew,
    must: anyOf(
      isTrue('usPremarketExempt'),
      present('usFdaPremarketSubmissionNumber'),
      someRow('usPremarketSubmissions'),
    ),
  },
  { id: 'GUDID-PUBLISH-DATE', field: publishedFrom, when: isNew },
  { id: 'GUDID-GMDN-ASKED', field: 'usGmdnCodes', when: isNew },
  { id: 'GUDID-PUBLISH-PAST', field: publishedFrom, must: not(fact(publishDatePassed)) },
]

export const ofNewRecordsMessages: Readonly<Record<string, string>> = {
  usPremarketExempt:
    'GUDID requires a premarket submission number or a statement that the device is exempt. Enter the number, or answer the question about the exemption with yes.',
  [publishedFrom]:
    'GUDID needs the publish date of the DI record. Enter the day on which the record becomes public; until then it stays unpublished.',
  usGmdnCodes:
    'GUDID needs a GMDN term. Enter its code of five digits, as the GMDN Agency assigns it: the hub has no list of them.',
}

/** What is said of a field that is filled in. */
export const ofNewRecordsFilled: Readonly<Record<string, string>> = { [publishedFrom]: datePassed }

export const usRequirements: readonly Requirement[] = [
  {
    id: 'GUDID-COUNT',
    field: 'unitOfUseDi',
    when: allOf(present('baseQuantity'), not(equals('baseQuantity', 1))),
    must: hasUnitOfUse,
  },
  { id: 'GUDID-PACKAGE-DI', each: 'usPackages', field: 'packageDi' },
  { ...sized, id: 'GUDID-SIZE-TYPE', field: 'sizeType' },
  { ...sized, id: 'GUDID-SIZE-TEXT', field: 'text', where: isText },
  { ...sized, id: 'GUDID-SIZE-VALUE', field: 'value', where: allOf(present('sizeType'), not(isText)) },
  ...ofNewRecords,
  ...advice.map((one) => ({ ...one, advised: true })),
  ...udiDiRequirements,
]

/** The part of a rule that its requirement supplies. */
export const required = rulesOf(usRequirements)
