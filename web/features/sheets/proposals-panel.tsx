import { Button, Card, Group, Text, Title } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SheetDevice, SubmissionSheet } from '#core/contract/submission-sheets.ts'
import type { MarketForm } from '#core/markets/market.ts'
import { certificationsInForceQuery } from '#web/data/actors.ts'
import { submissionSheetsTexts } from '#web/messages/en/submission-sheets.ts'
import { wordsOf } from '#web/messages/words.ts'
import { labelOfPath } from '#web/submission-form/market-fields.ts'
import { changesOf, proposalsOf } from './sheet-proposals.ts'
import type { RowChange } from './sheet-state.ts'
import classes from './sheets.module.css'

interface ProposalsPanelProps {
  sheet: SubmissionSheet
  form: MarketForm
  devices: ReadonlyMap<number, SheetDevice>
  readOnly: boolean
  onUse: (changes: readonly RowChange[]) => void
}

/** Values that probably belong into empty cells, each with one button for all devices it fits. */
export function ProposalsPanel({ sheet, form, devices, readOnly, onUse }: ProposalsPanelProps) {
  const t = wordsOf(submissionSheetsTexts.proposals)
  const known = useCertifications(sheet, form.proposals !== undefined && !readOnly)
  const proposals = useMemo(
    () =>
      form.proposals && known
        ? proposalsOf(form.proposals, devices.values(), ({ masterDiId }) => known.get(masterDiId ?? 0) ?? [])
        : [],
    [form, devices, known],
  )
  if (readOnly || proposals.length === 0) return null
  return (
    <Card withBorder padding="md" component="section" aria-label={t('title')}>
      <Group justify="space-between" mb="xs" gap="xs">
        <div>
          <Title order={2} size="h4">
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('help')}
          </Text>
        </div>
        {proposals.length > 1 && (
          <Button size="compact-sm" onClick={() => onUse(changesOf(proposals))}>
            {t('useAll')}
          </Button>
        )}
      </Group>
      <ul className={classes.rules}>
        {proposals.map((proposal) => {
          const { field, label, because, ids } = proposal
          return (
            <li key={`${field} ${label} ${because}`} className={classes.rule}>
              <Text size="sm" fw={600}>
                {labelOfPath(form.fields, field)}
              </Text>
              <Text size="sm" style={{ flex: '1 1 20rem' }}>
                {label}{' '}
                <Text span size="sm" c="dimmed">
                  ({because})
                </Text>
              </Text>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('useNamed', { label, count: ids.length })}
                onClick={() => onUse(changesOf([proposal]))}
              >
                {t('use', { count: ids.length })}
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** The certifications in force of the manufacturer of each record; undefined until all are there. */
function useCertifications({ manufacturers }: SubmissionSheet, enabled: boolean) {
  const answers = useQueries({
    queries: manufacturers.map(({ operatorId }) => ({ ...certificationsInForceQuery(operatorId), enabled })),
    combine: (all) => (all.every(({ data }) => data) ? all.map(({ data }) => data ?? []) : undefined),
  })
  return useMemo(
    () =>
      answers &&
      new Map(
        manufacturers.flatMap(({ masterDiIds }, at) =>
          masterDiIds.map((id) => [id, answers[at] ?? []] as const),
        ),
      ),
    [manufacturers, answers],
  )
}
