import { NativeSelect, SegmentedControl, Stack } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { findingSeverities } from '#core/contract/list-filters.ts'
import { byRuleQuery, exportFindings, type FindingFilters, findingsQuery } from '#web/data/validation.ts'
import { validationTexts } from '#web/messages/en/validation.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListTable, listWords } from '#web/ui/list-table.tsx'
import { ErrorsByRule } from './errors-by-rule.tsx'
import { useFindingColumns } from './finding-columns.tsx'
import { type ErrorsSearch, errorsSearch, findingStates, keptOf, marketShown } from './validation-search.ts'

interface ErrorsTabProps {
  address: ErrorsSearch
  onAddressChange: (address: ErrorsSearch) => void
}

/** What validations found, one by one or by the rule that found it. */
export function ErrorsTab({ address, onAddressChange }: ErrorsTabProps) {
  const t = wordsOf(validationTexts.errors)
  const byRule = address.view === 'rules'
  return (
    <Stack gap="md" align="stretch">
      <SegmentedControl
        style={{ alignSelf: 'flex-start' }}
        aria-label={t('view')}
        data={[
          { value: 'list', label: t('views.list') },
          { value: 'rules', label: t('views.rules') },
        ]}
        value={byRule ? 'rules' : 'list'}
        onChange={(next) =>
          onAddressChange(
            next === 'rules'
              ? { ...keptOf(address), tab: 'errors', view: 'rules' }
              : errorsSearch.read({ ...keptOf(address), tab: 'errors' }),
          )
        }
      />
      {byRule ? (
        <ErrorsByRule market={marketShown(address)} kept={keptOf(address)} />
      ) : (
        <Findings address={address} onAddressChange={onAddressChange} />
      )}
    </Stack>
  )
}

function Findings({ address, onAddressChange }: ErrorsTabProps) {
  const t = wordsOf(validationTexts.errors)
  const can = useCan()
  const state = errorsSearch.stateOf(address)
  const market = marketShown(address)
  const filters = { ...errorsSearch.filtersOf(address), market }
  const query = useQuery(findingsQuery(state, filters))
  const filter = (next: Partial<Omit<FindingFilters, 'market'>>) =>
    onAddressChange(errorsSearch.withFilters(address, next))
  return (
    <ListTable
      name="validation-errors"
      kind={errorsSearch}
      address={address}
      onAddressChange={onAddressChange}
      query={query}
      columns={useFindingColumns(query.data?.items ?? [], can('edit-submissions'))}
      rowHeight="3.75rem"
      words={listWords(t, (count) => t('showing', { count }))}
      filters={<Filters market={market} filters={filters} onFilter={filter} />}
      exportFile={can('export-data') ? () => exportFindings(state, filters) : undefined}
      empty={<EmptyState icon={IconShieldCheck} title={t('empty')} description={t('emptyHelp')} />}
    />
  )
}

interface FiltersProps {
  market: string
  filters: FindingFilters
  onFilter: (filters: Partial<Omit<FindingFilters, 'market'>>) => void
}

function Filters({ market, filters, onFilter }: FiltersProps) {
  const t = wordsOf(validationTexts.errors)
  const { data: rules = [] } = useQuery(byRuleQuery(market))
  const known = rules.some(({ errorCode }) => errorCode === filters.rule)
  return (
    <>
      <NativeSelect
        aria-label={t('severity')}
        data={[
          { value: '', label: t('allSeverities') },
          ...findingSeverities.map((value) => ({ value, label: t(`severities.${value}`) })),
        ]}
        value={filters.severity ?? ''}
        onChange={({ currentTarget }) =>
          onFilter({ severity: findingSeverities.find((one) => one === currentTarget.value) })
        }
      />
      <NativeSelect
        aria-label={t('rule')}
        data={[
          { value: '', label: t('allRules') },
          ...rules.map(({ errorCode, findings }) => ({
            value: errorCode,
            label: t('ofRule', { rule: errorCode, count: String(findings) }),
          })),
          // A rule that nothing open comes from: the address may name it all the same.
          ...(filters.rule !== undefined && !known ? [{ value: filters.rule, label: filters.rule }] : []),
        ]}
        value={filters.rule ?? ''}
        onChange={({ currentTarget }) => onFilter({ rule: currentTarget.value || undefined })}
      />
      <NativeSelect
        aria-label={t('state')}
        data={findingStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={filters.state}
        onChange={({ currentTarget }) =>
          onFilter({ state: findingStates.find((one) => one === currentTarget.value) ?? 'open' })
        }
      />
    </>
  )
}
