import { Table, Text } from '@mantine/core'
import type { RuleFindings } from '#core/contract/validation-errors.ts'
import type { Severity } from '#core/rules/rule.ts'
import { businessRulesTexts } from '#web/messages/en/business-rules.ts'
import { wordsOf } from '#web/messages/words.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'
import classes from './business-rules.module.css'
import type { RuleRow } from './rule-rows.ts'
import { severities } from './rule-search.ts'

const tones: Record<Severity, Tone> = { error: 'critical', warning: 'caution', info: 'info' }

/** How many rules of the set there are, and how heavy. */
export function SeverityCounts({ rows }: { rows: readonly RuleRow[] }) {
  const t = wordsOf(businessRulesTexts.counts)
  const count = (severity: Severity) => rows.filter((row) => row.severity === severity).length
  const counts = [
    { label: t('total'), value: rows.length },
    ...severities.map((severity) => ({ label: t(severity), value: count(severity) })),
  ]
  return (
    <StatCards label={t('label')}>
      {counts.map(({ label, value }) => (
        <StatCard key={label} label={label} value={value} />
      ))}
    </StatCards>
  )
}

interface RulesTableProps {
  rows: readonly RuleRow[]
  /** What each rule found in our own submissions; undefined while nobody knows. */
  failing: readonly RuleFindings[] | undefined
}

export function RulesTable({ rows, failing }: RulesTableProps) {
  const t = wordsOf(businessRulesTexts)
  const withFacts = rows.some((row) => row.currentFact !== undefined)
  const failed = new Map(failing?.map(({ errorCode, submissions }) => [errorCode, submissions]))
  return (
    <div className={classes.frame}>
      <Table className={classes.table} aria-label={t('title')} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="8.5rem">{t('columns.id')}</Table.Th>
            <Table.Th>{t('columns.text')}</Table.Th>
            <Table.Th w="9.5rem">{t('columns.category')}</Table.Th>
            <Table.Th w="6.5rem">{t('columns.severity')}</Table.Th>
            <Table.Th w="20%">{t('columns.appliesTo')}</Table.Th>
            {withFacts && <Table.Th w="16%">{t('columns.currentFact')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <RuleLine
              key={row.id}
              row={row}
              withFacts={withFacts}
              failing={failing && (failed.get(row.id) ?? 0)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

interface RuleLineProps {
  row: RuleRow
  withFacts: boolean
  failing: number | undefined
}

function RuleLine({ row, withFacts, failing }: RuleLineProps) {
  const t = wordsOf(businessRulesTexts)
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.id}>
        {row.id}
      </Table.Th>
      <Table.Td>
        {row.text}
        <Text size="xs" c="dimmed">
          {row.source === '' ? t('ownRule') : t('source', { source: row.source })}
        </Text>
        <Failing row={row} failing={failing} />
      </Table.Td>
      <Table.Td data-label={t('columns.category')}>{row.category}</Table.Td>
      <Table.Td>
        <StatusBadge tone={tones[row.severity]}>{t(`severity.${row.severity}`)}</StatusBadge>
      </Table.Td>
      <Table.Td data-label={t('columns.appliesTo')}>{row.appliesTo}</Table.Td>
      {withFacts && (
        <Table.Td
          data-label={t('columns.currentFact')}
          data-blank={row.currentFact === undefined || undefined}
        >
          {row.currentFact}
        </Table.Td>
      )}
    </Table.Tr>
  )
}

/** How many submissions the rule found something in when they were last validated; what informs only, fails nowhere. */
function Failing({ row, failing }: { row: RuleRow; failing: number | undefined }) {
  const t = wordsOf(businessRulesTexts)
  if (failing === undefined || row.severity === 'info') return null
  if (failing === 0) {
    return (
      <Text size="xs" c="dimmed">
        {t('failingNone')}
      </Text>
    )
  }
  return (
    <TextLink to="/validation" search={{ tab: 'errors', rule: row.id }} size="xs">
      {t('failing', { count: failing })}
    </TextLink>
  )
}
