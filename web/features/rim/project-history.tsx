import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { AuditEntry } from '#core/contract/audit.ts'
import type { Project } from '#core/contract/projects.ts'
import { FieldChanges } from '#web/audit-trail/field-changes.tsx'
import { ActionBadge, useKindOf } from '#web/audit-trail/trail-words.tsx'
import { mostEntries } from '#web/data/audit-trail.ts'
import { projectTexts } from '#web/messages/en/projects.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { LoadingRows } from '#web/ui/loading-rows.tsx'
import { historyQuery } from './project-api.ts'
import classes from './rim.module.css'

const step = 50

/** What happened to the project, its devices, tasks and documents, newest first. */
export function ProjectHistory({ project }: { project: Project }) {
  const t = wordsOf(projectTexts.history)
  const [limit, setLimit] = useState(step)
  const { data, error, isPlaceholderData, refetch } = useQuery(historyQuery(project.id, limit))
  if (error && !data)
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows label={t('loading')} />
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" role="status">
        {t('showing', { count: data.total })}
      </Text>
      <ol className={classes.cards} aria-label={t('list')}>
        {data.items.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      {data.total > data.items.length && limit < mostEntries && (
        <Button
          variant="default"
          loading={isPlaceholderData}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setLimit(Math.min(limit + step, mostEntries))}
        >
          {t('more')}
        </Button>
      )}
    </Stack>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = wordsOf(projectTexts.history)
  const format = useFormatter()
  const kindOf = useKindOf()
  const { changesData, changeReason, actorId, performedByName } = entry
  const changes = changesData?.changes ?? []
  const name = changesData?.deviceName
  return (
    <Card withBorder padding="sm">
      <Group gap="xs">
        <ActionBadge action={entry.action} />
        <Text size="sm" span>
          {kindOf(entry)}
          {name ? ` “${name}”` : ''}
        </Text>
        <Text size="xs" c="dimmed" span>
          {format.dateTime(new Date(entry.timestamp), 'instant')} ·{' '}
          {actorId === null ? t('hub') : performedByName}
        </Text>
      </Group>
      {changeReason && <Text size="sm">{t('reason', { reason: changeReason })}</Text>}
      {changesData?.actionNotes && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {changesData.actionNotes}
        </Text>
      )}
      {changes.length > 0 && (
        <details>
          <summary>
            <Text size="sm" span>
              {t('changes', { count: changes.length })}
            </Text>
          </summary>
          <FieldChanges changes={changes} />
        </details>
      )}
    </Card>
  )
}
