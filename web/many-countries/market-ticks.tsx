import { Checkbox, Group, SimpleGrid, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Market, markets } from '#core/code-lists/markets.ts'
import { regions } from '#core/code-lists/regions.ts'
import { manyCountriesTexts } from '#web/messages/en/many-countries.ts'
import { wordsOf } from '#web/messages/words.ts'
import { Flag } from '#web/ui/flag.tsx'

interface MarketTicksProps {
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** Also lists markets that cannot be chosen, as disabled. */
  isOpen?: (market: Market) => boolean
  /** Note beside a market. */
  note?: (market: Market) => ReactNode
}

/** All markets by region, selectable one by one or by region. */
export function MarketTicks({ chosen, onChange, isOpen = () => true, note }: MarketTicksProps) {
  const t = wordsOf(manyCountriesTexts)
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      {regions.map((region) => {
        const ofRegion: readonly Market[] = markets.filter((market) => market.region === region)
        const codes = ofRegion.filter(isOpen).map(({ code }) => code as string)
        const ticked = codes.filter((code) => chosen.includes(code))
        return (
          <fieldset key={region} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
            <Text component="legend" size="sm" fw={600} mb={6}>
              {t(`regions.${region}`)}
            </Text>
            <Checkbox
              size="sm"
              mb={8}
              label={t('allOfRegion')}
              aria-label={t('allOf', { region: t(`regions.${region}`) })}
              disabled={codes.length === 0}
              checked={codes.length > 0 && ticked.length === codes.length}
              indeterminate={ticked.length > 0 && ticked.length < codes.length}
              onChange={({ currentTarget }) =>
                onChange([
                  ...chosen.filter((code) => !codes.includes(code)),
                  ...(currentTarget.checked ? codes : []),
                ])
              }
            />
            {ofRegion.map((market) => (
              <Checkbox
                key={market.code}
                size="sm"
                mb={6}
                aria-label={market.country}
                label={
                  <Group gap={8} wrap="nowrap">
                    <Flag code={market.code} />
                    <span style={{ whiteSpace: 'nowrap' }}>{market.country}</span>
                    {note && (
                      <Text span size="xs" c="dimmed">
                        {note(market)}
                      </Text>
                    )}
                  </Group>
                }
                disabled={!isOpen(market)}
                checked={chosen.includes(market.code)}
                onChange={({ currentTarget }) =>
                  onChange(
                    currentTarget.checked
                      ? [...chosen, market.code]
                      : chosen.filter((code) => code !== market.code),
                  )
                }
              />
            ))}
          </fieldset>
        )
      })}
    </SimpleGrid>
  )
}
