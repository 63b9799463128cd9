import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { profileTexts } from '#web/messages/en/profile.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import classes from './profile.module.css'
import { activitiesQuery, shownActivities } from './profile-api.ts'

export function ActivityTab() {
  const t = wordsOf(profileTexts.activity)
  const format = useFormatter()
  const { data, error, refetch } = useQuery(activitiesQuery)
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!data) return <CentredSpinner label={t('title')} />
  if (data.items.length === 0) return <EmptyState title={t('empty')} description={t('emptyHelp')} />
  return (
    <Stack gap="sm">
      <div>
        <Title order={2}>{t('title')}</Title>
        <Text size="sm" c="dimmed">
          {t('help', { count: shownActivities })}
        </Text>
      </div>
      <ul className={classes.entries}>
        {data.items.map(({ id, description, createdAt }) => (
          <li key={id}>
            <span dir="auto">{description}</span>
            <Text span size="sm" c="dimmed">
              <time dateTime={createdAt}>{format.dateTime(new Date(createdAt), 'instant')}</time>
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
