/**
 * How EUDAMED says a message, or one thing in it, fared.
 * Source: EUDAMED DTX schema set 3.0.25, m:ProcessStatusCodeEnum.
 */

export const responseCodes = [
  { code: 'SUCCESS', label: 'Done' },
  { code: 'PROCESSED_WITH_ERRORS', label: 'Done in part' },
  { code: 'BAD_REQUEST', label: 'Refused: the message is wrong' },
  { code: 'INVALID_REQUEST_OBJECTS', label: 'Refused: what the message carries is wrong' },
  { code: 'CONFLICT', label: 'Refused: it does not fit what EUDAMED has' },
  { code: 'UNAUTHORISED_ERROR', label: 'Refused: the sender may not do this' },
  { code: 'SECURITY_ERROR', label: 'Refused: the sender could not be verified' },
  { code: 'SERVICE_NOT_FOUND', label: 'Refused: there is no such service' },
  { code: 'SERVER_ERROR', label: 'EUDAMED failed' },
] as const

export type ResponseCode = (typeof responseCodes)[number]['code']
