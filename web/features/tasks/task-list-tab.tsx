import { Group, NativeSelect, Switch, Text } from '@mantine/core'
import { IconCheckbox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { taskDues, taskSubjects } from '#core/contract/list-filters.ts'
import { taskKinds, taskStatuses } from '#core/dictionary/task/index.ts'
import { LeftChip } from '#web/accounts/left-chip.tsx'
import { exportTasks, type ListedTask, tasksQuery } from '#web/data/tasks.ts'
import { tasksTexts } from '#web/messages/en/tasks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useDay } from '#web/platform/use-day.ts'
import { SubjectLink } from '#web/tasks/belongs-to.tsx'
import { TaskIcon } from '#web/tasks/task-icon.tsx'
import type { Column } from '#web/ui/column.ts'
import { DaysLeftBadge } from '#web/ui/days-left.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListTable, listWords } from '#web/ui/list-table.tsx'
import { ButtonLink, RowLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { type TasksAddress, type TasksScreenProps, tasksSearch } from './tasks-search.ts'

/** Tasks, milestones and questions of all projects and assessments, the next due first. */
export function TaskListTab({ address, onAddressChange }: TasksScreenProps) {
  const t = wordsOf(tasksTexts.list)
  const can = useCan()
  const state = tasksSearch.stateOf(address)
  const filters = tasksSearch.filtersOf(address)
  return (
    <ListTable
      name="tasks"
      kind={tasksSearch}
      address={address}
      onAddressChange={onAddressChange}
      query={useQuery(tasksQuery(state, filters))}
      columns={useColumns(address)}
      rowHeight="3.125rem"
      words={listWords(t, (count) => t('showing', { count }))}
      filters={<Filters address={address} onAddressChange={onAddressChange} />}
      exportFile={can('export-data') ? () => exportTasks(state, filters) : undefined}
      empty={
        <EmptyState
          icon={IconCheckbox}
          title={t('empty')}
          description={t('emptyHelp')}
          action={
            <ButtonLink to="/simple-rim" search={{ tab: 'submissions' }} variant="default">
              {t('toProjects')}
            </ButtonLink>
          }
        />
      }
    />
  )
}

function Filters({ address, onAddressChange }: TasksScreenProps) {
  const t = wordsOf(tasksTexts)
  const filters = tasksSearch.filtersOf(address)
  const choose = (change: Partial<TasksAddress>) => onAddressChange(tasksSearch.withFilters(address, change))
  return (
    <>
      <NativeSelect
        aria-label={t('list.dueDate')}
        data={[
          { value: '', label: t('list.anyDue') },
          ...taskDues.map((value) => ({ value, label: t(`list.dues.${value}`) })),
        ]}
        value={filters.due ?? ''}
        onChange={({ currentTarget: { value } }) => choose({ due: taskDues.find((one) => one === value) })}
      />
      <NativeSelect
        aria-label={t('list.kind')}
        data={[
          { value: '', label: t('list.anyKind') },
          ...taskKinds.map(({ code }) => ({ value: code, label: t(`kinds.${code}`) })),
        ]}
        value={filters.kind ?? ''}
        onChange={({ currentTarget: { value } }) =>
          choose({ kind: taskKinds.find(({ code }) => code === value)?.code })
        }
      />
      <NativeSelect
        aria-label={t('list.status')}
        data={[
          ...taskStatuses.map(({ code }) => ({ value: code, label: t(`statuses.${code}`) })),
          { value: 'all', label: t('list.anyStatus') },
        ]}
        value={filters.status}
        onChange={({ currentTarget: { value } }) =>
          choose({ status: taskStatuses.find(({ code }) => code === value)?.code ?? 'all' })
        }
      />
      <NativeSelect
        aria-label={t('list.belongsTo')}
        data={[
          { value: '', label: t('list.anySubject') },
          ...taskSubjects.map((value) => ({ value, label: t(`list.subjects.${value}`) })),
        ]}
        value={filters.of ?? ''}
        onChange={({ currentTarget: { value } }) => choose({ of: taskSubjects.find((one) => one === value) })}
      />
      <Switch
        label={t('list.mine')}
        checked={filters.mine === 'true'}
        onChange={({ currentTarget: { checked } }) => choose({ mine: checked ? 'true' : undefined })}
      />
      {filters.left && <LeftChip onRemove={() => choose({ left: undefined })} />}
    </>
  )
}

function useColumns(address: TasksAddress): readonly Column<ListedTask>[] {
  const t = wordsOf(tasksTexts)
  const day = useDay()
  return [
    {
      id: 'title',
      header: t('list.title'),
      sortBy: 'title',
      fixed: true,
      leastWidth: '14rem',
      cell: (row) => (
        <Group gap="xs" wrap="nowrap">
          <TaskIcon kind={row.kind} />
          <RowLink to="/tasks" search={{ ...address, task: row.id }} resetScroll={false}>
            {row.title}
          </RowLink>
        </Group>
      ),
    },
    {
      id: 'dueDate',
      header: t('list.dueDate'),
      sortBy: 'dueDate',
      width: '14rem',
      onCard: true,
      cell: (row) => (
        <Group gap="xs" wrap="nowrap">
          <Text size="sm">{row.dueDate ? day(row.dueDate) : '–'}</Text>
          {row.daysLeft !== null && <DaysLeftBadge daysLeft={row.daysLeft} scale="days" />}
        </Group>
      ),
    },
    {
      id: 'owner',
      width: '9.5rem',
      header: t('list.owner'),
      onCard: true,
      cell: (row) => row.ownerName ?? '–',
    },
    {
      id: 'subject',
      header: t('list.belongsTo'),
      onCard: true,
      leastWidth: '10rem',
      cell: ({ subject }) => <SubjectLink subject={subject} />,
    },
    {
      id: 'status',
      width: '7.5rem',
      header: t('list.status'),
      cell: (row) => {
        const status = taskStatuses.find(({ code }) => code === row.status)?.code ?? 'open'
        return (
          <StatusBadge tone={status === 'done' ? 'positive' : 'neutral'}>
            {t(`statuses.${status}`)}
          </StatusBadge>
        )
      },
    },
  ]
}
