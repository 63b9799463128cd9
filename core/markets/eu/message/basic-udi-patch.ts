import type { BasicUdis, DeviceKind } from '#core/markets/eu/message/device-kinds.ts'

/** BASIC_UDI.PATCH: a new version of a Basic UDI-DI, said in full and with `version` (BR-DTX-UDI-036). */
export function basicUdiPatch<K extends DeviceKind>(kind: K, content: BasicUdis[K]) {
  return { service: 'BASIC_UDI.PATCH', kind, content } as const
}
