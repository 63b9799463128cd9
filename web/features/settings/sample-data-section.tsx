import { Button, Stack, Text, Title } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { useLoadSampleData } from '#web/data/use-load-sample-data.ts'
import { settingsTexts } from '#web/messages/en/settings.ts'
import { wordsOf } from '#web/messages/words.ts'

export function SampleDataSection() {
  const t = wordsOf(settingsTexts.sampleData)
  const load = useLoadSampleData()
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
