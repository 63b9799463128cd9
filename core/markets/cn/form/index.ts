import { deviceSection } from '../../device-section.ts'
import type { MarketForm } from '../../market.ts'
import { requirementsOf } from '../../required.ts'
import { cnFields } from '../fields.ts'
import { cnOfMaster } from '../from-master.ts'
import { cnRegulatorFields } from '../regulator-fields.ts'
import { cnRequirements } from '../required.ts'

/** The form for China: the specification's fields (document 3 section 2.3), then what NMPA asks for besides. */
export const form: MarketForm = {
  code: 'CN',
  modelled: 'regulator',
  untold: ['Which elements are mandatory, which conditional and which optional (YY/T 1752-2020)'],
  system: 'NMPA',
  fields: cnFields,
  regulatorFields: cnRegulatorFields,
  requirements: requirementsOf(cnRegulatorFields, cnRequirements),
  ofMaster: cnOfMaster,
  sections: [
    deviceSection,
    {
      id: 'cn',
      title: 'China – NMPA UDI',
      groups: [
        {
          fields: [
            'cnUdiId',
            'cnNmpaRegistrationNumber',
            'cnDeviceClassification',
            'cnManufacturerLicense',
            'cnImportRegistrationNumber',
            'cnProductStandard',
          ],
        },
      ],
    },
    {
      id: 'nmpa',
      title: 'Also needed for the NMPA UDI database',
      purpose:
        'What the UDI database asks for besides. Fields marked as required are certainly needed in every record.',
      groups: [
        {
          title: 'Identification',
          fields: [
            'udiDi',
            'cnIssuingAgency',
            'cnPublicationDate',
            'baseQuantity',
            'unitOfUseDi',
            'cnSaleStopDate',
            'cnDataCarrier',
            'productionIdentifiers',
            'cnNoProductionIdentifiers',
          ],
        },
        {
          title: 'Registered DI and direct marking',
          fields: ['cnSameAsRegistered', 'cnRegisteredDi', 'cnDirectMarking', 'directMarkingDi'],
        },
        {
          title: 'Registrant',
          fields: ['cnRegistrantName', 'cnCreditCode', 'cnContacts'],
        },
        {
          title: 'Product',
          fields: [
            'cnProductName',
            'cnProductType',
            'cnProductCategory',
            'cnOldCatalogueCode',
            'cnInsuranceCode',
            'website',
          ],
        },
        {
          title: 'Characteristics',
          fields: [
            'mriSafety',
            'maximumReuses',
            'sterilisationMethod',
            'singleUse',
            'kit',
            'sterile',
            'sterilizeBeforeUse',
          ],
        },
        { title: 'Packages', fields: ['cnPackages'] },
        { title: 'Storage and handling', fields: ['cnStorage', 'storageConditions'] },
        { title: 'Sizes', fields: ['cnClinicalSizes', 'deviceSize'] },
        { title: 'Declarations', fields: ['declarationsChecked'] },
      ],
    },
  ],
  hints: [
    'Smallest sales unit and higher packages before sale',
    'Foreign manufacturers act through the Chinese agent',
    'Each change is a new version of the record',
    'After publication the primary DI, its coding system, the release date and the quantity are locked, and packages and registration numbers can only be added',
  ],
}
