import { addressCountries } from '#core/code-lists/eudamed/address-countries.ts'
import { defineFields } from '../field.ts'

const designerText = { type: 'text', level: 'designer', changeable: 'own-service' } as const

export const manufacturingTab = defineFields('manufacturing', {
  originalManufacturerSrn: {
    type: 'text',
    label: 'Original manufacturer SRN',
    maxLength: 15,
    help: 'When another registered legal or natural person designs and manufactures the device (MDR Art. 10(14)).',
    level: 'designer',
    changeable: 'own-service',
    eudamedId: 'FLD-UDID-221',
  },

  originalManufacturerName: {
    type: 'text',
    label: 'Original manufacturer name',
    maxLength: 255,
    help: 'Only when the original manufacturer has no SRN: then name, address and public contact are needed.',
    level: 'designer',
    changeable: 'own-service',
    eudamedId: 'FLD-UDID-353',
  },
  originalManufacturerStreet: { ...designerText, label: 'Street', maxLength: 500, eudamedId: 'FLD-UDID-355' },
  originalManufacturerStreetNumber: {
    ...designerText,
    label: 'Street number',
    maxLength: 120,
    eudamedId: 'FLD-UDID-355',
  },
  originalManufacturerAddressComplement: {
    ...designerText,
    label: 'Address complement',
    maxLength: 500,
    eudamedId: 'FLD-UDID-355',
  },
  originalManufacturerPostCode: {
    ...designerText,
    label: 'Post code',
    maxLength: 120,
    eudamedId: 'FLD-UDID-355',
  },
  originalManufacturerCity: { ...designerText, label: 'City', maxLength: 500, eudamedId: 'FLD-UDID-355' },
  originalManufacturerCountry: {
    type: 'code',
    label: 'Country',
    codes: addressCountries,
    level: 'designer',
    changeable: 'own-service',
    eudamedId: 'FLD-UDID-355',
  },
  originalManufacturerEmail: { ...designerText, label: 'E-mail', maxLength: 120, eudamedId: 'FLD-UDID-354' },
  originalManufacturerPhone: { ...designerText, label: 'Phone', maxLength: 120, eudamedId: 'FLD-UDID-354' },
  originalManufacturerWebsite: {
    ...designerText,
    label: 'Website',
    maxLength: 255,
    eudamedId: 'FLD-UDID-354',
  },
  manufacturerAddress: { type: 'long-text', label: 'Manufacturer Address', maxLength: 500, level: 'hub' },
  manufacturerCountry: {
    type: 'code',
    label: 'Manufacturer Country',
    codes: addressCountries,
    help: 'ISO 3166-1 alpha-2.',
    level: 'hub',
  },
  manufacturingCountry: {
    type: 'code',
    label: 'Manufacturing Country',
    codes: addressCountries,
    level: 'hub',
  },
  manufacturerContactEmail: {
    type: 'text',
    label: 'Manufacturer contact e-mail',
    maxLength: 254,
    level: 'hub',
  },
  manufacturerContactPhone: {
    type: 'text',
    label: 'Manufacturer contact phone',
    maxLength: 60,
    level: 'hub',
  },
  manufacturingSite: { type: 'text', label: 'Manufacturing site', maxLength: 255, level: 'hub' },
  sterilisationMethod: { type: 'text', label: 'Sterilisation method', maxLength: 255, level: 'hub' },
})
