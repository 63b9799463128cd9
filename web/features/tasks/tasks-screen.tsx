import { Tabs } from '@mantine/core'
import { screensTexts } from '#web/messages/en/screens.ts'
import { tasksTexts } from '#web/messages/en/tasks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { CalendarTab } from './calendar-tab.tsx'
import { OpenTask } from './open-task.tsx'
import { TaskListTab } from './task-list-tab.tsx'
import { type TasksScreenProps, tasksSearch } from './tasks-search.ts'

/** What has to be done in all projects and assessments, as a list and as a calendar. */
export function TasksScreen({ address, onAddressChange }: TasksScreenProps) {
  const screen = wordsOf(screensTexts['/tasks'])
  const t = wordsOf(tasksTexts.tabs)
  const { task, ...behind } = address
  const props = { address: behind, onAddressChange }
  return (
    <>
      <PageHeader title={screen('title')} purpose={screen('purpose')} />
      <Tabs
        value={address.tab ?? 'list'}
        onChange={(next) => onAddressChange(tasksSearch.read({ ...behind, tab: next }))}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="list">{t('list')}</Tabs.Tab>
          <Tabs.Tab value="calendar">{t('calendar')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="list">
          <TaskListTab {...props} />
        </Tabs.Panel>
        <Tabs.Panel value="calendar">
          <CalendarTab {...props} />
        </Tabs.Panel>
      </Tabs>
      {task !== undefined && <OpenTask id={task} onClose={() => onAddressChange(behind)} />}
    </>
  )
}
