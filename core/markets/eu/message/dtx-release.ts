import { dtxReleases } from '#core/code-lists/eudamed/dtx-releases.ts'

/**
 * What a release of EUDAMED's data exchange (DTX) fixes for every message.
 * Source: official schema set 3.0.25 (service/Message.xsd, service/Message/MessageType.xsd).
 */

/**
 * The version attribute EUDAMED expects belongs to the release it runs, and it refuses any other; so it is a
 * setting (decision D56) and this is only its default.
 */
export const defaultDtxVersion: string = dtxReleases.production.release

/** Entities of one kind in one message: 1 to this many. */
export const maxEntitiesPerMessage = 300

const base = 'https://ec.europa.eu/tools/eudamed/dtx'

/** Namespace of every prefix our messages use, in the order they are declared. */
export const dtxNamespaces = {
  m: `${base}/servicemodel/Message/v1`,
  s: `${base}/servicemodel/Service/v1`,
  e: `${base}/datamodel/Entity/v1`,
  device: `${base}/datamodel/Entity/Device/v1`,
  basicudi: `${base}/datamodel/Entity/Device/BasicUDI/v1`,
  udidi: `${base}/datamodel/Entity/UDIDI/v1`,
  commondi: `${base}/datamodel/Entity/Device/CommonDevice/v1`,
  eudi: `${base}/datamodel/Entity/Device/LegacyDevice/EUDI/v1`,
  eudididata: `${base}/datamodel/Entity/Device/LegacyDevice/EUDIData/v1`,
  lsn: `${base}/datamodel/Entity/Common/LanguageSpecific/v1`,
  comment: `${base}/datamodel/Entity/Common/Comment/v1`,
  links: `${base}/datamodel/Entity/Links/v1`,
  mktinfo: `${base}/datamodel/Entity/MktInfo/v1`,
  marketinfo: `${base}/datamodel/Entity/MktInfo/MarketInfo/v1`,
  pd: `${base}/datamodel/Entity/PD/v1`,
  pdt: `${base}/datamodel/Entity/PD/ProductDesigner/v1`,
  party: `${base}/datamodel/Party/v1`,
  address: `${base}/datamodel/Entity/Party/Address/v1`,
  xsi: 'http://www.w3.org/2001/XMLSchema-instance',
} as const

/** Tells a reader where the schema of the message is published. */
export const messageSchemaLocation = `${dtxNamespaces.m} https://webgate.ec.europa.eu/tools/eudamed/dtx/service/Message.xsd`
