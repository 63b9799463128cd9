import { Anchor, Button, Collapse, Group, NativeSelect, Skeleton, Stack, Text, Timeline } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { AuditEntry } from '#core/contract/audit.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { submissionStatuses, submissionStatusLabel } from '#core/lifecycle/submission-status.ts'
import { FieldChanges } from '#web/audit-trail/field-changes.tsx'
import { fieldLabel } from '#web/audit-trail/field-labels.ts'
import { ActionBadge, useEntryNotes, usePerformer, useStatusChange } from '#web/audit-trail/trail-words.tsx'
import { deviceTrailQuery, mostEntries } from '#web/data/audit-trail.ts'
import { recordTimelineTexts } from '#web/messages/en/record-timeline.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useInstant } from '#web/platform/use-instant.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { type Happening, happeningActions, happenings } from './happenings.ts'
import { marketsOfSubmissionsQuery } from './markets-of-submissions.ts'

/** Everything that happened to a device, in all its versions and submissions, the newest first. */
export function RecordTimeline({ record }: { record: MasterRecord }) {
  const t = wordsOf(recordTimelineTexts)
  const format = useFormatter()
  const [shown, setShown] = useState<Happening | 'all'>('all')
  const [parts, setParts] = useState(1)
  const actions = shown === 'all' ? [] : happeningActions[shown]
  const { data, error, refetch, isFetching } = useQuery(deviceTrailQuery(record.id, actions, parts))
  const { data: markets } = useQuery(marketsOfSubmissionsQuery(record.id))
  if (error) {
    return <ErrorPanel title={t('failed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton height={240} />
  const left = data.total - data.items.length
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <NativeSelect
          aria-label={t('shown')}
          value={shown}
          data={[
            { value: 'all', label: t('all') },
            ...happenings.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
          onChange={({ currentTarget }) => {
            setShown(happenings.find((one) => one === currentTarget.value) ?? 'all')
            setParts(1)
          }}
        />
        <Text size="sm" c="dimmed" role="status">
          {t('count', { count: data.total })}
        </Text>
      </Group>
      {data.total === 0 && <Text size="sm">{t('none')}</Text>}
      <Timeline bulletSize={14} lineWidth={2}>
        {data.items.map((entry) => (
          <Timeline.Item key={entry.id}>
            <Entry entry={entry} record={record} markets={markets} />
          </Timeline.Item>
        ))}
      </Timeline>
      <Group gap="md">
        {left > 0 && data.items.length < mostEntries && (
          <Button variant="default" size="xs" loading={isFetching} onClick={() => setParts(parts + 1)}>
            {t('more', { left: format.number(left) })}
          </Button>
        )}
        <TextLink
          to="/master-di/records"
          search={{ tab: 'audit', search: record.deviceNumber ?? '' }}
          size="sm"
        >
          {t('toTrail')}
        </TextLink>
      </Group>
    </Stack>
  )
}

interface EntryProps {
  entry: AuditEntry
  record: MasterRecord
  /** Of the submissions that are there still; undefined while nobody knows. */
  markets: ReadonlyMap<number, string> | undefined
}

function Entry({ entry, record, markets }: EntryProps) {
  const status = useStatusWords()(entry, markets?.get(entry.entityId ?? 0))
  const performer = usePerformer()(entry)
  const notes = useEntryNotes()(entry)
  const { day, time, utc } = useInstant()(new Date(entry.timestamp))
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <ActionBadge action={entry.action} />
        <Subject {...{ entry, record, markets }} />
        {status !== undefined && <Text size="sm">{status}</Text>}
      </Group>
      <Text size="xs" c="dimmed">
        <bdi>{performer}</bdi>, {[`${day}, ${time}`, utc].filter(Boolean).join(' · ')}
      </Text>
      {notes.map((note) => (
        <Text key={note} size="sm" lineClamp={4} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Text>
      ))}
      <Changed entry={entry} />
    </Stack>
  )
}

/** What became of its status; a submission's as the screens of submissions call it. */
function useStatusWords(): (entry: AuditEntry, market: string | undefined) => string | undefined {
  const plain = useStatusChange()
  const t = wordsOf(recordTimelineTexts)
  return (entry, market) => {
    const named = (status: string | null | undefined) => {
      const known = submissionStatuses.find((one) => one === status)
      return known && submissionStatusLabel(known, market)
    }
    const { entityType, action, changesData } = entry
    if (entityType !== 'submission') return plain(entry)
    const [from, to] = [named(changesData?.previousStatus), named(changesData?.newStatus)]
    // What is deleted has no status.
    if (to === undefined || from === to || action === 'deleted') return undefined
    return from === undefined ? to : t('statusChange', { from, to })
  }
}

/** The version, the submission or the operator it is about; what is on another page leads there. */
function Subject({ entry: { entityType, entityId, changesData }, record, markets }: EntryProps) {
  const t = wordsOf(recordTimelineTexts)
  if (entityType === 'device-link') return <Text size="sm">{t('operator')}</Text>
  const version = changesData?.versionNumber ?? ''
  if (entityType === 'master-di') {
    if (entityId === record.id || entityId === null) return <Text size="sm">{t('version', { version })}</Text>
    return (
      <TextLink size="sm" to="/master-di/records/$id" params={{ id: String(entityId) }}>
        {t('version', { version })}
      </TextLink>
    )
  }
  if (markets === undefined) return <Skeleton height={18} width={140} />
  const id = String(entityId ?? '')
  const market = markets.get(entityId ?? 0)
  if (market === undefined) return <Text size="sm">{t('deletedSubmission', { id })}</Text>
  return (
    <TextLink
      size="sm"
      to="/country-specific/$country/$masterDiId"
      params={{ country: market, masterDiId: String(record.id) }}
      search={{ tab: 'form', submission: Number(id) }}
    >
      {t('submission', { country: market })}
    </TextLink>
  )
}

/** So many fields are named on one line. */
const fieldsNamed = 5

/** Which fields changed; from what to what, where that is asked for. */
function Changed({ entry: { action, changesData } }: { entry: AuditEntry }) {
  const t = wordsOf(recordTimelineTexts)
  const [opened, setOpened] = useState(false)
  const changes = changesData?.changes ?? []
  if (changes.length === 0) return null
  const named = changes.slice(0, fieldsNamed).map(({ field }) => fieldLabel(field))
  const rest = changes.length - named.length
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {t(action === 'created' ? 'filledIn' : 'changed', { fields: named.join(', '), rest })}{' '}
        <Anchor
          component="button"
          type="button"
          size="sm"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t(opened ? 'hide' : 'show')}
        </Anchor>
      </Text>
      <Collapse expanded={opened}>{opened && <FieldChanges changes={changes} />}</Collapse>
    </>
  )
}
