import type { ExchangeService } from '#core/markets/exchange.ts'
import type { ServiceName } from '../message/message.ts'

/** The services of EUDAMED's bulk upload, in the order of uploading, as its upload page offers them. */
const words: Readonly<Record<ServiceName, Omit<ExchangeService, 'id'>>> = {
  'DEVICE.POST': {
    title: 'New Basic UDI-DI with its first UDI-DI',
    purpose: 'Registers a Basic UDI-DI (legacy: EUDAMED DI) together with exactly one device.',
    entry: 'Device – POST',
  },
  'UDI_DI.POST': {
    title: 'Further UDI-DI',
    purpose: 'Adds a device to a Basic UDI-DI that EUDAMED has already.',
    entry: 'UDI-DI – POST',
  },
  'BASIC_UDI.PATCH': {
    title: 'Change of a Basic UDI-DI',
    purpose:
      'Changes what all devices of a Basic UDI-DI share, such as its name or its authorised representative.',
    entry: 'Basic UDI-DI – PATCH',
  },
  'UDI_DI.PATCH': {
    title: 'Change of a UDI-DI',
    purpose: 'Changes what belongs to one device, such as its status, trade names or warnings.',
    entry: 'UDI-DI – PATCH',
  },
  'MARKET_INFO.PUT': {
    title: 'Countries of a UDI-DI',
    purpose: 'Replaces the countries in which a registered device is made available.',
    entry: 'Market info – PUT',
  },
  'PACKAGE_UDI.PUT': {
    title: 'Packages of a UDI-DI',
    purpose: 'Adds packages to a registered device, or changes their status.',
    entry: 'Package UDI – PUT',
  },
  'PRODUCT_DESIGNER.PUT': {
    title: 'Original manufacturer of a UDI-DI',
    purpose: 'Changes who designed and made a registered device for its manufacturer; it cannot be removed.',
    entry: 'Product designer – PUT',
  },
}

export const eudamedServices: readonly ExchangeService[] = Object.entries(words).map(([id, rest]) => ({
  id,
  ...rest,
}))
