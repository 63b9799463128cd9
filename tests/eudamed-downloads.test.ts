import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import { clinicalSizesOf } from '#core/markets/eu/device/clinical.ts'
import { storageConditionsOf, warningsOf } from '#core/markets/eu/device/conditions-and-warnings.ts'
import { type DeviceOf, deviceOf } from '#core/markets/eu/device/device-of.ts'
import { type DeviceItem, documentOf } from '#core/markets/eu/device/document-of.ts'
import { missingElements } from '#core/markets/eu/device/missing-elements.ts'
import { writeMessage } from '#core/markets/eu/eudamed-writer.ts'
import { eu } from '#core/markets/eu/index.ts'
import type { ClinicalSize } from '#core/markets/eu/message/common-di.ts'
import { readMessage } from '#core/markets/eu/reader/read-message.ts'
import { eudamedRegister } from '#core/markets/eu/register/index.ts'
import { registered } from '#core/rules/condition.ts'
import { amount, within } from '#tests/amount.ts'
import { downloadedDevice, downloadOf } from '#tests/arbitraries/eudamed-download.ts'
import { entities } from '#tests/arbitraries/eudamed-message.ts'

/**
 * What EUDAMED gives out is read, judged as registered without an error it does not deserve (decision D36), and written
 * again as the same device.
 */

const today = '2026-11-22'
const examples = join(process.env.HUB_REFERENCE_DIR ?? '', 'eudamed/examples')
const hasExamples = process.env.HUB_REFERENCE_DIR !== undefined && existsSync(examples)

function itemsOf(xml: string): DeviceItem[] {
  const read = readMessage(xml)
  expect(read.problems).toEqual([])
  if (read.type !== 'Push' && read.type !== 'PullResponse') throw new Error(`${read.type} carries nothing`)
  return [...read.items] as DeviceItem[]
}

const asWritten = ({ kind, content }: DeviceOf): DeviceItem | undefined =>
  itemsOf(
    writeMessage({
      correlationID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0001',
      creationDateTime: '2026-09-21T09:00:00.000+02:00',
      messageID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0002',
      sender: { nodeActorCode: 'DE-MF-000000001' },
      entities: [{ service: 'DEVICE.POST', kind, content }] as Parameters<typeof writeMessage>[0]['entities'],
    }),
  )[0]

/** What EUDAMED, the notified body or the representative added, and no maker sends. */
const theirOwn = new Set([
  'state',
  'version',
  'versionDate',
  'lastUpdated',
  'certificateLinks',
  'ARComments',
  'substatuses',
])

/** The part of a device that its maker told, down to the last element. */
function makersPart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(makersPart)
  if (typeof value !== 'object' || value === null) return value
  const told = Object.entries(value).filter(
    ([key, inner]) => !theirOwn.has(key) && !(key === 'ARActorCode' && inner === 'NA'),
  )
  return Object.fromEntries(told.map(([key, inner]) => [key, makersPart(inner)]))
}

interface Judged {
  readonly errors: readonly string[]
  readonly lost: readonly string[]
}

function taken(item: DeviceItem): Judged {
  const { document, lost } = documentOf(item)
  expect(missingElements(document)).toEqual([])
  expect(asWritten(deviceOf(document))).toEqual(makersPart(item))
  const errors = eu
    .judge(document, new Set([registered]), today)
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, field, message }) => `${ruleId} ${field}: ${message}`)
  return { errors, lost: lost.map(({ element }) => element) }
}

/** Nothing of the maker's own is lost, as far as the file tells whose it is. */
const ofOthers = /certificateLinks|ARComments|substatuses|lastUpdated|udidi:package\[\d+\]$/

/** How many of the devices have what real files have. */
function odditiesOf(items: readonly DeviceItem[]): Record<string, number> {
  const documents = items.map((item) => documentOf(item).document)
  const having = (test: (document: SubmissionDocument) => boolean) => documents.filter(test).length
  const several = (rows: readonly { other?: number }[] = []) => rows.some(({ other = 1 }) => other > 1)
  return {
    'several of "Other"': having(
      (one) => several(one.storageHandlingConditions) || several(one.criticalWarnings),
    ),
    'countries of a device that left': having(
      ({ deviceStatus, marketAvailability: held = [] }) =>
        deviceStatus === 'NO_LONGER_PLACED_ON_THE_MARKET' && held.length > 0,
    ),
    'packages in packages': having(({ packages = [] }) => packages.some(({ containedDi }) => containedDi)),
    certificates: having(({ certificates = [] }) => certificates.length > 0),
    sizes: having(({ clinicalSizes = [] }) => clinicalSizes.length > 0),
    substances: having((one) => [one.cmrSubstances, one.endocrineSubstances].some((rows) => rows?.length)),
    'several languages': having(({ tradeNames = [] }) => new Set(tradeNames.map((t) => t.language)).size > 1),
    'a model without a name': having(({ modelNumber, deviceName }) => !deviceName && !!modelNumber),
  }
}

describe.skipIf(!hasExamples)('the reference examples', () => {
  const files = hasExamples ? readdirSync(examples).filter((file) => /^0[1-6]_/.test(file)) : []

  it.each(files)('%s is taken as registered', (file) => {
    const items = itemsOf(readFileSync(join(examples, file), 'utf8'))
    expect(items.map(taken)).toEqual([{ errors: [], lost: [] }])
  })

  it.each([
    // One half of a device each; nothing is wrong with what it tells.
    ['udi-di-detail-c7418f9f.json', ['BR-UDID-066', 'FLD-UDID-10', 'FLD-UDID-14', 'FLD-UDID-16']],
    // Codes that fail their check characters, and a package on the market when its device is not: EUDAMED has them so.
    [
      'constructed/udi-di-detail-packages-sizes.json',
      ['BR-UDID-066', 'FLD-UDID-10', 'FLD-UDID-14', 'FLD-UDID-16'],
    ],
  ])('of the public site, %s, has the errors it deserves', (name, expected) => {
    const bytes = readFileSync(join(examples, '../public-json', name))
    const { devices } = eudamedRegister.read([{ name, bytes }])
    const errors = devices.flatMap(({ document }) =>
      eu.judge(document, new Set([registered]), today).filter(({ severity }) => severity === 'error'),
    )
    expect(errors.map(({ ruleId }) => ruleId).toSorted()).toEqual(expected)
  })
})

describe('downloads of EUDAMED', () => {
  const timeout = within(120_000)
  const files: DeviceItem[][] = []
  beforeAll(() => {
    for (const page of [0, 1, 2]) {
      const devices = fc.sample(downloadedDevice, { numRuns: amount(30, 400), seed: page })
      files.push(itemsOf(downloadOf(devices, page)))
    }
  }, timeout)

  it('have what real files have', () => {
    const items = files.flat()
    expect(items).toHaveLength(3 * amount(30, 400))
    const rare = Object.entries(odditiesOf(items)).filter(([, times]) => times < items.length / 50)
    expect(rare).toEqual([])
  })

  it.each([0, 1, 2])('are judged as registered and written again, page %i', { timeout }, (page) => {
    const judged = (files[page] ?? []).map(taken)
    expect(judged.flatMap(({ errors }) => errors)).toEqual([])
    expect(judged.flatMap(({ lost }) => lost).filter((element) => !ofOthers.test(element))).toEqual([])
  })

  it('tell conditions, warnings and sizes that are kept, or stand in what is lost', {
    timeout: within(120_000),
  }, () => {
    const written = (value: unknown) => !/"(\\[nrt]|\s|\u0085)*"/.test(JSON.stringify(value ?? []))
    fc.assert(
      fc.property(entities['DEVICE.POST'], (entity) => {
        if (entity.service !== 'DEVICE.POST' || entity.kind !== 'MDR') return
        const { content } = entity
        const { document, lost } = documentOf({ what: 'DEVICE', kind: 'MDR', content } as DeviceItem)
        const { storageHandlingConditions, criticalWarnings, clinicalSizes } = content.MDRUDIDIData
        if (written(storageHandlingConditions))
          expect(storageConditionsOf(document)).toEqual(storageHandlingConditions)
        if (written(criticalWarnings)) expect(warningsOf(document)).toEqual(criticalWarnings)
        const isTold = lost.some(({ element }) => element.includes('clinicalSizes'))
        if (written(clinicalSizes) && !isTold)
          expect(clinicalSizesOf(document)?.map(inOrder)).toEqual(clinicalSizes?.map(inOrder))
      }),
      { numRuns: amount(150, 1500) },
    )
  })
})

/** The languages of a size stand in no order. */
const inOrder = (size: ClinicalSize) =>
  Object.fromEntries(
    Object.entries(size).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map((text) => JSON.stringify(text)).toSorted() : value,
    ]),
  )
