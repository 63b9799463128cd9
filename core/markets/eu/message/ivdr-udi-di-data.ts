import { one, type XmlTable } from '#core/files/xml-shape.ts'
import { boolean } from '#core/files/xml-values.ts'
import { type DeviceUdiDiData, deviceUdiDiTable } from '#core/markets/eu/message/udi-di-data.ts'

/** UDI-DI under the IVDR (udidi:IVDRUDIDIDataType). */
export interface IvdrUdiDiData extends DeviceUdiDiData {
  /** Nothing like it has been on the market for three years, or its procedure is new (IVDR Art. 48(10)). */
  readonly newDevice: boolean
}

export const ivdrUdiDiTable: XmlTable<IvdrUdiDiData> = {
  ...deviceUdiDiTable,
  newDevice: one('udidi:newDevice', boolean),
}
