/**
 * Whether a device is a system or procedure pack that is a device in itself, or neither.
 * Source: EUDAMED DTX schema set 3.0.25, basicudi:DeviceSystemProcedurePackTypeEnum.
 */

export const multiComponentTypes = [
  { code: 'DEVICE', label: 'Device' },
  { code: 'SYSTEM', label: 'System' },
  { code: 'PROCEDURE_PACK', label: 'Procedure pack' },
] as const

export type MultiComponentType = (typeof multiComponentTypes)[number]['code']
