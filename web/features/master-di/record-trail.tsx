import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { recordTrailQuery } from '#web/data/audit-trail.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { useActionName } from './audit-columns.tsx'

/** What happened to this version last, and where the rest is. */
export function RecordTrail({ record }: { record: MasterRecord }) {
  const t = wordsOf(masterDiTexts.record)
  const nameOf = useActionName()
  const format = useFormatter()
  const { data, error, refetch } = useQuery(recordTrailQuery(record.id))
  if (error) {
    return <ErrorPanel title={t('trailFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  const { items = [], total = 0 } = data ?? {}
  return (
    <Stack gap="xs">
      {items.map((entry) => (
        <div key={entry.id}>
          <Text size="sm" fw={600}>
            {nameOf(entry.action)}
          </Text>
          <Text size="xs" c="dimmed">
            {format.dateTime(new Date(entry.timestamp), 'instant')} · <bdi>{entry.performedByName}</bdi>
          </Text>
          {entry.changeReason !== null && (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {entry.changeReason}
            </Text>
          )}
        </div>
      ))}
      <TextLink
        to="/master-di/records"
        search={{ tab: 'audit', search: record.deviceNumber ?? '' }}
        size="sm"
      >
        {t('wholeTrail', { count: total ?? 0 })}
      </TextLink>
    </Stack>
  )
}
