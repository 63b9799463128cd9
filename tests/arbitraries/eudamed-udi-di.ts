import fc from 'fast-check'
import { addressCountries } from '#core/code-lists/eudamed/address-countries.ts'
import { annexXviTypes } from '#core/code-lists/eudamed/annex-xvi-types.ts'
import { clinicalSizeTypes } from '#core/code-lists/eudamed/clinical-size-types.ts'
import { clinicalSizeUnits } from '#core/code-lists/eudamed/clinical-size-units.ts'
import { criticalWarnings } from '#core/code-lists/eudamed/critical-warnings.ts'
import { deviceRelations } from '#core/code-lists/eudamed/device-relations.ts'
import {
  correctiveActions,
  deviceStatuses,
  deviceSubstatuses,
} from '#core/code-lists/eudamed/device-statuses.ts'
import { marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { productionIdentifiers } from '#core/code-lists/eudamed/production-identifiers.ts'
import { storageHandlingConditions } from '#core/code-lists/eudamed/storage-handling-conditions.ts'
import { cmrSubstanceTypes, medicinalHumanSubstanceTypes } from '#core/code-lists/eudamed/substance-types.ts'
import type { ClinicalSize, Substance } from '#core/markets/eu/message/common-di.ts'
import type { UdiDis } from '#core/markets/eu/message/device.ts'
import type { MarketInfos } from '#core/markets/eu/message/market-info.ts'
import type { ProductDesignerActor } from '#core/markets/eu/message/product-designer.ts'
import type { Packages } from '#core/markets/eu/message/udi-di.ts'
import {
  type Arbitraries,
  casNumber,
  codeOf,
  date,
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
  things,
} from '#tests/arbitraries/eudamed-values.ts'

const storageCondition = fc.record(
  { comments: few(optionalLanguageText), storageHandlingConditionValue: codeOf(storageHandlingConditions) },
  { requiredKeys: ['storageHandlingConditionValue'] },
)
const criticalWarning = fc.record(
  { comments: few(optionalLanguageText), warningValue: codeOf(criticalWarnings) },
  { requiredKeys: ['warningValue'] },
)

const positive = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })

export const packages: fc.Arbitrary<Packages> = fc.record(
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

export const marketInfos: fc.Arbitrary<MarketInfos> = fc.record(
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

/** To seven decimals, as they are written. */
const degrees = (most: number) =>
  fc.integer({ min: -most * 1e7, max: most * 1e7 }).map((number) => number / 1e7)

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

export const productDesignerActor: fc.Arbitrary<ProductDesignerActor> = fc.oneof(
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
  fc
    .record(
      {
        kind: fc.constant('endocrine' as const),
        names: few(optionalLanguageText),
        CASCode: casNumber,
        ECCode: ecNumber,
      },
      { requiredKeys: ['kind'] },
    )
    // One of which nothing is known is not written.
    .filter(({ names, CASCode, ECCode }) => (names ?? CASCode ?? ECCode) !== undefined),
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

const base = {
  required: {
    identifier: diIdentifier,
    status: codeOf(deviceStatuses),
    basicUDIIdentifier: diIdentifier,
    MDNCodes: few(emdnCode),
    referenceNumber: text(255),
    sterile: fc.boolean(),
    sterilization: fc.boolean(),
  },
  free: {
    ...entityVersion,
    additionalDescription: few(languageText),
    productionIdentifier: few(codeOf(productionIdentifiers)),
    secondaryIdentifier: diIdentifier,
    tradeNames: few(languageText),
    website: text(255),
    storageHandlingConditions: few(storageCondition),
    packages,
    criticalWarnings: few(criticalWarning),
    substatuses: few(substatus),
  },
}

const deviceBase = {
  required: { ...base.required, numberOfReuses: fc.integer({ min: -1, max: 32_767 }) },
  free: {
    ...base.free,
    relatedUDILink: fc.record(
      { version: text(20), diIdentifier, type: codeOf(deviceRelations) },
      { requiredKeys: ['diIdentifier', 'type'] },
    ),
    marketInfos,
    deviceMarking: fc.oneof(
      fc.record({ directMarkingDI: diIdentifier }),
      fc.record({ unitOfUseIdentifier: diIdentifier }),
    ),
    baseQuantity: positive,
    productDesignerActor,
  },
}

const medicalDevice = {
  required: { ...deviceBase.required, latex: fc.boolean(), reprocessed: fc.boolean() },
  free: {
    ...deviceBase.free,
    annexXVINonMedicalDeviceTypes: few(codeOf(annexXviTypes)),
    annexXVIApplicable: fc.boolean(),
    substances: few(substance),
    clinicalSizes: few(clinicalSize),
  },
}

/** Any UDI-DI of each kind of device. */
export const udiDis: Arbitraries<UdiDis> = {
  MDR: things(medicalDevice.required, medicalDevice.free),
  IVDR: things({ ...deviceBase.required, newDevice: fc.boolean() }, deviceBase.free),
  PR: things(base.required, base.free),
  MDEU: things(medicalDevice.required, medicalDevice.free),
  IVDEU: things(deviceBase.required, deviceBase.free),
}
