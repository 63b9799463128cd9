import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { downloadTable } from '#web/data/exchange.ts'
import { DownloadButton } from './download-button.tsx'

/** Submissions with all their fields, for spreadsheets. */
export function TablesTab() {
  const t = useTranslations('exchange.tables')
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('heading')}>
      <Stack gap="md">
        <Title order={2} size="h4">
          {t('heading')}
        </Title>
        <Text size="sm" c="dimmed" maw="48rem">
          {t('help')}
        </Text>
        <Group>
          <DownloadButton load={() => downloadTable('csv')}>{t('csv')}</DownloadButton>
          <DownloadButton load={() => downloadTable('xlsx')}>{t('xlsx')}</DownloadButton>
        </Group>
      </Stack>
    </Card>
  )
}
