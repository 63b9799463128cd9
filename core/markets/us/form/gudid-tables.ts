import { defineFields } from '#core/dictionary/field.ts'
import {
  distributionStatuses,
  furtherDiTypes,
  issuingAgencies,
  premarketTypes,
  sizeTypes,
  sizeUnits,
  storageTypes,
  storageUnits,
} from './lists.ts'

const section = 'us'

/** The tables of a GUDID record. Their lists are open: FDA's own records hold values that no published list has. */
export const gudidTables = defineFields(section, {
  usPackages: {
    type: 'group',
    label: 'Packages',
    rowLabel: 'package',
    help: 'Each package with a DI of its own, and how many of the primary DI or of a smaller package it holds.',
    columns: {
      packageDi: { type: 'text', label: 'Package DI', section, maxLength: 60 },
      issuingAgency: { type: 'code', label: 'Issuing agency', section, codes: issuingAgencies, open: true },
      quantity: { type: 'integer', label: 'Quantity', section, min: 1, max: 999_999_999 },
      containedDi: {
        type: 'text',
        label: 'Contains DI',
        section,
        maxLength: 60,
        help: 'The primary DI when left empty.',
      },
      packageType: { type: 'text', label: 'Package type', section, maxLength: 60 },
      discontinueDate: { type: 'date', label: 'Discontinue date', section },
      status: {
        type: 'code',
        label: 'Status',
        section,
        codes: distributionStatuses,
        open: true,
        help: 'Follows from the discontinue date when left empty.',
      },
    },
  },
  usFurtherDis: {
    type: 'group',
    label: 'Previous and further DIs',
    rowLabel: 'DI',
    help: 'DIs the device had before, and a second one of a kind that stands above.',
    columns: {
      identifierType: { type: 'code', label: 'Kind', section, codes: furtherDiTypes, open: true },
      di: { type: 'text', label: 'DI', section, maxLength: 60 },
      issuingAgency: { type: 'code', label: 'Issuing agency', section, codes: issuingAgencies, open: true },
    },
  },
  usProductCodes: {
    type: 'group',
    label: 'Further product codes',
    rowLabel: 'product code',
    help: 'Of a device that is of several generic types, such as a kit.',
    columns: {
      code: { type: 'text', label: 'Product code', section, maxLength: 3 },
      name: { type: 'text', label: 'Name', section, maxLength: 255 },
    },
  },
  usPremarketSubmissions: {
    type: 'group',
    label: 'Further premarket submissions',
    rowLabel: 'submission',
    help: 'All that the device was cleared or approved by, supplements too. After the days of grace they can only be added to.',
    columns: {
      number: { type: 'text', label: 'Number', section, maxLength: 20 },
      supplement: { type: 'text', label: 'Supplement', section, maxLength: 10 },
      type: {
        type: 'code',
        label: 'Type',
        section,
        codes: premarketTypes,
        aliases: { '510(k)': 'PMN', '510k': 'PMN' },
        open: true,
      },
    },
  },
  usDeviceSizes: {
    type: 'group',
    label: 'Device sizes',
    rowLabel: 'size',
    help: 'The sizes that matter for the use of the device. What the list has no type for is told as text.',
    columns: {
      sizeType: { type: 'code', label: 'Type', section, codes: sizeTypes, open: true },
      unit: { type: 'code', label: 'Unit', section, codes: sizeUnits, open: true },
      value: { type: 'text', label: 'Value', section, maxLength: 40 },
      text: {
        type: 'text',
        label: 'Size text',
        section,
        maxLength: 500,
        help: 'Where the type is "Device Size Text, specify".',
      },
    },
  },
  usStorageHandling: {
    type: 'group',
    label: 'Storage and handling',
    rowLabel: 'condition',
    help: 'Limits of temperature, humidity and pressure on the label, and special conditions in words.',
    columns: {
      conditionType: { type: 'code', label: 'Condition', section, codes: storageTypes, open: true },
      lowValue: { type: 'text', label: 'Low', section, maxLength: 40 },
      lowUnit: { type: 'code', label: 'Unit of low', section, codes: storageUnits, open: true },
      highValue: { type: 'text', label: 'High', section, maxLength: 40 },
      highUnit: { type: 'code', label: 'Unit of high', section, codes: storageUnits, open: true },
      text: {
        type: 'long-text',
        label: 'Special condition',
        section,
        maxLength: 4000,
        help: 'Where the condition is "Special Storage Condition, Specify".',
      },
    },
  },
  usSupportContacts: {
    type: 'group',
    label: 'Support contacts',
    rowLabel: 'contact',
    help: 'Where patients and users reach the labeler with questions about the device.',
    columns: {
      phone: { type: 'text', label: 'Phone', section, maxLength: 60 },
      extension: { type: 'text', label: 'Extension', section, maxLength: 20 },
      email: { type: 'text', label: 'E-mail', section, maxLength: 100 },
    },
  },
})
