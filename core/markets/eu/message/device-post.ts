import type { DeviceKind, Devices } from '#core/markets/eu/message/device-kinds.ts'

/** DEVICE.POST: registers a Basic UDI-DI (legacy: EUDAMED DI) together with its first UDI-DI. */
export function devicePost<K extends DeviceKind>(kind: K, content: Devices[K]) {
  return { service: 'DEVICE.POST', kind, content } as const
}
