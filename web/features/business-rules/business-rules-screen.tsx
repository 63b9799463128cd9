import { Button, Group, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFormatter } from 'use-intl'
import { defaultMarket } from '#core/code-lists/markets.ts'
import { byRuleQuery } from '#web/data/validation.ts'
import { businessRulesTexts } from '#web/messages/en/business-rules.ts'
import { wordsOf } from '#web/messages/words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import classes from './business-rules.module.css'
import { ruleRows } from './rule-rows.ts'
import { filteredRows, type RulesSearch, rowsOfGroup, severities, shownGroups } from './rule-search.ts'
import { RulesTable, SeverityCounts } from './rules-table.tsx'

interface BusinessRulesScreenProps {
  search: RulesSearch
  onSearchChange: (search: RulesSearch) => void
}

export function BusinessRulesScreen({ search, onSearchChange }: BusinessRulesScreenProps) {
  const t = wordsOf(businessRulesTexts)
  const format = useFormatter()
  const rows = useMemo(
    () =>
      ruleRows({
        wholeSubmission: t('wholeSubmission'),
        column: (table, column) => t('column', { table, column }),
      }),
    [t],
  )
  const group = search.group ?? 'catalogue'
  const ofGroup = rowsOfGroup(rows, group)
  const shown = filteredRows(ofGroup, search)
  const failing = useQuery(byRuleQuery(defaultMarket)).data
  return (
    <>
      <ScreenTabs group="eudamed" />
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <Stack gap="md">
        <Text size="sm">{t('figures')}</Text>
        <div className={classes.groups}>
          <SegmentedControl
            aria-label={t('groups.label')}
            data={shownGroups.map((value) => ({
              value,
              label: `${t(`groups.${value}`)} (${format.number(rowsOfGroup(rows, value).length)})`,
            }))}
            value={group}
            // Another set has other categories.
            onChange={(next) => onSearchChange({ ...search, group: next, category: '' })}
          />
        </div>
        <Text size="sm" c="dimmed">
          {t(`groupHelp.${group}`)}
        </Text>
        <SeverityCounts rows={ofGroup} />
        <Filters
          categories={[...new Set(ofGroup.map((row) => row.category))]}
          search={search}
          onSearchChange={onSearchChange}
        />
        <Text size="sm" c="dimmed" role="status">
          {t('showing', { shown: format.number(shown.length), total: format.number(ofGroup.length) })}
        </Text>
        {shown.length > 0 ? (
          <RulesTable rows={shown} failing={failing} />
        ) : (
          <NoRules search={search} onSearchChange={onSearchChange} />
        )}
      </Stack>
    </>
  )
}

interface FiltersProps extends BusinessRulesScreenProps {
  categories: readonly string[]
}

function Filters({ categories, search, onSearchChange }: FiltersProps) {
  const t = wordsOf(businessRulesTexts)
  return (
    <div className={classes.filters}>
      <SearchBox
        label={t('search')}
        value={search.search ?? ''}
        onChange={(next) => onSearchChange({ ...search, search: next })}
      />
      <NativeSelect
        aria-label={t('category')}
        data={[
          { value: '', label: t('allCategories') },
          ...categories.map((category) => ({ value: category, label: category })),
        ]}
        value={search.category ?? ''}
        onChange={(event) => onSearchChange({ ...search, category: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('severityFilter')}
        data={[
          { value: '', label: t('allSeverities') },
          ...severities.map((value) => ({ value, label: t(`severity.${value}`) })),
        ]}
        value={search.severity ?? ''}
        onChange={(event) => {
          const { severity: _, ...rest } = search
          const severity = severities.find((known) => known === event.currentTarget.value)
          onSearchChange({ ...rest, ...(severity && { severity }) })
        }}
      />
    </div>
  )
}

function NoRules({ search, onSearchChange }: BusinessRulesScreenProps) {
  const t = wordsOf(businessRulesTexts)
  const inAll = search.group === 'all'
  return (
    <div className={classes.frame}>
      <EmptyState
        title={t('empty')}
        {...(!inAll && { description: t('emptyHelp') })}
        action={
          <Group gap="xs" justify="center">
            {!inAll && (
              <Button
                variant="default"
                onClick={() =>
                  onSearchChange({ group: 'all', ...(search.search && { search: search.search }) })
                }
              >
                {t('searchAll')}
              </Button>
            )}
            <Button
              variant="default"
              onClick={() => onSearchChange(search.group ? { group: search.group } : {})}
            >
              {t('clear')}
            </Button>
          </Group>
        }
      />
    </div>
  )
}
