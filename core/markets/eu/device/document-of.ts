import { isBlank, sameValue } from '#core/dictionary/document.ts'
import type { FieldValue } from '#core/dictionary/field.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import { type SubmissionDocument, submissionFields } from '#core/dictionary/submission/index.ts'
import type { Found } from '#core/files/xml-shape.ts'
import type { DeviceKind } from '../message/device.ts'
import type { EntityVersion } from '../message/entity.ts'
import type { PayloadItem } from '../message/payload.ts'
import type { DeviceOf } from './device-of.ts'
import { basicUdiElements, basicUdiTakers } from './document-of-basic-udi.ts'
import type { Lose, LostValue, Taker } from './document-of-taker.ts'
import { udiDiElements, udiDiTakers } from './document-of-udi-di.ts'
import type { Legislation } from './legislation.ts'

/** A device in a message, or one of its halves. */
export type DeviceItem = Extract<Found<PayloadItem>, { readonly what?: 'DEVICE' | 'UDI_DI' | 'BASIC_UDI' }>

/** How often EUDAMED has counted each part that it counts for itself. */
export interface ToldVersions {
  readonly 'basic-udi'?: Found<EntityVersion>
  readonly 'udi-di'?: Found<EntityVersion>
  readonly market?: Found<EntityVersion>
  readonly package?: Found<EntityVersion>
  readonly designer?: Found<EntityVersion>
}

export interface ToldDevice {
  readonly document: SubmissionDocument
  readonly versions: ToldVersions
  /** What no field can hold, and what a field would hold but not save. */
  readonly lost: readonly LostValue[]
}

/** The law each kind of device is under; of legacy medical devices the Basic UDI-DI says which of two. */
const legislations: Readonly<Record<DeviceKind, Legislation | undefined>> = {
  MDR: 'MDR',
  IVDR: 'IVDR',
  PR: 'SPP',
  MDEU: undefined,
  IVDEU: 'IVDD',
}

const saved = patchSchema(submissionFields)

/** EUDAMED holds values that its own schema does not accept. */
export const notSendable = (why: string): string =>
  `${why}. It is kept as EUDAMED has it, and cannot be sent by file.`

/**
 * The submission a device in a message was made from, or could be: the inverse of `deviceOf`. Takes a device,
 * or its halves, given together or alone; of a value that is told twice the first counts. What is missing in
 * the message is missing in the document.
 */
export function documentOf(...items: readonly DeviceItem[]): ToldDevice {
  const { document, versions, lost, origins } = read(items)
  const unsaved = saved.safeParse(document).error?.issues ?? []
  const refused = unsaved.map(({ path, message }) => ({
    element: origins.get(String(path[0])) ?? '',
    why: notSendable(`${path.join('.')}: ${message}`),
  }))
  return { document, versions, lost: [...lost, ...refused] }
}

/** What EUDAMED reads in a device made here, where nothing can be lost. */
export function sentDocumentOf(device: DeviceOf): SubmissionDocument {
  return read([{ what: 'DEVICE', ...device } as DeviceItem]).document
}

function read(items: readonly DeviceItem[]): Reading {
  const reading = new Reading()
  for (const { element, content, isUdiDi } of items.flatMap(halvesOf)) {
    if (isUdiDi) reading.take(element, content, udiDiTakers as AnyTakers, udiDiElements)
    else reading.take(element, content, basicUdiTakers as AnyTakers, basicUdiElements)
  }
  const [kind] = items.flatMap((item) => item.kind ?? [])
  const legislation = kind && legislations[kind]
  if (legislation) reading.keep({ legislation }, 'device:Device')
  return reading
}

interface Half {
  readonly element: string
  readonly content: Content
  readonly isUdiDi: boolean
}

type Content = Readonly<Record<string, unknown>>
type AnyTakers = Readonly<Record<string, Taker<unknown>>>
type Elements = Readonly<Record<string, { readonly element: string }>>

function halvesOf({ what, content = {} }: DeviceItem): Half[] {
  if (what === 'DEVICE')
    return Object.entries(content).map(([name, half]) => ({
      element: `device:${name}`,
      content: half as Content,
      isUdiDi: name.endsWith('Data'),
    }))
  const isUdiDi = what === 'UDI_DI'
  return [{ element: isUdiDi ? 'device:UDIDIData' : 'device:BasicUDI', content: content as Content, isUdiDi }]
}

/** The parts of a UDI-DI that EUDAMED counts for themselves. */
const countedParts = { marketInfos: 'market', packages: 'package', productDesignerActor: 'designer' } as const

const versionOf = ({
  state,
  version,
  versionDate,
}: Found<EntityVersion>): Found<EntityVersion> | undefined =>
  (state ?? version ?? versionDate) === undefined ? undefined : { state, version, versionDate }

class Reading {
  readonly document: Record<string, FieldValue> = {}
  /** The element each field was taken from. */
  readonly origins = new Map<string, string>()
  readonly versions: { -readonly [K in keyof ToldVersions]: ToldVersions[K] } = {}
  readonly lost: LostValue[] = []

  take(thing: string, content: Content, takers: AnyTakers, elements: Elements): void {
    this.versions[takers === udiDiTakers ? 'udi-di' : 'basic-udi'] ??= versionOf(content)
    for (const [key, value] of Object.entries(content)) {
      const taker = takers[key]
      // The version of the thing itself has no taker: it is told apart from the document.
      if (taker === undefined || value === undefined) continue
      const element = `${thing}/${elements[key]?.element ?? key}`
      const part = countedParts[key as keyof typeof countedParts]
      if (part) this.versions[part] ??= versionOf(value as Content)
      const lose: Lose = (why, inner) =>
        this.lost.push({ element: inner ? `${element}/${inner}` : element, why })
      this.keep(taker(value, lose), element)
    }
  }

  keep(told: SubmissionDocument, element: string): void {
    // Blank values and cells are as good as absent, so they contradict nothing. A "no" is a statement (decision D31).
    for (const [field, value] of Object.entries(told)) {
      if (value !== false && isBlank(value)) continue
      const known = this.document[field]
      if (known === undefined) {
        this.document[field] = value
        this.origins.set(field, element)
      } else if (!sameValue(known, value)) {
        this.lost.push({ element, why: `${String(value)} contradicts ${this.origins.get(field)}.` })
      }
    }
  }
}
