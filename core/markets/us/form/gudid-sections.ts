import type { FormSection } from '../../market.ts'

/** What a GUDID record asks for besides the specified fields, in the order of GUDID's own screens. */
export const gudidSections: readonly FormSection[] = [
  {
    id: 'gudid',
    title: 'Also needed for GUDID',
    purpose:
      'Who the labeler is, and how the device is identified. Marked fields are needed in every record.',
    groups: [
      { title: 'Labeler', fields: ['usLabelerDuns'] },
      {
        title: 'Identification',
        fields: ['udiDi', 'udiDiIssuingEntity', 'baseQuantity', 'productionIdentifiers'],
      },
      {
        title: 'Other DIs of the device',
        fields: [
          'unitOfUseDi',
          'unitOfUseDiIssuingEntity',
          'secondaryUdiDi',
          'secondaryUdiDiIssuingEntity',
          'directMarkingDi',
          'directMarkingDiIssuingEntity',
          'usDirectMarkingExempt',
          'usFurtherDis',
        ],
      },
      { title: 'Packages', fields: ['usPackages'] },
    ],
  },
  {
    id: 'gudid-market',
    title: 'GUDID: way to the market',
    purpose: 'Premarket submissions, product codes and nomenclatures besides those above.',
    groups: [
      {
        title: 'Premarket submissions',
        fields: ['usPremarketType', 'usPremarketSupplement', 'usPremarketSubmissions', 'usPremarketExempt'],
      },
      {
        title: 'Classification',
        fields: ['usProductCodeName', 'usProductCodes', 'usGmdnCodes', 'usHcpcsCode'],
      },
      { title: 'Use', fields: ['usPrescriptionUse', 'usOverTheCounter'] },
    ],
  },
  {
    id: 'gudid-device',
    title: 'GUDID: characteristics',
    groups: [
      {
        title: 'Kind of device',
        fields: [
          'singleUse',
          'kit',
          'usCombinationProduct',
          'usHumanCellProduct',
          'usDonationIdNumber',
          'mriSafety',
        ],
      },
      { title: 'Latex', fields: ['containsLatex', 'usNotMadeWithLatex'] },
      { title: 'Sterilization', fields: ['sterile', 'sterilizeBeforeUse', 'sterilisationMethod'] },
      { title: 'Device sizes', fields: ['usDeviceSizes'] },
      { title: 'Storage and handling', fields: ['usStorageHandling'] },
      { title: 'Declarations', fields: ['declarationsChecked'] },
    ],
  },
  {
    id: 'gudid-record',
    title: 'GUDID: publication and support',
    purpose: 'Known once the record is in GUDID, except for the contacts.',
    groups: [
      {
        title: 'Publication',
        fields: ['usPublishDate', 'usRecordStatus', 'usDistributionEndDate', 'usDistributionStatus'],
      },
      { title: 'Support contacts', fields: ['usSupportContacts'] },
    ],
  },
]
