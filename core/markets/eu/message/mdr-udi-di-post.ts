import { element } from '#core/files/xml-tree.ts'
import { type MdrUdiDiData, mdrUdiDiParts } from '#core/markets/eu/message/mdr-udi-di-data.ts'
import type { MessageEntity } from '#core/markets/eu/message/message.ts'

/** UDI_DI.POST: adds a further UDI-DI under the MDR to a Basic UDI-DI that EUDAMED already has. */
export function mdrUdiDiPost(data: MdrUdiDiData): MessageEntity {
  return {
    service: 'UDI_DI.POST',
    element: element('device:UDIDIData', mdrUdiDiParts(data), { 'xsi:type': 'device:MDRUDIDIDataType' }),
  }
}
