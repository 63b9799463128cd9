import type { RegulatorField } from '../market.ts'
import { euRegulatorFields } from './regulator-fields.ts'

/** The key itself, and what people call their devices by: EUDAMED keeps the name of the first one registered. */
const ownToEach = ['basicUdiDi', 'basicUdiDiIssuingEntity', 'deviceName', 'modelNumber']

/** What belongs to the Basic UDI-DI, and is the same for all its UDI-DIs (decisions D12a, D41). */
export const sharedFields: readonly string[] = Object.entries<RegulatorField>(euRegulatorFields)
  .filter(([id, { level }]) => level === 'basic-udi' && !ownToEach.includes(id))
  .map(([id]) => id)
