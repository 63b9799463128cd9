import { type SampleData, settingsApi } from '#core/contract/settings.ts'
import { settingsTexts } from '#web/messages/en/settings.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call } from '#web/platform/api-client.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Something to look at, for who tries the hub (decision D0). */
export function useLoadSampleData() {
  const t = wordsOf(settingsTexts.sampleData)
  return useChange<void, SampleData>({
    nouns: ['master-di', 'submissions'],
    run: () => call(settingsApi.loadSampleData, {}),
    onSuccess: ({ loaded }) => {
      const count = loaded.find(({ noun }) => noun === 'master-di')?.count ?? 0
      const submissions = loaded.find(({ noun }) => noun === 'submissions')?.count ?? 0
      toast({ title: t('loaded'), description: t('loadedDescription', { count, submissions }) })
    },
    onError: () => toast({ title: t('failed'), description: t('failedDescription'), variant: 'destructive' }),
  })
}
