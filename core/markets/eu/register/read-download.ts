import { applyPatch } from '#core/dictionary/document.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import type { RegisterDevice } from '#core/markets/register.ts'
import { type DeviceItem, documentOf, type ToldDevice } from '../device/document-of.ts'
import { readMessage } from '../reader/read-message.ts'

/** A device, or half of one, of a message. */
export interface Told {
  readonly what: 'DEVICE' | 'UDI_DI' | 'BASIC_UDI'
  readonly told: ToldDevice
  readonly file: string
  /** Set where the file does not prove that EUDAMED has the device. */
  readonly state?: typeof notProven
}

/** A file made for EUDAMED does not prove a registration (EUDAMED itself never reports this state). */
export const notProven = 'NOT_PROVEN'
const onlyCompared =
  'Its devices are compared, but none of them counts as registered. For that, read in a download from EUDAMED.'

export interface DownloadRead {
  readonly recognised: string
  readonly told: readonly Told[]
  readonly problems: readonly string[]
}

/** Reads what a person downloaded from EUDAMED, or a file that was made for it. Throws an XmlReadError. */
export function readDownload(file: string, bytes: Uint8Array): DownloadRead {
  const message = readMessage(bytes)
  if (message.type !== 'PullResponse' && message.type !== 'Push') {
    const words =
      message.type === 'Acknowledgement'
        ? 'This is an answer to a file of the hub: drop it on the Export Center.'
        : 'This is a request for devices, without any.'
    return { recognised: '', told: [], problems: [words] }
  }
  const isPush = message.type === 'Push'
  const told = message.items.flatMap((item): Told[] => {
    const { what } = item
    if (what !== 'DEVICE' && what !== 'UDI_DI' && what !== 'BASIC_UDI') return []
    return [{ what, told: documentOf(item as DeviceItem), file, ...(isPush && { state: notProven }) }]
  })
  const kind = isPush ? 'file for EUDAMED' : 'EUDAMED download'
  const warned = isPush ? [`${file} was made for EUDAMED, not by it. ${onlyCompared}`] : []
  return {
    recognised: `${kind} ${message.version ?? ''}`.trim(),
    told,
    problems: [
      ...warned,
      ...message.problems.slice(0, 20).map(({ message: words, path }) => `${words} (${path})`),
    ],
  }
}

/** Puts halves together that belong together, by the code of the Basic UDI-DI. */
export function joined(all: readonly Told[]): RegisterDevice[] {
  const basics = new Map(
    all.flatMap(({ what, told, state }) =>
      what === 'BASIC_UDI' && told.document.basicUdiDi
        ? [[told.document.basicUdiDi, { told, state }] as const]
        : [],
    ),
  )
  const used = new Set<string>()
  const devices = all.flatMap(({ what, told, file, state }): RegisterDevice[] => {
    if (what === 'BASIC_UDI') return []
    const code = told.document.basicUdiDi ?? ''
    const basic = what === 'UDI_DI' ? basics.get(code) : undefined
    if (basic) used.add(code)
    const whole = basic ? withBasic(told, basic.told) : told
    return [deviceOf(whole, file, what === 'UDI_DI' && !basic ? 'basic-udi' : null, state ?? basic?.state)]
  })
  const alone = all.flatMap(({ what, told, file, state }) =>
    what === 'BASIC_UDI' && !used.has(told.document.basicUdiDi ?? '')
      ? [deviceOf(told, file, 'udi-di', state)]
      : [],
  )
  return [...devices, ...alone]
}

function withBasic(udiDi: ToldDevice, basic: ToldDevice): ToldDevice {
  const known = Object.keys(submissionFields).filter((id) => id in udiDi.document)
  const rest = Object.fromEntries(Object.entries(basic.document).filter(([id]) => !known.includes(id)))
  return {
    document: applyPatch(udiDi.document, rest),
    versions: { ...basic.versions, ...udiDi.versions },
    lost: [...udiDi.lost, ...basic.lost],
  }
}

function deviceOf(
  { document, versions, lost }: ToldDevice,
  file: string,
  missing: RegisterDevice['missing'],
  state?: typeof notProven,
) {
  const counted = Object.entries(versions).flatMap(([level, told]) =>
    told?.version === undefined || told.version === 0 ? [] : [[level, told.version] as const],
  )
  const told = versions['udi-di'] ?? versions['basic-udi']
  return {
    document,
    versions: Object.fromEntries(counted),
    state: state ?? told?.state ?? null,
    versionDate: told?.versionDate ?? null,
    lost,
    missing,
    file,
    registerId: null,
  }
}
