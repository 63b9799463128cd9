import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Submission } from '#core/contract/submissions.ts'
import type { Column } from '#web/ui/column.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ButtonLink, RowLink } from '#web/ui/router-link.tsx'
import { completeTableState } from '#web/ui/table-state.ts'
import { submissionsOfQuery } from './submission-api.ts'
import { SubmissionStatusBadge } from './submission-status-badge.tsx'

interface SubmissionsPanelProps {
  market: string
  record: MasterRecord
  onOpen: (submission?: number) => void
}

/** The submissions of this device for this country. */
export function SubmissionsPanel({ market, record, onOpen }: SubmissionsPanelProps) {
  const t = useTranslations('submissions.list')
  const [state, setState] = useState(completeTableState({}))
  const { data, error, refetch, isFetching } = useQuery(submissionsOfQuery(record.id, market))
  const columns = useSubmissionColumns(market, record.id)
  const address = { country: market, masterDiId: String(record.id) }
  return (
    <DataTable
      name="country-submissions"
      caption={t('caption')}
      columns={columns}
      rows={data?.items.slice((state.page - 1) * state.size, state.page * state.size)}
      total={data?.total}
      rowKey={(row) => row.id}
      state={state}
      onStateChange={setState}
      busy={isFetching}
      error={
        error && <ErrorPanel title={t('caption')} message={error.message} onRetry={() => void refetch()} />
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
      toolbar={
        <Group gap="xs">
          <ButtonLink
            to="/country-specific/$country/$masterDiId/bulk-upload"
            params={address}
            variant="default"
          >
            {t('bulkUpload')}
          </ButtonLink>
          {record.abilities.createSubmission && (
            <Button onClick={() => onOpen()}>{t('newSubmission')}</Button>
          )}
        </Group>
      }
    />
  )
}

function useSubmissionColumns(market: string, masterDiId: number): readonly Column<Submission>[] {
  const t = useTranslations('submissions.list')
  const format = useFormatter()
  return [
    {
      id: 'name',
      header: t('name'),
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
    {
      id: 'basicUdiDi',
      header: t('basicUdiDi'),
      width: '15rem',
      cell: (row) => <span className="code">{row.basicUdiDi}</span>,
    },
    {
      id: 'status',
      header: t('status'),
      width: '10rem',
      cell: (row) => <SubmissionStatusBadge status={row.status} />,
    },
    {
      id: 'updated',
      header: t('updated'),
      width: '20rem',
      cell: (row) =>
        t('by', {
          when: format.dateTime(new Date(row.updatedAt), { dateStyle: 'medium', timeStyle: 'short' }),
          name: row.updatedByName ?? '',
        }),
    },
  ]
}
