import { Card, List, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ExchangeCode, registers } from '#core/code-lists/registers.ts'
import { downloadTemplate, servicesQuery } from '#web/data/exchange.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { DownloadButton } from './download-button.tsx'

const guidelines = ['dictionary', 'attributes', 'mandatory', 'limit', 'order'] as const

/** A sample of each service, and what to know (S2-OPEN-21, S2-OPEN-22). */
export function TemplatesTab({ market }: { market: ExchangeCode }) {
  const t = wordsOf(exchangeTexts.templates)
  const { data, error, isLoading, refetch } = useQuery(servicesQuery(market))
  return (
    <Stack gap="xl">
      <section aria-label={t('heading')} data-awaited={isLoading || undefined}>
        <Title order={2} size="h4">
          {t('heading')}
        </Title>
        <Text size="sm" c="dimmed" mb="md">
          {t('help', { register: registers[market].register })}
        </Text>
        {error && <ErrorPanel title={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <CentredSpinner label={t('heading')} />}
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
          {data?.map(({ id, title, purpose }) => (
            <Card key={id} withBorder padding="md">
              <Stack gap="xs" h="100%">
                <Title order={3} size="h5" className="code">
                  {id}
                </Title>
                <Text size="sm" fw={600}>
                  {title}
                </Text>
                <Text size="sm" c="dimmed" flex={1}>
                  {purpose}
                </Text>
                <DownloadButton
                  load={() => downloadTemplate(id, market)}
                  size="xs"
                  aria-label={`${t('download')} ${id}`}
                >
                  {t('download')}
                </DownloadButton>
              </Stack>
            </Card>
          ))}
        </SimpleGrid>
      </section>
      <section aria-label={t('guidelines')}>
        <Title order={2} size="h4" mb="sm">
          {t('guidelines')}
        </Title>
        <List spacing="sm">
          {guidelines.map((one) => (
            <List.Item key={one}>
              <Text fw={600} size="sm">
                {t(one)}
              </Text>
              <Text size="sm" c="dimmed" maw="48rem">
                {t(`${one}Help`)}
              </Text>
            </List.Item>
          ))}
        </List>
      </section>
    </Stack>
  )
}
