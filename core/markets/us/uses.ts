import { isTrue, not } from '#core/rules/condition-builders.ts'
import type { FieldUses } from '../market.ts'

/**
 * What GUDID asks of each field. Ids are the elements of the AccessGUDID release files.
 * Source: GUDID Data Elements Reference Table (FDA, 27 March 2017) and openFDA deviceudi_schema.json.
 */
export const usUses: FieldUses = {
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
    requiredMessage: 'Risk class is required',
  },
  intendedUse: { requiredMessage: 'Intended use is required' },
  brandName: {
    id: 'brandName',
    needed: true,
    requiredMessage: 'GUDID needs the brand name.',
    maxLength: 80,
    help: 'The name on the label. A change needs a new device identifier once the record is out of its grace period.',
  },
  modelNumber: {
    id: 'versionModelNumber',
    needed: true,
    requiredMessage: 'GUDID needs the version or model number.',
    maxLength: 80,
    help: 'Version or model as the label says it. A change needs a new device identifier.',
  },
  catalogueNumber: {
    id: 'catalogNumber',
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
    help: 'The primary DI, exactly as issued: leading zeros count.',
  },
  udiDiIssuingEntity: {
    id: 'deviceIdIssuingAgency',
    codes: ['GS1', 'HIBCC', 'ICCBBA'],
    help: 'Who issued the code: the FDA has accredited GS1, HIBCC and ICCBBA.',
  },
  baseQuantity: {
    id: 'deviceCount',
    needed: true,
    requiredMessage: 'GUDID needs the device count.',
    help: 'Devices in the base package; more than one needs a unit of use DI.',
  },
  unitOfUseDi: {
    id: 'deviceId (Unit of Use)',
    help: 'Identifies one device where the base package holds several.',
  },
  singleUse: { id: 'singleUse', declaration: true },
  declarationsChecked: {},
  kit: { id: 'deviceKit', declaration: true, help: 'Whether the device is a kit.' },
  containsLatex: {
    id: 'labeledContainsNRL',
    declaration: true,
    help: 'Whether the label says that the device contains natural rubber latex or dry natural rubber.',
  },
  sterile: { id: 'deviceSterile', declaration: true, help: 'Whether the device is packaged sterile.' },
  sterilizeBeforeUse: {
    id: 'sterilizationPriorToUse',
    declaration: true,
    help: 'Whether the user has to sterilize the device before use.',
  },
  sterilisationMethod: {
    id: 'sterilizationMethod',
    asked: isTrue('sterilizeBeforeUse'),
    needed: isTrue('sterilizeBeforeUse'),
    requiredMessage: 'GUDID needs the method where a device is sterilized before use.',
    help: 'How the user sterilizes the device, e.g. Moist Heat or Steam Sterilization.',
  },
  mriSafety: {
    id: 'MRISafetyStatus',
    needed: true,
    requiredMessage: 'GUDID needs the MRI safety status.',
    help: 'What the labeling says of magnetic resonance imaging.',
  },
  productionIdentifiers: {
    id: 'lotBatch, serialNumber, manufacturingDate, expirationDate',
    help: 'What the UDI on the label carries besides the device identifier.',
  },
  usFdaGudidId: {},
  usFdaEstablishmentNumber: {},
  usFdaDeviceListingNumber: {},
  usFdaPremarketSubmissionNumber: { id: 'premarketSubmissions', asked: not(isTrue('customMade')) },
  usFdaProductCode: {
    id: 'productCode',
    needed: true,
    requiredMessage: 'GUDID needs the FDA product code.',
  },
  usFdaClassification: { id: 'device_class' },
}
