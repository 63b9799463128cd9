import type { z } from 'zod'
import type { RequestCounts } from '#core/contract/requests.ts'
import type { RequestFilters } from '#web/data/requests.ts'
import { requestsTexts } from '#web/messages/en/requests.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'

type Counts = z.infer<typeof RequestCounts>

interface CountCardsProps {
  counts: Counts | undefined
  failed: boolean
  filters: RequestFilters
  onFilter: (filters: RequestFilters) => void
}

const cards = [
  { count: 'pending', shows: { status: 'pending', mine: undefined, search: '' } },
  { count: 'approved', shows: { status: 'approved', mine: undefined, search: '' } },
  { count: 'rejected', shows: { status: 'rejected', mine: undefined, search: '' } },
  { count: 'assignedToMe', shows: { status: 'pending', mine: 'assigned', search: '' } },
] as const satisfies readonly { count: keyof Counts; shows: RequestFilters }[]

/** How many there are of each kind; each figure shows what it counts. */
export function CountCards({ counts, failed, filters, onFilter }: CountCardsProps) {
  const t = wordsOf(requestsTexts.counts)
  return (
    <StatCards label={t('label')}>
      {cards.map(({ count, shows }) => (
        <StatCard
          key={count}
          label={t(count)}
          value={counts?.[count]}
          failed={failed}
          pressed={filters.status === shows.status && filters.mine === shows.mine && filters.search === ''}
          onShow={() => onFilter(shows)}
        />
      ))}
    </StatCards>
  )
}
