import type { Issue, Problem } from '#core/contract/problem.ts'

/** A failed request. Status 0 means there was no answer. */
export class ApiError extends Error {
  readonly status: number
  /** The server's own account, where it gave one; what stands between may answer in half of its words. */
  readonly problem: Partial<Problem> | undefined

  constructor(message: string, status: number, problem?: Partial<Problem>, options?: ErrorOptions) {
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
  const problem = typeof body === 'object' && body !== null ? (body as Partial<Problem>) : undefined
  const given = problem?.message
  const message = typeof given === 'string' && given !== '' ? given : `HTTP ${response.status} Error`
  return new ApiError(message, response.status, problem)
}

/** The server’s message, if any; a status code is not a message for users. */
export function serverWords(error: unknown): string | undefined {
  return isApiError(error) && error.message === error.problem?.message ? error.message : undefined
}

/** Field errors from the server; empty if a proxy answered. */
export function issuesOf(error: unknown): readonly Issue[] {
  const issues: unknown = isApiError(error) ? error.problem?.issues : undefined
  return Array.isArray(issues) ? issues.filter(isIssue) : []
}

/** Checked without the contract's schema: the signed-out pages do not load zod for it. */
function isIssue(value: unknown): value is Issue {
  const { path, message } = { ...(value as Partial<Issue> | null) }
  return typeof path === 'string' && typeof message === 'string'
}

/** The current record after a conflict. */
export function currentRecord<Current extends { readonly revision: number }>(
  error: unknown,
): Current | undefined {
  const problem = isApiError(error) ? error.problem : undefined
  const record: unknown = problem?.type === 'stale_record' ? problem.record : undefined
  const known = typeof record === 'object' && record !== null && 'revision' in record
  return known ? (record as Current) : undefined
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}
