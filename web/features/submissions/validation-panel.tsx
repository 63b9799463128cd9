import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconDownload, IconShieldCheck } from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Submission, SubmissionIssue, ValidationResults } from '#core/contract/submissions.ts'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { labelOfPath } from './market-fields.ts'
import { SubmissionStatusBadge } from './submission-status-badge.tsx'
import classes from './validation-panel.module.css'

type FixChanges = NonNullable<SubmissionIssue['fix']>['changes']

interface ValidationPanelProps {
  submission: Submission
  dirty: boolean
  validating: boolean
  downloading: boolean
  onValidate: () => void
  onDownload: () => void
  onGoTo: (path: string) => void
  onFix: (changes: FixChanges) => void
}

/** Where the submission stands: what is wrong, what to do about it, and the file once nothing is. */
export function ValidationPanel(props: ValidationPanelProps) {
  const { submission, dirty, validating, downloading, onValidate, onDownload } = props
  const t = useTranslations('submissions')
  const results = submission.validationResults
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('validation.heading')}>
      <Group justify="space-between" align="flex-start">
        <Group gap="sm">
          <Title order={2} size="h4">
            {t('validation.heading')}
          </Title>
          <SubmissionStatusBadge status={submission.status} />
        </Group>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconShieldCheck size={16} aria-hidden />}
            loading={validating}
            disabled={!submission.abilities.validate && !dirty}
            onClick={onValidate}
          >
            {dirty ? t('form.saveAndValidate') : t('form.validate')}
          </Button>
          <Button
            variant="light"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={downloading}
            disabled={!submission.abilities.download || dirty}
            onClick={onDownload}
          >
            {t('form.download')}
          </Button>
        </Group>
      </Group>
      {results ? (
        <Results results={results} {...props} />
      ) : (
        <Text c="dimmed" size="sm">
          {t('validation.never')}
        </Text>
      )}
    </Card>
  )
}

const order: Record<SubmissionIssue['severity'], number> = { error: 0, warning: 1, info: 2 }
const tones: Record<SubmissionIssue['severity'], Tone> = {
  error: 'critical',
  warning: 'caution',
  info: 'info',
}

function Results({ results, onGoTo, onFix }: ValidationPanelProps & { results: ValidationResults }) {
  const t = useTranslations('submissions.validation')
  const format = useFormatter()
  const issues = results.issues.toSorted((a, b) => order[a.severity] - order[b.severity])
  const count = (severity: SubmissionIssue['severity']) =>
    issues.filter((issue) => issue.severity === severity).length
  const ready = count('error') === 0 && results.schemaValid !== false
  return (
    <Stack gap="sm" mt="sm">
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {t('at', {
            when: format.dateTime(new Date(results.at), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </Text>
        {results.schemaValid !== null && (
          <StatusBadge tone={results.schemaValid ? 'positive' : 'critical'}>
            {results.schemaValid ? t('schemaOk') : t('schemaFailed')}
          </StatusBadge>
        )}
        <StatusBadge tone={results.businessRulesValid ? 'positive' : 'critical'}>
          {results.businessRulesValid ? t('rulesOk') : t('rulesFailed')}
        </StatusBadge>
        {count('error') > 0 && (
          <StatusBadge tone="critical">{t('errors', { count: count('error') })}</StatusBadge>
        )}
        {count('warning') > 0 && (
          <StatusBadge tone="caution">{t('warnings', { count: count('warning') })}</StatusBadge>
        )}
        {count('info') > 0 && <StatusBadge tone="info">{t('infos', { count: count('info') })}</StatusBadge>}
      </Group>
      {ready && <Text size="sm">{t('ready')}</Text>}
      <ul className={classes.issues}>
        {issues.map((issue) => (
          <IssueLine
            key={`${issue.ruleId} ${issue.field} ${issue.message}`}
            issue={issue}
            onGoTo={onGoTo}
            onFix={onFix}
          />
        ))}
      </ul>
    </Stack>
  )
}

interface IssueLineProps {
  issue: SubmissionIssue
  onGoTo: (path: string) => void
  onFix: (changes: FixChanges) => void
}

function IssueLine({ issue, onGoTo, onFix }: IssueLineProps) {
  const t = useTranslations('submissions.validation')
  const { field, fix } = issue
  return (
    <li className={classes.issue}>
      <span className={classes.rule}>
        <StatusBadge tone={tones[issue.severity]}>{issue.ruleId}</StatusBadge>
      </span>
      <span className={classes.words}>
        {field !== null && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            fw={600}
            aria-label={t('toField', { field: labelOfPath(field) })}
            onClick={() => onGoTo(field)}
          >
            {labelOfPath(field)}
          </Anchor>
        )}
        <Text size="sm" span>
          {issue.message}
        </Text>
      </span>
      {fix && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            onFix(fix.changes)
            toast({ title: t('applied', { label: fix.label }) })
          }}
        >
          {fix.label}
        </Button>
      )}
    </li>
  )
}
