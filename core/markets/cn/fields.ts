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
    codes: [
      { code: 'GS1', label: 'GS1' },
      { code: 'MA', label: 'MA (IDcode)' },
      { code: 'AHM', label: 'AHM (Ali Health)' },
    ],
    help: 'Whose code the DI is. MA and AHM are used in China only.',
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
})

/** Every field of a submission for China. */
export const cnFields: Fields = { ...submissionFields, ...ownFields }
