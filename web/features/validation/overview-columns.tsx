import { Stack, Text } from '@mantine/core'
import { useFormatter } from 'use-intl'
import { defaultMarket } from '#core/code-lists/markets.ts'
import type { ValidatedSubmission } from '#web/data/validation.ts'
import { validationTexts } from '#web/messages/en/validation.ts'
import { wordsOf } from '#web/messages/words.ts'
import { SubmissionLink } from '#web/submission-form/submission-link.tsx'
import { SubmissionStatusBadge } from '#web/submission-form/submission-status-badge.tsx'
import type { Column } from '#web/ui/column.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { type OnValidating, ValidateButton } from './validate-button.tsx'
import type { KeptAddress } from './validation-search.ts'

/** `validating`: those whose validation is running now; `kept`: what links keep of the address. */
export function useOverviewColumns(
  validating: ReadonlySet<number>,
  onValidating: OnValidating,
  kept: KeptAddress,
): readonly Column<ValidatedSubmission>[] {
  const t = wordsOf(validationTexts.overview)
  const format = useFormatter()
  return [
    {
      id: 'device',
      header: t('columns.device'),
      sortBy: 'deviceName',
      fixed: true,
      leastWidth: '15rem',
      cell: (row) => (
        <Stack gap={0}>
          <SubmissionLink
            row
            submission={{ ...row, country: row.targetCountries[0] ?? defaultMarket }}
            title={row.deviceName ?? ''}
          >
            <bdi>{row.deviceName ?? t('unnamed', { id: String(row.id) })}</bdi>
          </SubmissionLink>
          <Text size="xs" c="dimmed" className="code" truncate>
            {row.basicUdiDi}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'status',
      header: t('columns.status'),
      sortBy: 'status',
      width: '11rem',
      onCard: true,
      cell: ({ id, status, targetCountries, recordStatus }) => (
        <SubmissionStatusBadge
          status={validating.has(id) ? 'validating' : status}
          market={targetCountries[0]}
          recordStatus={recordStatus}
        />
      ),
    },
    {
      id: 'schema',
      header: t('columns.schema'),
      width: '7.5rem',
      onCard: true,
      cell: ({ validationResults: results }) => {
        if (!results || results.schemaValid === null) return <Unknown />
        return (
          <StatusBadge tone={results.schemaValid ? 'positive' : 'critical'}>
            {t(results.schemaValid ? 'schemaValid' : 'schemaInvalid')}
          </StatusBadge>
        )
      },
    },
    {
      id: 'rules',
      header: t('columns.rules'),
      width: '8.5rem',
      onCard: true,
      cell: ({ validationResults: results }) => {
        if (!results) return <Unknown />
        if (!results.businessRulesValid) return <StatusBadge tone="critical">{t('rulesFailed')}</StatusBadge>
        const clean = results.warnings.length === 0
        return (
          <StatusBadge tone={clean ? 'positive' : 'caution'}>
            {t(clean ? 'rulesPassed' : 'rulesWarnings')}
          </StatusBadge>
        )
      },
    },
    {
      id: 'found',
      header: t('columns.found'),
      width: '11rem',
      cell: ({ id, validationResults: results }) => {
        if (!results) return <Unknown />
        const errors = results.issues.filter(({ severity }) => severity === 'error').length
        const warnings = results.warnings.length
        const words = t('found', { errors, warnings })
        if (errors + warnings === 0) return words
        return (
          <TextLink to="/validation" search={{ ...kept, tab: 'errors', submission: id }} fz="inherit">
            {words}
          </TextLink>
        )
      },
    },
    {
      id: 'at',
      header: t('columns.at'),
      width: '8rem',
      cell: ({ validationResults: results }) =>
        results ? (
          <Stack gap={0}>
            <Text size="sm">{format.dateTime(new Date(results.at), 'day')}</Text>
            <Text size="xs" c="dimmed">
              {format.dateTime(new Date(results.at), { timeStyle: 'long' })}
            </Text>
          </Stack>
        ) : (
          <Unknown />
        ),
    },
    {
      id: 'validate',
      header: t('columns.validate'),
      width: '7.5rem',
      onCard: true,
      cell: (row) =>
        row.abilities.validate && <ValidateButton submission={row} onValidating={onValidating} />,
    },
  ]
}

/** Never validated, or changed since. */
function Unknown() {
  const t = wordsOf(validationTexts.overview)
  return (
    <Text span size="sm" c="dimmed">
      {t('notValidated')}
    </Text>
  )
}
