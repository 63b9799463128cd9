import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { XmlElement } from '#core/files/xml-tree.ts'
import { messageTree } from '#core/markets/eu/eudamed-writer.ts'
import { type MessageEntity, serviceNames } from '#core/markets/eu/message/message.ts'
import { entityCodes } from '#core/markets/eu/message/upload-plan.ts'
import { outcomesOf } from '#core/markets/eu/reader/acknowledged.ts'
import { fieldOfElement } from '#core/markets/eu/reader/element-fields.ts'
import { fieldsOfReport } from '#core/markets/eu/reader/report-fields.ts'
import { entities } from '#tests/arbitraries/eudamed-message.ts'

/** Whatever EUDAMED remarks on, of whichever service and kind of device, is found in the submission. */

/** EUDAMED's own elements, which nobody sends. */
const ofEudamed =
  /\/(e:\w+|basicudi:certificateLinks|basicudi:ARComments|udidi:substatuses|\w+:lastUpdated)(\/|$)/

/** Names that stand in many places, and would say nothing without them. */
const everywhere = new Set(['DICode', 'issuingEntityCode', 'textValue'])

function payloadOf(entity: MessageEntity): readonly XmlElement[] {
  const tree = messageTree({
    correlationID: 'c',
    creationDateTime: '2026-09-21T09:00:00Z',
    messageID: 'm',
    sender: { nodeActorCode: 'DE-MF-000000001' },
    entities: [entity],
  })
  const children = tree.content as readonly XmlElement[]
  return (children.find(({ name }) => name === 'm:payload')?.content ?? []) as readonly XmlElement[]
}

/** The path of every element that holds a value. */
function leaves(element: XmlElement, path = '/m:Push/m:payload'): string[] {
  const here = `${path}/${element.name}`
  return typeof element.content === 'string'
    ? [here]
    : element.content.flatMap((child) => leaves(child, here))
}

describe.each(serviceNames)('%s', (service) => {
  it('has a field for each of its elements, by its place and by its name', () => {
    const nowhere = new Set<string>()
    const nameless = new Set<string>()
    fc.assert(
      fc.property(entities[service], (entity) => {
        for (const path of payloadOf(entity).flatMap((element) => leaves(element))) {
          if (ofEudamed.test(path)) continue
          if (fieldOfElement(path) === undefined) nowhere.add(path)
          const name = path.slice(path.lastIndexOf(':') + 1)
          const isWord = !/[a-z][A-Z]|[A-Z]{2}/.test(name)
          if (isWord || everywhere.has(name)) continue
          if (fieldsOfReport({ operationErrorDetail: name }).length === 0) nameless.add(name)
        }
      }),
      { numRuns: 200 },
    )
    expect([...nowhere]).toEqual([])
    expect([...nameless]).toEqual([])
  })

  it('is found again by any of its codes', () => {
    fc.assert(
      fc.property(entities[service], (entity) => {
        const codes = entityCodes(entity)
        expect(codes.length).toBeGreaterThan(0)
        const sent = [
          { reference: 'this', codes },
          { reference: 'other', codes: ['another code'] },
        ]
        const entries = codes.map((entityCode) => ({ entityCode, responseCode: 'SUCCESS' as const }))
        for (const { reference } of outcomesOf(entries, sent)) expect(reference).toBe('this')
      }),
      { numRuns: 50 },
    )
  })
})
