import { element } from '#core/files/xml-tree.ts'
import { type MdrBasicUdi, mdrBasicUdiParts } from '#core/markets/eu/message/mdr-basic-udi.ts'
import { type MdrUdiDiData, mdrUdiDiParts } from '#core/markets/eu/message/mdr-udi-di-data.ts'
import type { MessageEntity } from '#core/markets/eu/message/message.ts'

/** A new Basic UDI-DI with its first UDI-DI (device:MDRDeviceType); the schema takes exactly one. */
export interface MdrDevice {
  readonly MDRBasicUDI: MdrBasicUdi
  readonly MDRUDIDIData: MdrUdiDiData
}

/** DEVICE.POST: registers a Basic UDI-DI under the MDR together with its first UDI-DI. */
export function mdrDevicePost(device: MdrDevice): MessageEntity {
  return {
    service: 'DEVICE.POST',
    element: element(
      'device:Device',
      [
        element('device:MDRBasicUDI', mdrBasicUdiParts(device.MDRBasicUDI)),
        element('device:MDRUDIDIData', mdrUdiDiParts(device.MDRUDIDIData)),
      ],
      { 'xsi:type': 'device:MDRDeviceType' },
    ),
  }
}
