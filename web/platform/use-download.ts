import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { toast } from '#web/ui/toast-store.ts'
import { saveDownload } from './api-client.ts'

/** Downloads a file; shows a toast on failure. */
export function useDownload() {
  const t = wordsOf(uiTexts.download)
  return async (load: () => Promise<Parameters<typeof saveDownload>[0]>, done?: string): Promise<void> => {
    try {
      saveDownload(await load())
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      return toast({ title: t('failed'), description, variant: 'destructive' })
    }
    if (done !== undefined) toast({ title: done })
  }
}
