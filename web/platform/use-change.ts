import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { isApiError } from './api-error.ts'
import type { Noun } from './query-client.ts'

export interface Change<Input, Output> {
  /** Nouns whose cached data the change invalidates. */
  readonly nouns: readonly [Noun, ...Noun[]]
  readonly run: (input: Input) => Promise<Output>
  readonly onSuccess?: (output: Output, input: Input) => void
  readonly onError?: (error: Error, input: Input) => void
}

/** A mutation that invalidates the named nouns. */
export function useChange<Input = void, Output = unknown>({
  nouns,
  run,
  onSuccess,
  onError,
}: Change<Input, Output>): UseMutationResult<Output, Error, Input> {
  return useMutation({
    mutationFn: run,
    meta: { nouns },
    onSuccess: (output, input) => onSuccess?.(output, input),
    onError: (error, input) => {
      // The end of the session has been told by then; what cannot be done without one is no news.
      if (isApiError(error) && error.status === 401) return
      onError?.(error, input)
    },
  })
}
