import { useQueryClient } from '@tanstack/react-query'
import type { Package } from '#core/contract/exchange.ts'
import { downloadPackage, writtenPackage } from '#web/data/exchange.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { saveDownload } from '#web/platform/api-client.ts'
import { refresh } from '#web/platform/query-client.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Saves a package as soon as its files are written, and says so. A failure to write them is told where the package is shown. */
export function useSavedPackage() {
  const t = wordsOf(exchangeTexts.send)
  const client = useQueryClient()
  return async (made: Package): Promise<void> => {
    // Who cannot ask any more does not know whether it was written: where it is shown it is asked for again.
    const written = await writtenPackage(made).catch(() => undefined)
    if (made.status === 'running') refresh(client, ['exchange', 'my-work'])
    if (written?.status !== 'ready') return
    try {
      saveDownload(await downloadPackage(written.id))
    } catch {
      return toast({ title: t('failed'), description: t('failedDescription'), variant: 'destructive' })
    }
    toast({
      title: t('generated'),
      description: t('generatedDescription', { count: written.devices, file: written.fileName }),
    })
  }
}
