/**
 * Status of a UDI-DI or a package on the EU market, its substatus and the actions behind a substatus.
 * Source: EUDAMED DTX schema set 3.0.25, udidi:DeviceStatusEnum, udidi:DeviceSubstatusEnum,
 * commondi:MFCorrectiveActionEnum; its texts of the two product removals are swapped, the labels here follow
 * the codes.
 */

export const deviceStatuses = [
  { code: 'ON_THE_MARKET', label: 'On the market' },
  { code: 'NO_LONGER_PLACED_ON_THE_MARKET', label: 'No longer placed on the market' },
  { code: 'NOT_INTENDED_FOR_EU_MARKET', label: 'Not intended for the EU market' },
] as const

export type DeviceStatus = (typeof deviceStatuses)[number]['code']

export const deviceSubstatuses = [
  { code: 'RECALLED', label: 'Recalled' },
  { code: 'FIELD_SAFETY_CORRECTIVE_ACTION_INITIATED', label: 'Field safety corrective action initiated' },
] as const

export type DeviceSubstatus = (typeof deviceSubstatuses)[number]['code']

export const correctiveActions = [
  { code: 'PRODUCT_REMOVAL_PARTIAL', label: 'Product removal, partial recall (lot, batch, model)' },
  { code: 'PRODUCT_REMOVAL_FULL', label: 'Product removal, full recall' },
  { code: 'IFU_OR_LABELLING_CHANGE', label: 'Change of instructions for use or labelling' },
  { code: 'SOFTWARE_UPGRADE', label: 'Software upgrade' },
  { code: 'ONSITE_MODIFICATION_OR_INSPECTION', label: 'On-site modification or inspection' },
  { code: 'CUSTOMER_INFORMATION_ONLY', label: 'Customer information only' },
  { code: 'OTHER', label: 'Other' },
] as const

export type CorrectiveAction = (typeof correctiveActions)[number]['code']
