import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { BasicUdis, DeviceKind, Devices, UdiDis } from '../message/device.ts'
import { ivdBasicUdiOf, legacyMedicalBasicUdiOf, mdrBasicUdiOf, packBasicUdiOf } from './basic-udi.ts'
import { deviceKindOf } from './legislation.ts'
import { normaliseValues } from './normalise-values.ts'
import { deviceUdiDiOf, ivdrUdiDiOf, legacyMedicalUdiDiOf, mdrUdiDiOf, packUdiDiOf } from './udi-di.ts'
import { text } from './values.ts'

/** A device as a message carries it, with its kind; likewise each of its two halves. */
export type DeviceOf = OfKind<Devices>
export type UdiDiOf = OfKind<UdiDis>
export type BasicUdiOf = OfKind<BasicUdis>

type OfKind<M extends Record<DeviceKind, unknown>> = {
  [K in DeviceKind]: { readonly kind: K; readonly content: M[K] }
}[DeviceKind]

/**
 * The model of a DEVICE.POST from a submission. Call only when `missingElements` is empty. What the kind of
 * device has no place for is left out: the rules tell the person.
 */
export function deviceOf(given: SubmissionDocument): DeviceOf {
  // Blank is absent, whatever kind of blank a document holds.
  const document = normaliseValues(given)
  const kind = deviceKindOf(document)
  switch (kind) {
    case 'IVDR': {
      const content = { IVDRBasicUDI: ivdBasicUdiOf(document), IVDRUDIDIData: ivdrUdiDiOf(document) }
      return { kind, content }
    }
    case 'PR':
      return { kind, content: { PRBasicUDI: packBasicUdiOf(document), PRUDIDIData: packUdiDiOf(document) } }
    case 'MDEU': {
      const content = { MDEUData: legacyMedicalUdiDiOf(document), MDEUDI: legacyMedicalBasicUdiOf(document) }
      return { kind, content }
    }
    case 'IVDEU':
      return { kind, content: { IVDEUData: deviceUdiDiOf(document), IVDEUDI: ivdBasicUdiOf(document) } }
    default: {
      const content = { MDRBasicUDI: mdrBasicUdiOf(document), MDRUDIDIData: mdrUdiDiOf(document) }
      return { kind: 'MDR', content }
    }
  }
}

/** The UDI-DI of a device, for messages about it alone. */
export function udiDiOf({ kind, content }: DeviceOf): UdiDiOf {
  switch (kind) {
    case 'MDR':
      return { kind, content: content.MDRUDIDIData }
    case 'IVDR':
      return { kind, content: content.IVDRUDIDIData }
    case 'PR':
      return { kind, content: content.PRUDIDIData }
    case 'MDEU':
      return { kind, content: content.MDEUData }
    case 'IVDEU':
      return { kind, content: content.IVDEUData }
  }
}

/** The Basic UDI-DI (legacy: EUDAMED DI) of a device, for messages about it alone. */
export function basicUdiOf({ kind, content }: DeviceOf): BasicUdiOf {
  switch (kind) {
    case 'MDR':
      return { kind, content: content.MDRBasicUDI }
    case 'IVDR':
      return { kind, content: content.IVDRBasicUDI }
    case 'PR':
      return { kind, content: content.PRBasicUDI }
    case 'MDEU':
      return { kind, content: content.MDEUDI }
    case 'IVDEU':
      return { kind, content: content.IVDEUDI }
  }
}

/** Who sends the message: the producer of a system or procedure pack, else the manufacturer (BR-DTX-UDI-032). */
export function senderOf(document: SubmissionDocument): string {
  return text(deviceKindOf(document) === 'PR' ? document.packProducerActorId : document.manufacturerSrn)
}
