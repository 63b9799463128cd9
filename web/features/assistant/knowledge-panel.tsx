import { NativeSelect, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { KnowledgeSourceFacts } from '#core/contract/assistant.ts'
import {
  type KnowledgeSourceId,
  knowledgeSourceIds,
  knowledgeSources,
} from '#core/knowledge/knowledge-sources.ts'
import { knowledgeQuery } from '#web/data/assistant.ts'
import { assistantTexts } from '#web/messages/en/assistant.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import classes from './regbot.module.css'

interface KnowledgePanelProps {
  source: KnowledgeSourceId | undefined
  onSourceChange: (source: KnowledgeSourceId | undefined) => void
}

/** What can be asked, and the choice of a part of it. */
export function KnowledgePanel({ source, onSourceChange }: KnowledgePanelProps) {
  const t = wordsOf(assistantTexts.regbot)
  const { data, error, refetch } = useQuery(knowledgeQuery)
  const shown = data?.sources.filter(({ id }) => source === undefined || id === source)
  return (
    <section className={classes.panel} aria-label={t('knowledge')}>
      <Title order={2}>{t('knowledge')}</Title>
      <NativeSelect
        label={t('source')}
        value={source ?? ''}
        data={[
          { value: '', label: t('allSources') },
          ...knowledgeSources.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={({ currentTarget }) =>
          onSourceChange(knowledgeSourceIds.find((id) => id === currentTarget.value))
        }
      />
      {error && <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={110} />}
      {shown?.map((one) => (
        <SourceCard key={one.id} source={one} />
      ))}
    </section>
  )
}

function SourceCard({ source }: { source: KnowledgeSourceFacts }) {
  const t = wordsOf(assistantTexts.regbot)
  const format = useFormatter()
  const day = useDay()
  const { title, country, description, documentCount, entryCount, lastUpdated } = source
  return (
    <article className={classes.card} aria-label={title}>
      <Title order={3}>{title}</Title>
      <Text size="xs" c="dimmed">
        {country}
      </Text>
      <Text size="sm" my={4}>
        {description}
      </Text>
      <Text size="xs">
        {t('documents', { count: format.number(documentCount) })} ·{' '}
        {t('entries', { count: format.number(entryCount) })}
      </Text>
      {lastUpdated !== null && (
        <Text size="xs" c="dimmed">
          {t('updated', { day: day(lastUpdated) })}
        </Text>
      )}
    </article>
  )
}
