import { Stack, Text } from '@mantine/core'
import { useFormatter } from 'use-intl'
import type { ListedFinding } from '#web/data/validation.ts'
import { validationTexts } from '#web/messages/en/validation.ts'
import { wordsOf } from '#web/messages/words.ts'
import { type Openable, SubmissionLink } from '#web/submission-form/submission-link.tsx'
import { useFieldWords } from '#web/submission-form/use-field-words.ts'
import type { Column } from '#web/ui/column.ts'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'
import { MarkResolved } from './mark-resolved.tsx'

const tones: Readonly<Record<string, Tone>> = { error: 'critical', warning: 'caution', info: 'info' }

const openable = ({ submissionId, country, masterDiId }: ListedFinding): Openable => ({
  id: submissionId,
  country,
  masterDiId,
})

/** The message names the row, and leads to the field it is about. */
export function useFindingColumns(
  shown: readonly ListedFinding[],
  mayResolve: boolean,
): readonly Column<ListedFinding>[] {
  const t = wordsOf(validationTexts.errors)
  const format = useFormatter()
  const words = useFieldWords(shown.map(({ country }) => country))
  const fieldWords = ({ fieldName, country }: ListedFinding) =>
    fieldName === null ? t('wholeSubmission') : words.labelOf(country, fieldName)
  return [
    {
      id: 'message',
      header: t('columns.message'),
      fixed: true,
      wraps: true,
      leastWidth: '20rem',
      cell: (row) => (
        <SubmissionLink
          submission={openable(row)}
          field={row.fieldName}
          data-row-link
          title={row.errorMessage}
          aria-label={`${row.errorMessage} ${t('goTo', { field: fieldWords(row), device: row.deviceName ?? '' })}`}
          fz="inherit"
        >
          {row.errorMessage}
        </SubmissionLink>
      ),
    },
    {
      id: 'code',
      header: t('columns.code'),
      sortBy: 'errorCode',
      width: '9rem',
      onCard: true,
      cell: ({ errorCode, createdAt }) => (
        <Stack gap={0}>
          <span className="code">{errorCode}</span>
          <Text size="xs" c="dimmed">
            {format.dateTime(new Date(createdAt), 'day')}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'device',
      header: t('columns.device'),
      sortBy: 'deviceName',
      width: '12rem',
      onCard: true,
      cell: (row) => (
        <Stack gap={0}>
          <Text size="sm" truncate dir="auto" title={row.deviceName ?? ''}>
            {row.deviceName ?? t('unnamed', { id: String(row.submissionId) })}
          </Text>
          <Text size="xs" c="dimmed" truncate className="code">
            {[row.country, row.basicUdiDi].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      ),
    },
    { id: 'field', header: t('columns.field'), width: '9.5rem', wraps: true, cell: fieldWords },
    {
      id: 'severity',
      header: t('columns.severity'),
      sortBy: 'severity',
      width: '7rem',
      onCard: true,
      cell: ({ severity, resolved }) =>
        resolved ? (
          <StatusBadge tone="positive">{t('resolved')}</StatusBadge>
        ) : (
          <StatusBadge tone={tones[severity] ?? 'neutral'}>
            {t(`severities.${severity === 'error' ? 'error' : 'warning'}`)}
          </StatusBadge>
        ),
    },
    ...(mayResolve
      ? [
          {
            id: 'resolve',
            header: t('columns.resolve'),
            width: '9.5rem' as const,
            onCard: true as const,
            cell: (row: ListedFinding) => !row.resolved && <MarkResolved finding={row} />,
          },
        ]
      : []),
  ]
}
