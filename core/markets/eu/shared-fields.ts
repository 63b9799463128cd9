import type { FieldUse } from '../market.ts'
import { euUses } from './uses.ts'

/** The key itself, and what people call their devices by: EUDAMED keeps the name of the first one registered. */
const ownToEach = ['basicUdiDi', 'basicUdiDiIssuingEntity', 'deviceName', 'modelNumber']

/** What belongs to the Basic UDI-DI, and is the same for all its UDI-DIs (decisions D12a, D41). */
export const sharedFields: readonly string[] = Object.entries<FieldUse>(euUses)
  .filter(([id, { level }]) => level === 'basic-udi' && !ownToEach.includes(id))
  .map(([id]) => id)
