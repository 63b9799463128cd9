import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { checkGmn } from '#core/identifiers/gmn.ts'
import { type DeviceItem, documentOf } from '#core/markets/eu/device/document-of.ts'
import { eu } from '#core/markets/eu/index.ts'
import { readMessage } from '#core/markets/eu/reader/read-message.ts'

/**
 * How many model numbers are verified, and how many submissions judged by all rules, in a second on one core,
 * warm. Run with `HUB_REFERENCE_DIR=… npx tsx bench/core-speed.ts`; the corpus are the reference's example
 * messages 01 to 07, without look-ups and without schema.
 */

const examples = join(process.env.HUB_REFERENCE_DIR ?? '', 'eudamed/examples')
if (!existsSync(examples)) {
  process.stderr.write('HUB_REFERENCE_DIR names no folder with eudamed/examples\n')
  process.exit(1)
}

const today = '2026-11-20'
const none: ReadonlySet<string> = new Set()

/** Per second: the median of nine rounds of 300 ms, after two that warm up. */
function perSecond(batch: () => number): { median: number; least: number } {
  const rates: number[] = []
  for (let round = -2; round < 9; round += 1) {
    const start = performance.now()
    let done = 0
    while (performance.now() - start < 300) done += batch()
    if (round >= 0) rates.push((done / (performance.now() - start)) * 1000)
  }
  const sorted = rates.toSorted((a, b) => a - b)
  return { median: Math.round(sorted[4] ?? 0), least: Math.round(sorted[0] ?? 0) }
}

function corpus(): AnyDocument[] {
  const items = readdirSync(examples)
    .filter((name) => /^0[1-7]_/.test(name))
    .map((name) => {
      const message = readMessage(readFileSync(join(examples, name)))
      if (message.type !== 'Push') throw new Error(`${name} is no message that is sent`)
      return message.items as readonly DeviceItem[]
    })
  // 07 is a further UDI-DI, of the Basic UDI-DI of 01.
  return items.map((own, index) => documentOf(...own, ...(index === 6 ? (items[0] ?? []) : [])).document)
}

const documents = corpus()
const gmns = documents.map(({ basicUdiDi }) => String(basicUdiDi)).filter((code) => checkGmn(code).valid)
console.table([
  {
    what: 'GMN verified',
    of: gmns.length,
    ...perSecond(() => {
      for (let turn = 0; turn < 10_000; turn += 1) checkGmn(gmns[turn % gmns.length] ?? '')
      return 10_000
    }),
    'per second, wanted': 1_000_000,
  },
  {
    what: 'submissions judged',
    of: documents.length,
    ...perSecond(() => {
      for (const document of documents) eu.judge(document, none, today)
      return documents.length
    }),
    'per second, wanted': 10_000,
  },
])
