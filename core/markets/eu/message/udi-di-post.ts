import type { DeviceKind, UdiDis } from '#core/markets/eu/message/device-kinds.ts'

/** UDI_DI.POST: adds a further UDI-DI to a Basic UDI-DI that EUDAMED already has. */
export function udiDiPost<K extends DeviceKind>(kind: K, content: UdiDis[K]) {
  return { service: 'UDI_DI.POST', kind, content } as const
}
