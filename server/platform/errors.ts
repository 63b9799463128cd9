import type { Issue, ProblemType } from '#core/contract/problem.ts'

const statusOf: Record<ProblemType, number> = {
  validation_failed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  duplicate_record: 409,
  stale_record: 409,
  pending_approval: 409,
  invalid_transition: 409,
  not_valid: 409,
  file_too_large: 413,
  unsupported_file_type: 415,
  too_slow: 408,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
}

interface Details {
  readonly issues?: readonly Issue[]
  readonly record?: unknown
  readonly retryAfterSeconds?: number
}

/** A refusal with a place in the catalogue; everything else that is thrown is a defect and answers 500. */
export class Refusal extends Error {
  readonly type: ProblemType
  readonly details: Details

  constructor(type: ProblemType, message: string, details: Details = {}) {
    super(message)
    this.type = type
    this.details = details
  }

  get status(): number {
    return statusOf[this.type]
  }
}

/** What is wrong will pass, or an administrator mends it: the same request may be sent again. */
export const unavailable = (message: string): Refusal =>
  new Refusal('unavailable', message, { retryAfterSeconds: 5 })

export const notFound = (message: string): Refusal => new Refusal('not_found', message)

export const nothingHere = (): Refusal => notFound('Nothing was found at this address')

/** All issues at once; the message names the first and counts the rest. */
export function invalid(issues: readonly Issue[]): Refusal {
  const first = issues[0]?.message ?? 'The request is not valid'
  const rest = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ''
  return new Refusal('validation_failed', first + rest, { issues })
}
