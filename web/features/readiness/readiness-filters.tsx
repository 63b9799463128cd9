import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { findMarket, markets } from '#core/code-lists/markets.ts'
import type { ReadinessScreenProps } from './readiness-screen.tsx'
import { readinessSearch } from './readiness-search.ts'

/** For which market, and ready or not. */
export function ReadinessFilters({ address, onAddressChange }: ReadinessScreenProps) {
  const t = useTranslations('readiness.filters')
  const { country, readyFor, notReadyFor } = readinessSearch.filtersOf(address)
  const change = (filters: Parameters<typeof readinessSearch.withFilters>[1]) =>
    onAddressChange(readinessSearch.withFilters(address, filters))
  const codeOf = (value: string) => findMarket(value)?.code
  const ready = readyFor ? `+${readyFor}` : notReadyFor ? `-${notReadyFor}` : ''
  return (
    <>
      <NativeSelect
        aria-label={t('country')}
        data={[
          { value: '', label: t('allCountries') },
          ...markets.map(({ code, country: name }) => ({ value: code, label: name })),
        ]}
        value={country ?? ''}
        onChange={({ currentTarget }) => change({ country: codeOf(currentTarget.value) })}
      />
      <NativeSelect
        aria-label={t('ready')}
        value={ready}
        onChange={({ currentTarget: { value } }) =>
          change({
            readyFor: value.startsWith('+') ? codeOf(value.slice(1)) : undefined,
            notReadyFor: value.startsWith('-') ? codeOf(value.slice(1)) : undefined,
          })
        }
        data={[
          { value: '', label: t('allReady') },
          ...markets.map(({ code, country: name }) => ({
            value: `+${code}`,
            label: t('readyFor', { country: name }),
          })),
          ...markets.map(({ code, country: name }) => ({
            value: `-${code}`,
            label: t('notReadyFor', { country: name }),
          })),
        ]}
      />
    </>
  )
}
