import { Button, Table, Text } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { RuleFindings } from '#core/contract/validation-errors.ts'
import { byRuleQuery } from '#web/data/validation.ts'
import { validationTexts } from '#web/messages/en/validation.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { FixAllDialog } from './fix-all-dialog.tsx'
import classes from './validation.module.css'
import type { KeptAddress } from './validation-search.ts'

interface ErrorsByRuleProps {
  market: string
  /** What links keep of the address. */
  kept: KeptAddress
}

/** What each rule found, worst and most first; with the fix for all where validation proposes one. */
export function ErrorsByRule({ market, kept }: ErrorsByRuleProps) {
  const t = wordsOf(validationTexts.byRule)
  const errors = wordsOf(validationTexts.errors)
  const { data, error, refetch } = useQuery(byRuleQuery(market))
  const [fixing, setFixing] = useState<RuleFindings>()
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!data) return <CentredSpinner label={t('caption')} />
  return (
    <>
      {data.length === 0 ? (
        <EmptyState icon={IconShieldCheck} title={errors('empty')} description={errors('emptyHelp')} />
      ) : (
        <div className={classes.frame}>
          <Table className={classes.table} aria-label={t('caption')} verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('columns.rule')}</Table.Th>
                <Table.Th w="7.5rem">{t('columns.severity')}</Table.Th>
                <Table.Th w="9.5rem">{t('columns.devices')}</Table.Th>
                <Table.Th w="7rem">{t('columns.findings')}</Table.Th>
                <Table.Th w="9rem">{t('columns.fix')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map((rule) => (
                <RuleLine key={rule.errorCode} rule={rule} kept={kept} onFix={() => setFixing(rule)} />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      <FixAllDialog rule={fixing} market={market} onClose={() => setFixing(undefined)} />
    </>
  )
}

interface RuleLineProps {
  rule: RuleFindings
  kept: KeptAddress
  onFix: () => void
}

function RuleLine({ rule, kept, onFix }: RuleLineProps) {
  const t = wordsOf(validationTexts.byRule)
  const errors = wordsOf(validationTexts.errors)
  const format = useFormatter()
  const mayFix = useCan()('edit-submissions') && rule.fixable > 0
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        <Text span fw={600} className="code">
          {rule.errorCode}
        </Text>
        <Text size="sm">{rule.message}</Text>
      </Table.Th>
      <Table.Td>
        <StatusBadge tone={rule.severity === 'error' ? 'critical' : 'caution'}>
          {errors(`severities.${rule.severity === 'error' ? 'error' : 'warning'}`)}
        </StatusBadge>
      </Table.Td>
      <Table.Td data-label={t('columns.devices')}>
        <TextLink
          to="/validation"
          search={{ ...kept, tab: 'errors', rule: rule.errorCode }}
          aria-label={`${t('devices', { count: rule.submissions })}. ${t('show', { rule: rule.errorCode })}`}
        >
          {t('devices', { count: rule.submissions })}
        </TextLink>
      </Table.Td>
      <Table.Td data-label={t('columns.findings')}>{format.number(rule.findings)}</Table.Td>
      <Table.Td>
        {mayFix ? (
          <Button
            size="compact-sm"
            aria-label={t('fixOf', { rule: rule.errorCode, count: rule.fixable })}
            onClick={onFix}
          >
            {t('fixAll', { count: format.number(rule.fixable) })}
          </Button>
        ) : (
          <Text span size="sm" c="dimmed">
            {t('noFix')}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
