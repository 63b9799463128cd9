/**
 * What sort of device a message about its markets is meant for.
 * Source: EUDAMED DTX schema set 3.0.25, commondi:deviceCriterionType.
 */

export const deviceCriteria = [
  { code: 'STANDARD', label: 'Device under the MDR or IVDR' },
  { code: 'SPP', label: 'System or procedure pack' },
  { code: 'LEGACY', label: 'Legacy device' },
] as const

export type DeviceCriterion = (typeof deviceCriteria)[number]['code']
