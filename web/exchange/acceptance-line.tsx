import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { acceptanceQuery } from '#web/data/acceptance.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'

/** When the register of a market last accepted a file of this hub; nothing where it takes none. */
export function AcceptanceLine({ market }: { market: string }) {
  const t = wordsOf(exchangeTexts.acceptance)
  const format = useFormatter()
  const { data } = useQuery(acceptanceQuery)
  const own = data?.markets.find((one) => one.market === market)
  if (!own?.files.some(({ isSent }) => isSent)) return null
  const accepted = own.environments.flatMap(({ environment, last }) =>
    last ? [{ environment, ...last }] : [],
  )
  // What the register itself took says more than what its playground did.
  const newest = accepted.find(({ environment }) => environment === 'production') ?? accepted[0]
  return (
    <Text size="xs" c="dimmed">
      {newest
        ? t('ofMarket.last', {
            day: format.dateTime(new Date(newest.at), 'day'),
            environment: t(`environment.${newest.environment}`),
          })
        : t('ofMarket.none')}
    </Text>
  )
}
