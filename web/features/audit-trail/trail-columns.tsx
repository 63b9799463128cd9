import { Stack, Text } from '@mantine/core'
import type { AuditEntry } from '#core/contract/audit.ts'
import {
  ActionBadge,
  useKindOf,
  usePerformer,
  useStatusChange,
  useSubjectOf,
} from '#web/audit-trail/trail-words.tsx'
import { auditTrailTexts } from '#web/messages/en/audit-trail.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useInstant } from '#web/platform/use-instant.ts'
import type { Column } from '#web/ui/column.ts'
import { RowLink } from '#web/ui/router-link.tsx'
import type { TrailSearch } from './trail-search.ts'

/** The columns of the trail; what an entry is about names the row and opens it. */
export function useTrailColumns(search: TrailSearch): readonly Column<AuditEntry>[] {
  const t = wordsOf(auditTrailTexts.columns)
  const subjectOf = useSubjectOf()
  const kindOf = useKindOf()
  const performer = usePerformer()
  return [
    {
      id: 'subject',
      header: t('subject'),
      fixed: true,
      leastWidth: '14rem',
      cell: (entry) => {
        const subject = subjectOf(entry)
        const kind = kindOf(entry)
        const number = entry.changesData?.deviceNumber
        return (
          <Stack gap={0}>
            <RowLink
              to="/admin/audit-trail"
              search={{ ...search, entry: entry.id }}
              resetScroll={false}
              title={subject}
              dir="auto"
            >
              {subject}
            </RowLink>
            {subject !== kind && (
              <Text size="xs" c="dimmed" truncate>
                {[kind, number].filter(Boolean).join(' · ')}
              </Text>
            )}
          </Stack>
        )
      },
    },
    {
      id: 'action',
      header: t('action'),
      width: '10.5rem',
      onCard: true,
      cell: ({ action }) => <ActionBadge action={action} />,
    },
    {
      id: 'performedBy',
      header: t('performedBy'),
      width: '9rem',
      wraps: true,
      onCard: true,
      cell: performer,
    },
    {
      id: 'timestamp',
      header: t('timestamp'),
      sortBy: 'timestamp',
      // A time with its zone, and the same in UTC below.
      width: '12rem',
      onCard: true,
      cell: ({ timestamp }) => <When instant={new Date(timestamp)} />,
    },
    {
      id: 'reason',
      header: t('reason'),
      wraps: true,
      cell: ({ changeReason, changesData }) => changeReason ?? changesData?.actionNotes,
    },
    { id: 'changes', header: t('changes'), width: '12.5rem', cell: (entry) => <Changes entry={entry} /> },
  ]
}

/** The day, the second with its zone, and the same in UTC where that is another (decision D43). */
function When({ instant }: { instant: Date }) {
  const { day, time, utc } = useInstant()(instant)
  return (
    <Stack gap={0}>
      <Text size={utc === undefined ? 'sm' : 'xs'}>{utc === undefined ? day : `${day}, ${time}`}</Text>
      <Text size="xs" c="dimmed">
        {utc ?? time}
      </Text>
    </Stack>
  )
}

function Changes({ entry }: { entry: AuditEntry }) {
  const t = wordsOf(auditTrailTexts)
  const status = useStatusChange()(entry)
  const count = entry.changesData?.changes?.length ?? 0
  return (
    <Stack gap={0}>
      {status !== undefined && <Text size="sm">{status}</Text>}
      {count > 0 && (
        <Text size={status === undefined ? 'sm' : 'xs'} c="dimmed">
          {t('fields', { count })}
        </Text>
      )}
    </Stack>
  )
}
