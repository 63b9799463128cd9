import type { RegulatorField } from '../market.ts'
import { euRegulatorFields } from './regulator-fields.ts'

/** What people call their devices by: EUDAMED keeps those of the device that registered the Basic UDI-DI. */
export const ownNames = ['deviceName', 'modelNumber'] as const

/** The key itself is what the devices have in common. */
const ownToEach: readonly string[] = ['basicUdiDi', 'basicUdiDiIssuingEntity', ...ownNames]

/** What belongs to the Basic UDI-DI, and is the same for all its UDI-DIs (decisions D12a, D41). */
export const sharedFields: readonly string[] = Object.entries<RegulatorField>(euRegulatorFields)
  .filter(([id, { level }]) => level === 'basic-udi' && !ownToEach.includes(id))
  .map(([id]) => id)
