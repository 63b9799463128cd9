import { useNavigate } from '@tanstack/react-router'
import { marketsWithExchange } from '#core/code-lists/registers.ts'
import type { Package } from '#core/contract/exchange.ts'
import { makePackageOf } from '#web/data/exchange.ts'
import { manySubmissionsTexts } from '#web/messages/en/many-submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { serverWords } from '#web/platform/api-error.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'

/** The files for a register are made, and shown where they are downloaded from. */
export function usePackageOf() {
  const t = wordsOf(manySubmissionsTexts.export)
  const navigate = useNavigate()
  return useChange<Parameters<typeof makePackageOf>[0], Package>({
    nouns: ['exchange', 'submissions'],
    run: makePackageOf,
    onSuccess: ({ id, market }) =>
      void navigate({
        to: '/export',
        search: { package: id, market: marketsWithExchange.find((code) => code === market) },
      }),
    onError: (error) =>
      toast({ title: t('failed'), description: serverWords(error) ?? error.message, variant: 'destructive' }),
  })
}
