import { cnIssuers } from '#core/code-lists/china-issuers.ts'
import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

/** What no other market than China has (specification, document 3 section 2.3), and what NMPA asks for besides. */
const ownFields = defineFields('cn', {
  cnUdiId: {
    type: 'text',
    label: 'NMPA UDI ID',
    maxLength: 60,
    help: 'The key of the record in the NMPA UDI database, once it is published (数据库记录key).',
  },
  cnNmpaRegistrationNumber: {
    type: 'text',
    label: 'NMPA Registration Number',
    maxLength: 200,
    help: 'Number of the registration or filing certificate; several are separated by commas.',
  },
  cnDeviceClassification: {
    type: 'text',
    label: 'Device Classification',
    maxLength: 20,
    help: 'Code of the 2017 catalogue, e.g. 06-01-01; for a reagent of the 6840 list, e.g. 6840-001.',
  },
  cnManufacturerLicense: {
    type: 'text',
    label: 'Manufacturer License',
    maxLength: 120,
    help: 'Number of the production licence of a maker in China. The UDI database does not ask for it.',
  },
  cnImportRegistrationNumber: {
    type: 'text',
    label: 'Import Registration Number',
    maxLength: 120,
    help: 'Number of the registration of an imported device, where it differs from the one above.',
  },
  cnProductStandard: {
    type: 'text',
    label: 'Product Standard',
    maxLength: 120,
    help: 'The product technical requirements or standard the device is registered with.',
  },
  cnIssuingAgency: {
    type: 'code',
    label: 'Coding system of the DI',
    codes: cnIssuers.map(({ code, label }) => ({ code, label })),
    help: 'Whose code the DI is. MA and AHM are used in China only; AHM is known from secondary sources alone.',
  },
  cnProductName: {
    type: 'text',
    label: 'Product name in Chinese',
    maxLength: 255,
    help: 'Product or generic name as the registration certificate says it.',
  },
  cnCreditCode: {
    type: 'text',
    label: 'Unified social credit code',
    maxLength: 18,
    help: 'Of the registrant; of the Chinese agent where the registrant is abroad. 18 characters.',
  },
  cnProductType: {
    type: 'code',
    label: 'Product type',
    codes: [
      { code: '1', label: 'Device (器械)' },
      { code: '2', label: 'In vitro diagnostic reagent (体外诊断试剂)' },
    ],
    help: 'Whether it is a device or a reagent for in vitro diagnosis.',
  },
  cnProductCategory: {
    type: 'code',
    label: 'Product category',
    codes: [
      { code: '0', label: 'Consumable (耗材)' },
      { code: '1', label: 'Equipment (设备)' },
    ],
    help: 'Whether the product is used up or is equipment (产品类别).',
  },
  cnPublicationDate: {
    type: 'date',
    label: 'Publication date of the DI',
    help: 'The day the DI of the smallest sales unit is published (产品标识发布日期).',
  },
  cnSaleStopDate: {
    type: 'date',
    label: 'Date of withdrawal',
    help: 'The day the device was taken off the market in China (退市日期).',
  },
  cnDataCarrier: {
    type: 'codes',
    label: 'Data carrier',
    oneIs: 'data carrier',
    shownAsList: true,
    codes: [
      { code: '1', label: 'Linear bar code (一维码)' },
      { code: '2', label: 'Two-dimensional code (二维码)' },
      { code: '3', label: 'RFID' },
      { code: '4', label: 'Other (其他)' },
    ],
    help: 'What carries the UDI on label or package (标识载体).',
  },
  cnNoProductionIdentifiers: {
    type: 'boolean',
    label: 'No production identifiers',
    help: 'The UDI carries neither lot nor serial number, and no dates: UDID is told so in all four places.',
  },
  cnSameAsRegistered: {
    type: 'boolean',
    label: 'DI is the registered one',
    help: 'Whether the DI is the one in the registration or filing (是否与注册/备案产品标识一致).',
  },
  cnRegisteredDi: {
    type: 'text',
    label: 'DI in the registration',
    maxLength: 120,
    help: 'The DI the registration or filing names, where it is another one (注册/备案产品标识).',
  },
  cnDirectMarking: {
    type: 'boolean',
    label: 'Marked on the device itself',
    help: 'Whether the device itself carries a UDI (是否有本体直接标识).',
  },
  cnRegistrantName: {
    type: 'text',
    label: 'Registrant in Chinese',
    maxLength: 255,
    help: 'The registrant or filer as the registration certificate names it (医疗器械注册人/备案人名称).',
  },
  cnOldCatalogueCode: {
    type: 'text',
    label: 'Code of the earlier catalogue',
    maxLength: 20,
    help: 'Code of the 2002 catalogue, e.g. 6821, where the device was registered under it (原分类编码).',
  },
  cnInsuranceCode: {
    type: 'text',
    label: 'Medical insurance code',
    maxLength: 120,
    help: 'Code of the National Healthcare Security Administration, where there is one (医保编码).',
  },
  cnPackages: {
    type: 'group',
    label: 'Packages',
    rowLabel: 'package',
    help: 'Each package above the smallest sales unit that has a DI of its own (包装).',
    columns: {
      packageDi: { type: 'text', label: 'Package DI', section: 'cn', maxLength: 120 },
      level: {
        type: 'text',
        label: 'Level',
        section: 'cn',
        maxLength: 60,
        help: 'As the label calls it, e.g. 盒 (box) or 箱 (case).',
      },
      quantity: { type: 'integer', label: 'Holds', section: 'cn', min: 1, max: 2_147_483_647 },
      containedDi: {
        type: 'text',
        label: 'of',
        section: 'cn',
        maxLength: 120,
        help: 'The DI of the next lower level; that of the smallest sales unit when left empty.',
      },
    },
  },
  cnStorage: {
    type: 'group',
    label: 'Storage and handling',
    rowLabel: 'condition',
    help: 'Conditions with their limits as on the label, e.g. 冷藏 from 2 to 8 ℃ (储存或操作条件).',
    columns: {
      condition: { type: 'text', label: 'Condition', section: 'cn', maxLength: 200 },
      lowest: { type: 'decimal', label: 'Lowest', section: 'cn' },
      highest: { type: 'decimal', label: 'Highest', section: 'cn' },
      unit: { type: 'text', label: 'Unit', section: 'cn', maxLength: 60 },
    },
  },
  cnClinicalSizes: {
    type: 'group',
    label: 'Clinical sizes',
    rowLabel: 'size',
    help: 'Sizes that matter for choosing the device, each with value and unit, e.g. 长度 120 mm (临床使用尺寸).',
    columns: {
      sizeType: { type: 'text', label: 'Size', section: 'cn', maxLength: 200 },
      value: { type: 'text', label: 'Value', section: 'cn', maxLength: 200 },
      unit: { type: 'text', label: 'Unit', section: 'cn', maxLength: 60 },
    },
  },
  cnContacts: {
    type: 'group',
    label: 'Contacts for the public',
    rowLabel: 'contact',
    help: 'Where people in China reach the company. NMPA publishes it (企业联系人).',
    columns: {
      email: { type: 'text', label: 'E-mail', section: 'cn', maxLength: 254 },
      phone: { type: 'text', label: 'Phone', section: 'cn', maxLength: 60 },
      fax: { type: 'text', label: 'Fax', section: 'cn', maxLength: 60 },
    },
  },
})

/** Every field of a submission for China. */
export const cnFields: Fields = { ...submissionFields, ...ownFields }
