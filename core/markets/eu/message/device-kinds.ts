import { one, sequence, type XmlShape } from '#core/files/xml-shape.ts'
import { type IvdrBasicUdi, ivdrBasicUdiTable } from '#core/markets/eu/message/ivdr-basic-udi.ts'
import { type IvdrUdiDiData, ivdrUdiDiTable } from '#core/markets/eu/message/ivdr-udi-di-data.ts'
import {
  type MdLegacyBasicUdi,
  type MdrBasicUdi,
  mdLegacyBasicUdiTable,
  mdrBasicUdiTable,
} from '#core/markets/eu/message/mdr-basic-udi.ts'
import { type MdrUdiDiData, mdrUdiDiTable } from '#core/markets/eu/message/mdr-udi-di-data.ts'
import { type PackBasicUdi, packBasicUdiTable } from '#core/markets/eu/message/pack-basic-udi.ts'
import {
  type DeviceUdiDiData,
  deviceUdiDiTable,
  type UdiDiData,
  udiDiTable,
} from '#core/markets/eu/message/udi-di-data.ts'

/**
 * The five kinds of devices EUDAMED keeps, as its types call them: under the MDR, under the IVDR, systems and
 * procedure packs (PR), legacy medical devices of MDD and AIMDD (MDEU), legacy in vitro diagnostics of the IVDD
 * (IVDEU). A legacy device has an EUDAMED DI (B-…) where others have a Basic UDI-DI, and an EUDAMED ID (D-…)
 * where it has no UDI-DI.
 */
export interface BasicUdis {
  readonly MDR: MdrBasicUdi
  readonly IVDR: IvdrBasicUdi
  readonly PR: PackBasicUdi
  readonly MDEU: MdLegacyBasicUdi
  readonly IVDEU: IvdrBasicUdi
}

export type DeviceKind = keyof BasicUdis

export interface UdiDis {
  readonly MDR: MdrUdiDiData
  readonly IVDR: IvdrUdiDiData
  readonly PR: UdiDiData
  readonly MDEU: MdrUdiDiData
  readonly IVDEU: DeviceUdiDiData
}

/** A Basic UDI-DI with its first UDI-DI; the schema takes exactly one. */
export interface Devices {
  readonly MDR: { readonly MDRBasicUDI: MdrBasicUdi; readonly MDRUDIDIData: MdrUdiDiData }
  readonly IVDR: { readonly IVDRBasicUDI: IvdrBasicUdi; readonly IVDRUDIDIData: IvdrUdiDiData }
  readonly PR: { readonly PRBasicUDI: PackBasicUdi; readonly PRUDIDIData: UdiDiData }
  readonly MDEU: { readonly MDEUData: MdrUdiDiData; readonly MDEUDI: MdLegacyBasicUdi }
  readonly IVDEU: { readonly IVDEUData: DeviceUdiDiData; readonly IVDEUDI: IvdrBasicUdi }
}

/** What xsi:type says of each kind, and its shape. Other types are read as the same and not written. */
export type KindTable<M> = {
  readonly [K in keyof M]: { readonly types: readonly [string, ...string[]]; readonly shape: XmlShape<M[K]> }
}

export const basicUdiKinds: KindTable<BasicUdis> = {
  MDR: {
    types: ['device:MDRBasicUDIType', 'basicudi:MDRBasicUDIType'],
    shape: sequence<MdrBasicUdi>(mdrBasicUdiTable),
  },
  IVDR: {
    types: ['device:IVDRBasicUDIType', 'basicudi:IVDRBasicUDIType'],
    shape: sequence<IvdrBasicUdi>(ivdrBasicUdiTable),
  },
  PR: { types: ['basicudi:PRBasicUDIType'], shape: sequence<PackBasicUdi>(packBasicUdiTable) },
  MDEU: { types: ['eudi:MDEUDIType'], shape: sequence<MdLegacyBasicUdi>(mdLegacyBasicUdiTable) },
  IVDEU: { types: ['eudi:IVDEUDIType'], shape: sequence<IvdrBasicUdi>(ivdrBasicUdiTable) },
}

export const udiDiKinds: KindTable<UdiDis> = {
  MDR: {
    types: ['device:MDRUDIDIDataType', 'udidi:MDRUDIDIDataType'],
    shape: sequence<MdrUdiDiData>(mdrUdiDiTable),
  },
  IVDR: {
    types: ['device:IVDRUDIDIDataType', 'udidi:IVDRUDIDIDataType'],
    shape: sequence<IvdrUdiDiData>(ivdrUdiDiTable),
  },
  PR: { types: ['udidi:PRUDIDIDataType'], shape: sequence<UdiDiData>(udiDiTable) },
  MDEU: { types: ['eudididata:MDEUDataType'], shape: sequence<MdrUdiDiData>(mdrUdiDiTable) },
  IVDEU: { types: ['eudididata:IVDEUDataType'], shape: sequence<DeviceUdiDiData>(deviceUdiDiTable) },
}

/** Legacy devices tell the UDI-DI first. */
export const deviceKinds: KindTable<Devices> = {
  MDR: {
    types: ['device:MDRDeviceType'],
    shape: sequence<Devices['MDR']>({
      MDRBasicUDI: one('device:MDRBasicUDI', basicUdiKinds.MDR.shape),
      MDRUDIDIData: one('device:MDRUDIDIData', udiDiKinds.MDR.shape),
    }),
  },
  IVDR: {
    types: ['device:IVDRDeviceType'],
    shape: sequence<Devices['IVDR']>({
      IVDRBasicUDI: one('device:IVDRBasicUDI', basicUdiKinds.IVDR.shape),
      IVDRUDIDIData: one('device:IVDRUDIDIData', udiDiKinds.IVDR.shape),
    }),
  },
  PR: {
    types: ['device:PRDeviceType'],
    shape: sequence<Devices['PR']>({
      PRBasicUDI: one('device:PRBasicUDI', basicUdiKinds.PR.shape),
      PRUDIDIData: one('device:PRUDIDIData', udiDiKinds.PR.shape),
    }),
  },
  MDEU: {
    types: ['device:MDEUDeviceType'],
    shape: sequence<Devices['MDEU']>({
      MDEUData: one('device:MDEUData', udiDiKinds.MDEU.shape),
      MDEUDI: one('device:MDEUDI', basicUdiKinds.MDEU.shape),
    }),
  },
  IVDEU: {
    types: ['device:IVDEUDeviceType'],
    shape: sequence<Devices['IVDEU']>({
      IVDEUData: one('device:IVDEUData', udiDiKinds.IVDEU.shape),
      IVDEUDI: one('device:IVDEUDI', basicUdiKinds.IVDEU.shape),
    }),
  },
}
