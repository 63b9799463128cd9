import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseXml } from '#core/files/xml-parser.ts'
import type { XmlElement } from '#core/files/xml-tree.ts'
import { writeDeviceGet, writeMessage } from '#core/markets/eu/eudamed-writer.ts'
import { dtxNamespaces } from '#core/markets/eu/message/dtx-release.ts'
import { type ReadMessage, readMessage } from '#core/markets/eu/reader/read-message.ts'
import { amount, within } from '#tests/amount.ts'
import { deviceGet, pushMessage } from '#tests/arbitraries/eudamed-message.ts'

/** What is written can be read, and what is read is what was written. */

const timeout = within(120_000)

describe('any message', () => {
  it.each([undefined, '  '])('is read as it was written, indented by %j', { timeout }, (indent) => {
    fc.assert(
      fc.property(pushMessage, (message) => {
        const read = readMessage(writeMessage(message, { indent }))
        expect(read.problems).toEqual([])
        expect(read).toMatchObject({ type: 'Push', version: '3.0.30', message })
      }),
      { numRuns: amount(100, 500) },
    )
  })

  it('is the same message under other prefixes', { timeout }, () => {
    fc.assert(
      fc.property(pushMessage, (message) => {
        const read = readMessage(withOtherPrefixes(writeMessage(message)))
        expect(read.type === 'Push' && read.message).toEqual(message)
      }),
      { numRuns: amount(60, 200) },
    )
  })

  it('that asks for devices is read as it was written', () => {
    fc.assert(
      fc.property(deviceGet, (request) => {
        expect(readMessage(writeDeviceGet(request))).toMatchObject({
          type: 'PullRequest',
          request,
          problems: [],
        })
      }),
    )
  })
})

/** Every prefix with an x before it: in declarations, tags and the value of xsi:type. */
function withOtherPrefixes(xml: string): string {
  return xml
    .replace(/xmlns:(\w+)=/g, 'xmlns:x$1=')
    .replace(/(<\/?)(\w+:)/g, '$1x$2')
    .replace(/ (xsi:\w+)="/g, ' x$1="')
    .replace(/xsi:type="/g, 'xsi:type="x')
}

const examples = join(process.env.HUB_REFERENCE_DIR ?? '', 'eudamed/examples')
const hasExamples = process.env.HUB_REFERENCE_DIR !== undefined && existsSync(examples)

describe.skipIf(!hasExamples)('the reference example', () => {
  const files = hasExamples ? readdirSync(examples).filter((file) => file < '14') : []

  it.each(files)('%s is read without a problem and written the same', (file) => {
    const xml = readFileSync(join(examples, file), 'utf8')
    const read = readMessage(xml)
    expect(read.problems).toEqual([])
    expect(said(rewritten(read))).toEqual(said(xml))
  })
})

it.skipIf(!hasExamples)('the reference acknowledgement is read', () => {
  const read = readMessage(readFileSync(join(examples, '14_acknowledgement_3.0.30.xml'), 'utf8'))
  expect(read).toMatchObject({
    type: 'Acknowledgement',
    version: '3.0.30',
    service: 'DEVICE.POST',
    problems: [],
    responseEntities: [
      { entityCode: '9521234MINIMAL13R', responseCode: 'SUCCESS' },
      {
        entityCode: '9521234IMPLANT-A1YJ',
        responseCode: 'UNAUTHORISED_ERROR',
        report: [{ operationErrorCode: 'E-I-40000' }],
      },
    ],
  })
})

function rewritten(read: ReadMessage): string {
  const { version } = read
  if (read.type === 'Push' && read.message) return writeMessage(read.message, { version })
  if (read.type === 'PullRequest' && read.request) return writeDeviceGet(read.request, { version })
  throw new Error(`${read.type} was not read`)
}

/** What a document says whatever its prefixes, indentation and schemaLocation. */
function said(xml: string): unknown {
  const plain = ({ name, attributes, content }: XmlElement): unknown => ({
    name,
    attributes: { ...attributes, 'xsi:schemaLocation': '' },
    content: typeof content === 'string' ? content.trim() : content.map(plain),
  })
  return plain(parseXml(xml, { namespaces: dtxNamespaces }))
}
