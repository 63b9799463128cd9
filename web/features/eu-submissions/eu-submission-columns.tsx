import { Button, Group } from '@mantine/core'
import { IconDownload, IconPencil } from '@tabler/icons-react'
import { useFormatter } from 'use-intl'
import { riskClasses } from '#core/code-lists/risk-classes.ts'
import { registrationTypes } from '#core/dictionary/submission/basic.ts'
import type { ListedSubmission } from '#web/data/submissions.ts'
import { euSubmissionsTexts } from '#web/messages/en/eu-submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { SubmissionStatusBadge } from '#web/submission-form/submission-status-badge.tsx'
import { useDownloadSubmission } from '#web/submission-form/use-download-submission.ts'
import type { Column } from '#web/ui/column.ts'
import { ButtonLink, RowLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'

const labelOf = (codes: readonly { code: string; label: string }[], code: string | null | undefined) =>
  codes.find((one) => one.code === code)?.label ?? code ?? ''

export function useEuSubmissionColumns(): readonly Column<ListedSubmission>[] {
  const t = wordsOf(euSubmissionsTexts.columns)
  const format = useFormatter()
  return [
    {
      id: 'name',
      header: t('name'),
      sortBy: 'deviceName',
      fixed: true,
      leastWidth: '11rem',
      wraps: true,
      cell: (row) => (
        <RowLink to="/submissions/$id" params={{ id: String(row.id) }}>
          {row.deviceName || t('nameless', { id: String(row.id) })}
        </RowLink>
      ),
    },
    {
      id: 'identifiers',
      header: t('identifiers'),
      width: '10.25rem',
      onCard: true,
      cell: (row) => (
        <>
          <span className="code">{row.udiDi}</span>
          <br />
          <span className="code">{row.basicUdiDi}</span>
        </>
      ),
    },
    {
      id: 'riskClass',
      header: t('riskClass'),
      width: '5.25rem',
      cell: (row) => labelOf(riskClasses, row.riskClass),
    },
    {
      id: 'type',
      header: t('type'),
      width: '10.5rem',
      cell: (row) =>
        row.registrationType && (
          <StatusBadge tone="neutral">{labelOf(registrationTypes, row.registrationType)}</StatusBadge>
        ),
    },
    {
      id: 'status',
      header: t('status'),
      sortBy: 'status',
      width: '11rem',
      onCard: true,
      cell: (row) => <SubmissionStatusBadge status={row.status} recordStatus={row.recordStatus} />,
    },
    {
      id: 'updated',
      header: t('updated'),
      sortBy: 'updatedAt',
      width: '7.25rem',
      cell: (row) => format.dateTime(new Date(row.updatedAt), 'day'),
    },
    {
      id: 'actions',
      header: t('actions'),
      width: '12.5rem',
      onCard: true,
      cell: (row) => <RowActions submission={row} />,
    },
  ]
}

/** What the server says this person may do with it. */
function RowActions({ submission }: { submission: ListedSubmission }) {
  const t = wordsOf(euSubmissionsTexts)
  const download = useDownloadSubmission()
  const { edit, download: mayDownload } = submission.abilities
  const name = submission.deviceName ?? submission.udiDi ?? ''
  return (
    <Group gap={6} wrap="nowrap">
      {edit && (
        <ButtonLink
          to="/submissions/$id"
          params={{ id: String(submission.id) }}
          size="compact-sm"
          variant="default"
          leftSection={<IconPencil size={14} aria-hidden />}
          aria-label={t('editOne', { name })}
        >
          {t('edit')}
        </ButtonLink>
      )}
      {mayDownload && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          loading={download.isPending}
          aria-label={t('exportOne', { name })}
          onClick={() => download.mutate(submission)}
        >
          {t('export')}
        </Button>
      )}
    </Group>
  )
}
