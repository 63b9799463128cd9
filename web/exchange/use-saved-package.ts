import type { Package } from '#core/contract/exchange.ts'
import { downloadPackage, finished } from '#web/data/exchange.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { saveDownload } from '#web/platform/api-client.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Saves a package as soon as its files are written, and says so. What could not be written is told where it is shown. */
export function useSavedPackage() {
  const t = wordsOf(exchangeTexts.send)
  return async (made: Package): Promise<void> => {
    try {
      const { status, devices, fileName, id } = await finished(made)
      if (status !== 'ready') return
      saveDownload(await downloadPackage(id))
      toast({
        title: t('generated'),
        description: t('generatedDescription', { count: devices, file: fileName }),
      })
    } catch (error) {
      // The end of the session has been told by then.
      if (isApiError(error) && error.status === 401) return
      toast({ title: t('failed'), description: t('failedDescription'), variant: 'destructive' })
    }
  }
}
