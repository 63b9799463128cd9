import type { IdentifierKind, Subject } from './identifier-result.ts'
import type { UdiDate } from './udi-date.ts'

/** What a complete UDI says, whoever issued it. Absent parts are absent. */
export interface UdiCarrierParts {
  readonly form: UdiCarrierForm
  /** The UDI-DI as databases keep it: with its check digit for GS1, without `+` and check character for HIBC. */
  readonly deviceIdentifier?: string
  readonly deviceIdentifierKind?: IdentifierKind
  /** GS1 application identifier 8014: Master UDI-DI of an individualised device, beside its UDI-DI. */
  readonly masterUdiDi?: string
  readonly lot?: string
  readonly serial?: string
  readonly manufactured?: UdiDate
  readonly expires?: UdiDate
  readonly softwareVersion?: string
  /** ISBT 128 donation identification number, a production identifier too. */
  readonly donationNumber?: string
  readonly quantity?: string
  /** HIBC secondary code: the check character of the primary code it belongs to. */
  readonly linkCharacter?: string
  /** Everything the carrier holds, in its order, known or not. */
  readonly elements: readonly UdiElement[]
}

export type UdiCarrierForm =
  | 'gs1-bracketed'
  | 'gs1-element-string'
  | 'gs1-digital-link'
  | 'gtin-only'
  | 'hibc'
  | 'isbt-128'
  | 'ifa'

export interface UdiElement {
  /** Application identifier, data identifier or flag, as its standard writes it. */
  readonly identifier: string
  readonly title: string
  readonly value: string
  /** Where the value starts in the text given. */
  readonly index: number
}

export const gs1Carrier: Subject = { scheme: 'GS1', kind: 'udi-carrier' }
export const hibcCarrier: Subject = { scheme: 'HIBCC', kind: 'udi-carrier' }
export const isbtCarrier: Subject = { scheme: 'ICCBBA', kind: 'udi-carrier' }
export const ifaCarrier: Subject = { scheme: 'IFA', kind: 'udi-carrier' }
export const unknownCarrier: Subject = { scheme: null, kind: 'udi-carrier' }
