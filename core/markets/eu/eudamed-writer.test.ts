import { describe, expect, it } from 'vitest'
import { MessageError, writeMessage } from '#core/markets/eu/eudamed-writer.ts'
import { minimalMdrDevice } from '#core/markets/eu/fixtures/mdr-devices.ts'
import { devicePost, udiDiPost } from '#core/markets/eu/message/device.ts'
import type { MessageEntity, PushMessage } from '#core/markets/eu/message/message.ts'

const device = devicePost('MDR', minimalMdrDevice)
const udiDi = udiDiPost('MDR', minimalMdrDevice.MDRUDIDIData)

const message = (change: Partial<PushMessage> = {}): PushMessage => ({
  correlationID: 'c-1',
  creationDateTime: '2026-09-21T09:00:00.000+02:00',
  messageID: 'm-1',
  sender: { nodeActorCode: 'DE-MF-000000001' },
  entities: [device],
  ...change,
})

describe('the envelope', () => {
  it.each<[string, Partial<PushMessage>, string]>([
    [
      'is addressed to EUDAMED and repeats the service for the sender',
      {},
      '<m:recipient><m:node><s:nodeActorCode>EUDAMED</s:nodeActorCode></m:node>' +
        '<m:service><s:serviceID>DEVICE</s:serviceID><s:serviceOperation>POST</s:serviceOperation></m:service></m:recipient>',
    ],
    [
      'takes the service from what it carries',
      { entities: [udiDi] },
      '<m:sender><m:node><s:nodeActorCode>DE-MF-000000001</s:nodeActorCode></m:node>' +
        '<m:service><s:serviceID>UDI_DI</s:serviceID><s:serviceOperation>POST</s:serviceOperation></m:service></m:sender>',
    ],
    [
      'carries what machine-to-machine exchange needs',
      {
        conversationID: 'v-1',
        recipient: { nodeActorCode: 'EUDAMED', nodeID: 'eDelivery:EUDAMED', serviceAccessToken: 'token' },
      },
      '<m:conversationID>v-1</m:conversationID><m:correlationID>c-1</m:correlationID>' +
        '<m:creationDateTime>2026-09-21T09:00:00.000+02:00</m:creationDateTime><m:messageID>m-1</m:messageID>' +
        '<m:recipient><m:node><s:nodeActorCode>EUDAMED</s:nodeActorCode><s:nodeID>eDelivery:EUDAMED</s:nodeID></m:node>' +
        '<m:service><s:serviceAccessToken>token</s:serviceAccessToken><s:serviceID>DEVICE</s:serviceID>',
    ],
    [
      'keeps the entities in their order',
      { entities: [udiDi, udiDi] },
      '</device:UDIDIData><device:UDIDIData xsi:type="device:MDRUDIDIDataType">',
    ],
  ])('%s', (_, change, fragment) => {
    expect(writeMessage(message(change))).toContain(fragment)
  })

  it('carries the version it is told, that of production otherwise', () => {
    expect(writeMessage(message())).toContain(' version="3.0.30">')
    expect(writeMessage(message(), { version: '3.0.32' })).toContain(' version="3.0.32">')
  })

  it('declares the namespaces in use and no others', () => {
    const root = /<m:Push[^>]*>/.exec(writeMessage(message()))?.[0] ?? ''
    expect([...root.matchAll(/xmlns:(\w+)=/g)].map((found) => found[1])).toEqual([
      'm',
      's',
      'device',
      'basicudi',
      'udidi',
      'commondi',
      'marketinfo',
      'xsi',
    ])
  })

  it('is indented on request', () => {
    expect(writeMessage(message(), { indent: '  ' })).toContain('\n  <m:messageID>m-1</m:messageID>\n')
  })
})

describe('what a message carries', () => {
  it.each<[string, readonly MessageEntity[], string]>([
    ['nothing', [], 'at least one entity'],
    ['301 entities', Array(301).fill(device), 'at most 300 entities, and these are 301'],
    ['two services', [device, udiDi], 'not both DEVICE.POST and UDI_DI.POST'],
  ])('is not %s', (_, entities, reason) => {
    expect(() => writeMessage(message({ entities }))).toThrow(MessageError)
    expect(() => writeMessage(message({ entities }))).toThrow(reason)
  })

  it('can be 300 entities', () => {
    const xml = writeMessage(message({ entities: Array(300).fill(device) }))
    expect(xml.match(/<device:Device /g)).toHaveLength(300)
  })
})
