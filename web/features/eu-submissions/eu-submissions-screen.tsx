import { Button, NativeSelect } from '@mantine/core'
import { IconFileOff, IconFlask } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { defaultMarket } from '#core/code-lists/markets.ts'
import {
  type SubmissionStatus,
  submissionStatuses,
  submissionStatusGroups,
  submissionStatusLabels,
} from '#core/lifecycle/submission-status.ts'
import type { Sendable } from '#web/approval/send-dialog.tsx'
import {
  exportSubmissions,
  type ListedSubmission,
  loadMatchingSubmissions,
  statusCountsQuery,
  submissionsQuery,
} from '#web/data/submissions.ts'
import { useLoadSampleData } from '#web/data/use-load-sample-data.ts'
import { ImportChip } from '#web/imports/import-chip.tsx'
import { OpenAsSheet } from '#web/many-submissions/open-as-sheet.tsx'
import { SubmissionActions } from '#web/many-submissions/submission-actions.tsx'
import { euSubmissionsTexts } from '#web/messages/en/eu-submissions.ts'
import { manySubmissionsTexts } from '#web/messages/en/many-submissions.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListScreen } from '#web/ui/list-screen.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'
import { useTicked } from '#web/ui/use-ticked.ts'
import { useEuSubmissionColumns } from './eu-submission-columns.tsx'
import { type EuSubmissionsSearch, euSubmissionsSearch, knownStatuses } from './eu-submissions-search.ts'

const SendMany = lazy(() =>
  import('#web/many-submissions/send-many.tsx').then((found) => ({ default: found.SendMany })),
)

interface EuSubmissionsScreenProps {
  address: EuSubmissionsSearch
  onAddressChange: (address: EuSubmissionsSearch) => void
}

/** Every EU submission, whether of a master record or not (specification, document 2 section 2.1). */
export function EuSubmissionsScreen({ address, onAddressChange }: EuSubmissionsScreenProps) {
  const t = wordsOf(euSubmissionsTexts)
  const screen = wordsOf(screensTexts['/submissions'])
  const can = useCan()
  const { search, status, importId } = euSubmissionsSearch.filtersOf(address)
  const state = euSubmissionsSearch.stateOf(address)
  const filters = { country: defaultMarket, search, status: knownStatuses(status), importId }
  const query = useQuery(submissionsQuery(state, filters))
  const ticked = useTicked(query.data?.items)
  const [sending, setSending] = useState<readonly Sendable[]>()
  const showOnly = (statuses: readonly SubmissionStatus[]) =>
    onAddressChange(euSubmissionsSearch.withFilters(address, { status: [...statuses] }))
  return (
    <>
      <ScreenTabs group="eudamed" />
      <ListScreen
        title={screen('title')}
        purpose={screen('purpose')}
        actions={<Actions />}
        figures={<Figures shown={filters.status} onShow={showOnly} />}
        name="eu-submissions"
        kind={euSubmissionsSearch}
        address={address}
        onAddressChange={onAddressChange}
        query={query}
        columns={useEuSubmissionColumns()}
        rowHeight="3.125rem"
        words={{
          caption: t('caption'),
          search: t('search'),
          showing: (count) => t('showing', { count }),
          loadFailed: t('loadFailed'),
          nothingFound: t('empty'),
          nothingFoundHelp: t('nothingFoundHelp'),
          clear: t('clear'),
        }}
        filters={
          <>
            <NativeSelect
              aria-label={t('columns.status')}
              data={[
                { value: '', label: t('allStatuses') },
                ...(filters.status.length > 1
                  ? [{ value: 'several', label: t('several', { count: filters.status.length }) }]
                  : []),
                ...submissionStatuses.map((value) => ({ value, label: submissionStatusLabels[value] })),
              ]}
              value={filters.status.length > 1 ? 'several' : (filters.status[0] ?? '')}
              onChange={({ currentTarget }) => showOnly(knownStatuses([currentTarget.value]))}
            />
            {importId !== undefined && (
              <ImportChip
                importId={importId}
                onRemove={() =>
                  onAddressChange(euSubmissionsSearch.withFilters(address, { importId: undefined }))
                }
              />
            )}
          </>
        }
        exportFile={can('export-data') ? () => exportSubmissions(state, filters) : undefined}
        selection={
          can('edit-submissions') || can('export-data')
            ? {
                ticked,
                words: {
                  label: t('selected.label'),
                  count: (count) => t('selected.count', { count }),
                  all: (count) => t('selected.all', { count }),
                },
                rowLabel: ({ id, deviceName, udiDi }) =>
                  t('selected.row', { name: deviceName || udiDi || String(id) }),
                matching: query.data?.total,
                loadAll: () => loadMatchingSubmissions(filters),
                actions: (submissions) => <TickedActions submissions={submissions} onSend={setSending} />,
              }
            : undefined
        }
        empty={<NoSubmissions />}
      />
      {/* There before it opens: a dialog that closes gives the focus back to where it was when it opened. */}
      <Suspense>
        <SendMany things={sending} onClose={() => setSending(undefined)} onGone={ticked.untick} />
      </Suspense>
    </>
  )
}

/** What can be done with all that are ticked. */
function TickedActions({
  submissions,
  onSend,
}: {
  submissions: readonly ListedSubmission[]
  onSend: (things: readonly Sendable[]) => void
}) {
  const t = wordsOf(manySubmissionsTexts.sheet)
  const can = useCan()
  return (
    <>
      {can('create-submissions') && (
        <OpenAsSheet
          country={defaultMarket}
          from="submissions"
          chosen={{ submissionIds: submissions.map(({ id }) => id) }}
          label={t('open', { count: submissions.length })}
        />
      )}
      <SubmissionActions
        onSend={onSend}
        submissions={submissions.map(({ id, deviceName, udiDi, abilities }) => ({
          ...{ id, name: deviceName || udiDi || String(id), market: defaultMarket, abilities },
        }))}
      />
    </>
  )
}

function Actions() {
  const t = wordsOf(euSubmissionsTexts)
  const can = useCan()
  const samples = useLoadSampleData()
  return (
    <>
      {can('system-admin') && (
        <Button
          variant="default"
          leftSection={<IconFlask size={16} aria-hidden />}
          loading={samples.isPending}
          onClick={() => samples.mutate()}
        >
          {t('loadSamples')}
        </Button>
      )}
      {can('create-submissions') && <ButtonLink to="/submissions/new">{t('new')}</ButtonLink>}
    </>
  )
}

const cards = {
  total: [],
  approvedEudamed: ['approved-eudamed'],
  approvedUser: ['approved-user'],
  pendingReview: submissionStatusGroups.pending,
} as const satisfies Record<string, readonly SubmissionStatus[]>

interface FiguresProps {
  shown: readonly SubmissionStatus[]
  onShow: (statuses: readonly SubmissionStatus[]) => void
}

/** All that there are, whatever the list shows; each shows what it counts. */
function Figures({ shown, onShow }: FiguresProps) {
  const t = wordsOf(euSubmissionsTexts.cards)
  const { data, isError } = useQuery(statusCountsQuery(defaultMarket))
  const count = (statuses: readonly SubmissionStatus[]) => {
    if (!data) return undefined
    if (statuses.length === 0) return data.total
    return statuses.reduce((sum, status) => sum + (data.byStatus[status] ?? 0), 0)
  }
  const isShown = (statuses: readonly SubmissionStatus[]) =>
    statuses.length === shown.length && statuses.every((status) => shown.includes(status))
  return (
    <StatCards label={t('label')}>
      {(Object.keys(cards) as (keyof typeof cards)[]).map((card) => (
        <StatCard
          key={card}
          label={t(card)}
          value={count(cards[card])}
          failed={isError}
          pressed={isShown(cards[card])}
          onShow={() => onShow(cards[card])}
        />
      ))}
    </StatCards>
  )
}

function NoSubmissions() {
  const t = wordsOf(euSubmissionsTexts)
  const can = useCan()
  return (
    <EmptyState
      icon={IconFileOff}
      title={t('empty')}
      description={t('emptyHelp')}
      action={
        can('create-submissions') && (
          <ButtonLink to="/master-di/records" variant="default">
            {t('fromRecords')}
          </ButtonLink>
        )
      }
    />
  )
}
