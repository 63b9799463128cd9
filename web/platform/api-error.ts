import type { Problem } from '#core/contract/problem.ts'

/** A refused or unanswered request. Status 0 means that no answer came. */
export class ApiError extends Error {
  readonly status: number
  /** The server's own account, where it gave one. */
  readonly problem: Problem | undefined

  constructor(message: string, status: number, problem?: Problem, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
  }

  static noAnswer(cause: unknown): ApiError {
    return new ApiError('The server did not answer', 0, undefined, { cause })
  }
}

/** Message: the body's, else `HTTP {status} Error` (specification, document 1 section 8). */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  const message = isProblem(body) ? body.message : `HTTP ${response.status} Error`
  return new ApiError(message, response.status, isProblem(body) ? body : undefined)
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}
