import { Checkbox, NativeSelect, Text } from '@mantine/core'
import { IconClipboardSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { taskDues } from '#core/contract/list-filters.ts'
import { assessmentOutcomes } from '#core/dictionary/assessment/index.ts'
import { countryName, updateCountries } from '#core/intelligence/update-lists.ts'
import { LeftChip } from '#web/accounts/left-chip.tsx'
import { assessmentsQuery, exportAssessments, type ListedAssessment } from '#web/data/assessments.ts'
import { assessmentsTexts } from '#web/messages/en/assessments.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useDay } from '#web/platform/use-day.ts'
import type { Column } from '#web/ui/column.ts'
import { DaysLeftBadge } from '#web/ui/days-left.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListScreen } from '#web/ui/list-screen.tsx'
import { listWords } from '#web/ui/list-table.tsx'
import { ButtonLink, RowLink } from '#web/ui/router-link.tsx'
import { type AssessmentsScreenProps, assessmentsSearch } from './assessments-search.ts'
import { OutcomeBadge, StateBadge } from './state-badge.tsx'

/** Who finds out what an update means for the devices, and by when (decision D141). */
export function AssessmentsScreen({ address, onAddressChange }: AssessmentsScreenProps) {
  const screen = wordsOf(screensTexts['/impact-assessments'])
  const t = wordsOf(assessmentsTexts.list)
  const can = useCan()
  const state = assessmentsSearch.stateOf(address)
  const filters = assessmentsSearch.filtersOf(address)
  return (
    <ListScreen
      title={screen('title')}
      purpose={screen('purpose')}
      name="impact-assessments"
      kind={assessmentsSearch}
      address={address}
      onAddressChange={onAddressChange}
      query={useQuery(assessmentsQuery(state, filters))}
      columns={useColumns()}
      rowHeight="3.125rem"
      words={listWords(t, (count) => t('showing', { count }))}
      filters={<Filters address={address} onAddressChange={onAddressChange} />}
      exportFile={can('export-data') ? () => exportAssessments(state, filters) : undefined}
      empty={
        <EmptyState
          icon={IconClipboardSearch}
          title={t('empty')}
          description={t('emptyHelp')}
          action={
            <ButtonLink to="/regulatory-intelligence" search={{ affects: 'true' }} variant="default">
              {t('toUpdates')}
            </ButtonLink>
          }
        />
      }
    />
  )
}

const states = ['running', 'open', 'in-progress', 'completed', 'all'] as const

function Filters({ address, onAddressChange }: AssessmentsScreenProps) {
  const t = wordsOf(assessmentsTexts.filters)
  const outcomes = wordsOf(assessmentsTexts.outcomes)
  const filters = assessmentsSearch.filtersOf(address)
  const choose = (change: Partial<typeof filters>) =>
    onAddressChange(assessmentsSearch.withFilters(address, change))
  return (
    <>
      <NativeSelect
        aria-label={t('state')}
        data={states.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={filters.state}
        onChange={({ currentTarget: { value } }) =>
          choose({ state: states.find((one) => one === value) ?? 'running' })
        }
      />
      <NativeSelect
        aria-label={t('outcome')}
        data={[
          { value: '', label: t('anyOutcome') },
          ...assessmentOutcomes.map(({ code }) => ({ value: code, label: outcomes(code) })),
        ]}
        value={filters.outcome ?? ''}
        onChange={({ currentTarget: { value } }) =>
          choose({ outcome: assessmentOutcomes.find(({ code }) => code === value)?.code })
        }
      />
      <NativeSelect
        aria-label={t('market')}
        data={[
          { value: '', label: t('anyMarket') },
          ...updateCountries.map(({ code, country }) => ({ value: code, label: country })),
        ]}
        value={filters.country ?? ''}
        onChange={({ currentTarget: { value } }) => choose({ country: value || undefined })}
      />
      <NativeSelect
        aria-label={t('due')}
        data={[
          { value: '', label: t('anyDue') },
          ...taskDues.map((value) => ({ value, label: t(`dues.${value}`) })),
        ]}
        value={filters.due ?? ''}
        onChange={({ currentTarget: { value } }) => choose({ due: taskDues.find((one) => one === value) })}
      />
      <Checkbox
        label={t('mine')}
        checked={filters.mine === 'true'}
        onChange={({ currentTarget }) => choose({ mine: currentTarget.checked ? 'true' : undefined })}
      />
      {filters.left && <LeftChip onRemove={() => choose({ left: undefined })} />}
    </>
  )
}

function useColumns(): readonly Column<ListedAssessment>[] {
  const t = wordsOf(assessmentsTexts.list)
  const day = useDay()
  return [
    {
      id: 'update',
      header: t('update'),
      sortBy: 'title',
      fixed: true,
      leastWidth: '14rem',
      cell: ({ id, update }) => (
        <div>
          <RowLink to="/impact-assessments/$id" params={{ id: String(id) }}>
            {update.title}
          </RowLink>
          <Text size="xs" c="dimmed" truncate>
            {countryName(update.country)}
          </Text>
        </div>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      width: '7.5rem',
      onCard: true,
      cell: (row) => <StateBadge state={row.state} />,
    },
    {
      id: 'assignee',
      header: t('assignee'),
      width: '9rem',
      onCard: true,
      cell: ({ assigneeName }) => assigneeName ?? t('nobody'),
    },
    {
      id: 'due',
      header: t('due'),
      sortBy: 'dueDate',
      width: '12.5rem',
      onCard: true,
      cell: ({ dueDate, daysLeft, completedOn }) =>
        completedOn !== null ? (
          t('completedOn', { date: day(completedOn) })
        ) : dueDate === null ? null : (
          <>
            {day(dueDate)} {daysLeft !== null && <DaysLeftBadge daysLeft={daysLeft} scale="days" />}
          </>
        ),
    },
    {
      id: 'outcome',
      header: t('outcome'),
      width: '9.5rem',
      onCard: true,
      cell: ({ state, outcome, completion }) => (
        <div>
          <OutcomeBadge outcome={state === 'completed' ? outcome : null} />
          {completion && (
            <Text size="xs" c="dimmed">
              {t('devicesOf', { devices: completion.devices, of: completion.of })}
            </Text>
          )}
        </div>
      ),
    },
    {
      id: 'tasks',
      header: t('tasks'),
      width: '6rem',
      cell: ({ tasks: { all, open } }) => (all === 0 ? null : t('tasksDone', { done: all - open, all })),
    },
  ]
}
