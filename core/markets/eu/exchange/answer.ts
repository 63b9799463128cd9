import { type ResponseCode, responseCodes } from '#core/code-lists/eudamed/response-codes.ts'
import { XmlReadError } from '#core/files/xml-error.ts'
import type { Found } from '#core/files/xml-shape.ts'
import type { AnsweredPart, PlannedPart, RegisterAnswer } from '#core/markets/exchange.ts'
import { outcomesOf, type Remark } from '../reader/acknowledged.ts'
import type { ElementReport } from '../reader/answers.ts'
import { readMessage } from '../reader/read-message.ts'
import { releaseWantedBy } from './release-wanted.ts'

/** Refused before the device was examined: it can be sent again unchanged once the cause is gone (decision D65). */
const aboutSending: readonly (ResponseCode | undefined)[] = [
  'UNAUTHORISED_ERROR',
  'SECURITY_ERROR',
  'SERVICE_NOT_FOUND',
  'SERVER_ERROR',
]

const concernsContent = (code: ResponseCode | undefined, reports: readonly Found<ElementReport>[]): boolean =>
  !aboutSending.includes(code) && !reports.some((report) => releaseWantedBy(report) !== undefined)

/** Done in part is not done: what is missing has to be sent again. */
const accepted = (code: ResponseCode | undefined): boolean => code === 'SUCCESS'

const labelOf = (code: string | undefined): string =>
  responseCodes.find((one) => one.code === code)?.label ?? code ?? 'No answer code'

/** Reads EUDAMED's acknowledgement of a file. */
export function readAnswer(bytes: Uint8Array): RegisterAnswer {
  const message = readMessage(bytes)
  if (message.type !== 'Acknowledgement') {
    const advice =
      message.type === 'PullResponse'
        ? 'This is a download of devices: read it in under "From EUDAMED".'
        : 'This is a file for EUDAMED, not the answer to one.'
    throw new XmlReadError(`${advice} An answer is the file in the Response column of the upload page`, 1, '')
  }
  const { responseEntities = [], responseCode: told } = message
  // From release 3.0.30 the answer has no code for the whole: a single entry that names no entity stands for it.
  const [first, ...others] = responseEntities
  const ofWhole = first?.entityCode === undefined && others.length === 0 ? first : undefined
  const responseCode = told ?? ofWhole?.responseCode
  // Done in part says nothing of those the answer does not name.
  const hasValue = responseCode !== undefined && responseCode !== 'PROCESSED_WITH_ERRORS'
  const remarks = responseEntities
    .filter((entry) => !accepted(entry.responseCode))
    .flatMap(({ report }) => report ?? [])
  const reasons = ofWhole ? remarks.map((report) => remarkOf({ ...report, fields: [] }).message) : []
  return {
    correlationId: message.head.correlationID,
    whole: hasValue ? (accepted(responseCode) ? 'accepted' : 'rejected') : undefined,
    wholeWords:
      responseCode === undefined ? null : [`${responseCode}: ${labelOf(responseCode)}`, ...reasons].join(' '),
    wholeConcernsContent: concernsContent(responseCode, remarks),
    releaseWanted: remarks.map(releaseWantedBy).find((one) => one !== undefined),
    answered: (sent) => answered(responseEntities, sent),
  }
}

function answered(
  entries: Parameters<typeof outcomesOf>[0],
  sent: readonly PlannedPart[],
): readonly AnsweredPart[] {
  const named = sent.map(({ codes }, part) => ({ reference: String(part), codes }))
  return outcomesOf(entries, named).map(({ reference, entityCode, responseCode, remarks }) => ({
    part: reference === undefined ? undefined : Number(reference),
    code: entityCode ?? null,
    outcome: accepted(responseCode) ? 'accepted' : 'rejected',
    responseCode: responseCode ?? '',
    concernsContent: concernsContent(responseCode, remarks),
    remarks:
      remarks.length === 0 && !accepted(responseCode)
        ? [{ code: responseCode ?? null, message: labelOf(responseCode), fields: [] }]
        : remarks.map(remarkOf),
  }))
}

function remarkOf({ fields, ...report }: Remark) {
  const { operationErrorCode, operationErrorDetail, operationDetail } = report
  const said = [operationErrorDetail, operationDetail].filter(Boolean).join(' ') || (operationErrorCode ?? '')
  const release = releaseWantedBy(report)
  const message =
    release === undefined
      ? said
      : `EUDAMED accepts only files of release ${release}, and this file is of another release. ${said}`
  return { code: operationErrorCode ?? null, message, fields }
}
