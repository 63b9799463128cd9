import { Button, Stack, Text, Title } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { type SampleData, settingsApi } from '#core/contract/settings.ts'
import { call } from '#web/platform/api-client.ts'
import { useChange } from '#web/platform/use-change.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Something to look at, for who tries the hub (decision D0). */
export function SampleDataSection() {
  const t = useTranslations('settings.sampleData')
  const load = useChange<void, SampleData>({
    nouns: ['master-di', 'submissions'],
    run: () => call(settingsApi.loadSampleData, {}),
    onSuccess: ({ loaded }) =>
      toast({ title: t('loaded', { count: loaded.reduce((sum, { count }) => sum + count, 0) }) }),
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  return (
    <Stack gap="sm" component="section" aria-label={t('title')} align="flex-start">
      <div>
        <Title order={2} size="h4">
          {t('title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('help')}
        </Text>
      </div>
      <Button
        variant="default"
        leftSection={<IconFlask size={16} aria-hidden />}
        loading={load.isPending}
        onClick={() => load.mutate()}
      >
        {t('load')}
      </Button>
    </Stack>
  )
}
