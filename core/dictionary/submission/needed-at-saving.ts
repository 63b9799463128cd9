/** What a submission made from a master record is not saved without, and what is said then (decision D10). */
export const neededOfDerived = {
  deviceName: 'Device name is required',
  riskClass: 'Risk class is required',
  intendedUse: 'Intended use is required',
} as const
