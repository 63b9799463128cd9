import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { basicUdiOf, type DeviceOf, deviceOf, udiDiOf } from '#core/markets/eu/device/device-of.ts'
import { type DeviceItem, documentOf } from '#core/markets/eu/device/document-of.ts'
import { missingElements } from '#core/markets/eu/device/missing-elements.ts'
import { substancesOf } from '#core/markets/eu/device/substances.ts'
import { writeMessage } from '#core/markets/eu/eudamed-writer.ts'
import { eu } from '#core/markets/eu/index.ts'
import { readMessage } from '#core/markets/eu/reader/read-message.ts'
import { amount, within } from '#tests/amount.ts'
import { entities } from '#tests/arbitraries/eudamed-message.ts'
import { goodSubmission } from '#tests/arbitraries/submission-document.ts'

/** The way back: what a message says of a device is found in the submission made from it. */

const today = '2026-11-20'
const timeout = within(120_000)
const examples = join(process.env.HUB_REFERENCE_DIR ?? '', 'eudamed/examples')
const withoutExamples = process.env.HUB_REFERENCE_DIR === undefined || !existsSync(examples)

/** Things as a file says them: written and read, so that what says nothing is left out. */
const asWritten = (entity: Parameters<typeof writeMessage>[0]['entities'][number]): DeviceItem[] =>
  itemsOf(
    writeMessage({
      correlationID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0001',
      creationDateTime: '2026-09-21T09:00:00.000+02:00',
      messageID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0002',
      sender: { nodeActorCode: 'DE-MF-000000001' },
      entities: [entity],
    }),
  )

function itemsOf(xml: string): DeviceItem[] {
  const read = readMessage(xml)
  expect(read.problems).toEqual([])
  if (read.type !== 'Push') throw new Error(`${read.type} carries nothing`)
  return [...read.items] as DeviceItem[]
}

const example = (name: string) => itemsOf(readFileSync(join(examples, name), 'utf8'))
const deviceItem = ({ kind, content }: DeviceOf) => ({ what: 'DEVICE', kind, content }) as DeviceItem
const devicePosted = ({ kind, content }: DeviceOf) =>
  asWritten({ service: 'DEVICE.POST', kind, content } as Parameters<typeof asWritten>[0])

/** What the hub asks of a submission besides, and a message of EUDAMED's need not or cannot say. */
const askedBesides: SubmissionDocument = {
  registrationType: 'new-basic',
  deviceName: 'Example',
  conformityAssessmentProcedure: 'self-declaration',
}

const errorsOf = (document: SubmissionDocument) =>
  eu
    .judge(document, new Set(), today)
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, field }) => `${ruleId} ${field}`)

describe.skipIf(withoutExamples)('an example', () => {
  it.each([
    '01_device_post_mdr_class_I_minimal.xml',
    '02_device_post_mdr_class_IIb_implantable_full.xml',
    '03_device_post_ivdr_class_C_kit.xml',
    '04_device_post_spp_procedure_pack.xml',
    '05_device_post_legacy_mdd_with_udi_di.xml',
    '06_device_post_legacy_mdd_without_udi_di.xml',
  ])('%s is the same device once it has been a submission', (name) => {
    const [item] = example(name)
    if (item === undefined) throw new Error('empty')
    const { document, lost, versions } = documentOf(item)
    expect(lost).toEqual([])
    expect(Object.values(versions).filter((version) => version !== undefined)).toEqual([])
    expect(missingElements(document)).toEqual([])
    expect(devicePosted(deviceOf(document))).toEqual([item])
    expect(errorsOf({ ...askedBesides, ...document })).toEqual([])
  })

  it('of a further UDI-DI is found beside the Basic UDI-DI it belongs to', () => {
    const [device] = example('01_device_post_mdr_class_I_minimal.xml')
    const [udiDi] = example('07_udi_di_post_additional.xml')
    if (device?.what !== 'DEVICE' || udiDi?.what !== 'UDI_DI') throw new Error('other examples')
    const basicUdi = basicUdiOf(device as DeviceOf)
    const told = documentOf(udiDi, { what: 'BASIC_UDI', ...basicUdi } as DeviceItem)
    expect(told.lost).toEqual([])
    const { kind, content } = udiDiOf(deviceOf(told.document))
    expect(asWritten({ service: 'UDI_DI.POST', kind, content } as Parameters<typeof asWritten>[0])).toEqual([
      udiDi,
    ])
    expect(errorsOf({ ...askedBesides, ...told.document })).toEqual([])
    expect(documentOf(udiDi).document).toMatchObject({ udiDi: '09521234000068', legislation: 'MDR' })
    expect(documentOf(udiDi).document).not.toHaveProperty('riskClass')
  })
})

describe('a submission', () => {
  it('comes back from its message, in what is sent', { timeout }, () => {
    fc.assert(
      fc.property(goodSubmission, (document) => {
        const sent = deviceOf(document)
        const told = documentOf(deviceItem(sent))
        expect(told.lost).toEqual([])
        expect(devicePosted(deviceOf(told.document))).toEqual(devicePosted(sent))
        // Once more it is the very same.
        expect(documentOf(deviceItem(deviceOf(told.document))).document).toEqual(told.document)
      }),
      { numRuns: amount(40, 500) },
    )
  })
})

describe('any device', () => {
  it('says the same whole and in halves', { timeout }, () => {
    fc.assert(
      fc.property(entities['DEVICE.POST'], (entity) => {
        if (entity.service !== 'DEVICE.POST') throw new Error('another service')
        const device = entity as DeviceOf
        const halves = [
          { what: 'BASIC_UDI', ...basicUdiOf(device) },
          { what: 'UDI_DI', ...udiDiOf(device) },
        ] as DeviceItem[]
        const whole = documentOf(deviceItem(device))
        const { document, versions } = documentOf(...halves)
        // Which half is read first tells whose Basic UDI-DI counts where they contradict each other.
        const { basicUdiDi: _, basicUdiDiIssuingEntity: __, ...rest } = whole.document
        expect({ ...document, ...pick(whole.document) }).toEqual({ ...rest, ...pick(whole.document) })
        expect(versions).toEqual(whole.versions)
      }),
      { numRuns: amount(30, 300) },
    )
  })
})

describe('the substances of any device', () => {
  const isWritten = (text: string | undefined) => text === undefined || text.trim() !== ''
  const order = ['cmr', 'endocrine', 'medicinal-human']

  it('have their names together again, kind by kind', { timeout }, () => {
    const seen = new Set<number>()
    fc.assert(
      fc.property(entities['DEVICE.POST'], (entity) => {
        if (entity.service !== 'DEVICE.POST' || entity.kind !== 'MDR') return
        const told = (entity.content.MDRUDIDIData.substances ?? []).filter(
          (one) =>
            (one.names ?? []).every(({ textValue }) => isWritten(textValue)) &&
            isWritten(one.kind === 'medicinal-human' ? one.INN : undefined),
        )
        for (const { names = [] } of told) seen.add(names.length)
        const content = {
          ...entity.content,
          MDRUDIDIData: { ...entity.content.MDRUDIDIData, substances: told },
        }
        const { document, lost } = documentOf(deviceItem({ kind: 'MDR', content }))
        expect(lost.filter(({ element }) => element.includes('substance'))).toEqual([])
        expect(substancesOf(document) ?? []).toEqual(
          told.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
        )
      }),
      { numRuns: amount(40, 500) },
    )
    // Several names must be common, or the property says little.
    expect(Math.max(...seen)).toBeGreaterThan(1)
  })
})

describe('a device told in part', () => {
  it('is taken over as far as it goes', { timeout }, () => {
    fc.assert(
      fc.property(entities['DEVICE.POST'], fc.array(fc.nat(), { minLength: 5 }), (entity, holes) => {
        if (entity.service !== 'DEVICE.POST') throw new Error('another service')
        const whole = documentOf(deviceItem(entity as DeviceOf)).document
        const { document } = documentOf({
          what: 'DEVICE',
          kind: entity.kind,
          content: withHoles(entity.content, holes.values()),
        } as DeviceItem)
        // Without one half of the identifiers the other may be told; nothing else comes out of nowhere.
        for (const field of Object.keys(document)) expect(Object.keys(whole)).toContain(field)
      }),
      { numRuns: amount(30, 300) },
    )
  })
})

/** Objects without some of their properties, to any depth, as a reader leaves them. */
function withHoles(value: unknown, holes: Iterator<number>): unknown {
  if (Array.isArray(value)) return value.map((entry) => withHoles(entry, holes))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => key === 'kind' || (holes.next().value ?? 1) % 4 !== 0)
  return Object.fromEntries(kept.map(([key, inner]) => [key, withHoles(inner, holes)]))
}

const pick = ({ basicUdiDi, basicUdiDiIssuingEntity }: SubmissionDocument) => ({
  basicUdiDi,
  basicUdiDiIssuingEntity,
})
