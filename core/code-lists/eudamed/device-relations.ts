/**
 * How a device is related to another one.
 * Source: EUDAMED DTX schema set 3.0.25, links:DeviceRelatedTypeEnum.
 */

export const deviceRelations = [
  { code: 'LEGACY_REGULATION_DEVICE_LINK', label: 'The same device under directive and regulation' },
] as const

export type DeviceRelation = (typeof deviceRelations)[number]['code']
