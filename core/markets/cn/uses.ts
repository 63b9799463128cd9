import type { FieldUses } from '../market.ts'

/**
 * What the NMPA UDI database asks of each field. Ids are the element names of its release files and of its sharing
 * interface. Source: YY/T 1752-2020, YY/T 1753-2020; field list as of 2026-11-20.
 */
export const cnUses: FieldUses = {
  deviceName: {
    neededToSave: true,
    requiredMessage: 'Device name is required',
    help: 'The name the hub shows. NMPA takes the product name in Chinese.',
  },
  manufacturerName: {
    id: 'ylqxzcrbarywmc',
    label: 'Manufacturer Name',
    help: 'Name of the registrant or filer in English.',
    needed: true,
    requiredMessage: 'NMPA needs the name of the registrant.',
  },
  riskClass: {
    codes: ['class-i', 'class-ii', 'class-iii'],
    help: 'The class in China: I, II or III.',
    requiredMessage: 'Risk class is required',
  },
  intendedUse: { requiredMessage: 'Intended use is required' },
  brandName: { id: 'spmc', help: 'Trade name, where the device has one.' },
  modelNumber: { id: 'ggxh', help: 'Specification or model.' },
  catalogueNumber: { id: 'cphhhbh', help: 'Article or catalogue number.' },
  deviceDescription: { id: 'cpms', help: 'What the device is.' },
  udiDi: {
    id: 'zxxsdycpbs',
    needed: true,
    requiredMessage: 'NMPA needs the DI of the smallest sales unit.',
    help: 'The DI of the smallest sales unit, exactly as issued.',
  },
  baseQuantity: {
    id: 'zxxsdyzsydydsl',
    help: 'Use units in the smallest sales unit; more than one needs the DI of the use unit.',
  },
  unitOfUseDi: { id: 'sydycpbs', help: 'DI of one use unit, where the smallest sales unit holds several.' },
  singleUse: { id: 'sfbjwycxsy', declaration: true },
  maximumReuses: { id: 'zdcfsycs', help: 'For a device that is not for single use.' },
  sterile: { id: 'sfwwjbz', declaration: true, help: 'Whether the device is packed sterile.' },
  sterilizeBeforeUse: {
    id: 'syqsfxyjxmj',
    declaration: true,
    help: 'Whether the device has to be sterilised before use.',
  },
  sterilisationMethod: { id: 'mjfs', help: 'How it is sterilised, e.g. ethylene oxide.' },
  declarationsChecked: {},
  kit: { id: 'sfwblztlcp', declaration: true, help: 'Whether it is a kit or set.' },
  mriSafety: { id: 'cgzmraqxgxx', help: 'What label or instructions say of magnetic resonance.' },
  productionIdentifiers: {
    id: 'scbssfbhph, scbssfbhxlh, scbssfbhscrq, scbssfbhsxrq',
    help: 'What the UDI carries besides the DI: lot, serial number, dates.',
  },
  cnUdiId: { id: 'deviceRecordKey' },
  cnNmpaRegistrationNumber: {
    id: 'zczbhhzbapzbh',
    needed: true,
    requiredMessage: 'NMPA needs the number of the registration or filing.',
  },
  cnDeviceClassification: {
    id: 'flbm',
    needed: true,
    requiredMessage: 'NMPA needs the classification code.',
  },
  cnManufacturerLicense: {},
  cnImportRegistrationNumber: {},
  cnProductStandard: {},
  cnIssuingAgency: {
    id: 'cpbsbmtxmc',
    needed: true,
    requiredMessage: 'NMPA needs the coding system of the DI.',
  },
  cnProductName: {
    id: 'cpmctymc',
    needed: true,
    requiredMessage: 'NMPA needs the product name in Chinese.',
  },
  cnCreditCode: { id: 'tyshxydm' },
  cnProductType: { id: 'qxlb', needed: true, requiredMessage: 'NMPA needs the product type.' },
}
