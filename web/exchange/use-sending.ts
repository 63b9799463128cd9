import { useMutation } from '@tanstack/react-query'
import type { Sending } from '#core/contract/exchange.ts'
import { recordSending } from '#web/data/exchange.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Records whether the named files were uploaded to their register (decision D59). */
export function useSending(
  named: Omit<Sending, 'sent'>,
  onRecorded?: (result: Awaited<ReturnType<typeof recordSending>>) => void,
) {
  const t = wordsOf(exchangeTexts.sending)
  return useMutation({
    meta: { nouns: ['exchange', 'submissions', 'master-di', 'submission-sheets'] },
    mutationFn: (sent: boolean) => recordSending({ ...named, sent }),
    ...(onRecorded && { onSuccess: onRecorded }),
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
}
