import { useFormatter, useTranslations } from 'use-intl'
import { riskClasses } from '#core/code-lists/risk-classes.ts'
import { registrationTypes } from '#core/dictionary/submission/basic.ts'
import type { ListedSubmission } from '#web/data/submissions.ts'
import { SubmissionStatusBadge } from '#web/submission-form/submission-status-badge.tsx'
import type { Column } from '#web/ui/column.ts'
import { RowLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'

const labelOf = (codes: readonly { code: string; label: string }[], code: string | null | undefined) =>
  codes.find((one) => one.code === code)?.label ?? code ?? ''

export function useEuSubmissionColumns(): readonly Column<ListedSubmission>[] {
  const t = useTranslations('euSubmissions.columns')
  const format = useFormatter()
  return [
    {
      id: 'name',
      header: t('name'),
      sortBy: 'deviceName',
      fixed: true,
      cell: (row) => (
        <RowLink to="/submissions/$id" params={{ id: String(row.id) }}>
          {row.deviceName || t('nameless', { id: String(row.id) })}
        </RowLink>
      ),
    },
    {
      id: 'basicUdiDi',
      header: t('basicUdiDi'),
      width: '14rem',
      cell: (row) => <span className="code">{row.basicUdiDi}</span>,
    },
    {
      id: 'udiDi',
      header: t('udiDi'),
      width: '11rem',
      onCard: true,
      cell: (row) => <span className="code">{row.udiDi}</span>,
    },
    {
      id: 'riskClass',
      header: t('riskClass'),
      width: '7rem',
      cell: (row) => labelOf(riskClasses, row.riskClass),
    },
    {
      id: 'type',
      header: t('type'),
      width: '12rem',
      cell: (row) =>
        row.registrationType && (
          <StatusBadge tone="neutral">{labelOf(registrationTypes, row.registrationType)}</StatusBadge>
        ),
    },
    {
      id: 'status',
      header: t('status'),
      sortBy: 'status',
      width: '10rem',
      onCard: true,
      cell: (row) => <SubmissionStatusBadge status={row.status} />,
    },
    {
      id: 'updated',
      header: t('updated'),
      sortBy: 'updatedAt',
      width: '9rem',
      cell: (row) => format.dateTime(new Date(row.updatedAt), 'day'),
    },
  ]
}
