import { type RunSelection, type ValidationRun, validationRunsApi } from '#core/contract/validation-runs.ts'
import { manySubmissionsTexts } from '#web/messages/en/many-submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call } from '#web/platform/api-client.ts'
import { isApiError, serverWords } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'
import { setRunInSight } from './run-in-sight.ts'

/** Starts a validation on the server and shows how far it is; where one is under way, shows that one. */
export function useStartRun() {
  const t = wordsOf(manySubmissionsTexts.validate)
  return useChange<RunSelection, ValidationRun>({
    nouns: ['jobs'],
    run: (body) => call(validationRunsApi.start, { body }),
    onSuccess: ({ id }) => setRunInSight({ id, opened: true }),
    onError: (error) => {
      const running = isApiError(error) && error.status === 409 ? error.problem?.record : undefined
      const { id } = { ...(running as { id?: unknown } | undefined) }
      if (typeof id === 'number') setRunInSight({ id, opened: true })
      toast({
        title: t('notStarted'),
        description: serverWords(error) ?? error.message,
        variant: 'destructive',
      })
    },
  })
}
