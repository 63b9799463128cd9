import { Checkbox, Group, SimpleGrid, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { type Market, markets } from '#core/code-lists/markets.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { withoutQuery } from './copies-api.ts'

const regions = ['europe', 'americas', 'apac', 'mena'] as const

interface CountryChoiceProps {
  recordIds: readonly number[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Every market by its region, with how many of the records have no submission there yet. */
export function CountryChoice({ recordIds, chosen, onChange }: CountryChoiceProps) {
  const t = useTranslations('manyCountries')
  const format = useFormatter()
  const { data, error, refetch } = useQuery(withoutQuery(recordIds))
  // A country where every record has a submission is nothing to choose.
  const isOpen = ({ code }: Market) => data === undefined || (data.get(code) ?? 0) > 0
  const open = markets.filter(isOpen).map(({ code }) => code)
  const allOf = (ofRegion: readonly Market[]) => ofRegion.filter(isOpen).map(({ code }) => code as string)
  const sum = chosen.reduce((total, code) => total + (data?.get(code) ?? 0), 0)
  return (
    <>
      <Text size="sm">{t('purpose')}</Text>
      {error && (
        <ErrorPanel title={t('countFailed')} message={error.message} onRetry={() => void refetch()} />
      )}
      {data && open.length === 0 && <Text size="sm">{t('nothingOpen')}</Text>}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        {regions.map((region) => {
          const ofRegion = markets.filter((market) => market.region === region)
          const codes = allOf(ofRegion)
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
                      <Text span size="xs" c="dimmed">
                        {data &&
                          t('without', {
                            count: data.get(market.code) ?? 0,
                            total: format.number(recordIds.length),
                          })}
                      </Text>
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
      <Text size="sm" role="status" fw={600}>
        {data && chosen.length > 0 ? t('sum', { count: sum }) : t('choose')}
      </Text>
    </>
  )
}
