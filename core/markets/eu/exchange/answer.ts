import { type ResponseCode, responseCodes } from '#core/code-lists/eudamed/response-codes.ts'
import { XmlReadError } from '#core/files/xml-error.ts'
import type { AnsweredPart, PlannedPart, RegisterAnswer } from '#core/markets/exchange.ts'
import { outcomesOf, type Remark } from '../reader/acknowledged.ts'
import { readMessage } from '../reader/read-message.ts'

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
  const { responseEntities = [], responseCode } = message
  const isAccepted = accepted(responseCode)
  // Done in part says nothing of those the answer does not name.
  const isSaid = responseCode !== undefined && responseCode !== 'PROCESSED_WITH_ERRORS'
  return {
    correlationId: message.head.correlationID,
    whole: isSaid ? (isAccepted ? 'accepted' : 'rejected') : undefined,
    wholeWords: responseCode === undefined ? null : `${responseCode}: ${labelOf(responseCode)}`,
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
    remarks:
      remarks.length === 0 && !accepted(responseCode)
        ? [{ code: responseCode ?? null, message: labelOf(responseCode), fields: [] }]
        : remarks.map(remarkOf),
  }))
}

const remarkOf = ({ operationErrorCode, operationErrorDetail, operationDetail, fields }: Remark) => ({
  code: operationErrorCode ?? null,
  message: [operationErrorDetail, operationDetail].filter(Boolean).join(' ') || (operationErrorCode ?? ''),
  fields,
})
