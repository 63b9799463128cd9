import { describe, expect, it } from 'vitest'
import { XmlReadError } from '#core/files/xml-error.ts'
import { writeMessage } from '#core/markets/eu/eudamed-writer.ts'
import { minimalMdrDevice } from '#core/markets/eu/fixtures/mdr-devices.ts'
import {
  ivdrKit,
  legacyDevice,
  legacyDiagnostic,
  procedurePack,
} from '#core/markets/eu/fixtures/other-devices.ts'
import { devicePost, udiDiPost } from '#core/markets/eu/message/device.ts'
import { dtxNamespaces } from '#core/markets/eu/message/dtx-release.ts'
import type { MessageEntity, PushMessage } from '#core/markets/eu/message/message.ts'
import { readMessage } from '#core/markets/eu/reader/read-message.ts'

const around = (...entities: MessageEntity[]): PushMessage => ({
  correlationID: 'c',
  creationDateTime: '2026-09-21T09:00:00Z',
  messageID: 'm',
  sender: { nodeActorCode: 'DE-MF-000000001' },
  entities,
})

const prefixes = Object.entries(dtxNamespaces)
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ')

/** A message as EUDAMED answers: the manufacturer is the recipient. */
const answer = (type: string, payload: string, rest: string, version = '3.0.25') => `<?xml version="1.0"?>
<m:${type} version="${version}" ${prefixes}>
  <m:correlationID>APP-DTX-000000001</m:correlationID>
  <m:creationDateTime>2026-01-26T10:39:08.286+01:00</m:creationDateTime>
  <m:messageID>m</m:messageID>
  <m:recipient><m:node><s:nodeActorCode>DE-MF-000000001</s:nodeActorCode></m:node>
    <m:service><s:serviceID>DEVICE</s:serviceID><s:serviceOperation>GET</s:serviceOperation></m:service></m:recipient>
  <m:payload>${payload}</m:payload>
  <m:sender><m:node><s:nodeActorCode>EUDAMED</s:nodeActorCode></m:node>
    <m:service><s:serviceID>DEVICE</s:serviceID><s:serviceOperation>GET</s:serviceOperation></m:service></m:sender>
  ${rest}
</m:${type}>`

const di = (code: string) =>
  `<commondi:DICode>${code}</commondi:DICode><commondi:issuingEntityCode>GS1</commondi:issuingEntityCode>`

describe('a push', () => {
  it.each<[string, MessageEntity]>([
    ['under the MDR', devicePost('MDR', minimalMdrDevice)],
    ['under the IVDR', devicePost('IVDR', ivdrKit)],
    ['a procedure pack', devicePost('PR', procedurePack)],
    ['of the MDD', devicePost('MDEU', legacyDevice)],
    ['of the IVDD', devicePost('IVDEU', legacyDiagnostic)],
  ])('of a device %s is read whole', (_, entity) => {
    const message = around(entity)
    expect(readMessage(writeMessage(message))).toMatchObject({
      type: 'Push',
      service: 'DEVICE.POST',
      problems: [],
      message,
    })
  })

  it('is read as far as it can be understood', () => {
    const xml = writeMessage(around(devicePost('MDR', minimalMdrDevice)), { indent: '  ' })
      .replace('<basicudi:riskClass>CLASS_I<', '<basicudi:riskClass>CLASS_V<')
      .replace(/\s*<udidi:latex>false<\/udidi:latex>/, '')
      .replace('<udidi:sterile>', '<udidi:novelty>1</udidi:novelty><udidi:sterile>')
    const read = readMessage(xml)
    expect(read.type === 'Push' && read.message).toBeUndefined()
    const udiDi = '/m:Push/m:payload/device:Device/device:MDRUDIDIData'
    expect(read.problems).toEqual([
      {
        code: 'bad-value',
        message: '"CLASS_V" is not a code of its list',
        path: '/m:Push/m:payload/device:Device/device:MDRBasicUDI/basicudi:riskClass',
        line: 18,
      },
      {
        code: 'unknown',
        message: 'udidi:novelty is not known here',
        path: `${udiDi}/udidi:novelty`,
        line: 51,
      },
      { code: 'missing', message: 'udidi:latex is missing', path: `${udiDi}/udidi:latex`, line: 36 },
    ])
    const { riskClass: _, ...basicUdi } = minimalMdrDevice.MDRBasicUDI
    expect(read).toMatchObject({
      items: [{ what: 'DEVICE', kind: 'MDR', content: { MDRBasicUDI: basicUdi } }],
    })
  })

  it.each([
    ['device:MDRUDIDIDataType', 'udidi:MDRUDIDIDataType'],
    ['device:MDRUDIDIDataType', 'device:MDRUDIDIDataType'],
  ])('may call a type by another name: %s, %s', (written, other) => {
    const message = around(udiDiPost('MDR', minimalMdrDevice.MDRUDIDIData))
    expect(readMessage(writeMessage(message).replace(written, other))).toMatchObject({
      problems: [],
      message,
    })
  })

  it.each([
    ['another service', '<s:serviceID>UDI_DI<', 'A DEVICE is carried by a message for UDI_DI.POST'],
    ['an unknown service', '<s:serviceID>ACTOR<', 'ACTOR.POST is not a service of this hub'],
  ])('for %s is reported', (_, service, message) => {
    const xml = writeMessage(around(devicePost('MDR', minimalMdrDevice))).replaceAll(
      '<s:serviceID>DEVICE<',
      service,
    )
    expect(readMessage(xml).problems).toEqual([expect.objectContaining({ code: 'unknown', message })])
  })

  it('keeps the service the sender is called by', () => {
    const device = devicePost('MDR', minimalMdrDevice)
    const message = {
      ...around(device),
      sender: { nodeActorCode: 'DE-MF-000000001', service: 'REPLY_SERVICE.GET' },
    }
    expect(readMessage(writeMessage(message))).toMatchObject({ service: 'DEVICE.POST', message })
  })
})

describe('a page of devices', () => {
  const legacy = `
    <device:Device xsi:type="device:MDEUDeviceType">
      <device:MDEUData>
        <e:state>REGISTERED</e:state><e:version>2</e:version>
        <udidi:identifier>${di('1')}</udidi:identifier>
        <udidi:lastUpdated>2026-05-01T00:00:00Z</udidi:lastUpdated>
        <udidi:productionIdentifier></udidi:productionIdentifier>
        <udidi:marketInfos><marketinfo:marketInfo><marketinfo:country>EL</marketinfo:country>
          <marketinfo:originalPlacedOnTheMarket>true</marketinfo:originalPlacedOnTheMarket>
          <marketinfo:startDate>2023-01-05+01:00</marketinfo:startDate></marketinfo:marketInfo></udidi:marketInfos>
        <udidi:deviceMarking/><udidi:substances/>
      </device:MDEUData>
      <device:MDEUDI><basicudi:clinicalInvestigationLinks/><basicudi:deviceCertificateLinks/></device:MDEUDI>
    </device:Device>`
  const pages =
    '<m:numberOfPages>4</m:numberOfPages><m:pageNumber>0</m:pageNumber><m:pageSize>20</m:pageSize>'

  it('is read with its empty containers, and every fact is found', () => {
    const read = readMessage(
      answer('PullResponse', legacy, `${pages}<m:responseCode>SUCCESS</m:responseCode>`),
    )
    expect(read).toMatchObject({
      type: 'PullResponse',
      version: '3.0.25',
      service: 'DEVICE.GET',
      head: { correlationID: 'APP-DTX-000000001', recipient: { nodeActorCode: 'DE-MF-000000001' } },
      numberOfPages: 4,
      pageNumber: 0,
      pageSize: 20,
      responseCode: 'SUCCESS',
    })
    expect(read.type === 'PullResponse' && read.items).toEqual([
      {
        what: 'DEVICE',
        kind: 'MDEU',
        content: {
          MDEUDI: {},
          MDEUData: {
            state: 'REGISTERED',
            version: 2,
            identifier: { DICode: '1', issuingEntityCode: 'GS1' },
            lastUpdated: '2026-05-01T00:00:00Z',
            marketInfos: {
              marketInfo: [{ country: 'GR', originalPlacedOnTheMarket: true, startDate: '2023-01-05+01:00' }],
            },
          },
        },
      },
    ])
    expect(new Set(read.problems.map(({ code }) => code))).toEqual(new Set(['missing']))
  })

  it('may be empty', () => {
    const none = '<m:numberOfPages>0</m:numberOfPages><m:responseCode>SUCCESS</m:responseCode>'
    expect(readMessage(answer('PullResponse', '', none, '3.0.22.1'))).toMatchObject({
      version: '3.0.22.1',
      items: [],
      numberOfPages: 0,
      problems: [],
    })
  })

  it('may carry what this hub does not keep', () => {
    const read = readMessage(answer('PullResponse', `<x:SSCP xmlns:x="urn:x"/>${legacy}`, pages))
    expect(read.type === 'PullResponse' && read.items).toHaveLength(1)
    expect(read.problems[0]).toMatchObject({
      code: 'unknown',
      path: '/m:PullResponse/m:payload/{urn:x}SSCP',
    })
  })
})

describe('an acknowledgement', () => {
  const entities = `<m:responseEntities>
    <m:responseEntity><m:entityCode>A</m:entityCode><m:responseCode>SUCCESS</m:responseCode></m:responseEntity>
    <m:responseEntity><m:entityCode>B</m:entityCode><m:responseCode>UNAUTHORISED_ERROR</m:responseCode>
      <m:report><m:elementReport><m:operationErrorCode>E-I-40000</m:operationErrorCode>
        <m:operationErrorDetail>Why</m:operationErrorDetail><m:operationDetail>What</m:operationDetail></m:elementReport></m:report>
    </m:responseEntity>
  </m:responseEntities>`
  const responseEntities = [
    { entityCode: 'A', responseCode: 'SUCCESS' },
    {
      entityCode: 'B',
      responseCode: 'UNAUTHORISED_ERROR',
      report: [{ operationErrorCode: 'E-I-40000', operationErrorDetail: 'Why', operationDetail: 'What' }],
    },
  ]

  it.each([
    ['3.0.25', '<m:responseCode>PROCESSED_WITH_ERRORS</m:responseCode>', 'PROCESSED_WITH_ERRORS'],
    ['3.0.30', '', undefined],
  ])('of release %s is read', (version, whole, responseCode) => {
    expect(readMessage(answer('Acknowledgement', '', entities + whole, version))).toMatchObject({
      type: 'Acknowledgement',
      version,
      responseEntities,
      responseCode,
      problems: [],
    })
  })
})

describe('what is no message', () => {
  it.each([
    ['<r/>', 'r is not a message of EUDAMED (line 1)'],
    [
      `\n<device:Device xmlns:device="${dtxNamespaces.device}"/>`,
      'device:Device is not a message of EUDAMED (line 2)',
    ],
    ['<!DOCTYPE m><m/>', 'A document type or other declaration is not allowed (line 1)'],
  ])('%j is refused', (xml, message) => {
    expect(() => readMessage(xml)).toThrow(
      new XmlReadError(message.replace(/ \(.*/, ''), xml.startsWith('\n') ? 2 : 1, ''),
    )
  })

  it('is what the caller finds too long', () => {
    expect(() => readMessage('<r/>', { length: 3 })).toThrow('longer than 3 characters')
  })
})
