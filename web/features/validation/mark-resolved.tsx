import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { type ListedFinding, resolveFinding } from '#web/data/validation.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Takes a finding off the list; the next validation puts it there again if it still finds it. */
export function MarkResolved({ finding }: { finding: ListedFinding }) {
  const t = useTranslations('validation.errors')
  const mark = useChange({
    nouns: ['submissions'],
    run: () => resolveFinding(finding.id),
    onSuccess: () => toast({ title: t('marked'), description: t('markedHelp') }),
    onError: (error) => toast({ title: t('markFailed'), description: error.message, variant: 'destructive' }),
  })
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={mark.isPending}
      aria-label={t('markOne', { rule: finding.errorCode, device: finding.deviceName ?? '' })}
      onClick={() => mark.mutate()}
    >
      {t('markResolved')}
    </Button>
  )
}
