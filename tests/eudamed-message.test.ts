import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { element as build, type XmlElement } from '#core/files/xml-tree.ts'
import { writeXml } from '#core/files/xml-writer.ts'
import { messageTree, writeDeviceGet, writeMessage } from '#core/markets/eu/eudamed-writer.ts'
import { fullMdrDevice } from '#core/markets/eu/fixtures/mdr-devices.ts'
import { devicePost, udiDiPost } from '#core/markets/eu/message/device.ts'
import { dtxNamespaces } from '#core/markets/eu/message/dtx-release.ts'
import type { PushMessage } from '#core/markets/eu/message/message.ts'
import { hubSchemaEntry } from '#core/markets/eu/schema/files.ts'
import { loadXmlSchema, type XmlSchema } from '#server/files/xml-schema.ts'
import { amount, within } from '#tests/amount.ts'
import { deviceGet, pushMessage } from '#tests/arbitraries/eudamed-message.ts'

/** The hub's messages against the hub's schema and, where they lie beside the repository, the Commission's. */

const reference = join(process.env.HUB_REFERENCE_DIR ?? '', 'eudamed')
const withoutReference =
  process.env.HUB_REFERENCE_DIR === undefined || !existsSync(join(reference, 'xsd-3.0.25'))

const hub = () =>
  loadXmlSchema(fileURLToPath(new URL('../core/markets/eu/schema', import.meta.url)), hubSchemaEntry)

/** The Commission's sets, each taking its own version only; 3.0.30 is the derived one. */
const officialSets = [
  ['3.0.25', 'xsd-3.0.25'],
  ['3.0.30', 'xsd-3.0.30-derived'],
] as const
const official = (folder: string) => loadXmlSchema(join(reference, folder), 'service/Message.xsd')

const runs = amount(80, 1000)
const timeout = within(120_000)

describe('any message', () => {
  it('passes the hub schema', { timeout }, () => {
    const schema = hub()
    fc.assert(
      fc.property(pushMessage, (message) => {
        expect(schema.validate(writeMessage(message))).toEqual([])
      }),
      { numRuns: runs },
    )
  })

  it.skipIf(withoutReference).each(officialSets)(
    'passes the official schema %s',
    { timeout },
    (version, folder) => {
      const schema = official(folder)
      fc.assert(
        fc.property(pushMessage, (message) => {
          expect(schema.validate(writeMessage(message, { version }))).toEqual([])
        }),
        { numRuns: runs },
      )
    },
  )

  it.skipIf(withoutReference)(
    'that is damaged and still passes the hub schema, passes the official ones',
    { timeout },
    () => {
      const ours = hub()
      const theirs = officialSets.map(([version, folder]) => ({ version, schema: official(folder) }))
      fc.assert(
        fc.property(pushMessage, damage, (message, harm) => {
          if (ours.validate(damaged(message, harm)).length > 0) return
          expect(refusals(message, harm, theirs)).toEqual([])
        }),
        { numRuns: runs },
      )
    },
  )
})

describe('any request for devices', () => {
  it('passes the hub schema', { timeout }, () => {
    const schema = hub()
    fc.assert(
      fc.property(deviceGet, (request) => {
        expect(schema.validate(writeDeviceGet(request))).toEqual([])
      }),
    )
  })

  it.skipIf(withoutReference).each(officialSets)('passes the official schema %s', (version, folder) => {
    const schema = official(folder)
    fc.assert(
      fc.property(deviceGet, (request) => {
        expect(schema.validate(writeDeviceGet(request, { version }))).toEqual([])
      }),
    )
  })
})

interface Damage {
  readonly place: number
  readonly harm: 'drop' | 'double' | 'swap' | 'retext'
  readonly text: string
}

const damage: fc.Arbitrary<Damage> = fc.record({
  place: fc.nat(),
  harm: fc.constantFrom('drop', 'double', 'swap', 'retext'),
  text: fc.constantFrom(
    ' ',
    '0',
    '-1',
    '1e3',
    'true',
    'x',
    'NaN',
    '2026-02-30',
    '٠١٢٣',
    'CLASS_I ',
    'EN',
    'x'.repeat(121),
  ),
})

function refusals(
  message: PushMessage,
  harm: Damage,
  sets: readonly { readonly version: string; readonly schema: XmlSchema }[],
) {
  return sets.flatMap(({ version, schema }) => schema.validate(damaged(message, harm, version)))
}

/** The message, written with one thing wrong somewhere. */
function damaged(message: PushMessage, harm: Damage, version = '3.0.25'): string {
  const tree = messageTree(message, { version })
  return writeXml(harmed(tree, harm.place % count(tree), harm), { namespaces: dtxNamespaces })
}

const count = (tree: XmlElement): number =>
  typeof tree.content === 'string' ? 1 : tree.content.reduce((sum, child) => sum + count(child), 1)

/** The tree with the harm done to its node number `target`, counted in document order. */
function harmed(tree: XmlElement, target: number, { harm, text }: Damage): XmlElement {
  let passed = -1
  const visit = (node: XmlElement): XmlElement[] => {
    passed += 1
    const struck = passed === target && node !== tree
    const { content } = node
    if (typeof content === 'string') {
      if (struck && harm === 'retext') return [{ ...node, content: text }]
      return struck ? repeat(node) : [node]
    }
    const made = build(node.name, content.map(visit), node.attributes)
    return struck ? repeat(made) : [made]
  }
  const repeat = (node: XmlElement): XmlElement[] => {
    if (harm === 'drop') return []
    if (harm === 'double') return [node, node]
    return typeof node.content === 'string' ? [node] : [{ ...node, content: node.content.toReversed() }]
  }
  return visit(tree)[0] ?? tree
}

describe('300 entities', () => {
  const device = fullMdrDevice
  it.each([
    ['devices', devicePost('MDR', device)],
    ['UDI-DIs', udiDiPost('MDR', device.MDRUDIDIData)],
  ])('of %s fit into one message', (_, entity) => {
    const message: PushMessage = {
      correlationID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0001',
      creationDateTime: '2026-09-21T09:00:00.000+02:00',
      messageID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0002',
      sender: { nodeActorCode: 'US-MF-000000004' },
      entities: Array(300).fill(entity),
    }
    expect(hub().validate(writeMessage(message))).toEqual([])
  })
})
