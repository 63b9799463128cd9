import { List, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ExchangeCode, registers } from '#core/code-lists/registers.ts'
import { waitingQuery } from '#web/data/exchange.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { DeviceLink } from './device-reasons.tsx'

/** What waits for the answer of a register that sends none in files: people enter it at each submission. */
export function AnswersByHandTab({ market }: { market: ExchangeCode }) {
  const t = wordsOf(exchangeTexts.answersByHand)
  const { register } = registers[market]
  const { data, error, refetch } = useQuery(waitingQuery(market))
  return (
    <Stack gap="lg">
      <div>
        <Title order={2} size="h4">
          {t('heading', { register })}
        </Title>
        <Text size="sm" c="dimmed" maw="48rem">
          {t('help', { register })}
        </Text>
      </div>
      {error && <ErrorPanel title={t('failed')} message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <CentredSpinner label={t('heading', { register })} />}
      {data && (
        <Text role="status" fw={600}>
          {t('waiting', { count: data.total, register })}
        </Text>
      )}
      {data && data.total > 0 && (
        <List aria-label={t('heading', { register })}>
          {data.items.map(({ id, udiDi, ...device }) => (
            <List.Item key={id}>
              <DeviceLink market={market} submissionId={id} {...device} />{' '}
              <Text span size="xs" c="dimmed" className="code">
                {udiDi}
              </Text>
            </List.Item>
          ))}
        </List>
      )}
      {data && data.total > data.items.length && (
        <Text size="sm" c="dimmed">
          {t('first', { count: String(data.items.length) })}
        </Text>
      )}
    </Stack>
  )
}
