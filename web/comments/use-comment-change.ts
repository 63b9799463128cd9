import { useQueryClient } from '@tanstack/react-query'
import { type Change, useChange } from '#web/platform/use-change.ts'

/** Writes what people say; the trail on the page tells of it, and nothing else changes by it. */
export function useCommentChange<Input, Output>(change: Omit<Change<Input, Output>, 'nouns'>) {
  const client = useQueryClient()
  return useChange<Input, Output>({
    ...change,
    nouns: ['comments'],
    onSuccess: (output, input) => {
      for (const part of ['trail-of', 'audit-trail'])
        void client.invalidateQueries({ queryKey: ['master-di', part] })
      change.onSuccess?.(output, input)
    },
  })
}
