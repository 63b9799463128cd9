import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { type ExchangeCode, registers } from '#core/code-lists/registers.ts'
import { downloadTable } from '#web/data/exchange.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { DownloadButton } from './download-button.tsx'

/** Submissions with all their fields, for spreadsheets. */
export function TablesTab({ market }: { market: ExchangeCode }) {
  const t = wordsOf(exchangeTexts.tables)
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('heading')}>
      <Stack gap="md">
        <Title order={2} size="h4">
          {t('heading')}
        </Title>
        <Text size="sm" c="dimmed" maw="48rem">
          {t('help', { market, register: registers[market].register })}
        </Text>
        <Group>
          <DownloadButton load={() => downloadTable('csv', market)}>{t('csv')}</DownloadButton>
          <DownloadButton load={() => downloadTable('xlsx', market)}>{t('xlsx')}</DownloadButton>
        </Group>
      </Stack>
    </Card>
  )
}
