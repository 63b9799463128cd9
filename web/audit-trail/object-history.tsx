import { Button, Group, Stack, Text, Timeline } from '@mantine/core'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditEntry } from '#core/contract/audit.ts'
import { signerLines } from '#core/contract/entry-facts.ts'
import { mostEntries } from '#web/data/audit-trail.ts'
import { objectHistoryTexts } from '#web/messages/en/object-history.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useInstant } from '#web/platform/use-instant.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { LoadingRows } from '#web/ui/loading-rows.tsx'
import { FieldChanges } from './field-changes.tsx'
import { ActionBadge, useEntryNotes, useKindOf, usePerformer } from './trail-words.tsx'

interface Entries {
  readonly items: readonly AuditEntry[]
  readonly total: number
}

interface ObjectHistoryProps<Page extends Entries, Key extends QueryKey> {
  /** Names the list for those who cannot see where it stands. */
  label: string
  /** The newest `limit` entries, newest first; keeps showing the former ones while more are read. */
  queryOf: (limit: number) => UseQueryOptions<Page, Error, Page, Key>
}

const step = 50
/** So many changes are shown at once; more are folded away. */
const fewChanges = 6

/** What happened to one object and to what belongs to it, as the audit trail tells it. */
export function ObjectHistory<Page extends Entries, Key extends QueryKey>({
  label,
  queryOf,
}: ObjectHistoryProps<Page, Key>) {
  const t = wordsOf(objectHistoryTexts)
  const [limit, setLimit] = useState(step)
  const { data, error, isPlaceholderData, refetch } = useQuery(queryOf(limit))
  if (error && !data)
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows label={t('loading')} />
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" role="status">
        {t('count', { count: data.total })}
      </Text>
      <Timeline bulletSize={14} lineWidth={2} role="list" aria-label={label}>
        {data.items.map((entry) => (
          <Timeline.Item key={entry.id} role="listitem">
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
          {t('more')}
        </Button>
      )}
    </Stack>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = wordsOf(objectHistoryTexts)
  const performer = usePerformer()(entry)
  const kind = useKindOf()(entry)
  const notes = useEntryNotes()(entry)
  const { day, time, utc } = useInstant()(new Date(entry.timestamp))
  const changes = entry.changesData?.changes ?? []
  const name = entry.changesData?.deviceName
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <ActionBadge action={entry.action} />
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {name ? t('named', { kind, name }) : kind}
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
      {signerLines(entry.changesData).map((line) => (
        <Text key={line} size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {line}
        </Text>
      ))}
      {changes.length > 0 && (
        <details open={changes.length <= fewChanges}>
          <summary>
            <Text size="sm" span>
              {t('changes', { count: changes.length })}
            </Text>
          </summary>
          <FieldChanges changes={changes} />
        </details>
      )}
    </Stack>
  )
}
