import { Button, Group, Skeleton, Stack, Text, Timeline } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditEntry } from '#core/contract/audit.ts'
import { FieldChanges } from '#web/audit-trail/field-changes.tsx'
import { ActionBadge, useEntryNotes, useKindOf, usePerformer } from '#web/audit-trail/trail-words.tsx'
import { assessmentTrailQuery } from '#web/data/assessments.ts'
import { mostEntries } from '#web/data/audit-trail.ts'
import { assessmentsTexts } from '#web/messages/en/assessments.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useInstant } from '#web/platform/use-instant.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'

const step = 50

/** What happened to an assessment, to its tasks and to what its update concerns, the newest first. */
export function AssessmentHistory({ id }: { id: number }) {
  const t = wordsOf(assessmentsTexts.page)
  const [limit, setLimit] = useState(step)
  const { data, error, isPlaceholderData, refetch } = useQuery(assessmentTrailQuery(id, limit))
  if (error)
    return <ErrorPanel title={t('historyFailed')} message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={160} />
  if (data.total === 0) return <Text size="sm">{t('noHistory')}</Text>
  return (
    <Stack gap="md">
      <Timeline bulletSize={14} lineWidth={2}>
        {data.items.map((entry) => (
          <Timeline.Item key={entry.id}>
            <Entry entry={entry} />
          </Timeline.Item>
        ))}
      </Timeline>
      {data.total > data.items.length && limit < mostEntries && (
        <Button
          variant="default"
          size="xs"
          loading={isPlaceholderData}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setLimit(Math.min(limit + step, mostEntries))}
        >
          {t('moreHistory')}
        </Button>
      )}
    </Stack>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const performer = usePerformer()(entry)
  const kind = useKindOf()(entry)
  const notes = useEntryNotes()(entry)
  const { day, time, utc } = useInstant()(new Date(entry.timestamp))
  const changes = entry.changesData?.changes ?? []
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <ActionBadge action={entry.action} />
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {entry.entityType === 'task' ? `${kind}: ${entry.changesData?.deviceName ?? ''}` : kind}
        </Text>
      </Group>
      <Text size="xs" c="dimmed">
        <bdi>{performer}</bdi>, {[`${day}, ${time}`, utc].filter(Boolean).join(' · ')}
      </Text>
      {notes.map((note) => (
        <Text key={note} size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Text>
      ))}
      {changes.length > 0 && <FieldChanges changes={changes} />}
    </Stack>
  )
}
