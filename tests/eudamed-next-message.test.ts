import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBlank } from '#core/dictionary/document.ts'
import type { SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import { type SubmissionDocument, submissionFields } from '#core/dictionary/submission/index.ts'
import { changesByLevel } from '#core/markets/eu/change/changes-by-level.ts'
import { judgeChange } from '#core/markets/eu/change/judge-change.ts'
import { levels } from '#core/markets/eu/change/levels.ts'
import { type Known, messagesDue } from '#core/markets/eu/change/messages-due.ts'
import { deviceOf, senderOf } from '#core/markets/eu/device/device-of.ts'
import { type DeviceItem, documentOf } from '#core/markets/eu/device/document-of.ts'
import { missingElements } from '#core/markets/eu/device/missing-elements.ts'
import { writeMessage } from '#core/markets/eu/eudamed-writer.ts'
import { minimalSubmission } from '#core/markets/eu/fixtures/submissions.ts'
import { type MessageEntity, serviceNames } from '#core/markets/eu/message/message.ts'
import { readMessage } from '#core/markets/eu/reader/read-message.ts'
import { euRegulatorFields } from '#core/markets/eu/regulator-fields.ts'
import { hubSchemaEntry } from '#core/markets/eu/schema/files.ts'
import { sentFields } from '#core/markets/eu/sent-fields.ts'
import type { RegulatorField } from '#core/markets/market.ts'
import { loadXmlSchema } from '#server/files/xml-schema.ts'
import { amount, within } from '#tests/amount.ts'
import { goodSubmission } from '#tests/arbitraries/submission-document.ts'

/** Once EUDAMED has a device, each change is one message of the service that changes its level, and valid. */

const timeout = within(120_000)
const reference = join(process.env.HUB_REFERENCE_DIR ?? '', 'eudamed')
const hasReference = (folder: string) =>
  process.env.HUB_REFERENCE_DIR !== undefined && existsSync(join(reference, folder))

/** The hub's schema, and the Commission's where they lie beside the repository; each for its own release. */
function schemas() {
  const hub = fileURLToPath(new URL('../core/markets/eu/schema', import.meta.url))
  const official = [
    ['3.0.25', 'xsd-3.0.25'],
    ['3.0.30', 'xsd-3.0.30-derived'],
  ] as const
  return [
    { version: '3.0.25', schema: loadXmlSchema(hub, hubSchemaEntry) },
    ...official
      .filter(([, folder]) => hasReference(folder))
      .map(([version, folder]) => ({
        version,
        schema: loadXmlSchema(join(reference, folder), 'service/Message.xsd'),
      })),
  ]
}

const written = (entity: MessageEntity, sender: string, version?: string): string =>
  writeMessage(
    {
      correlationID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0001',
      creationDateTime: '2026-09-21T09:00:00.000+02:00',
      messageID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0002',
      sender: { nodeActorCode: sender },
      entities: [entity],
    },
    { version },
  )

/** What EUDAMED lets change, and what the hub keeps for itself; the original manufacturer only as a whole. */
const free = (Object.keys(submissionFields) as SubmissionFieldId[]).filter((id) => {
  const { changeable, level }: RegulatorField = euRegulatorFields[id]
  return changeable !== 'no' && level !== 'designer'
})
const designer = sentFields
  .filter(({ regulatorField }) => regulatorField.level === 'designer')
  .map(({ id }) => id)

/** Tables and organisations good submissions seldom have. */
const further: fc.Arbitrary<SubmissionDocument> = fc.record(
  {
    packages: fc.uniqueArray(
      fc.record({
        packageDi: fc.constantFrom('19521234000010', '29521234000017', '39521234000014'),
        issuingEntity: fc.constant('GS1'),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 2, selector: ({ packageDi }) => packageDi },
    ),
    secondaryUdiDi: fc.constant('+A999IMPLA110'),
    storageHandlingConditions: fc.subarray([
      { condition: 'SHC005' },
      { condition: 'SHC099', text: 'Dunkel', language: 'DE' },
      { condition: 'SHC099', text: 'Dark', language: 'EN' },
    ]),
    clinicalInvestigations: fc.subarray([
      { reference: 'CI-1' },
      { reference: 'CI-2', nonEuCountry: 'US' },
      { reference: 'CI-2', nonEuCountry: 'JP' },
    ]),
  },
  { requiredKeys: [] },
)

const fieldsToTake = fc
  .tuple(fc.subarray(free, { maxLength: 12 }), fc.constantFrom(designer, []))
  .map((ids) => ids.flat())

const inOneMore = (document: SubmissionDocument): SubmissionDocument => {
  const rows = document.marketAvailability ?? []
  const isFree = rows.length > 0 && !rows.some(({ country }) => country === 'LI')
  return isFree ? { ...document, marketAvailability: [...rows, { country: 'LI' }] } : document
}

/** A submission and what became of it: a few free fields taken from another one, a few of the further ones. */
const changed = fc
  .tuple(goodSubmission, goodSubmission, fieldsToTake, further, further, fc.boolean())
  .map(([before, other, taken, more, most, isSoldInMore]) => {
    const registered: SubmissionDocument = { ...before, ...more }
    const values = Object.fromEntries(taken.map((id) => [id, other[id]]))
    const now: SubmissionDocument = { ...registered, ...values, ...most }
    return { registered, now: isSoldInMore ? inOneMore(now) : now }
  })
  .filter(({ now }) => missingElements(now).length === 0)

const known = (document: SubmissionDocument, versions = {}): Known => ({
  basicUdiDiRegistered: true,
  registered: { document, versions },
})

describe('a changed submission', () => {
  it('makes one valid message for each level that differs', { timeout }, () => {
    const sets = schemas()
    const seen = new Map<string, number>()
    fc.assert(
      fc.property(changed, ({ registered, now }) => {
        const changes = changesByLevel(registered, now)
        const messages = messagesDue(now, known(registered))
        // No message can say that there is none left of them.
        const unsaid = { market: isBlank(now.marketAvailability), package: isBlank(now.packages) }
        const due = levels.filter(
          ({ level }) => changes[level].length > 0 && unsaid[level as keyof typeof unsaid] !== true,
        )
        expect(messages.map(({ service }) => service)).toEqual(due.map(({ service }) => service))
        for (const entity of messages) {
          seen.set(entity.service, (seen.get(entity.service) ?? 0) + 1)
          const objections = sets.flatMap(({ version, schema }) =>
            schema.validate(written(entity, senderOf(now), version)),
          )
          expect(objections).toEqual([])
        }
      }),
      { numRuns: amount(80, 300) },
    )
    // Every service must come up, or the property says little.
    for (const { service } of levels) expect(seen.get(service) ?? 0, service).toBeGreaterThan(0)
  })

  it('is what EUDAMED has once it has taken the messages', { timeout }, () => {
    fc.assert(
      fc.property(changed, ({ registered, now }) => {
        // Markets and their first country follow the status, as the rules hold them to it.
        fc.pre(firsts(now) === (now.deviceStatus === 'ON_THE_MARKET' ? 1 : 0) || firsts(registered) === 0)
        fc.pre(now.deviceStatus === 'ON_THE_MARKET' || !now.marketAvailability?.length)
        const taken = afterwards(registered, messagesDue(now, known(registered)))
        expect(messagesDue(now, known(documentOf(taken).document))).toEqual([])
      }),
      { numRuns: amount(25, 300) },
    )
  })

  it('that EUDAMED has in full is not sent again', { timeout }, () => {
    fc.assert(
      fc.property(changed, ({ now: whole }) => {
        // A related device is told once its device is there.
        const { relatedDeviceDi: _, relatedDeviceIssuingEntity: __, ...now } = whole
        expect(messagesDue(now, known(now))).toEqual([])
        expect(judgeChange(now, now)).toEqual([])
        const sent = { what: 'DEVICE', ...deviceIn(messagesDue(now, { basicUdiDiRegistered: false })) }
        const { document } = documentOf(sent as DeviceItem)
        expect(messagesDue(now, known(document))).toEqual([])
        expect(judgeChange(document, now)).toEqual([])
      }),
      { numRuns: amount(25, 200) },
    )
  })
})

const firsts = ({ marketAvailability = [] }: SubmissionDocument): number =>
  marketAvailability.filter(({ firstPlaced }) => firstPlaced).length

type Parts = Record<string, unknown>

/** What EUDAMED has of a device when it has taken messages: each replaces what it is for, and nothing else. */
function afterwards(registered: SubmissionDocument, messages: readonly MessageEntity[]): DeviceItem {
  const { kind, content } = deviceOf(registered)
  const halves = Object.entries(content) as [string, Parts][]
  const isUdiDi = (name: string) => name.endsWith('Data')
  let basicUdi: Parts = halves.find(([name]) => !isUdiDi(name))?.[1] ?? {}
  let udiDi: Parts = halves.find(([name]) => isUdiDi(name))?.[1] ?? {}
  for (const { service, content: told } of messages as readonly { service: string; content: Parts }[]) {
    const { marketInfos, packages, productDesignerActor } = udiDi
    if (service === 'BASIC_UDI.PATCH') basicUdi = told
    else if (service === 'UDI_DI.PATCH') {
      expect(told.packages ?? told.productDesignerActor).toBeUndefined()
      // Off the market there are no markets.
      const kept = told.status === 'ON_THE_MARKET' ? marketInfos : undefined
      udiDi = { packages, productDesignerActor, ...defined({ marketInfos: kept }), ...defined(told) }
    } else if (service === 'MARKET_INFO.PUT') udiDi = { ...udiDi, marketInfos: told.marketInfos }
    else if (service === 'PACKAGE_UDI.PUT') udiDi = { ...udiDi, packages: told.packages }
    else udiDi = { ...udiDi, productDesignerActor: told.productDesignerActor }
  }
  const now = halves.map(([name]) => [name, isUdiDi(name) ? udiDi : basicUdi])
  return { what: 'DEVICE', kind, content: Object.fromEntries(now) } as DeviceItem
}

const defined = (parts: Parts): Parts =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))

function deviceIn([entity]: MessageEntity[]) {
  if (entity?.service !== 'DEVICE.POST') throw new Error('no device')
  const { kind, content } = entity
  return { kind, content }
}

describe('the services', () => {
  it('of the levels come in the order of uploading', () => {
    const updates = levels.map(({ service }) => service)
    expect(serviceNames.filter((name) => updates.includes(name))).toEqual(updates)
  })
})

const examples = join(reference, 'examples')
const example = (name: string) => {
  const read = readMessage(readFileSync(join(examples, name), 'utf8'))
  if (read.type !== 'Push' || read.message === undefined) throw new Error(`${name} is no push`)
  return read
}
const itemOf = (name: string) => example(name).items[0] as DeviceItem

describe.skipIf(!hasReference('examples'))('an example of a change', () => {
  const minimal = '01_device_post_mdr_class_I_minimal.xml'
  const full = '02_device_post_mdr_class_IIb_implantable_full.xml'
  const additional = '07_udi_di_post_additional.xml'

  it.each<[string, string[], SubmissionDocument, NonNullable<Known['registered']>['versions']]>([
    [
      '08_udi_di_patch_tradename.xml',
      [additional, minimal],
      { marketAvailability: [], tradeNames: [{ language: 'ANY', text: 'NewTradeName' }] },
      { 'udi-di': 1 },
    ],
    ['09_basic_udi_patch_name.xml', [minimal], { deviceName: 'Example device' }, { 'basic-udi': 1 }],
    [
      '10_market_info_put.xml',
      [minimal],
      {
        marketAvailability: [
          { country: 'DE', firstPlaced: true },
          { country: 'AT', startDate: '2026-10-01' },
        ],
      },
      { market: 1 },
    ],
    ['11_package_udi_put.xml', [minimal], { packages: [{ packageDi: '19521234000010', quantity: 12 }] }, {}],
    [
      '12_product_designer_put.xml',
      [full],
      {
        originalManufacturerPostCode: '69002',
        originalManufacturerStreet: '',
        originalManufacturerStreetNumber: '',
        originalManufacturerPhone: '',
      },
      {},
    ],
  ])('%s is the message due', (name, registeredBy, changes, versions) => {
    const [first, ...others] = registeredBy.map(itemOf)
    if (first === undefined) throw new Error('nothing registered')
    // Of another device only the Basic UDI-DI is of interest.
    const { udiDi: _, ...basicUdi } = documentOf(...others).document
    const registered = { ...basicUdi, ...documentOf(first).document, ...unsold(changes) }
    const messages = messagesDue({ ...registered, ...changes }, known(registered, versions))
    const [entity] = messages
    expect(messages).toHaveLength(1)
    if (entity === undefined) throw new Error('nothing due')
    const sender = senderOf(registered)
    const read = readMessage(written(entity, sender))
    expect(read.type === 'Push' && read.items).toEqual(example(name).items)
  })
})

it.each([
  [{}, 0],
  [{ 'basic-udi': 0 }, 0],
  [{ 'basic-udi': 1 }, 2],
  [{ 'basic-udi': 7 }, 8],
])('of what EUDAMED has as %j the next version is %i', (versions, version) => {
  const [entity] = messagesDue(
    { ...minimalSubmission, deviceName: 'Another' },
    known(minimalSubmission, versions),
  )
  expect(entity).toMatchObject({ service: 'BASIC_UDI.PATCH', content: { version } })
})

/** The example of a patch says no market, so none is registered either. */
const unsold = ({ marketAvailability }: SubmissionDocument): SubmissionDocument =>
  marketAvailability?.length === 0 ? { marketAvailability } : {}
