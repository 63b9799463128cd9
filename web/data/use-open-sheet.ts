import { useNavigate } from '@tanstack/react-router'
import { submissionSheetsTexts } from '#web/messages/en/submission-sheets.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'
import { type Chosen, createSheet, type SheetOrigin } from './submission-sheets.ts'

/** Puts devices together for a market and goes there; what has a submission already is shown, and not made again. */
export function useOpenSheet(country: string, from: SheetOrigin) {
  const t = wordsOf(submissionSheetsTexts.opening)
  const navigate = useNavigate()
  return useChange({
    nouns: ['submission-sheets'],
    run: async (chosen: Chosen | (() => Promise<Chosen>)) =>
      createSheet(country, typeof chosen === 'function' ? await chosen() : chosen),
    onSuccess: ({ id }) =>
      void navigate({ to: '/submissions/sheet/$id', params: { id: String(id) }, search: { from } }),
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
}
