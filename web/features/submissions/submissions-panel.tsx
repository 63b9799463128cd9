import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { marketsWithRelease } from '#core/code-lists/markets.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { exportSubmissions, type ListedSubmission, submissionsQuery } from '#web/data/submissions.ts'
import { StandingBadge } from '#web/exchange/standing-badge.tsx'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { SubmissionStatusBadge } from '#web/submission-form/submission-status-badge.tsx'
import type { Column } from '#web/ui/column.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListTable, listWords } from '#web/ui/list-table.tsx'
import { ButtonLink, RowLink } from '#web/ui/router-link.tsx'
import { type CountrySearch, countrySearch } from './country-search.ts'
import { ReleaseButton } from './release-dialog.tsx'

interface SubmissionsPanelProps {
  market: string
  record: MasterRecord
  address: CountrySearch
  onAddressChange: (address: CountrySearch) => void
  onOpen: (submission?: number) => void
}

/** The submissions of this device for this country. */
export function SubmissionsPanel({ market, record, onOpen, ...list }: SubmissionsPanelProps) {
  const t = wordsOf(submissionsTexts.list)
  const can = useCan()
  const state = countrySearch.stateOf(list.address)
  const { search } = countrySearch.filtersOf(list.address)
  const filters = { masterDiId: record.id, country: market, search }
  const query = useQuery(submissionsQuery(state, filters))
  return (
    <ListTable
      name="country-submissions"
      kind={countrySearch}
      {...list}
      query={query}
      columns={useSubmissionColumns(market, record.id, query.data?.items ?? [])}
      words={listWords(t, (count) => t('showing', { count }))}
      exportFile={can('export-data') ? () => exportSubmissions(state, filters) : undefined}
      tools={
        <Ways
          market={market}
          record={record}
          hasOne={(query.data?.total ?? 1) > 0}
          onOpen={onOpen}
          jobId={list.address.job}
          onJobChange={(job) => list.onAddressChange({ ...list.address, job })}
        />
      }
      empty={
        <EmptyState
          title={t('empty')}
          description={t('emptyHelp')}
          action={
            <Button variant="default" onClick={() => onOpen()}>
              {t('start')}
            </Button>
          }
        />
      }
    />
  )
}

interface WaysProps extends Pick<SubmissionsPanelProps, 'market' | 'record' | 'onOpen'> {
  /** The device has a submission here. */
  hasOne: boolean
  /** What was taken from published files last. */
  jobId: number | undefined
  onJobChange: (jobId: number | undefined) => void
}

/** To further submissions. */
function Ways({ market, record, hasOne, onOpen, ...release }: WaysProps) {
  const t = wordsOf(submissionsTexts.list)
  return (
    <>
      {record.abilities.createSubmission && (
        <ButtonLink
          to="/country-specific/$country/$masterDiId/bulk-upload"
          params={{ country: market, masterDiId: String(record.id) }}
          variant="default"
        >
          {t('bulkUpload')}
        </ButtonLink>
      )}
      {marketsWithRelease.includes(market) && <ReleaseButton market={market} {...release} />}
      {record.abilities.createSubmission && (
        // As wide with either word: the line would break anew with the answer.
        <Button miw="12rem" onClick={() => onOpen()}>
          {t(hasOne ? 'anotherSubmission' : 'newSubmission')}
        </Button>
      )}
    </>
  )
}

function useSubmissionColumns(
  market: string,
  masterDiId: number,
  shown: readonly ListedSubmission[],
): readonly Column<ListedSubmission>[] {
  const t = wordsOf(submissionsTexts.list)
  const format = useFormatter()
  return [
    {
      id: 'name',
      header: t('name'),
      sortBy: 'deviceName',
      fixed: true,
      cell: (row) => (
        <RowLink
          to="/country-specific/$country/$masterDiId"
          params={{ country: market, masterDiId: String(masterDiId) }}
          search={{ tab: 'form', submission: row.id }}
        >
          {row.deviceName}
        </RowLink>
      ),
    },
    // Markets without a Basic UDI-DI know a device by its DI.
    shown.some(({ basicUdiDi }) => basicUdiDi !== null && basicUdiDi !== '')
      ? {
          id: 'basicUdiDi',
          header: t('basicUdiDi'),
          width: '15rem',
          cell: (row) => <span className="code">{row.basicUdiDi}</span>,
        }
      : {
          id: 'udiDi',
          header: t('udiDi'),
          width: '15rem',
          cell: (row) => <span className="code">{row.udiDi}</span>,
        },
    {
      id: 'status',
      header: t('status'),
      sortBy: 'status',
      width: '10rem',
      onCard: true,
      cell: (row) => (
        <SubmissionStatusBadge status={row.status} market={market} recordStatus={row.recordStatus} />
      ),
    },
    {
      id: 'standing',
      header: t('standing'),
      width: '12rem',
      onCard: true,
      cell: ({ standing, registeredVersion, toBeConfirmed }) => (
        <StandingBadge {...{ standing, toBeConfirmed, market }} version={registeredVersion} />
      ),
    },
    {
      id: 'updated',
      header: t('updated'),
      sortBy: 'updatedAt',
      width: '20rem',
      cell: (row) =>
        t('by', {
          when: format.dateTime(new Date(row.updatedAt), { dateStyle: 'medium', timeStyle: 'short' }),
          name: row.updatedByName ?? '',
        }),
    },
  ]
}
