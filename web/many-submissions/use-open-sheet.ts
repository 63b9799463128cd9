import { useNavigate } from '@tanstack/react-router'
import type { SheetOrigin } from '#web/data/sheet-origins.ts'
import type { Chosen } from '#web/data/submission-sheets.ts'
import { manySubmissionsTexts } from '#web/messages/en/many-submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Puts devices together for a market and goes there; what has a submission already is shown, and not made again. */
export function useOpenSheet(country: string, from: SheetOrigin) {
  const t = wordsOf(manySubmissionsTexts.sheet)
  const navigate = useNavigate()
  return useChange({
    nouns: ['submission-sheets'],
    run: async (chosen: Chosen | (() => Promise<Chosen>)) => {
      // Lists that offer it do not load the contract of sheets with all its fields.
      const { createSheet } = await import('#web/data/submission-sheets.ts')
      return createSheet(country, typeof chosen === 'function' ? await chosen() : chosen)
    },
    onSuccess: ({ id }) =>
      void navigate({ to: '/submissions/sheet/$id', params: { id: String(id) }, search: { from } }),
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
}
