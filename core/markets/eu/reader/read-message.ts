import { decodeXml } from '#core/files/xml-encoding.ts'
import { XmlReadError } from '#core/files/xml-error.ts'
import { parseXml, type XmlLimits } from '#core/files/xml-parser.ts'
import { type XmlProblem, XmlReport } from '#core/files/xml-report.ts'
import { type Found, sequence } from '#core/files/xml-shape.ts'
import { clipped } from '#core/files/xml-text.ts'
import type { XmlElement } from '#core/files/xml-tree.ts'
import { type DeviceGet, deviceGetShape } from '#core/markets/eu/message/device-get.ts'
import { dtxNamespaces } from '#core/markets/eu/message/dtx-release.ts'
import {
  type Envelope,
  envelopeTable,
  headOf,
  type MessageEntity,
  type MessageHead,
  type PushMessage,
  type ServiceName,
  serviceNames,
  serviceOf,
} from '#core/markets/eu/message/message.ts'
import type { PayloadItem } from '#core/markets/eu/message/payload.ts'
import {
  type AcknowledgementParts,
  acknowledgementShape,
  type PullResponseParts,
  pullResponseShape,
} from '#core/markets/eu/reader/answers.ts'

/** What every message read tells of itself. */
interface Read {
  /** Of the schema it was written for. */
  readonly version: string | undefined
  readonly head: Found<MessageHead>
  /** As the recipient is called: DEVICE.POST. */
  readonly service: string
  /** What could not be taken over; all else is. */
  readonly problems: readonly XmlProblem[]
}

export interface ReadPush extends Read {
  readonly type: 'Push'
  readonly items: readonly Found<PayloadItem>[]
  /** The message as it was written; only when there are no problems. */
  readonly message: PushMessage | undefined
}

export interface ReadPullRequest extends Read {
  readonly type: 'PullRequest'
  /** The request as it was written; only when there are no problems. */
  readonly request: DeviceGet | undefined
}

export interface ReadPullResponse extends Read, Found<PullResponseParts> {
  readonly type: 'PullResponse'
  readonly items: readonly Found<PayloadItem>[]
}

export interface ReadAcknowledgement extends Read, Found<AcknowledgementParts> {
  readonly type: 'Acknowledgement'
}

export type ReadMessage = ReadPush | ReadPullRequest | ReadPullResponse | ReadAcknowledgement

const push = sequence<Envelope>(envelopeTable)

/**
 * Reads a message of EUDAMED's data exchange of any release, whatever its prefixes. Reading is lenient: order
 * is not looked at, empty elements count as absent, and what is missing or unknown becomes a problem with its
 * place while all else is taken over. Whether a message keeps to the schema is for the schema to say.
 *
 * Takes a text or the bytes of a file. Throws an XmlReadError for what is no XML, goes beyond the limits, or is another document.
 */
export function readMessage(file: string | Uint8Array, limits?: Partial<XmlLimits>): ReadMessage {
  const xml = typeof file === 'string' ? file : decodeXml(file)
  const root = parseXml(xml, { namespaces: dtxNamespaces, limits })
  const report = new XmlReport()
  switch (root.name) {
    case 'm:Push':
      return readPush(root, report)
    case 'm:PullRequest':
      return readPullRequest(root, report)
    case 'm:PullResponse':
      return readPullResponse(root, report)
    case 'm:Acknowledgement':
      return readAcknowledgement(root, report)
    default:
      throw new XmlReadError(`${clipped(root.name)} is not a message of EUDAMED`, root.line ?? 1, '')
  }
}

function readPush(root: XmlElement, report: XmlReport): ReadPush {
  const envelope = push.read(root, report) ?? {}
  const items = envelope.payload ?? []
  checkService(root, envelope, report)
  const parts = read(root, envelope, report)
  const entities = items.map((item) => entityOf(item, parts.service))
  // Nothing is missing, so what was found is all there is.
  const message = report.count === 0 ? ({ ...parts.head, entities } as PushMessage) : undefined
  return { type: 'Push', ...parts, items, message }
}

function readPullRequest(root: XmlElement, report: XmlReport): ReadPullRequest {
  const found = deviceGetShape.read(root, report) ?? {}
  const { pageNumber, pageSize, criteria } = found
  const parts = read(root, found, report)
  const request = { ...parts.head, pageNumber, pageSize, criteria }
  return { type: 'PullRequest', ...parts, request: report.count === 0 ? (request as DeviceGet) : undefined }
}

function readPullResponse(root: XmlElement, report: XmlReport): ReadPullResponse {
  const found = pullResponseShape.read(root, report) ?? {}
  return {
    type: 'PullResponse',
    ...read(root, found, report),
    numberOfPages: found.numberOfPages,
    pageNumber: found.pageNumber,
    pageSize: found.pageSize,
    report: found.report,
    responseCode: found.responseCode,
    items: found.payload ?? [],
  }
}

function readAcknowledgement(root: XmlElement, report: XmlReport): ReadAcknowledgement {
  const found = acknowledgementShape.read(root, report) ?? {}
  const { responseEntities, responseCode } = found
  return { type: 'Acknowledgement', ...read(root, found, report), responseEntities, responseCode }
}

function read(root: XmlElement, envelope: Found<Envelope>, { problems }: XmlReport): Read {
  const { version } = root.attributes
  return { version, head: headOf(envelope), service: serviceOf(envelope), problems }
}

/** A payload must be of the service called, or nobody knows whether it was to be posted or patched. */
function checkService(root: XmlElement, envelope: Found<Envelope>, report: XmlReport): void {
  const service = serviceOf(envelope)
  const isKnown = serviceNames.some((name) => name === service)
  const stranger = envelope.payload?.find((item) => item.what !== service.split('.')[0])
  if (isKnown && stranger === undefined) return
  const message = isKnown
    ? `A ${stranger?.what} is carried by a message for ${service}`
    : `${clipped(service)} is not a service of this hub`
  report.problem('unknown', message, root)
}

function entityOf({ what: _, ...rest }: Found<PayloadItem>, service: string): Found<MessageEntity> {
  return { service: service as ServiceName, ...rest } as Found<MessageEntity>
}
