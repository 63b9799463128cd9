/** Which fields of a US submission the parts of AccessGUDID's files speak of; `table.column` where not all of it. */

const single = ['secondaryUdiDi', 'directMarkingDi', 'unitOfUseDi'].flatMap((field) => [
  field,
  `${field}IssuingEntity`,
])
const dis = ['udiDiIssuingEntity', ...single, 'usFurtherDis']

/** Alike in every kind of file. */
const always: Readonly<Record<string, readonly string[]>> = {
  companyName: ['manufacturerName'],
  brandName: ['brandName'],
  versionModelNumber: ['modelNumber'],
  catalogNumber: ['catalogueNumber'],
  deviceDescription: ['deviceDescription'],
  deviceCount: ['baseQuantity'],
  dunsNumber: ['usLabelerDuns'],
  publicDeviceRecordKey: ['usFdaGudidId'],
  deviceRecordStatus: ['usRecordStatus'],
  devicePublishDate: ['usPublishDate'],
  deviceCommDistributionEndDate: ['usDistributionEndDate'],
  deviceCommDistributionStatus: ['usDistributionStatus'],
  DMExempt: ['usDirectMarkingExempt'],
  premarketExempt: ['usPremarketExempt'],
  deviceHCTP: ['usHumanCellProduct'],
  deviceKit: ['kit'],
  deviceCombinationProduct: ['usCombinationProduct'],
  singleUse: ['singleUse'],
  lotBatch: ['productionIdentifiers'],
  serialNumber: ['productionIdentifiers'],
  manufacturingDate: ['productionIdentifiers'],
  expirationDate: ['productionIdentifiers'],
  donationIdNumber: ['usDonationIdNumber'],
  labeledContainsNRL: ['containsLatex'],
  labeledNoNRL: ['usNotMadeWithLatex'],
  MRISafetyStatus: ['mriSafety'],
  rx: ['usPrescriptionUse'],
  otc: ['usOverTheCounter'],
  deviceSterile: ['sterile'],
  sterilizationPriorToUse: ['sterilizeBeforeUse'],
  deviceSizes: ['usDeviceSizes'],
  environmentalConditions: ['usStorageHandling'],
  contacts: ['usSupportContacts'],
  methodTypes: ['sterilisationMethod'],
}

const numbers = ['usFdaPremarketSubmissionNumber', 'usPremarketSupplement', 'usPremarketSubmissions']

/** By kind of file. */
const own = {
  xml: {
    identifiers: [...dis, 'usPackages'],
    productCodes: ['usFdaProductCode', 'usProductCodeName', 'usProductCodes'],
    premarketSubmissions: [...numbers, 'usPremarketType'],
  },
  // The type of a premarket submission is not in the text files.
  text: {
    identifiers: [...dis, 'usPackages'],
    productCodes: ['usFdaProductCode', 'usProductCodeName', 'usProductCodes'],
    premarketSubmissions: [
      ...numbers.slice(0, 2),
      'usPremarketSubmissions.number',
      'usPremarketSubmissions.supplement',
    ],
  },
  csv: {
    issuingAgency: ['udiDiIssuingEntity'],
    otherDIs: [...dis, 'usPackages.packageDi', 'usPackages.issuingAgency'],
    productCodes: ['usFdaProductCode', 'usProductCodes.code'],
  },
} as const

/** A submission whose type no element carries is told as in the text files. */
export function toldBy(
  kind: keyof typeof own,
  parts: Iterable<string>,
  { hasPremarketTypes }: { readonly hasPremarketTypes: boolean },
): ReadonlySet<string> {
  const { premarketSubmissions } = own.text
  const table: Readonly<Record<string, readonly string[]>> = {
    ...always,
    ...own[kind],
    ...(kind === 'xml' && !hasPremarketTypes && { premarketSubmissions }),
  }
  return new Set([...parts].flatMap((part) => table[part] ?? []))
}

/** In the order they are told. */
export const comparedFields: readonly string[] = [
  ...new Set([...Object.values(always), ...Object.values(own.xml)].flat()),
]
