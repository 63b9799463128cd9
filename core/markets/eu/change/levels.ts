import type { ServiceName } from '../message/message.ts'
import type { EudamedLevel } from '../regulator-fields.ts'
import { businessRules } from '../rules/sources.ts'

export interface Level {
  readonly level: EudamedLevel
  readonly title: string
  /** The service that changes it once it is registered. */
  readonly service: ServiceName
  readonly source: string
}

/** In the order in which changes are uploaded. */
export const levels: readonly Level[] = [
  {
    level: 'basic-udi',
    title: 'Basic UDI-DI (legacy: EUDAMED DI)',
    service: 'BASIC_UDI.PATCH',
    source: businessRules('BR-DTX-UDI-026'),
  },
  {
    level: 'udi-di',
    title: 'UDI-DI, with the country of the first placing on the market',
    service: 'UDI_DI.PATCH',
    source: businessRules('BR-DTX-UDI-031, BR-DTX-UDID-096'),
  },
  {
    level: 'market',
    title: 'Countries where the device is made available',
    service: 'MARKET_INFO.PUT',
    source: businessRules('BR-DTX-UDI-105'),
  },
  {
    level: 'package',
    title: 'Packages',
    service: 'PACKAGE_UDI.PUT',
    source: businessRules('BR-DTX-UDID-102.1'),
  },
  {
    level: 'designer',
    title: 'Original manufacturer',
    service: 'PRODUCT_DESIGNER.PUT',
    source: businessRules('BR-DTX-UDID-093.1'),
  },
]
