import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { type XmlElement as ParsedElement, XmlDocument, XmlElement, XmlText } from 'libxml2-wasm'
import { describe, expect, it } from 'vitest'
import { element as build, type XmlElement as Tree } from '#core/files/xml-tree.ts'
import { writeMessage } from '#core/markets/eu/eudamed-writer.ts'
import { fullMdrDevice, minimalMdrDevice } from '#core/markets/eu/fixtures/mdr-devices.ts'
import { type MdrDevice, mdrDevicePost } from '#core/markets/eu/message/mdr-device-post.ts'
import { mdrUdiDiPost } from '#core/markets/eu/message/mdr-udi-di-post.ts'
import type { PushMessage } from '#core/markets/eu/message/message.ts'
import { hubSchemaEntry } from '#core/markets/eu/schema/files.ts'
import { loadXmlSchema } from '#server/platform/xml-schema.ts'
import { mdrMessage } from '#tests/arbitraries/eudamed-message.ts'

/** The hub's messages against the hub's schema and, where it lies beside the repository, the Commission's. */

const reference = join(process.env.HUB_REFERENCE_DIR ?? '', 'eudamed')
const withoutReference =
  process.env.HUB_REFERENCE_DIR === undefined || !existsSync(join(reference, 'xsd-3.0.25'))

const hub = () =>
  loadXmlSchema(fileURLToPath(new URL('../core/markets/eu/schema', import.meta.url)), hubSchemaEntry)
const official = () => loadXmlSchema(join(reference, 'xsd-3.0.25'), 'service/Message.xsd')

const runs = 1000
const timeout = 120_000

describe('any MDR message', () => {
  it('passes the hub schema', { timeout }, () => {
    const schema = hub()
    fc.assert(
      fc.property(mdrMessage, (message) => {
        expect(schema.validate(writeMessage(message))).toEqual([])
      }),
      { numRuns: runs },
    )
  })

  it.skipIf(withoutReference)('passes the official schema', { timeout }, () => {
    const schema = official()
    fc.assert(
      fc.property(mdrMessage, (message) => {
        expect(schema.validate(writeMessage(message))).toEqual([])
      }),
      { numRuns: runs },
    )
  })

  it.skipIf(withoutReference)(
    'that is damaged and still passes the hub schema, passes the official one',
    { timeout },
    () => {
      const [ours, theirs] = [hub(), official()]
      fc.assert(
        fc.property(mdrMessage, damage, (message, harm) => {
          const xml = writeMessage(damaged(message, harm))
          if (ours.validate(xml).length === 0) expect(theirs.validate(xml)).toEqual([])
        }),
        { numRuns: runs },
      )
    },
  )
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

/** The message with one thing wrong somewhere in its first entity. */
function damaged(message: PushMessage, harm: Damage): PushMessage {
  const [first, ...others] = message.entities
  if (first === undefined) return message
  const target = harm.place % count(first.element)
  return { ...message, entities: [{ ...first, element: harmed(first.element, target, harm) }, ...others] }
}

const count = (tree: Tree): number =>
  typeof tree.content === 'string' ? 1 : tree.content.reduce((sum, child) => sum + count(child), 1)

/** The tree with the harm done to its node number `target`, counted in document order. */
function harmed(tree: Tree, target: number, { harm, text }: Damage): Tree {
  let passed = -1
  const visit = (node: Tree): Tree[] => {
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
  const repeat = (node: Tree): Tree[] => {
    if (harm === 'drop') return []
    if (harm === 'double') return [node, node]
    return typeof node.content === 'string' ? [node] : [{ ...node, content: node.content.toReversed() }]
  }
  return visit(tree)[0] ?? tree
}

describe('300 entities', () => {
  const device = fullMdrDevice
  it.each([
    ['devices', mdrDevicePost(device)],
    ['UDI-DIs', mdrUdiDiPost(device.MDRUDIDIData)],
  ])('of %s fit into one message', (_, entity) => {
    expect(hub().validate(writeMessage(around(Array(300).fill(entity))))).toEqual([])
  })
})

describe.skipIf(withoutReference)('the reference examples', () => {
  it.each<[string, MdrDevice, string]>([
    ['01_device_post_mdr_class_I_minimal.xml', minimalMdrDevice, 'DE-MF-000000001'],
    ['02_device_post_mdr_class_IIb_implantable_full.xml', fullMdrDevice, 'US-MF-000000004'],
  ])('%s is what the writer makes of the same device', (file, device, sender) => {
    const written = writeMessage(around([mdrDevicePost(device)], sender), { version: '3.0.30' })
    expect(expanded(written)).toEqual(expanded(readFileSync(join(reference, 'examples', file), 'utf8')))
  })
})

function around(entities: PushMessage['entities'], sender = 'DE-MF-000000001'): PushMessage {
  return {
    correlationID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0001',
    creationDateTime: '2026-09-21T09:00:00.000+02:00',
    messageID: '7f6c2a4e-0d0f-4c7b-9f6a-2f4b8b1c0002',
    sender: { nodeActorCode: sender },
    entities,
  }
}

/** What a document says whatever its prefixes, indentation and schemaLocation: names with their namespace. */
type Expanded = { readonly name: string; readonly attributes: object; readonly content: string | Expanded[] }

function expanded(xml: string): Expanded {
  const document = XmlDocument.fromString(xml)
  try {
    return expand(document.root)
  } finally {
    document.dispose()
  }
}

function expand(element: ParsedElement): Expanded {
  const children: Expanded[] = []
  let text = ''
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) children.push(expand(node))
    else if (node instanceof XmlText) text += node.content
  }
  return {
    name: `{${element.namespaceUri}}${element.name}`,
    attributes: attributesOf(element),
    content: children.length > 0 ? children : text,
  }
}

function attributesOf(element: ParsedElement): object {
  const kept = element.attrs.filter((attribute) => attribute.name !== 'schemaLocation')
  return Object.fromEntries(
    kept.map(({ name, namespaceUri, value }) => {
      const [prefix = '', local = ''] = value.split(':')
      const plain = name === 'type' ? `{${element.namespaceForPrefix(prefix)}}${local}` : value
      return [`{${namespaceUri}}${name}`, plain]
    }),
  )
}
