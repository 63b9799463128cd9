import { one, sequence, type XmlShape } from '#core/files/xml-shape.ts'
import {
  type IvdrBasicUdi,
  ivdrBasicUdiTable,
  type MdLegacyBasicUdi,
  type MdrBasicUdi,
  mdLegacyBasicUdiTable,
  mdrBasicUdiTable,
  type PackBasicUdi,
  packBasicUdiTable,
} from '#core/markets/eu/message/basic-udi.ts'
import {
  type DeviceUdiDiData,
  deviceUdiDiTable,
  type IvdrUdiDiData,
  ivdrUdiDiTable,
  type MdrUdiDiData,
  mdrUdiDiTable,
  type UdiDiData,
  udiDiTable,
} from '#core/markets/eu/message/udi-di.ts'

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

/** DEVICE.POST: registers a Basic UDI-DI (legacy: EUDAMED DI) together with its first UDI-DI. */
export function devicePost<K extends DeviceKind>(kind: K, content: Devices[K]) {
  return { service: 'DEVICE.POST', kind, content } as const
}

/** UDI_DI.POST: adds a further UDI-DI to a Basic UDI-DI that EUDAMED already has. */
export function udiDiPost<K extends DeviceKind>(kind: K, content: UdiDis[K]) {
  return { service: 'UDI_DI.POST', kind, content } as const
}

/** BASIC_UDI.PATCH: a new version of a Basic UDI-DI, said in full and with `version` (BR-DTX-UDI-036). */
export function basicUdiPatch<K extends DeviceKind>(kind: K, content: BasicUdis[K]) {
  return { service: 'BASIC_UDI.PATCH', kind, content } as const
}

/**
 * UDI_DI.PATCH: a new version of a UDI-DI, said in full and with `version` (BR-DTX-UDI-036). Markets, packages
 * and the original manufacturer have services of their own and stay out (BR-DTX-UDI-105, BR-DTX-UDID-102.1,
 * BR-DTX-UDID-093.1); only the country of the first placing on the market is changed here (BR-DTX-UDI-101).
 */
export function udiDiPatch<K extends DeviceKind>(kind: K, content: UdiDis[K]) {
  return { service: 'UDI_DI.PATCH', kind, content } as const
}
