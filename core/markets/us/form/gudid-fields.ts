import { defineFields } from '#core/dictionary/field.ts'
import { distributionStatuses, premarketTypes, recordStatuses } from './lists.ts'

/** What a GUDID record says besides the specified fields, value by value. */
export const gudidFields = defineFields('us', {
  usLabelerDuns: {
    type: 'text',
    label: 'Labeler DUNS number',
    maxLength: 9,
    help: 'The nine digits by which GUDID knows the labeler; it takes company name and address from Dun & Bradstreet.',
  },
  usProductCodeName: {
    type: 'text',
    label: 'Name of the product code',
    maxLength: 255,
    help: 'As the FDA product classification database words it. It may stay empty: the code says it already.',
  },
  usPremarketSupplement: {
    type: 'text',
    label: 'Supplement number',
    maxLength: 10,
    help: 'The supplement of the submission above, such as 017; 000 is the original.',
  },
  usPremarketType: {
    type: 'code',
    label: 'Type of premarket submission',
    codes: premarketTypes,
    aliases: { '510(k)': 'PMN', '510k': 'PMN' },
    open: true,
    help: 'By which way the device came to the market.',
  },
  usPremarketExempt: {
    type: 'boolean',
    label: 'Exempt from premarket submission',
    help: 'Whether the device needs no premarket submission, as most of class I.',
  },
  usGmdnCodes: {
    type: 'text',
    label: 'GMDN codes',
    maxLength: 120,
    help: 'Codes of five digits; several are separated by commas. The hub holds no GMDN terms: they need a licence of the GMDN Agency.',
  },
  usHcpcsCode: {
    type: 'text',
    label: 'HCPCS codes',
    maxLength: 120,
    help: 'Billing codes of CMS, such as E0781; several are separated by commas. GUDID does not ask for them.',
  },
  usPrescriptionUse: {
    type: 'boolean',
    label: 'Prescription use (Rx)',
    help: 'Whether the device requires a prescription. A device may be both Rx and OTC.',
  },
  usOverTheCounter: {
    type: 'boolean',
    label: 'Over the counter (OTC)',
    help: 'Whether the device is sold without a prescription.',
  },
  usDirectMarkingExempt: {
    type: 'boolean',
    label: 'Exempt from direct marking',
    help: 'Whether the device needs no UDI on itself, under 21 CFR 801.45.',
  },
  usCombinationProduct: {
    type: 'boolean',
    label: 'Combination product',
    help: 'Whether a device is combined with a drug or a biologic, as 21 CFR 3.2(e) defines it. A change needs a new DI.',
  },
  usHumanCellProduct: {
    type: 'boolean',
    label: 'Human cell or tissue product (HCT/P)',
    help: 'Whether it contains human cells or tissues to be put into a patient, as 21 CFR 1271.3 defines it.',
  },
  usDonationIdNumber: {
    type: 'boolean',
    label: 'Donation identification number',
    help: 'Whether the UDI on the label carries the number of the donation.',
  },
  usNotMadeWithLatex: {
    type: 'boolean',
    label: 'Labeled as not made with natural rubber latex',
    help: 'Whether the label says so. A label that says nothing of latex is answered with no.',
  },
  usPublishDate: {
    type: 'date',
    label: 'DI record publish date',
    help: 'When the record is shown to everybody. The seven days of grace begin the day after; the date itself never changes then.',
  },
  usRecordStatus: {
    type: 'code',
    label: 'Record status in GUDID',
    codes: recordStatuses,
    open: true,
    help: 'What GUDID says of the record.',
  },
  usDistributionEndDate: {
    type: 'date',
    label: 'Commercial distribution end date',
    help: 'The day from which the device is no longer offered for sale. Empty while it is.',
  },
  usDistributionStatus: {
    type: 'code',
    label: 'Commercial distribution status',
    codes: distributionStatuses,
    open: true,
    help: 'GUDID works it out from the end date, and so do the files of the hub where it is left empty.',
  },
})
