import { addressCountries } from '#core/code-lists/eudamed/address-countries.ts'
import { defineFields } from '../field.ts'

const designerText = { type: 'text' } as const

export const manufacturingTab = defineFields('manufacturing', {
  originalManufacturerSrn: {
    type: 'text',
    label: 'Original manufacturer SRN',
    maxLength: 15,
  },

  originalManufacturerName: {
    type: 'text',
    label: 'Original manufacturer name',
    maxLength: 255,
  },
  originalManufacturerStreet: {
    ...designerText,
    label: 'Street',
    maxLength: 500,
  },
  originalManufacturerStreetNumber: {
    ...designerText,
    label: 'Street number',
    help: 'Of the one who designed and made the device; left empty where the street has no numbers.',
    maxLength: 120,
  },
  originalManufacturerAddressComplement: {
    ...designerText,
    label: 'Address complement',
    help: 'Building, floor or post box of the one who designed and made the device.',
    maxLength: 500,
  },
  originalManufacturerPostCode: {
    ...designerText,
    label: 'Post code',
    help: 'Of the one who designed and made the device.',
    maxLength: 120,
  },
  originalManufacturerCity: {
    ...designerText,
    label: 'City',
    help: 'Of the one who designed and made the device.',
    maxLength: 500,
  },
  originalManufacturerCountry: {
    type: 'code',
    label: 'Country',
    help: 'Where the one who designed and made the device is established.',
    codes: addressCountries,
  },
  originalManufacturerEmail: {
    ...designerText,
    label: 'E-mail',
    help: 'Where the one who designed and made the device can be reached.',
    maxLength: 120,
  },
  originalManufacturerPhone: {
    ...designerText,
    label: 'Phone',
    help: "Of the one who designed and made the device, with the country's dialling code.",
    maxLength: 120,
  },
  originalManufacturerWebsite: {
    ...designerText,
    label: 'Website',
    help: 'Of the one who designed and made the device; optional.',
    maxLength: 255,
  },
  manufacturerAddress: {
    type: 'long-text',
    label: 'Manufacturer Address',
    maxLength: 500,
  },
  manufacturerCountry: {
    type: 'code',
    label: 'Manufacturer Country',
    codes: addressCountries,
    help: 'ISO 3166-1 alpha-2.',
  },
  manufacturingCountry: {
    type: 'code',
    label: 'Manufacturing Country',
    codes: addressCountries,
  },
  manufacturerContactEmail: {
    type: 'text',
    label: 'Manufacturer contact e-mail',
    help: 'Where questions about this registration reach a person.',
    maxLength: 254,
  },
  manufacturerContactPhone: {
    type: 'text',
    label: 'Manufacturer contact phone',
    help: "Where questions about this registration reach a person, with the country's dialling code.",
    maxLength: 60,
  },
  manufacturingSite: {
    type: 'text',
    label: 'Manufacturing site',
    help: 'The site that makes or finally inspects the device, as certificates name it.',
    maxLength: 255,
  },
  sterilisationMethod: {
    type: 'text',
    label: 'Sterilisation method',
    help: 'How the device was sterilised, such as ethylene oxide, radiation or steam.',
    maxLength: 500,
  },
})
