import { Issue, type Problem } from '#core/contract/problem.ts'

/** A refused or unanswered request. Status 0 means that no answer came. */
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

/** What the server itself said, if anything: a status is no sentence for people. */
export function serverWords(error: unknown): string | undefined {
  return isApiError(error) && error.message === error.problem?.message ? error.message : undefined
}

/** What the server found wrong, field by field; nothing where something else answered. */
export function issuesOf(error: unknown): readonly Issue[] {
  const issues: unknown = isApiError(error) ? error.problem?.issues : undefined
  return Issue.array().safeParse(issues).data ?? []
}

/** The record as it stands now, where somebody else was quicker. */
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
