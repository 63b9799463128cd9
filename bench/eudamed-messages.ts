import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeMessage } from '#core/markets/eu/eudamed-writer.ts'
import { fullMdrDevice } from '#core/markets/eu/fixtures/mdr-devices.ts'
import { devicePost } from '#core/markets/eu/message/device.ts'
import type { PushMessage } from '#core/markets/eu/message/message.ts'
import { readMessage } from '#core/markets/eu/reader/read-message.ts'
import { hubSchemaEntry } from '#core/markets/eu/schema/files.ts'
import { loadXmlSchema } from '#server/files/xml-schema.ts'

/**
 * A EUDAMED message of 300 full devices: written, read and validated, against xmllint on the same file. Run with
 * `npx tsx bench/eudamed-messages.ts`; HUB_REFERENCE_DIR adds the Commission's schema set.
 */

const runs = 20
/** The compiler of the engine settles within these. */
const warmUp = 10

const message: PushMessage = {
  correlationID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0001',
  creationDateTime: '2026-09-21T09:00:00.000+02:00',
  messageID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0002',
  sender: { nodeActorCode: 'US-MF-000000004' },
  entities: Array(300).fill(devicePost('MDR', fullMdrDevice)),
}

const schemas = [
  {
    name: 'hub',
    directory: fileURLToPath(new URL('../core/markets/eu/schema', import.meta.url)),
    entry: hubSchemaEntry,
  },
  {
    name: '3.0.25',
    directory: join(process.env.HUB_REFERENCE_DIR ?? '', 'eudamed/xsd-3.0.25'),
    entry: 'service/Message.xsd',
  },
].filter(({ directory, entry }) => existsSync(join(directory, entry)))

/**
 * The median of 20 runs of each, in milliseconds, warm. They take turns, so that whatever
 * else the machine does hits all of them alike.
 */
function medians<N extends string>(works: Readonly<Record<N, () => unknown>>): Record<N, number> {
  const names = Object.keys(works) as N[]
  const times = new Map(names.map((name) => [name, [] as number[]]))
  for (let run = -warmUp; run < runs; run += 1) {
    for (const name of names) {
      const start = performance.now()
      works[name]()
      if (run >= 0) times.get(name)?.push(performance.now() - start)
    }
  }
  const median = (all: readonly number[] = []) => all.toSorted((one, other) => one - other)[runs / 2] ?? 0
  return Object.fromEntries(names.map((name) => [name, median(times.get(name))])) as Record<N, number>
}

const round = (number: number, digits: number) => Number(number.toFixed(digits))

function measure(indent: string | undefined, schema: (typeof schemas)[number], file: string) {
  const { name, directory, entry } = schema
  const xml = writeMessage(message, { indent })
  writeFileSync(file, xml)
  const compiled = loadXmlSchema(directory, entry)
  const times = medians({
    write: () => writeMessage(message, { indent }),
    read: () => readMessage(xml),
    validate: () => compiled.validate(xml),
    whole: () => {
      const written = writeMessage(message, { indent })
      readMessage(written)
      compiled.validate(written)
    },
    xmllint: () =>
      execFileSync('xmllint', ['--noout', '--schema', join(directory, entry), file], { stdio: 'pipe' }),
  })
  return {
    layout: indent === undefined ? 'one line' : 'indented',
    MB: round(xml.length / 1e6, 1),
    schema: name,
    ...Object.fromEntries(Object.entries(times).map(([work, time]) => [work, round(time, 1)])),
    ratio: round(times.whole / times.xmllint, 2),
  }
}

const folder = mkdtempSync(join(tmpdir(), 'eudamed-bench-'))
try {
  const file = join(folder, 'message.xml')
  console.table([undefined, '  '].flatMap((indent) => schemas.map((schema) => measure(indent, schema, file))))
} finally {
  rmSync(folder, { recursive: true })
}
