import fc from 'fast-check'
import { addressCountries } from '#core/code-lists/eudamed/address-countries.ts'
import { annexXviTypes } from '#core/code-lists/eudamed/annex-xvi-types.ts'
import { clinicalSizeTypes } from '#core/code-lists/eudamed/clinical-size-types.ts'
import { clinicalSizeUnits } from '#core/code-lists/eudamed/clinical-size-units.ts'
import { criticalWarnings } from '#core/code-lists/eudamed/critical-warnings.ts'
import {
  correctiveActions,
  deviceStatuses,
  deviceSubstatuses,
} from '#core/code-lists/eudamed/device-statuses.ts'
import { marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { productionIdentifiers } from '#core/code-lists/eudamed/production-identifiers.ts'
import { storageHandlingConditions } from '#core/code-lists/eudamed/storage-handling-conditions.ts'
import { cmrSubstanceTypes, medicinalHumanSubstanceTypes } from '#core/code-lists/eudamed/substance-types.ts'
import type { ClinicalSize } from '#core/markets/eu/message/clinical-size.ts'
import { type MdrDevice, mdrDevicePost } from '#core/markets/eu/message/mdr-device-post.ts'
import type { MdrUdiDiData } from '#core/markets/eu/message/mdr-udi-di-data.ts'
import { mdrUdiDiPost } from '#core/markets/eu/message/mdr-udi-di-post.ts'
import type { Endpoint, MessageEntity, PushMessage } from '#core/markets/eu/message/message.ts'
import type { ProductDesignerActor } from '#core/markets/eu/message/product-designer.ts'
import type { Substance } from '#core/markets/eu/message/substance.ts'
import { mdrBasicUdi } from '#tests/arbitraries/eudamed-basic-udi.ts'
import {
  casNumber,
  codeOf,
  date,
  dateTime,
  diIdentifier,
  double,
  ecNumber,
  emdnCode,
  entityVersion,
  few,
  languageText,
  optionalLanguageText,
  srn,
  text,
} from '#tests/arbitraries/eudamed-values.ts'

/**
 * Any message the model can say whose values the schema allows: every code, every optional part present or
 * absent, texts of every character XML can carry up to the greatest length. Not necessarily sensible devices.
 */

const storageCondition = fc.record(
  { comments: few(optionalLanguageText), storageHandlingConditionValue: codeOf(storageHandlingConditions) },
  { requiredKeys: ['storageHandlingConditionValue'] },
)
const criticalWarning = fc.record(
  { comments: few(optionalLanguageText), warningValue: codeOf(criticalWarnings) },
  { requiredKeys: ['warningValue'] },
)

const positive = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })

const packages = fc.record(
  {
    ...entityVersion,
    package: few(
      fc.record(
        {
          ...entityVersion,
          identifier: diIdentifier,
          status: codeOf(deviceStatuses),
          child: diIdentifier,
          numberOfItems: positive,
        },
        { requiredKeys: ['identifier', 'status', 'numberOfItems'] },
      ),
    ),
  },
  { requiredKeys: ['package'] },
)

const marketInfos = fc.record(
  {
    ...entityVersion,
    marketInfo: few(
      fc.record(
        {
          country: codeOf(marketCountries),
          endDate: date,
          originalPlacedOnTheMarket: fc.boolean(),
          startDate: date,
        },
        { requiredKeys: ['country', 'originalPlacedOnTheMarket'] },
      ),
    ),
  },
  { requiredKeys: ['marketInfo'] },
)

const substatus = fc.record(
  {
    code: codeOf(deviceSubstatuses),
    estimatedEndDate: date,
    mfCorrectiveActions: few(codeOf(correctiveActions)),
    startDate: date,
  },
  { requiredKeys: ['code', 'startDate'] },
)

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })

const geographicAddress = fc.record(
  {
    addressComplement: text(500),
    city: text(500),
    country: codeOf(addressCountries),
    GPSCoordinates: fc.record({ latitude: degrees(90), longitude: degrees(180) }),
    POBox: text(120),
    postCode: text(120),
    street: text(500),
    streetNum: text(120),
  },
  { requiredKeys: ['country', 'postCode'] },
)

const contactDetail = fc.record(
  { eMail: text(120), phone: text(120), public: fc.boolean(), website: text(255) },
  { requiredKeys: ['eMail', 'public'] },
)

const productDesignerActor: fc.Arbitrary<ProductDesignerActor> = fc.oneof(
  fc.record(
    { ...entityVersion, productDesignerActorCode: srn },
    { requiredKeys: ['productDesignerActorCode'] },
  ),
  fc.record(
    {
      ...entityVersion,
      productDesignerOrganisation: fc.record(
        { geographicAddress, contactsDetails: few(contactDetail), organizationName: optionalLanguageText },
        { requiredKeys: ['organizationName'] },
      ),
    },
    { requiredKeys: ['productDesignerOrganisation'] },
  ),
)

const substance: fc.Arbitrary<Substance> = fc.oneof(
  fc.record(
    {
      kind: fc.constant('cmr' as const),
      names: few(optionalLanguageText),
      CASCode: casNumber,
      ECCode: ecNumber,
      type: codeOf(cmrSubstanceTypes),
    },
    { requiredKeys: ['kind', 'type'] },
  ),
  fc.record(
    {
      kind: fc.constant('endocrine' as const),
      names: few(optionalLanguageText),
      CASCode: casNumber,
      ECCode: ecNumber,
    },
    { requiredKeys: ['kind'] },
  ),
  fc.record(
    {
      kind: fc.constant('medicinal-human' as const),
      names: few(optionalLanguageText),
      INN: text(2000),
      type: codeOf(medicinalHumanSubstanceTypes),
    },
    { requiredKeys: ['kind', 'type'] },
  ),
)

const sized = {
  clinicalSizeType: codeOf(clinicalSizeTypes),
  clinicalSizeDescription: few(languageText),
}
const measured = { ...sized, valueUnit: codeOf(clinicalSizeUnits), measureUnitDescription: few(languageText) }

const clinicalSize: fc.Arbitrary<ClinicalSize> = fc.oneof(
  fc.record(
    { kind: fc.constant('value' as const), ...measured, value: double },
    { requiredKeys: ['kind', 'clinicalSizeType', 'value', 'valueUnit'] },
  ),
  fc.record(
    { kind: fc.constant('range' as const), ...measured, maximum: double, minimum: double },
    { requiredKeys: ['kind', 'clinicalSizeType', 'maximum', 'minimum', 'valueUnit'] },
  ),
  fc.record(
    { kind: fc.constant('text' as const), ...sized, text: text(255) },
    { requiredKeys: ['kind', 'clinicalSizeType', 'text'] },
  ),
)

/** Any UDI-DI of the MDR. */
export const mdrUdiDiData: fc.Arbitrary<MdrUdiDiData> = fc.record(
  {
    ...entityVersion,
    identifier: diIdentifier,
    status: codeOf(deviceStatuses),
    additionalDescription: few(languageText),
    basicUDIIdentifier: diIdentifier,
    MDNCodes: few(emdnCode),
    productionIdentifier: few(codeOf(productionIdentifiers)),
    referenceNumber: text(255),
    secondaryIdentifier: diIdentifier,
    sterile: fc.boolean(),
    sterilization: fc.boolean(),
    tradeNames: few(languageText),
    website: text(255),
    storageHandlingConditions: few(storageCondition),
    packages,
    criticalWarnings: few(criticalWarning),
    substatuses: few(substatus),
    numberOfReuses: fc.integer({ min: -1, max: 32_767 }),
    relatedUDILink: fc.record({ version: text(20), diIdentifier }, { requiredKeys: ['diIdentifier'] }),
    marketInfos,
    deviceMarking: fc.oneof(
      fc.record({ directMarkingDI: diIdentifier }),
      fc.record({ unitOfUseIdentifier: diIdentifier }),
    ),
    baseQuantity: positive,
    productDesignerActor,
    annexXVINonMedicalDeviceTypes: few(codeOf(annexXviTypes)),
    annexXVIApplicable: fc.boolean(),
    latex: fc.boolean(),
    reprocessed: fc.boolean(),
    substances: few(substance),
    clinicalSizes: few(clinicalSize),
  },
  {
    requiredKeys: [
      'identifier',
      'status',
      'basicUDIIdentifier',
      'MDNCodes',
      'referenceNumber',
      'sterile',
      'sterilization',
      'numberOfReuses',
      'latex',
      'reprocessed',
    ],
  },
)

/** Any device of the MDR, its UDI-DI naming its Basic UDI-DI. */
export const mdrDevice: fc.Arbitrary<MdrDevice> = fc
  .record({ MDRBasicUDI: mdrBasicUdi, MDRUDIDIData: mdrUdiDiData })
  .map(({ MDRBasicUDI, MDRUDIDIData }) => ({
    MDRBasicUDI,
    MDRUDIDIData: { ...MDRUDIDIData, basicUDIIdentifier: MDRBasicUDI.identifier },
  }))

const endpoint: fc.Arbitrary<Endpoint> = fc.record(
  { nodeActorCode: srn, nodeID: text(50), serviceAccessToken: fc.uuid() },
  { requiredKeys: ['nodeActorCode'] },
)

/** A message around any of the entities given. */
export const messageOf = (entities: fc.Arbitrary<readonly MessageEntity[]>): fc.Arbitrary<PushMessage> =>
  fc.record(
    {
      conversationID: fc.uuid(),
      correlationID: fc.uuid(),
      creationDateTime: dateTime,
      messageID: fc.uuid(),
      recipient: endpoint,
      sender: endpoint,
      entities,
    },
    { requiredKeys: ['correlationID', 'creationDateTime', 'messageID', 'sender', 'entities'] },
  )

/** Any message about devices of the MDR. */
export const mdrMessage: fc.Arbitrary<PushMessage> = fc.oneof(
  { weight: 3, arbitrary: messageOf(few(mdrDevice.map(mdrDevicePost))) },
  { weight: 1, arbitrary: messageOf(few(mdrUdiDiData.map(mdrUdiDiPost))) },
)
