import { NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { defaultMarket } from '#core/code-lists/markets.ts'
import type { Submission } from '#core/contract/submissions.ts'
import type { SubmissionAuditEntry } from '#core/contract/version-control.ts'
import { roleNames } from '#core/lifecycle/permissions.ts'
import {
  PrintButton,
  PrintedChanges,
  PrintedSignature,
  PrintedTrail,
  utcOf,
} from '#web/audit-trail/printed-trail.tsx'
import {
  exportSubmissionTrail,
  submissionTrailQuery,
  submissionTrailToPrint,
  type TrailFilters,
} from '#web/data/version-control.ts'
import { auditTrailTexts } from '#web/messages/en/audit-trail.ts'
import { versionControlTexts } from '#web/messages/en/version-control.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useInstant } from '#web/platform/use-instant.ts'
import { useFieldWords } from '#web/submission-form/use-field-words.ts'
import type { Column } from '#web/ui/column.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListTable, listWords } from '#web/ui/list-table.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { type VersionSearch, versionSearch } from './version-search.ts'

interface AuditTabProps {
  submission: Submission
  address: VersionSearch
  onAddressChange: (address: VersionSearch) => void
}

/** What happens to submissions, in the order of their life. */
const actions = [
  'created',
  'updated',
  'validated',
  'sent_for_approval',
  'reassigned',
  'request_withdrawn',
  'approved',
  'rejected',
  'reverted',
  'carried_over',
  'moved_to_version',
  'exported',
  'sent',
  'acknowledged',
] as const

/** What happened to one submission, newest first. */
export function AuditTab({ submission, address, onAddressChange }: AuditTabProps) {
  const t = wordsOf(versionControlTexts.audit)
  const words = wordsOf(auditTrailTexts.actions)
  const can = useCan()
  const state = versionSearch.stateOf(address)
  const filters = versionSearch.filtersOf(address)
  const query = useQuery(submissionTrailQuery(submission.id, state, filters))
  return (
    <ListTable
      name="submission-audit"
      kind={versionSearch}
      address={address}
      onAddressChange={onAddressChange}
      query={query}
      columns={useColumns()}
      rowHeight="3.125rem"
      words={listWords(t, (count) => t('showing', { count }))}
      filters={
        <NativeSelect
          aria-label={t('action')}
          data={[
            { value: '', label: t('allActions') },
            ...actions.map((value) => ({ value, label: words(value) })),
          ]}
          value={filters.action ?? ''}
          onChange={({ currentTarget }) =>
            onAddressChange(
              versionSearch.withFilters(address, {
                action: actions.find((one) => one === currentTarget.value),
              }),
            )
          }
        />
      }
      exportFile={can('export-data') ? () => exportSubmissionTrail(submission.id, state, filters) : undefined}
      tools={(query.data?.total ?? 0) > 0 && <Print submission={submission} filters={filters} />}
      empty={<EmptyState title={t('empty')} />}
    />
  )
}

function useColumns(): readonly Column<SubmissionAuditEntry>[] {
  const t = wordsOf(versionControlTexts.audit)
  const words = wordsOf(auditTrailTexts.actions)
  const instant = useInstant()
  return [
    {
      id: 'action',
      header: t('columns.action'),
      width: '11rem',
      fixed: true,
      cell: ({ action }) => <StatusBadge tone="neutral">{words(action)}</StatusBadge>,
    },
    {
      id: 'details',
      header: t('columns.details'),
      wraps: true,
      leastWidth: '16rem',
      onCard: true,
      cell: ({ actionDetails }) => actionDetails,
    },
    {
      id: 'user',
      header: t('columns.user'),
      width: '13rem',
      onCard: true,
      cell: ({ userName, userRole }) => (
        <Stack gap={0}>
          <Text size="sm" truncate dir="auto">
            {userName}
          </Text>
          <Text size="xs" c="dimmed">
            {userRole === 'system' ? t('system') : roleNames[userRole]}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'timestamp',
      header: t('columns.timestamp'),
      sortBy: 'timestamp',
      width: '13rem',
      onCard: true,
      cell: ({ timestamp }) => {
        const { day, time, utc } = instant(new Date(timestamp))
        return (
          <Stack gap={0}>
            <Text size="xs">{utc === undefined ? day : `${day}, ${time}`}</Text>
            <Text size="xs" c="dimmed">
              {utc ?? time}
            </Text>
          </Stack>
        )
      },
    },
    {
      id: 'success',
      header: t('columns.success'),
      width: '8rem',
      cell: ({ success }) => (
        <StatusBadge tone={success ? 'positive' : 'critical'}>
          {t(success ? 'succeeded' : 'failed')}
        </StatusBadge>
      ),
    },
  ]
}

/** What the filters leave, on paper. */
function Print({ submission, filters }: { submission: Submission; filters: TrailFilters }) {
  const t = wordsOf(versionControlTexts.audit)
  return (
    <PrintButton
      label={t('print')}
      failed={t('printFailed')}
      load={() => submissionTrailToPrint(submission.id, filters)}
    >
      {(printed) => <Sheet submission={submission} printed={printed} />}
    </PrintButton>
  )
}

interface SheetProps {
  submission: Submission
  printed: Awaited<ReturnType<typeof submissionTrailToPrint>>
}

function Sheet({ submission, printed }: SheetProps) {
  const t = wordsOf(versionControlTexts.audit)
  const words = wordsOf(auditTrailTexts.actions)
  const country = submission.targetCountries[0] ?? defaultMarket
  const { labelOf } = useFieldWords([country])
  return (
    <PrintedTrail
      title={t('printTitle', { device: submission.deviceName ?? String(submission.id) })}
      about={(facts) => t('printAbout', facts)}
      printed={printed}
      columns={[
        { header: t('columns.number'), width: '5%', cell: ({ id }) => id },
        { header: t('columns.timestamp'), width: '12%', cell: ({ timestamp }) => utcOf(timestamp) },
        { header: t('columns.action'), width: '12%', cell: ({ action }) => words(action) },
        { header: t('columns.details'), width: '24%', cell: ({ actionDetails }) => actionDetails },
        {
          header: t('columns.changes'),
          width: '33%',
          cell: ({ metadata }) => (
            <>
              <PrintedChanges changes={metadata?.changes} labelOf={(field) => labelOf(country, field)} />
              <PrintedSignature data={metadata} />
            </>
          ),
        },
        {
          header: t('columns.user'),
          width: '14%',
          cell: ({ userName, userId }) => (
            <>
              <bdi>{userName}</bdi> {userId !== null && t('userId', { id: String(userId) })}
            </>
          ),
        },
      ]}
    />
  )
}
