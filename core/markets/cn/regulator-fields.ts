import type { RegulatorFields } from '../market.ts'
import { cnHeadings } from './headings.ts'

/**
 * What the NMPA UDI database asks of each field. Ids are the element names of its release files and of its sharing
 * interface. Source: YY/T 1752-2020, YY/T 1753-2020; field list as of 2026-11-20.
 */
const asked: RegulatorFields = {
  deviceName: {
    neededToSave: true,
    requiredMessage: 'Device name is required',
    help: 'The name the hub shows. NMPA takes the product name in Chinese.',
  },
  manufacturerName: {
    id: 'ylqxzcrbarywmc',
    label: 'Manufacturer Name',
    help: 'Name of the registrant or filer in English, where it has one.',
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
    changeable: 'no',
    needed: true,
    requiredMessage: 'NMPA needs the DI of the smallest sales unit.',
    help: 'The DI of the smallest sales unit, exactly as issued.',
  },
  baseQuantity: {
    id: 'zxxsdyzsydydsl',
    changeable: 'no',
    help: 'Use units in the smallest sales unit; more than one needs the DI of the use unit.',
  },
  directMarkingDi: {
    id: 'btcpbs',
    help: 'The DI on the device itself; the DI of the smallest sales unit where both are the same.',
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
    codes: ['BATCH_NUMBER', 'SERIALISATION_NUMBER', 'MANUFACTURING_DATE', 'EXPIRATION_DATE'],
    help: 'What the UDI carries besides the DI: lot, serial number, dates.',
  },
  storageConditions: {
    id: 'tscchcztj',
    label: 'Special storage or handling',
    help: 'What limits and units cannot say, in the words of the label (特殊储存或操作条件).',
  },
  deviceSize: {
    id: 'tsccsm',
    label: 'Special size',
    help: 'What the table of sizes cannot say, in the words of the label (特殊使用尺寸说明).',
  },
  website: { id: 'qtxxdwzlj', help: 'Address of further information, e.g. instructions for use.' },
  cnUdiId: { id: 'deviceRecordKey' },
  cnNmpaRegistrationNumber: {
    id: 'zczbhhzbapzbh',
    changeable: 'adds',
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
    changeable: 'no',
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
  cnProductCategory: { id: 'cplb' },
  cnRegistrantName: {
    id: 'ylqxzcrbarmc',
    needed: true,
    requiredMessage: 'NMPA needs the name of the registrant in Chinese.',
  },
  cnPublicationDate: { id: 'cpbsfbrq', changeable: 'stays' },
  cnSaleStopDate: { id: 'tsrq' },
  cnDataCarrier: { id: 'bszt' },
  cnNoProductionIdentifiers: { id: 'scbssfbhph, scbssfbhxlh, scbssfbhscrq, scbssfbhsxrq' },
  cnSameAsRegistered: { id: 'sfyzcbayz' },
  cnRegisteredDi: { id: 'zcbacpbs' },
  cnDirectMarking: { id: 'sfybtzjbs', declaration: true },
  cnOldCatalogueCode: { id: 'yflbm' },
  cnInsuranceCode: { id: 'ybbm' },
  cnPackages: {
    id: 'packingList',
    changeable: 'adds',
    columnIds: {
      packageDi: 'bzcpbs',
      level: 'cpbzjb',
      quantity: 'bznhxyjcpbssl',
      containedDi: 'bznhxyjbzcpbs',
    },
  },
  cnStorage: {
    id: 'storageList',
    columnIds: { condition: 'cchcztj', lowest: 'zdz', highest: 'zgz', unit: 'jldw' },
  },
  cnClinicalSizes: {
    id: 'clinicalList',
    columnIds: { sizeType: 'lcsycclx', value: 'ccz', unit: 'ccdw' },
  },
  cnContacts: { id: 'contactList', columnIds: { email: 'qylxryx', phone: 'qylxrdh', fax: 'qylxrcz' } },
}

export const cnRegulatorFields: RegulatorFields = Object.fromEntries(
  Object.entries(asked).map(([id, field]) => [id, { ...field, ...cnHeadings[id] }]),
)
