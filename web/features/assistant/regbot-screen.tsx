import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { KnowledgeSourceId } from '#core/knowledge/knowledge-sources.ts'
import { knowledgeQuery } from '#web/data/assistant.ts'
import { assistantTexts } from '#web/messages/en/assistant.ts'
import { wordsOf } from '#web/messages/words.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { KnowledgePanel } from './knowledge-panel.tsx'
import classes from './regbot.module.css'
import { RegbotChat } from './regbot-chat.tsx'

export function RegbotScreen() {
  const t = wordsOf(assistantTexts.regbot)
  const [source, setSource] = useState<KnowledgeSourceId>()
  const { data } = useQuery(knowledgeQuery)
  return (
    <>
      <PageHeader
        title={t('title')}
        purpose={t('purpose')}
        aside={
          <Group gap={6}>
            <StatusBadge tone="info">{t('aiPowered')}</StatusBadge>
            <StatusBadge tone="neutral">{t('globalKnowledge')}</StatusBadge>
          </Group>
        }
      />
      <div className={classes.screen}>
        <KnowledgePanel source={source} onSourceChange={setSource} />
        <RegbotChat source={source} modelOn={data?.modelOn ?? false} />
      </div>
    </>
  )
}
