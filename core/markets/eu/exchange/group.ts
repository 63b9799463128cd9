import type { AnyDocument } from '#core/dictionary/field.ts'
import type { RegisterGroups } from '#core/markets/exchange.ts'
import { ownNames } from '../shared-fields.ts'

/** Devices are registered under their Basic UDI-DI (legacy: EUDAMED DI). */
export function groupOf({ basicUdiDi }: AnyDocument): string | undefined {
  return typeof basicUdiDi === 'string' && basicUdiDi.trim() !== '' ? basicUdiDi : undefined
}

export const eudamedGroups: RegisterGroups = {
  of: groupOf,
  foundingServices: ['DEVICE.POST'],
  ownFields: ownNames,
  kept: ['certificates'],
  replaced: ['clinicalInvestigations'],
}
