import type { Submission } from '#core/contract/submissions.ts'
import { validateOne } from '#web/data/validation.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Validates one submission; what was found is said at once. `failure` puts a failure into words. */
export function useValidateOne(id: number, failure: (message: string) => string) {
  const words = wordsOf(submissionsTexts.validation)
  return useChange<void, Submission>({
    nouns: ['submissions', 'exchange'],
    run: () => validateOne(id),
    onSuccess: ({ validationResults }) => {
      const issues = validationResults?.issues ?? []
      const errors = issues.filter(({ severity }) => severity === 'error').length
      toast({
        title: words('complete'),
        description: words('completeDescription', { errors }),
        ...(errors > 0 && { variant: 'destructive' as const }),
      })
    },
    onError: (error) =>
      toast({ title: words('failed'), description: failure(error.message), variant: 'destructive' }),
  })
}
