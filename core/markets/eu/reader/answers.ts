import { type ResponseCode, responseCodes } from '#core/code-lists/eudamed/response-codes.ts'
import { one, optional, rowsOf, sequence, type XmlTable } from '#core/files/xml-shape.ts'
import { codeOf, integer, text } from '#core/files/xml-values.ts'
import { type Envelope, envelopeTable } from '#core/markets/eu/message/message.ts'

/** What EUDAMED answers: the parts of its messages that nobody but EUDAMED writes. */

/** One remark about one thing (m:ElementReportType). */
export interface ElementReport {
  /** One of EUDAMED's: E-I-40000. */
  readonly operationErrorCode?: string
  readonly operationErrorDetail?: string
  /** What was done. */
  readonly operationDetail?: string
}

/** How one thing of a message fared (m:ResponseEntityType). */
export interface ResponseEntity {
  /** Its Basic UDI-DI or UDI-DI. */
  readonly entityCode?: string
  readonly responseCode: ResponseCode
  readonly report?: readonly ElementReport[]
}

/** What an acknowledgement says besides its envelope (m:AcknowledgementType). */
export interface AcknowledgementParts {
  readonly responseEntities?: readonly ResponseEntity[]
  /** Of the whole message; up to release 3.0.25. */
  readonly responseCode?: ResponseCode
}

/** What a page of devices says besides its envelope (m:PullResponseType). */
export interface PullResponseParts {
  readonly numberOfPages?: number
  /** From 0. */
  readonly pageNumber?: number
  readonly pageSize?: number
  readonly report?: readonly ElementReport[]
  readonly responseCode?: ResponseCode
}

const responseCode = codeOf(responseCodes)

const report = rowsOf(
  'm:elementReport',
  sequence<ElementReport>({
    operationErrorCode: optional('m:operationErrorCode', text),
    operationErrorDetail: optional('m:operationErrorDetail', text),
    operationDetail: optional('m:operationDetail', text),
  }),
)

const responseEntities = rowsOf(
  'm:responseEntity',
  sequence<ResponseEntity>({
    entityCode: optional('m:entityCode', text),
    responseCode: one('m:responseCode', responseCode),
    report: optional('m:report', report),
  }),
)

const acknowledgementTable: XmlTable<AcknowledgementParts> = {
  responseEntities: optional('m:responseEntities', responseEntities),
  responseCode: optional('m:responseCode', responseCode),
}

const pullResponseTable: XmlTable<PullResponseParts> = {
  numberOfPages: optional('m:numberOfPages', integer),
  pageNumber: optional('m:pageNumber', integer),
  pageSize: optional('m:pageSize', integer),
  report: optional('m:report', report),
  responseCode: optional('m:responseCode', responseCode),
}

export const acknowledgementShape = sequence<Envelope & AcknowledgementParts>({
  ...envelopeTable,
  ...acknowledgementTable,
})

export const pullResponseShape = sequence<Envelope & PullResponseParts>({
  ...envelopeTable,
  ...pullResponseTable,
})
