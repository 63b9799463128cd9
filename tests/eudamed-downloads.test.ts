import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DeviceOf, deviceOf } from '#core/markets/eu/device/device-of.ts'
import { type DeviceItem, documentOf } from '#core/markets/eu/device/document-of.ts'
import { missingElements } from '#core/markets/eu/device/missing-elements.ts'
import { writeMessage } from '#core/markets/eu/eudamed-writer.ts'
import { eu } from '#core/markets/eu/index.ts'
import { readMessage } from '#core/markets/eu/reader/read-message.ts'
import { registered } from '#core/rules/condition.ts'
import { amount, within } from '#tests/amount.ts'
import { downloadedDevice, downloadOf } from '#tests/arbitraries/eudamed-download.ts'

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

describe.skipIf(!hasExamples)('the reference examples', () => {
  const files = hasExamples ? readdirSync(examples).filter((file) => /^0[1-6]_/.test(file)) : []

  it.each(files)('%s is taken as registered', (file) => {
    const items = itemsOf(readFileSync(join(examples, file), 'utf8'))
    expect(items.map(taken)).toEqual([{ errors: [], lost: [] }])
  })
})

describe('downloads of EUDAMED', () => {
  it.each([1, 2, 3])('are read, judged and written again, page %i', { timeout: within(120_000) }, (page) => {
    const devices = fc.sample(downloadedDevice, { numRuns: amount(25, 400), seed: page })
    const items = itemsOf(downloadOf(devices, page))
    expect(items).toHaveLength(devices.length)
    const judged = items.map(taken)
    expect(judged.flatMap(({ errors }) => errors)).toEqual([])
    expect(judged.flatMap(({ lost }) => lost).filter((element) => !ofOthers.test(element))).toEqual([])
  })
})
