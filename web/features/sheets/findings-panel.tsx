import { Button, Card, Text, Title } from '@mantine/core'
import { submissionSheetsTexts } from '#web/messages/en/submission-sheets.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import type { RuleFindings } from './gaps.ts'
import classes from './sheets.module.css'

interface FindingsPanelProps {
  rules: readonly RuleFindings[]
  labelOf: (path: string) => string
  readOnly: boolean
  onFix: (rule: RuleFindings) => void
  onShow: (rule: RuleFindings) => void
}

/** What the rules find, by rule: one sentence for all devices it concerns, and one button where it can be mended. */
export function FindingsPanel({ rules, labelOf, readOnly, onFix, onShow }: FindingsPanelProps) {
  const t = wordsOf(submissionSheetsTexts.findings)
  if (rules.length === 0) return null
  return (
    <Card withBorder padding="md" component="section" aria-label={t('title')}>
      <Title order={2} size="h4" mb="sm">
        {t('title')}
      </Title>
      <ul className={classes.rules}>
        {rules.map((rule) => {
          const fixable = rule.devices.filter(({ issue }) => issue.fix).length
          const [first] = rule.devices
          return (
            <li key={rule.key} className={classes.rule}>
              <StatusBadge tone={rule.severity === 'error' ? 'critical' : 'caution'}>
                {rule.ruleId}
              </StatusBadge>
              <Text size="sm" fw={600}>
                {first?.issue.field ? labelOf(first.issue.field) : t('whole')}
              </Text>
              <Text size="sm" style={{ flex: '1 1 20rem' }}>
                {rule.message}
              </Text>
              <Button size="compact-sm" variant="subtle" onClick={() => onShow(rule)}>
                {t('devices', { count: rule.devices.length })}
              </Button>
              {fixable > 0 && !readOnly && (
                <Button size="compact-sm" variant="default" onClick={() => onFix(rule)}>
                  {t('fix', { label: first?.issue.fix?.label ?? '', count: fixable })}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
