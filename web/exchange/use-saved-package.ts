import type { Package } from '#core/contract/exchange.ts'
import { downloadPackage } from '#web/data/exchange.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { saveDownload } from '#web/platform/api-client.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Saves a package that was made, and says so; one that is still being written is waited for where its files are shown. */
export function useSavedPackage() {
  const t = wordsOf(exchangeTexts.send)
  return async (made: Package): Promise<void> => {
    if (made.status !== 'ready') return
    try {
      saveDownload(await downloadPackage(made.id))
    } catch {
      return toast({ title: t('failed'), description: t('failedDescription'), variant: 'destructive' })
    }
    toast({
      title: t('generated'),
      description: t('generatedDescription', { count: made.devices, file: made.fileName }),
    })
  }
}
