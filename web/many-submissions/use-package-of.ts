import { useNavigate } from '@tanstack/react-router'
import { marketsWithExchange } from '#core/code-lists/registers.ts'
import type { Package } from '#core/contract/exchange.ts'
import { makePackageOf } from '#web/data/exchange.ts'
import { useSavedPackage } from '#web/exchange/use-saved-package.ts'
import { manySubmissionsTexts } from '#web/messages/en/many-submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { serverWords } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'

/** The files for a register are made and saved, and shown where they can be downloaded again. */
export function usePackageOf() {
  const t = wordsOf(manySubmissionsTexts.export)
  const navigate = useNavigate()
  const savePackage = useSavedPackage()
  return useChange<Parameters<typeof makePackageOf>[0], Package>({
    nouns: ['exchange', 'submissions'],
    run: makePackageOf,
    onSuccess: async (made) => {
      const market = marketsWithExchange.find((code) => code === made.market)
      await navigate({ to: '/export', search: { package: made.id, market } })
      await savePackage(made)
    },
    onError: (error) =>
      toast({ title: t('failed'), description: serverWords(error) ?? error.message, variant: 'destructive' }),
  })
}
