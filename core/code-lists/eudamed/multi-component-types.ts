/**
 * Whether something is a system or a procedure pack; a device may be one in itself, or neither.
 * Source: EUDAMED DTX schema set 3.0.25, basicudi:SystemProcedurePackTypeEnum and
 * DeviceSystemProcedurePackTypeEnum.
 */

export const packTypes = [
  { code: 'SYSTEM', label: 'System' },
  { code: 'PROCEDURE_PACK', label: 'Procedure pack' },
] as const

export type PackType = (typeof packTypes)[number]['code']

export const multiComponentTypes = [{ code: 'DEVICE', label: 'Device' }, ...packTypes] as const

export type MultiComponentType = (typeof multiComponentTypes)[number]['code']
