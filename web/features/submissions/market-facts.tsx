import { Text } from '@mantine/core'
import type { Market } from '#core/code-lists/markets.ts'
import { requirementsOf } from '#core/markets/requirements/index.ts'
import { isStale } from '#core/markets/requirements/requirement.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { localDay } from '#web/platform/local-day.ts'

/** What the market demands and how the data gets there, with the source and the day it was looked up. */
export function MarketFacts({ market }: { market: Market }) {
  const t = wordsOf(submissionsTexts.facts)
  const { summary, database, route, source, asOf, confidence } = requirementsOf(market.code)
  const { regulator } = market
  return (
    <aside aria-label={t('label')}>
      <Text size="sm">
        {database === null ? t('noDatabase', { regulator }) : t('database', { regulator, database })} ·{' '}
        {route}. {summary}
      </Text>
      <Text size="xs" c="dimmed" mb="md">
        {t('source', { source, asOf, confidence: t(`confidence.${confidence}`) })}
        {isStale(asOf, localDay(new Date())) && ` ${t('stale')}`}
      </Text>
    </aside>
  )
}
