import type { AnyDocument, FieldValue } from '#core/dictionary/field.ts'
import type { XmlElement } from '#core/files/xml-tree.ts'
import type { MasterRow, TableRow } from '#core/imports/table.ts'

/** Registered data, read from downloads. */

/** A file downloaded from a register. */
export interface RegisterFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Parts of a device missing from the files. */
export const halves = ['udi-di', 'basic-udi'] as const
export type Half = (typeof halves)[number]

export interface RegisterDevice {
  readonly document: AnyDocument
  readonly versions: Readonly<Record<string, number>>
  /** As the register calls it: REGISTERED. */
  readonly state: string | null
  /** When this version of it came to be, as the register tells it. */
  readonly versionDate: string | null
  /** What no field can hold. */
  readonly lost: readonly { readonly element: string; readonly why: string }[]
  /** Fields of which nobody knows from this what the register has; absent where it tells all. */
  readonly unstated?: readonly string[]
  readonly missing: Half | null
  /** The file it was read from. */
  readonly file: string
  /** What the register itself knows it by, in links. */
  readonly registerId: string | null
}

/** Whether the register has it in force: what still waits there for somebody is not registered. */
export const isRegistered = ({ state }: Pick<RegisterDevice, 'state'>): boolean =>
  state === null || state === 'REGISTERED'

/** A certificate of a notified body as a register tells it; null is not stated. */
export interface RegisterCertificate {
  readonly number: string
  /** Four digits. */
  readonly notifiedBody: string
  /** Of the manufacturer. */
  readonly srn: string
  readonly holder: string | null
  readonly revision: string | null
  /** The code of the list, or the register's own where it is not in it. */
  readonly type: string | null
  readonly status: string | null
  readonly issueDate: string | null
  readonly validFrom: string | null
  readonly expiryDate: string | null
  /** The Basic UDI-DIs it is told to be for; empty where none is named. */
  readonly basicUdiDis: readonly string[]
  /** Of the certificate module; of the notified body beside a device; what the manufacturer declared. */
  readonly source: CertificateSource
  /** As the register counts. */
  readonly version: number | null
  readonly registerId: string | null
  readonly file: string
}
export const certificateSources = ['module', 'device', 'declared'] as const
export type CertificateSource = (typeof certificateSources)[number]

export interface RegisterReading {
  /** What the files are, for people. */
  readonly recognised: string
  /** Each once. */
  readonly devices: readonly RegisterDevice[]
  /** Each once. */
  readonly certificates: readonly RegisterCertificate[]
  /** Files that could not be read, and devices that could not be or were left out. */
  readonly problems: readonly { readonly file: string; readonly message: string }[]
}

/** A field that differs between register and hub. */
export interface RegisterDifference {
  readonly field: string
  readonly label: string
  readonly kind: 'different' | 'not-stated-there' | 'not-stated-here'
  readonly here: FieldValue | null
  readonly there: FieldValue | null
}

/** Addresses of a register's public answers, and how they are read. */
export interface RegisterSource {
  /** A page of what an actor has registered. */
  pageAddress(base: string, actor: string, page: number): string
  /** Of an answer to that: what is listed, and whether the register looked for this actor at all. */
  readPage(answer: unknown, actor: string): RegisterPage
  /** A page of the certificates of an actor. */
  certificatesAddress(base: string, actor: string, page: number): string
  readCertificatesPage(answer: unknown, actor: string): CertificatePage
  /** What has to be asked of a device besides, each under a name that tells its parts belong together. */
  detailAddresses(
    base: string,
    listed: ListedDevice,
  ): readonly { readonly name: string; readonly url: string }[]
}

export interface ListedDevice {
  readonly id: string
  readonly udiDi: string
  readonly group: string
}

export interface CertificatePage {
  readonly pages: number
  readonly count: number
  readonly problem: string | null
}

export interface RegisterPage {
  readonly devices: readonly ListedDevice[]
  readonly total: number
  readonly pages: number
  /** What is wrong with the answer: the filter was ignored, it is another thing. */
  readonly problem: string | null
}

export interface MarketRegister {
  read(files: readonly RegisterFile[]): RegisterReading
  /** What is different, field by field; what the register keeps to itself and what the hub does are not compared. */
  compare(here: AnyDocument, there: AnyDocument): readonly RegisterDifference[]
  /** What the register has of a device the hub knows: its own values, and the hub's where it states none. */
  merged(here: AnyDocument, there: AnyDocument): AnyDocument
  /**
   * What it calls types and states of certificates; the states in which one is no longer in force, and those in which
   * it is not to be relied on for the time being.
   */
  readonly certificates: {
    readonly types: readonly { readonly code: string; readonly label: string }[]
    readonly statuses: readonly { readonly code: string; readonly label: string }[]
    readonly ended: readonly string[]
    readonly suspended: readonly string[]
  }
  /** The parts of a device that it counts one by one, with the word for each: a lower number is older. */
  readonly counted: readonly { readonly level: string; readonly what: string }[]
  /** A device under a regulation and a legacy one may have the same code. */
  isLegacy(document: AnyDocument): boolean
  readonly source: RegisterSource
}

/** Reads the files a regulator publishes of all devices, for a comparison with what the hub has. */
export interface MarketRelease {
  /** File extensions, in lower case. */
  readonly endings: readonly string[]
  /** Starts reading files; keeps only devices that are `isOwn`. */
  begin(isOwn: (document: AnyDocument) => boolean): ReleaseReader
  /** What is different; only what the file tells counts, where the device says what that is. */
  compare(here: AnyDocument, there: AnyDocument, told?: ReadonlySet<string>): readonly RegisterDifference[]
  /** Fields that identify the company; devices of other companies are not reported. */
  readonly ownerFields: readonly string[]
}

/** A device in a release. */
export interface ReleaseDevice extends RegisterDevice {
  /** The fields its file speaks of, or `table.column` of those; every field of the market where absent. */
  readonly told?: ReadonlySet<string>
  /** What its master record is made of, where the file says more than the document holds. */
  readonly master?: Pick<MasterRow, 'document' | 'sourceData'>
}

export interface ReleaseResult {
  readonly recognised: string
  /** All that were read, of whomever. */
  readonly records: number
  readonly devices: readonly ReleaseDevice[]
  readonly problems: RegisterReading['problems']
}

/** One reading of files that belong together; a file is taken by the first of these that the reader has. */
export interface ReleaseReader {
  /** Those with a lower number are read first; null passes a file over. */
  order(name: string): number | null
  /** XML of any length, record by record. */
  readonly records?: {
    readonly namespaces: Readonly<Record<string, string>>
    read(record: XmlElement, file: string): void
  }
  /** A table with quotes and commas; answers what takes its rows, or why it is none. */
  table?(file: string, header: readonly string[]): ((row: TableRow) => void) | string
  /** Any other text, piece by piece. */
  text?(file: string): { read(piece: string): void; end(): void }
  json?(file: string, value: unknown): void
  whole?(file: RegisterFile): void
  /** A file could not be read. */
  problem(file: string, message: string): void
  result(): ReleaseResult
}
