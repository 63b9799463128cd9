import { addressCountries } from '#core/code-lists/eudamed/address-countries.ts'
import { languages } from '#core/code-lists/eudamed/languages.ts'
import { marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { legislations } from '#core/code-lists/legislations.ts'
import { operatorTypes } from '#core/code-lists/operator-types.ts'
import { issuingEntities } from '#core/identifiers/issuing-entities.ts'
import { defineFields } from '../field.ts'
import { packagingTab } from '../submission/packaging.ts'

/** Other spellings of kinds and countries that people write into files. */
const typeSpellings = {
  'authorised-representative': 'authorized-representative',
  ar: 'authorized-representative',
}
const countrySpellings = { UK: 'GB', EL: 'GR' }

const entities = issuingEntities.map(({ code, name }) => ({ code, label: `${code} – ${name}` }))

const identity = defineFields('identity', {
  actorType: {
    type: 'code',
    label: 'Type',
    codes: operatorTypes,
    aliases: typeSpellings,
    requiredMessage: 'Actor type is required',
  },
  name: {
    type: 'text',
    label: 'Name',
    maxLength: 255,
    requiredMessage: 'Actor name is required',
    help: 'As on labels and in Master DI records, which are matched to their manufacturer by this name.',
  },
  legalName: {
    type: 'text',
    label: 'Legal Name',
    maxLength: 255,
    requiredMessage: 'Legal name is required',
    help: 'As in the commercial register. Records find their manufacturer by this name too.',
  },
  srn: {
    type: 'text',
    label: 'SRN',
    maxLength: 15,
    help: 'Single Registration Number, e.g. DE-MF-000012345. Leave it empty where there is none.',
  },
  vatNumber: { type: 'text', label: 'VAT Number', maxLength: 50 },
  isActive: {
    type: 'boolean',
    label: 'Active',
    help: 'Only active manufacturers fill in new submissions.',
  },
})

const address = defineFields('address', {
  address: { type: 'text', label: 'Address', maxLength: 500, requiredMessage: 'Address is required' },
  postalCode: {
    type: 'text',
    label: 'Postal Code',
    maxLength: 120,
    requiredMessage: 'Postal code is required',
  },
  city: { type: 'text', label: 'City', maxLength: 255, requiredMessage: 'City is required' },
  country: {
    type: 'code',
    label: 'Country',
    codes: addressCountries,
    aliases: countrySpellings,
    requiredMessage: 'Country is required',
  },
})

const contact = defineFields('contact', {
  email: { type: 'text', label: 'Email', maxLength: 254, requiredMessage: 'Valid email is required' },
  phone: { type: 'text', label: 'Phone', maxLength: 60 },
  website: { type: 'text', label: 'Website', maxLength: 255 },
  contactPerson: { type: 'text', label: 'Contact Person', maxLength: 255 },
  contactEmail: { type: 'text', label: 'Contact Email', maxLength: 254 },
})

const compliance = defineFields('compliance', {
  prrcName: {
    type: 'text',
    label: 'Name of the responsible person',
    maxLength: 255,
    help: 'Person responsible for regulatory compliance (PRRC), MDR and IVDR Article 15.',
  },
  prrcEmail: { type: 'text', label: 'Email of the responsible person', maxLength: 254 },
  prrcPhone: { type: 'text', label: 'Phone of the responsible person', maxLength: 60 },
})

/** What the submissions of a manufacturer start with (decision D42). */
const defaults = defineFields('defaults', {
  authorizedRepresentativeId: {
    type: 'integer',
    label: 'Authorized representative, as operator',
    min: 1,
    max: 2_147_483_647,
    help: 'Its name and SRN are read from that operator whenever a submission starts.',
  },
  authorizedRepresentativeName: {
    type: 'text',
    label: 'Authorized representative, name',
    maxLength: 255,
    help: 'Only where the representative is not an operator of this hub.',
  },
  authorizedRepresentativeSrn: { type: 'text', label: 'Authorized representative, SRN', maxLength: 15 },
  issuingEntity: { type: 'code', label: 'Issuing entity', codes: entities },
  companyPrefix: {
    type: 'text',
    label: 'Company prefix',
    maxLength: 12,
    help: 'The GS1 company prefix, or the labeler code of HIBCC.',
  },
  legislation: { type: 'code', label: 'Applicable legislation', codes: legislations },
  notifiedBodyNumber: {
    type: 'text',
    label: 'Notified body number',
    maxLength: 4,
    help: 'Four digits, zeros included.',
  },
  notifiedBodyName: { type: 'text', label: 'Notified body name', maxLength: 255 },
  marketCountries: {
    type: 'codes',
    label: 'Markets of availability',
    codes: marketCountries,
    aliases: countrySpellings,
    oneIs: 'country',
  },
  nameLanguage: { type: 'code', label: 'Language of trade names', codes: languages },
  storageHandlingConditions: packagingTab.storageHandlingConditions,
})

/** Every field of an economic operator, in the order of its form. */
export const operatorFields = { ...identity, ...address, ...contact, ...compliance, ...defaults }

/** The parts of the form, each with its fields. */
export const operatorSections = {
  identity: Object.keys(identity),
  address: Object.keys(address),
  contact: Object.keys(contact),
  compliance: Object.keys(compliance),
  defaults: Object.keys(defaults),
} as const
