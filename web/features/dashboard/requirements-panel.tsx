import { Card, Tabs, Text, Title } from '@mantine/core'
import type { SubmissionStats } from '#core/contract/submission-stats.ts'
import { lookedUp } from '#core/markets/requirements/requirement.ts'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ComplianceTab } from './compliance-tab.tsx'
import { type RequirementTab, requirementTabs } from './dashboard-search.ts'
import { OverviewTab } from './overview-tab.tsx'
import { useDateWords } from './requirement-words.tsx'
import { TimelinesTab } from './timelines-tab.tsx'

interface RequirementsPanelProps {
  today: string
  stats: SubmissionStats | undefined
  tab: RequirementTab
  onTabChange: (tab: RequirementTab) => void
}

export function RequirementsPanel({ today, stats, tab, onTabChange }: RequirementsPanelProps) {
  const t = wordsOf(dashboardTexts.requirements)
  const dateWords = useDateWords()
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('title')}>
      <Title order={2}>{t('title')}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('asOf', { date: dateWords(lookedUp) })}
      </Text>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) => {
          const chosen = requirementTabs.find((known) => known === next)
          if (chosen) onTabChange(chosen)
        }}
      >
        <Tabs.List mb="md">
          {requirementTabs.map((id) => (
            <Tabs.Tab key={id} value={id}>
              {t(`tabs.${id}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="overview">
          <OverviewTab today={today} />
        </Tabs.Panel>
        <Tabs.Panel value="timelines">
          <TimelinesTab today={today} />
        </Tabs.Panel>
        <Tabs.Panel value="compliance">
          <ComplianceTab stats={stats} />
        </Tabs.Panel>
      </Tabs>
    </Card>
  )
}
