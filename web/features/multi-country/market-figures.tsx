import { useQuery } from '@tanstack/react-query'
import { findMarket } from '#core/code-lists/markets.ts'
import { distributionQuery, statsQuery } from '#web/data/master-di.ts'
import { multiCountryTexts } from '#web/messages/en/multi-country.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'
import { recordsSearch, type ScreenProps } from './multi-country-search.ts'

/** The markets the specification counts (document 3 section 2.2). */
const counted = ['EU', 'US', 'CN'] as const

/** How many devices there are, and in how many markets; each of a market shows its devices. */
export function MarketFigures({ address, onAddressChange }: ScreenProps) {
  const t = wordsOf(multiCountryTexts.cards)
  const stats = useQuery(statsQuery)
  const distribution = useQuery(distributionQuery)
  const devicesIn = (country: string) =>
    distribution.data && (distribution.data.byCountry.find(({ value }) => value === country)?.count ?? 0)
  return (
    <StatCards label={t('label')}>
      <StatCard label={t('total')} value={stats.data?.total} failed={stats.isError} />
      <StatCard label={t('multiCountry')} value={stats.data?.multiCountry} failed={stats.isError} />
      {counted.map((country) => (
        <StatCard
          key={country}
          label={t(country)}
          value={devicesIn(country)}
          failed={distribution.isError}
          pressed={address.country === country}
          onShow={() =>
            onAddressChange(
              recordsSearch.read(
                address.country === country
                  ? { region: address.region }
                  : { region: findMarket(country)?.region, country },
              ),
            )
          }
        />
      ))}
    </StatCards>
  )
}
