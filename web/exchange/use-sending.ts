import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Sending } from '#core/contract/exchange.ts'
import { recordSending } from '#web/data/exchange.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Records whether the named files were uploaded to their register (decision D59). */
export function useSending(
  named: Omit<Sending, 'sent'>,
  onRecorded?: (result: Awaited<ReturnType<typeof recordSending>>) => void,
) {
  const t = useTranslations('exchange.sending')
  return useMutation({
    meta: { nouns: ['exchange', 'submissions', 'master-di', 'submission-sheets'] },
    mutationFn: (sent: boolean) => recordSending({ ...named, sent }),
    ...(onRecorded && { onSuccess: onRecorded }),
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
}
