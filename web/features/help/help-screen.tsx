import { Button, Tabs, Text } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { helpTexts } from '#web/messages/en/help.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { featureTopics, questions, startTopics, type Topic } from './guide.ts'
import { type HelpSearch, helpTabs, readHelpSearch } from './help-search.ts'
import { TopicList } from './topic-list.tsx'
import { WorkflowList } from './workflow-list.tsx'
import { workflows } from './workflows.ts'

interface HelpScreenProps {
  search: HelpSearch
  onSearchChange: (search: HelpSearch) => void
}

/** The user guide; a search goes through all of it. */
export function HelpScreen({ search, onSearchChange }: HelpScreenProps) {
  const screens = wordsOf(screensTexts['/help'])
  const t = wordsOf(helpTexts)
  const wanted = search.search ?? ''
  const topics = wanted === '' ? [] : found(wanted)
  return (
    <>
      <PageHeader title={screens('title')} purpose={screens('purpose')} />
      <div style={{ maxWidth: '28rem', marginBottom: 'var(--mantine-spacing-md)' }}>
        <SearchBox
          label={t('search')}
          value={wanted}
          onChange={(next) => onSearchChange(readHelpSearch({ ...search, search: next }))}
        />
      </div>
      {/* There before it says anything, or it would not be read out. */}
      <Text size="sm" c="dimmed" role="status" mb={wanted === '' ? 0 : 'sm'}>
        {wanted !== '' && t('found', { count: topics.length })}
      </Text>
      {wanted === '' ? (
        <Tabs
          value={search.tab ?? 'start'}
          onChange={(next) => onSearchChange(readHelpSearch({ tab: next }))}
          keepMounted={false}
        >
          <Tabs.List mb="md">
            {helpTabs.map((tab) => (
              <Tabs.Tab key={tab} value={tab}>
                {t(`tabs.${tab}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="start">
            <TopicList topics={startTopics} />
          </Tabs.Panel>
          <Tabs.Panel value="workflows">
            <WorkflowList />
          </Tabs.Panel>
          <Tabs.Panel value="features">
            <TopicList topics={featureTopics} />
          </Tabs.Panel>
          <Tabs.Panel value="faq">
            <TopicList topics={questions} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <Found topics={topics} onClear={() => onSearchChange(readHelpSearch({ tab: search.tab }))} />
      )}
    </>
  )
}

function Found({ topics, onClear }: { topics: readonly Topic[]; onClear: () => void }) {
  const t = wordsOf(helpTexts)
  if (topics.length > 0) return <TopicList topics={topics} />
  return (
    <EmptyState
      icon={IconSearchOff}
      title={t('nothing')}
      description={t('nothingHelp')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    />
  )
}

/** Every topic that has all the words, wherever it stands. */
function found(wanted: string): readonly Topic[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const steps = workflows.flatMap((workflow) =>
    workflow.steps.map((step) => ({
      ...step,
      id: `${workflow.id}-${step.id}`,
      title: `${workflow.title}: ${step.title}`,
    })),
  )
  const topics = [...startTopics, ...steps, ...featureTopics, ...questions]
  return topics.filter(({ title, text }) => {
    const all = `${title} ${text}`.toLowerCase()
    return words.every((word) => all.includes(word))
  })
}
