import { Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { assistantApi } from '#core/contract/assistant.ts'
import { assistantTexts } from '#web/messages/en/assistant.ts'
import { wordsOf } from '#web/messages/words.ts'
import { callList, download } from '#web/platform/api-client.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ExportButton } from '#web/ui/export-button.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'

const shown = 10

/** What people said of answers: the newest here, all of it as CSV. */
export function FeedbackSection() {
  const t = wordsOf(assistantTexts.feedbackList)
  const words = wordsOf(assistantTexts.regbot)
  const format = useFormatter()
  const { data, error, refetch } = useQuery({
    queryKey: ['assistant', 'feedback'] as const,
    queryFn: ({ signal }) => callList(assistantApi.feedback, { query: { limit: shown }, signal }),
  })
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Title order={3}>{t('title')}</Title>
        {data && data.total > 0 && <ExportButton load={() => download(assistantApi.exportFeedback)} />}
      </Group>
      {error && <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />}
      {data?.total === 0 && <Text size="sm">{t('none')}</Text>}
      {data && data.total > shown && (
        <Text size="xs" c="dimmed">
          {t('newest', { count: format.number(shown), total: format.number(data.total) })}
        </Text>
      )}
      {data?.items.map(({ id, helpful, question, answer, userName, createdAt }) => (
        <details key={id}>
          <summary>
            <StatusBadge tone={helpful ? 'positive' : 'caution'}>
              {helpful ? words('helpful') : words('notHelpful')}
            </StatusBadge>{' '}
            {question}
          </summary>
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {answer}
          </Text>
          <Text size="xs" c="dimmed">
            {t('by', { who: userName, when: format.dateTime(new Date(createdAt), 'instant') })}
          </Text>
        </details>
      ))}
    </Stack>
  )
}
