import type { Devices } from '#core/markets/eu/message/device-kinds.ts'
import { devicePost } from '#core/markets/eu/message/device-post.ts'

/** A device under the MDR: its Basic UDI-DI and first UDI-DI. */
export type MdrDevice = Devices['MDR']

/** DEVICE.POST under the MDR. */
export const mdrDevicePost = (device: MdrDevice) => devicePost('MDR', device)
