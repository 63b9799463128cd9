import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { saveDownload } from '#web/platform/api-client.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Exactly what is filtered, as a file. */
export function ExportButton({ load }: { load: () => Promise<Parameters<typeof saveDownload>[0]> }) {
  const t = useTranslations('masterDi.audit')
  const common = useTranslations('masterDi.workflow')
  const loading = useChange({
    nouns: ['jobs'],
    run: async () => saveDownload(await load()),
    onSuccess: () => toast({ title: t('exported') }),
    onError: (error) => toast({ title: common('error'), description: error.message, variant: 'destructive' }),
  })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={loading.isPending}
      onClick={() => loading.mutate(undefined)}
    >
      {t('export')}
    </Button>
  )
}
