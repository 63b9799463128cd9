import { isTrue, present } from '#core/rules/condition-builders.ts'
import type { RegulatorFields } from '../../market.ts'

/** What GUDID asks of the fields that only it has; see regulator-fields.ts. */
export const gudidRegulatorFields: RegulatorFields = {
  usLabelerDuns: {
    id: 'dunsNumber',
    column: 'labelerDunsNumber',
    requiredMessage: 'GUDID needs the DUNS number of the labeler.',
  },
  usProductCodeName: { id: 'productCodeName', asked: present('usFdaProductCode') },
  usProductCodes: { id: 'productCodes', columnIds: { code: 'productCode', name: 'productCodeName' } },
  usPremarketSupplement: { id: 'supplementNumber', asked: present('usFdaPremarketSubmissionNumber') },
  usPremarketType: { id: 'submissionType', asked: present('usFdaPremarketSubmissionNumber') },
  usPremarketSubmissions: {
    id: 'premarketSubmissions',
    columnIds: { number: 'submissionNumber', supplement: 'supplementNumber', type: 'submissionType' },
  },
  usPremarketExempt: { id: 'premarketExempt' },
  usGmdnCodes: { id: 'gmdnTerms', column: 'gmdnTerms' },
  usHcpcsCode: { column: 'deviceHcpcs' },
  usPrescriptionUse: { id: 'rx', column: 'prescriptionUse' },
  usOverTheCounter: { id: 'otc', column: 'overTheCounter' },
  usDirectMarkingExempt: { id: 'DMExempt' },
  usCombinationProduct: { id: 'deviceCombinationProduct', declaration: true, changeable: 'no' },
  usHumanCellProduct: { id: 'deviceHCTP', declaration: true, changeable: 'no' },
  usDonationIdNumber: { id: 'donationIdNumber', asked: isTrue('usHumanCellProduct') },
  usNotMadeWithLatex: { id: 'labeledNoNRL', changeable: 'no' },
  usPackages: {
    id: 'identifiers (Package)',
    columnIds: {
      packageDi: 'deviceId',
      issuingAgency: 'deviceIdIssuingAgency',
      quantity: 'pkgQuantity',
      containedDi: 'containsDINumber',
      packageType: 'pkgType',
      discontinueDate: 'pkgDiscontinueDate',
      status: 'pkgStatus',
    },
  },
  usFurtherDis: {
    id: 'identifiers',
    columnIds: { identifierType: 'deviceIdType', di: 'deviceId', issuingAgency: 'deviceIdIssuingAgency' },
  },
  usDeviceSizes: {
    id: 'deviceSizes',
    column: 'deviceSize',
    columnIds: { sizeType: 'sizeType', unit: 'unit', value: 'value', text: 'sizeText' },
    changeable: 'no',
  },
  usStorageHandling: {
    id: 'environmentalConditions',
    columnIds: { conditionType: 'storageHandlingType', text: 'storageHandlingSpecialConditionText' },
  },
  usSupportContacts: {
    id: 'customerContact',
    columnIds: { phone: 'phone', extension: 'phoneExtension', email: 'email' },
  },
  usPublishDate: { id: 'devicePublishDate', column: 'gudidEntryDate' },
  usRecordStatus: { id: 'deviceRecordStatus' },
  usDistributionEndDate: { id: 'deviceCommDistributionEndDate' },
  usDistributionStatus: { id: 'deviceCommDistributionStatus' },
}
