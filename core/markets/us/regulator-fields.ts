import { allOf, isTrue, not } from '#core/rules/condition-builders.ts'
import type { RegulatorFields } from '../market.ts'
import { gudidRegulatorFields } from './form/gudid-regulator-fields.ts'
import { notYetPublished } from './form/publishing.ts'

/** GUDID takes DIs of these; NDC and NHRIC codes are of the past. */
const agencies = ['GS1', 'HIBCC', 'ICCBBA']

/**
 * What GUDID asks of each field. Ids are the elements of the AccessGUDID release files.
 * What FDA has published was complete enough for it: what is needed of a new record only, is asked until the publish
 * date has come. `changeable: 'no'` is a new DI trigger: out of the days of grace a change needs a new DI.
 * Source: GUDID Data Elements Reference Table (FDA, 27 March 2017) and openFDA deviceudi_schema.json.
 */
export const usRegulatorFields: RegulatorFields = {
  deviceName: {
    neededToSave: true,
    requiredMessage: 'Device name is required',
    help: 'The name the hub shows. GUDID has the brand name and the version or model instead.',
  },
  manufacturerName: {
    id: 'companyName',
    help: 'The labeler. GUDID takes name and address from the DUNS number.',
  },
  riskClass: {
    codes: ['class-i', 'class-ii', 'class-iii'],
    help: "The device's class in the United States: I, II or III.",
    needed: notYetPublished,
    requiredMessage: 'Risk class is required',
  },
  intendedUse: { needed: notYetPublished, requiredMessage: 'Intended use is required' },
  brandName: {
    id: 'brandName',
    needed: true,
    requiredMessage: 'GUDID needs the brand name.',
    maxLength: 80,
    changeable: 'no',
    help: 'The name on the label. A change needs a new device identifier once the record is out of its grace period.',
  },
  modelNumber: {
    id: 'versionModelNumber',
    needed: true,
    requiredMessage: 'GUDID needs the version or model number.',
    maxLength: 80,
    changeable: 'no',
    help: 'Version or model as the label says it. A change needs a new device identifier.',
  },
  catalogueNumber: {
    id: 'catalogNumber',
    column: 'catalogNumber',
    help: 'Catalog, reference or product number on the label, where there is one.',
  },
  deviceDescription: {
    id: 'deviceDescription',
    maxLength: 2000,
    help: 'What the device is, in up to 2,000 characters.',
  },
  udiDi: {
    id: 'deviceId',
    needed: true,
    requiredMessage: 'GUDID needs the primary DI.',
    changeable: 'no',
    help: 'The primary DI, exactly as issued: leading zeros count.',
  },
  udiDiIssuingEntity: {
    id: 'deviceIdIssuingAgency',
    codes: agencies,
    changeable: 'no',
    help: 'Who issued the code: the FDA has accredited GS1, HIBCC and ICCBBA.',
  },
  baseQuantity: {
    id: 'deviceCount',
    needed: true,
    requiredMessage: 'GUDID needs the device count.',
    max: 9_999_999,
    changeable: 'no',
    help: 'Devices in the base package; more than one needs a unit of use DI.',
  },
  unitOfUseDi: {
    id: 'deviceId (Unit of Use)',
    help: 'Identifies one device where the base package holds several.',
  },
  unitOfUseDiIssuingEntity: {
    id: 'deviceIdIssuingAgency (Unit of Use)',
    codes: agencies,
    label: 'Issuing agency of the unit of use DI',
    help: 'Who issued the code of the single device.',
  },
  secondaryUdiDi: {
    id: 'deviceId (Secondary)',
    label: 'Secondary DI',
    help: 'A second DI of the same device, from another issuing agency than the primary.',
  },
  secondaryUdiDiIssuingEntity: {
    id: 'deviceIdIssuingAgency (Secondary)',
    codes: agencies,
    label: 'Issuing agency of the secondary DI',
    help: 'Who issued the second DI: another agency than that of the primary.',
  },
  directMarkingDi: {
    id: 'deviceId (Direct Marking)',
    help: 'The DI marked on the device itself, where it differs from the primary DI.',
  },
  directMarkingDiIssuingEntity: {
    id: 'deviceIdIssuingAgency (Direct Marking)',
    codes: agencies,
    label: 'Issuing agency of the direct marking DI',
    help: 'Who issued the DI marked on the device itself.',
  },
  singleUse: { id: 'singleUse', declaration: true, changeable: 'no' },
  declarationsChecked: {},
  kit: { id: 'deviceKit', declaration: true, changeable: 'no', help: 'Whether the device is a kit.' },
  containsLatex: {
    id: 'labeledContainsNRL',
    declaration: true,
    changeable: 'no',
    help: 'Whether the label says that the device contains natural rubber latex or dry natural rubber.',
  },
  sterile: {
    id: 'deviceSterile',
    declaration: true,
    changeable: 'no',
    help: 'Whether the device is packaged sterile.',
  },
  sterilizeBeforeUse: {
    id: 'sterilizationPriorToUse',
    declaration: true,
    changeable: 'no',
    help: 'Whether the user has to sterilize the device before use.',
  },
  sterilisationMethod: {
    id: 'sterilizationMethod',
    asked: isTrue('sterilizeBeforeUse'),
    needed: allOf(isTrue('sterilizeBeforeUse'), notYetPublished),
    requiredMessage: 'GUDID needs the method where a device is sterilized before use.',
    changeable: 'no',
    help: 'How the user sterilizes the device, e.g. Moist Heat or Steam Sterilization; several are separated by semicolons.',
  },
  mriSafety: {
    id: 'MRISafetyStatus',
    changeable: 'no',
    needed: true,
    requiredMessage: 'GUDID needs the MRI safety status.',
    help: 'What the labeling says of magnetic resonance imaging.',
  },
  productionIdentifiers: {
    id: 'lotBatch, serialNumber, manufacturingDate, expirationDate',
    help: 'What the UDI on the label carries besides the device identifier.',
  },
  usFdaGudidId: { id: 'publicDeviceRecordKey' },
  usFdaEstablishmentNumber: { id: 'fei', column: 'establishmentRegistrationNumber' },
  // Not public: no file of AccessGUDID has it. 21 CFR 830.310(b)(12).
  usFdaDeviceListingNumber: { id: 'FDA Listing Number' },
  usFdaPremarketSubmissionNumber: { id: 'premarketSubmissions', asked: not(isTrue('customMade')) },
  usFdaProductCode: {
    id: 'productCode',
    column: 'productCode',
    needed: notYetPublished,
    requiredMessage: 'GUDID needs the FDA product code.',
  },
  usFdaClassification: { id: 'device_class', column: 'fdaClassification' },
  ...gudidRegulatorFields,
}
