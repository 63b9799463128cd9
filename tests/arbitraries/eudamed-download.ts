import fc from 'fast-check'
import { deviceSubstatuses } from '#core/code-lists/eudamed/device-statuses.ts'
import { marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { deviceOf } from '#core/markets/eu/device/device-of.ts'
import { writeMessage } from '#core/markets/eu/eudamed-writer.ts'
import { devicePost } from '#core/markets/eu/message/device.ts'
import type { MessageEntity } from '#core/markets/eu/message/message.ts'
import { codeOf, date, dateTime, digits } from '#tests/arbitraries/eudamed-values.ts'
import { goodSubmission } from './submission-document.ts'

/**
 * Devices as EUDAMED gives them out: what a maker registered, what EUDAMED and the notified body have added to it, and
 * the oddities that real downloads have.
 */

type Content = Readonly<Record<string, unknown>>
interface Named {
  readonly language?: string
  readonly textValue: string
}
interface Substance {
  readonly kind: string
  readonly CASCode?: string
  readonly ECCode?: string
  readonly names?: readonly Named[]
}

const counted = fc.record({
  state: fc.constant('REGISTERED'),
  version: fc.integer({ min: 1, max: 40 }),
  versionDate: dateTime,
})

const certificateLinks = fc.array(
  fc.record({
    certificate: fc.record({ certificateNumber: digits(6), NBActorCode: digits(4) }),
    certificateType: fc.constantFrom('MDR_TECHNICAL_DOCUMENTATION', 'MDR_QUALITY_MANAGEMENT_SYSTEM'),
    issueDate: date,
    startValidityDate: date,
    certificateStatus: fc.constant('ISSUED'),
  }),
  { minLength: 1, maxLength: 2 },
)

/** Countries are kept when a device leaves the market (BR-UDID-046 is about new ones). */
const keptMarkets = fc
  .uniqueArray(codeOf(marketCountries), { minLength: 1, maxLength: 5 })
  .chain((countries) =>
    fc.record({
      marketInfo: fc.constant(
        countries.map((country, index) => ({ country, originalPlacedOnTheMarket: index === 0 })),
      ),
    }),
  )

const added = fc.record({
  basic: counted,
  unit: counted,
  market: counted,
  packages: counted,
  ofOnePackage: counted,
  designer: counted,
  certificateLinks,
  keptMarkets,
  substatuses: fc.array(fc.record({ code: codeOf(deviceSubstatuses), startDate: date }), {
    minLength: 1,
    maxLength: 1,
  }),
  /** Which of the oddities this device has. */
  odd: fc.record({
    byNotifiedBody: fc.boolean(),
    ownCertificatesGone: fc.boolean(),
    nameless: fc.boolean(),
    notApplicable: fc.boolean(),
    left: fc.boolean(),
    recalled: fc.boolean(),
    packagesCounted: fc.boolean(),
    nameTwice: fc.boolean(),
    anyLanguage: fc.boolean(),
    toldTwice: fc.boolean(),
    emptyContainers: fc.boolean(),
  }),
})
type Added = typeof added extends fc.Arbitrary<infer A> ? A : never

export interface Downloaded {
  readonly entity: MessageEntity
  readonly emptyContainers: boolean
}

export const downloadedDevice: fc.Arbitrary<Downloaded> = fc
  .tuple(goodSubmission, added)
  .map(([said, more]) => {
    const { kind, content } = deviceOf(said)
    const halves = Object.entries(content as unknown as Record<string, Content>).map(([name, half]) => [
      name,
      name.endsWith('Data') ? unitOf(half, more) : basicOf(half, more),
    ])
    return {
      entity: devicePost(kind, Object.fromEntries(halves)) as MessageEntity,
      emptyContainers: more.odd.emptyContainers,
    }
  })

function basicOf(half: Content, { basic, certificateLinks: links, odd }: Added): Content {
  const { name, model, deviceCertificateLinks, ...rest } = half
  const isDevice = 'MFActorCode' in half
  return {
    ...basic,
    ...rest,
    model,
    name: model !== undefined && odd.nameless ? undefined : name,
    deviceCertificateLinks:
      odd.byNotifiedBody && odd.ownCertificatesGone ? undefined : deviceCertificateLinks,
    ...(odd.byNotifiedBody && { certificateLinks: links }),
    ...(isDevice && odd.notApplicable && half.ARActorCode === undefined && { ARActorCode: 'NA' }),
  }
}

function unitOf(half: Content, more: Added): Content {
  const { odd } = more
  const { marketInfos, packages, productDesignerActor, tradeNames, substances } = half
  const isDevice = 'numberOfReuses' in half
  const hasLeft = half.status === 'NO_LONGER_PLACED_ON_THE_MARKET' && odd.left && isDevice
  const markets = hasLeft ? more.keptMarkets : marketInfos
  return {
    ...more.unit,
    ...half,
    ...(markets !== undefined && { marketInfos: { ...more.market, ...(markets as Content) } }),
    ...(packages !== undefined && { packages: countedPackages(packages as Packed, more) }),
    ...(productDesignerActor !== undefined && {
      productDesignerActor: { ...more.designer, ...(productDesignerActor as Content) },
    }),
    ...(odd.recalled && { substatuses: more.substatuses }),
    ...(Array.isArray(tradeNames) && odd.nameTwice && { tradeNames: [...tradeNames, tradeNames[0]] }),
    ...(odd.toldTwice && { storageHandlingConditions: twoTemperatures(half.storageHandlingConditions) }),
    ...(Array.isArray(substances) && odd.anyLanguage && { substances: substances.map(inAnyLanguage) }),
  }
}

/** For storing and for moving, as some labels have it. */
const twoTemperatures = (told: unknown) => [
  ...(Array.isArray(told) ? (told as Content[]) : []).filter(
    (one) => one.storageHandlingConditionValue !== 'SHC008',
  ),
  ...['5 to 25 °C', '-5 to 40 °C'].map((textValue) => ({
    comments: [{ language: 'ANY', textValue }],
    storageHandlingConditionValue: 'SHC008',
  })),
]

interface Packed {
  readonly package: readonly Content[]
}

const countedPackages = (packages: Packed, { packages: whole, ofOnePackage, odd }: Added) => ({
  ...whole,
  package: packages.package.map((one) => (odd.packagesCounted ? { ...ofOnePackage, ...one } : one)),
})

/** A name without a number that stands in no language or in any: EUDAMED once took it (BR-UDID-025 and 027). */
function inAnyLanguage(substance: Substance): Substance {
  const { kind, CASCode, ECCode, names = [] } = substance
  const [name, ...others] = names
  if (kind === 'medicinal-human' || CASCode !== undefined || ECCode !== undefined) return substance
  if (name === undefined || others.length > 0) return substance
  return { ...substance, names: [{ ...name, language: name.language === 'EN' ? undefined : 'ANY' } as Named] }
}

const head = {
  correlationID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0001',
  creationDateTime: '2026-09-21T09:00:00.000+02:00',
  messageID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0002',
  sender: { nodeActorCode: 'EUDAMED' },
}

/** The answer to a request for devices, with the notes and the empty containers that EUDAMED's files have. */
export function downloadOf(devices: readonly Downloaded[], pageNumber: number): string {
  const pages = devices.map(({ entity, emptyContainers }) => {
    const xml = writeMessage({ ...head, entities: [entity] })
    return emptyContainers ? withEmptyContainers(xml) : xml
  })
  const [first = ''] = pages
  const opening = first.slice(0, first.indexOf('<device:Device'))
  const closing = first.slice(first.lastIndexOf('</device:Device>') + '</device:Device>'.length)
  // Each device is told with the prefixes it needs: those of the first would not do for all.
  const told = pages.map((xml) => {
    const namespaces = [...xml.matchAll(/ xmlns:\w+="[^"]*"/g)].map(([declaration]) => declaration).join('')
    const device = xml.slice(
      xml.indexOf('<device:Device'),
      xml.lastIndexOf('</device:Device>') + '</device:Device>'.length,
    )
    return device.replace('<device:Device', () => `<device:Device${namespaces}`)
  })
  const answer = `<m:numberOfPages>3</m:numberOfPages><m:pageNumber>${pageNumber}</m:pageNumber><m:pageSize>300</m:pageSize><m:responseCode>SUCCESS</m:responseCode>`
  return `${opening}${told.join('\n')}${closing}`
    .replaceAll('m:Push', 'm:PullResponse')
    .replace('</m:PullResponse>', `${answer}</m:PullResponse>`)
}

/** Containers without a child where nothing is told, and EUDAMED's note of the last change. */
function withEmptyContainers(xml: string): string {
  const into = (text: string, half: RegExp, ...elements: readonly string[]) =>
    text.replace(half, (end) => {
      const empty = elements.filter((element) => !text.includes(`<${element}>`))
      return `${empty.map((element) => `<${element}/>`).join('')}${end}`
    })
  const told = into(
    xml,
    /<\/device:(MDR|IVDR)BasicUDI>/,
    'basicudi:clinicalInvestigationLinks',
    'basicudi:deviceCertificateLinks',
  )
  return into(
    into(told, /<\/device:MDRUDIDIData>/, 'udidi:substances', 'udidi:clinicalSizes'),
    /<\/device:(MDR|IVDR)UDIDIData>/,
    'udidi:storageHandlingConditions',
    'udidi:criticalWarnings',
    'udidi:tradeNames',
  ).replace(
    /<\/device:(MDR|IVDR)UDIDIData>/,
    (end) => `<udidi:lastUpdated>2026-08-01T10:00:00Z</udidi:lastUpdated>${end}`,
  )
}
