import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type Ref, useState } from 'react'
import { useFormatter } from 'use-intl'
import { hasUdiDatabase } from '#core/code-lists/markets.ts'
import type { Modelled } from '#core/code-lists/regions.ts'
import { registerName } from '#core/code-lists/registers.ts'
import type { Submission } from '#core/contract/submissions.ts'
import type { SubmissionIssue, ValidationResults } from '#core/contract/validation-results.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { SubmissionStatusBadge } from '#web/submission-form/submission-status-badge.tsx'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'
import classes from './validation-panel.module.css'

export type Fix = NonNullable<SubmissionIssue['fix']>

interface ValidationPanelProps {
  ref: Ref<HTMLElement>
  submission: Submission
  /** How well the hub knows the market (decision D55). */
  modelled: Modelled
  /** What its regulator asks for besides, where that is not public (decision D133). */
  untold: readonly string[] | undefined
  /** The form has changes that were not judged. */
  dirty: boolean
  /** Those the form has: a finding about another leads nowhere. */
  fields: Fields
  /** The words for a dictionary path. */
  labelOf: (path: string) => string
  onGoTo: (path: string) => void
  onFix: (fix: Fix) => void
}

/** Where the submission stands: what is wrong, and what to do about it. */
export function ValidationPanel({ ref, submission, dirty, ...rest }: ValidationPanelProps) {
  const t = wordsOf(submissionsTexts.validation)
  const results = submission.validationResults
  // On a telephone the findings would push the form out of sight.
  const narrow = useMediaQuery('(width < 48em)') === true
  const [open, setOpen] = useState<boolean>()
  const folded = narrow && open !== true
  return (
    <Card
      withBorder
      padding="md"
      component="section"
      aria-label={t('heading')}
      ref={ref}
      tabIndex={-1}
      className={classes.panel}
    >
      <Group gap="sm" mb="xs">
        <Title order={2}>{t('heading')}</Title>
        <SubmissionStatusBadge
          status={submission.status}
          market={submission.targetCountries?.[0]}
          recordStatus={submission.recordStatus}
        />
      </Group>
      {results && narrow && (
        <Button
          size="compact-sm"
          variant="default"
          mb="xs"
          aria-expanded={!folded}
          onClick={() => setOpen(folded)}
        >
          {t(folded ? 'show' : 'hide')}
        </Button>
      )}
      {results && dirty && (
        <Text size="sm" c="dimmed" mb="xs">
          {t('outdated')}
        </Text>
      )}
      {results ? (
        <Results results={results} submission={submission} folded={folded} {...rest} />
      ) : (
        <Text c="dimmed" size="sm">
          {t('never')}
        </Text>
      )}
    </Card>
  )
}

type Severity = SubmissionIssue['severity']
const order: readonly Severity[] = ['error', 'warning', 'info']
const tones: Record<Severity, Tone> = { error: 'critical', warning: 'caution', info: 'info' }
const counted = { error: 'errors', warning: 'warnings', info: 'infos' } as const

type ResultsProps = Omit<ValidationPanelProps, 'ref' | 'dirty'> & {
  results: ValidationResults
  /** Counts alone. */
  folded: boolean
}

function Results({ results, submission, folded, modelled, untold = [], ...rest }: ResultsProps) {
  const t = wordsOf(submissionsTexts.validation)
  const format = useFormatter()
  const { issues, schemaValid, businessRulesValid } = results
  const known = modelled === 'worksheet' ? 'worksheet' : untold.length > 0 ? 'elements' : 'full'
  const isPartlyKnown = known !== 'full'
  const hasDatabase = hasUdiDatabase(submission.targetCountries?.[0] ?? '')
  const ready = schemaValid !== false && !issues.some(({ severity }) => severity === 'error')
  return (
    <Stack gap="sm">
      <Group gap={6}>
        {schemaValid !== null && (
          <StatusBadge tone={schemaValid ? 'positive' : 'critical'}>
            {schemaValid ? t('schemaOk') : t('schemaFailed')}
          </StatusBadge>
        )}
        <StatusBadge tone={!businessRulesValid ? 'critical' : isPartlyKnown ? 'neutral' : 'positive'}>
          {!businessRulesValid ? t('rulesFailed') : isPartlyKnown ? t('checksOk') : t('rulesOk')}
        </StatusBadge>
      </Group>
      {ready && (
        <Text size="sm">
          {t(`noErrors.${hasDatabase ? known : 'noDatabase'}`)}{' '}
          <NextStep submission={submission} known={known} />
        </Text>
      )}
      {order.map((severity) => (
        <IssueList
          key={severity}
          severity={severity}
          folded={folded}
          issues={issues.filter((issue) => issue.severity === severity)}
          {...rest}
        />
      ))}
      <Text size="xs" c="dimmed">
        {t('at', {
          when: format.dateTime(new Date(results.at), 'instant'),
        })}
      </Text>
    </Stack>
  )
}

interface NextStepProps {
  submission: Submission
  /** How much of what the regulator asks for was checked. */
  known: 'full' | 'worksheet' | 'elements'
}

/** What can be done with a submission that has no errors. */
function NextStep({
  submission: { status, targetCountries, abilities, recordStatus },
  known,
}: NextStepProps) {
  const t = wordsOf(submissionsTexts.validation)
  if (status === 'rejected') return t('refused', { register: registerName(targetCountries?.[0] ?? '') })
  if (abilities.download) return t(`download.${known}`)
  if (recordStatus === 'deleted') return t('ofDeleted')
  if (status === 'pending') return t('waits')
  return abilities.sendForApproval ? t('toApprove') : null
}

interface IssueListProps extends Pick<ResultsProps, 'folded' | 'fields' | 'labelOf' | 'onGoTo' | 'onFix'> {
  severity: Severity
  issues: readonly SubmissionIssue[]
}

function IssueList({ severity, issues, folded, ...rest }: IssueListProps) {
  const t = wordsOf(submissionsTexts.validation)
  if (issues.length === 0) return null
  return (
    <div>
      <StatusBadge tone={tones[severity]}>{t(counted[severity], { count: issues.length })}</StatusBadge>
      {!folded && (
        <ul className={classes.issues}>
          {issues.map((issue) => (
            <IssueLine key={`${issue.ruleId} ${issue.field} ${issue.message}`} issue={issue} {...rest} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface IssueLineProps extends Omit<IssueListProps, 'issues' | 'severity' | 'folded'> {
  issue: SubmissionIssue
}

function IssueLine({ issue, fields, labelOf, onGoTo, onFix }: IssueLineProps) {
  const t = wordsOf(submissionsTexts.validation)
  const { field, fix } = issue
  const inForm = field !== null && (field.split('.')[0] ?? '') in fields
  return (
    <li className={classes.issue}>
      <Group gap={6} justify="space-between" wrap="nowrap" align="baseline">
        {field === null ? (
          <Text size="sm" fw={600} span>
            {t('wholeSubmission')}
          </Text>
        ) : inForm ? (
          <Anchor
            component="button"
            type="button"
            size="sm"
            fw={600}
            ta="left"
            aria-label={t('toField', { field: labelOf(field) })}
            onClick={() => onGoTo(field)}
          >
            {labelOf(field)}
          </Anchor>
        ) : (
          <Text size="sm" fw={600} span>
            {labelOf(field)}
          </Text>
        )}
        <span className={classes.rule}>{issue.ruleId}</span>
      </Group>
      <Text size="sm">{issue.message}</Text>
      {fix && (
        <Button size="compact-sm" variant="default" mt={4} onClick={() => onFix(fix)}>
          {fix.label}
        </Button>
      )}
    </li>
  )
}
