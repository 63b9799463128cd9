import fc from 'fast-check'
import { applicableLegislations } from '#core/code-lists/eudamed/applicable-legislations.ts'
import { deviceCriteria } from '#core/code-lists/eudamed/device-criteria.ts'
import { entityStates } from '#core/code-lists/eudamed/entity-states.ts'
import { marketCountries } from '#core/code-lists/eudamed/market-countries.ts'
import { eudamedRiskClasses } from '#core/code-lists/eudamed/risk-classes.ts'
import {
  basicUdiPatch,
  type Devices,
  devicePost,
  udiDiPatch,
  udiDiPost,
} from '#core/markets/eu/message/device.ts'
import type { DeviceGet, DownloadCriteria } from '#core/markets/eu/message/device-get.ts'
import { marketInfoPut } from '#core/markets/eu/message/market-info.ts'
import type { Endpoint, MessageEntity, PushMessage, ServiceName } from '#core/markets/eu/message/message.ts'
import { productDesignerPut } from '#core/markets/eu/message/product-designer.ts'
import { packageUdiPut } from '#core/markets/eu/message/udi-di.ts'
import { basicUdis } from '#tests/arbitraries/eudamed-basic-udi.ts'
import { marketInfos, packages, productDesignerActor, udiDis } from '#tests/arbitraries/eudamed-udi-di.ts'
import {
  type Arbitraries,
  codeOf,
  date,
  dateTime,
  digits,
  diIdentifier,
  few,
  srn,
  text,
  things,
} from '#tests/arbitraries/eudamed-values.ts'

/**
 * Any message the model can say whose values the schema allows: every service, every kind of device, every code,
 * every optional part present or absent, texts of every character XML can carry up to the greatest length. Not
 * necessarily sensible devices.
 */

const devices: Arbitraries<Devices> = {
  MDR: fc.record({ MDRBasicUDI: basicUdis.MDR, MDRUDIDIData: udiDis.MDR }),
  IVDR: fc.record({ IVDRBasicUDI: basicUdis.IVDR, IVDRUDIDIData: udiDis.IVDR }),
  PR: fc.record({ PRBasicUDI: basicUdis.PR, PRUDIDIData: udiDis.PR }),
  MDEU: fc.record({ MDEUData: udiDis.MDEU, MDEUDI: basicUdis.MDEU }),
  IVDEU: fc.record({ IVDEUData: udiDis.IVDEU, IVDEUDI: basicUdis.IVDEU }),
}

/** Any thing for each service. */
export const entities: Record<ServiceName, fc.Arbitrary<MessageEntity>> = {
  'DEVICE.POST': fc.oneof(
    devices.MDR.map((device) => devicePost('MDR', device)),
    devices.IVDR.map((device) => devicePost('IVDR', device)),
    devices.PR.map((device) => devicePost('PR', device)),
    devices.MDEU.map((device) => devicePost('MDEU', device)),
    devices.IVDEU.map((device) => devicePost('IVDEU', device)),
  ),
  'UDI_DI.POST': fc.oneof(
    udiDis.MDR.map((data) => udiDiPost('MDR', data)),
    udiDis.IVDR.map((data) => udiDiPost('IVDR', data)),
    udiDis.PR.map((data) => udiDiPost('PR', data)),
    udiDis.MDEU.map((data) => udiDiPost('MDEU', data)),
    udiDis.IVDEU.map((data) => udiDiPost('IVDEU', data)),
  ),
  'UDI_DI.PATCH': fc.oneof(
    udiDis.MDR.map((data) => udiDiPatch('MDR', data)),
    udiDis.IVDR.map((data) => udiDiPatch('IVDR', data)),
    udiDis.PR.map((data) => udiDiPatch('PR', data)),
    udiDis.MDEU.map((data) => udiDiPatch('MDEU', data)),
    udiDis.IVDEU.map((data) => udiDiPatch('IVDEU', data)),
  ),
  'BASIC_UDI.PATCH': fc.oneof(
    basicUdis.MDR.map((basicUdi) => basicUdiPatch('MDR', basicUdi)),
    basicUdis.IVDR.map((basicUdi) => basicUdiPatch('IVDR', basicUdi)),
    basicUdis.PR.map((basicUdi) => basicUdiPatch('PR', basicUdi)),
    basicUdis.MDEU.map((basicUdi) => basicUdiPatch('MDEU', basicUdi)),
    basicUdis.IVDEU.map((basicUdi) => basicUdiPatch('IVDEU', basicUdi)),
  ),
  'MARKET_INFO.PUT': fc
    .record(
      { uDIDIIdentifier: diIdentifier, marketInfos, deviceCriterion: codeOf(deviceCriteria) },
      { requiredKeys: ['uDIDIIdentifier', 'marketInfos'] },
    )
    .map(marketInfoPut),
  'PACKAGE_UDI.PUT': fc.record({ udiIdentifier: diIdentifier, packages }).map(packageUdiPut),
  'PRODUCT_DESIGNER.PUT': fc
    .record({ uDIDIIdentifier: diIdentifier, productDesignerActor }, { requiredKeys: ['uDIDIIdentifier'] })
    .map(productDesignerPut),
}

const end = { nodeActorCode: srn, nodeID: text(50), serviceAccessToken: fc.uuid() }
const recipient: fc.Arbitrary<Endpoint> = fc.record(end, { requiredKeys: ['nodeActorCode'] })
const sender: fc.Arbitrary<Endpoint> = fc.record(
  { ...end, service: fc.constant('REPLY_SERVICE.GET') },
  { requiredKeys: ['nodeActorCode'] },
)

const head = {
  required: { correlationID: fc.uuid(), creationDateTime: dateTime, messageID: fc.uuid(), sender },
  free: { conversationID: fc.uuid(), recipient },
}

/** Any message around some of the things given. */
const messageOf = (entity: fc.Arbitrary<MessageEntity>): fc.Arbitrary<PushMessage> =>
  things({ ...head.required, entities: few(entity) }, head.free)

/** Any message, the services with the most to say more often. */
export const pushMessage: fc.Arbitrary<PushMessage> = fc.oneof(
  { weight: 5, arbitrary: messageOf(entities['DEVICE.POST']) },
  { weight: 2, arbitrary: messageOf(entities['UDI_DI.POST']) },
  { weight: 2, arbitrary: messageOf(entities['UDI_DI.PATCH']) },
  { weight: 2, arbitrary: messageOf(entities['BASIC_UDI.PATCH']) },
  { weight: 1, arbitrary: messageOf(entities['MARKET_INFO.PUT']) },
  { weight: 1, arbitrary: messageOf(entities['PACKAGE_UDI.PUT']) },
  { weight: 1, arbitrary: messageOf(entities['PRODUCT_DESIGNER.PUT']) },
)

const criteria: fc.Arbitrary<DownloadCriteria> = fc
  .record(
    {
      ARActorCode: srn,
      CAActorCode: text(120),
      NBActorCode: digits(4),
      BasicUDIDICode: text(120),
      BasicUDIVersionDate: date,
      MFActorCode: srn,
      UDIDICode: text(120),
      UDIDIVersionDate: date,
      Country: codeOf(marketCountries),
      RiskClass: codeOf(eudamedRiskClasses),
      State: codeOf(entityStates),
      ApplicableLegislation: codeOf(applicableLegislations),
    },
    { requiredKeys: [] },
  )
  // Criteria that say nothing are not written.
  .filter((found) => Object.keys(found).length > 0)

/** Any request for devices. */
export const deviceGet: fc.Arbitrary<DeviceGet> = things(head.required, {
  ...head.free,
  pageNumber: fc.nat(),
  pageSize: fc.integer({ min: 1, max: 300 }),
  criteria,
})
