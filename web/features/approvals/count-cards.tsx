import { Skeleton, Text, UnstyledButton } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import type { z } from 'zod'
import type { PendingChangeCounts } from '#core/contract/pending-changes.ts'
import classes from './approvals.module.css'
import type { RequestFilters } from './requests-search.ts'

type Counts = z.infer<typeof PendingChangeCounts>

interface CountCardsProps {
  counts: Counts | undefined
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
export function CountCards({ counts, filters, onFilter }: CountCardsProps) {
  const t = useTranslations('approvals.counts')
  const format = useFormatter()
  return (
    <section className={classes.cards} aria-label={t('label')}>
      {cards.map(({ count, shows }) => (
        <UnstyledButton
          key={count}
          className={classes.card}
          aria-pressed={
            filters.status === shows.status && filters.mine === shows.mine && filters.search === ''
          }
          onClick={() => onFilter(shows)}
        >
          <Text size="sm" c="dimmed">
            {t(count)}
          </Text>
          <span className={classes.figure}>
            {counts === undefined ? (
              <Skeleton height={24} width={48} component="span" />
            ) : (
              format.number(counts[count])
            )}
          </span>
        </UnstyledButton>
      ))}
    </section>
  )
}
