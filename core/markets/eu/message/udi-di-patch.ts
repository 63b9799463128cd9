import type { DeviceKind, UdiDis } from '#core/markets/eu/message/device-kinds.ts'

/**
 * UDI_DI.PATCH: a new version of a UDI-DI, said in full and with `version` (BR-DTX-UDI-036). Markets, packages
 * and the original manufacturer have services of their own and stay out (BR-DTX-UDI-105, BR-DTX-UDID-102.1,
 * BR-DTX-UDID-093.1); only the country of the first placing on the market is changed here (BR-DTX-UDI-101).
 */
export function udiDiPatch<K extends DeviceKind>(kind: K, content: UdiDis[K]) {
  return { service: 'UDI_DI.PATCH', kind, content } as const
}
