import { NativeSelect } from '@mantine/core'
import { IconWorldOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { markets } from '#core/code-lists/markets.ts'
import type { Region } from '#core/code-lists/regions.ts'
import { exportRegion, regionRecordsQuery } from '#web/data/master-di.ts'
import { standingsOfRecordsQuery } from '#web/data/readiness.ts'
import { multiCountryTexts } from '#web/messages/en/multi-country.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListTable } from '#web/ui/list-table.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { recordsSearch, type ScreenProps } from './multi-country-search.ts'
import { useRegionColumns } from './region-columns.tsx'

/** The devices with a market in this region, and where each stands there. */
export function RegionRecords({ region, address, onAddressChange }: ScreenProps & { region: Region }) {
  const t = wordsOf(multiCountryTexts.table)
  const can = useCan()
  const state = recordsSearch.stateOf(address)
  const { search, country } = recordsSearch.filtersOf(address)
  const filters = { region, search, ...(country !== undefined && { country }) }
  const query = useQuery(regionRecordsQuery(state, filters))
  const ofRegion = markets.filter((market) => market.region === region)
  const codes = ofRegion.map(({ code }) => code)
  const records = query.data?.items ?? []
  const standings = useQuery(standingsOfRecordsQuery(records.map(({ id }) => id)))
  const columns = useRegionColumns({
    region: codes,
    standings: standings.data?.items ?? [],
    chosen: address.masterDiId,
  })
  return (
    <ListTable
      name="multi-country"
      kind={recordsSearch}
      address={address}
      onAddressChange={onAddressChange}
      query={query}
      columns={columns}
      rowHeight="3.125rem"
      words={{
        caption: t('caption'),
        search: t('search'),
        showing: (count) => t('showing', { count }),
        loadFailed: t('loadFailed'),
        nothingFound: t(`empty.${region}`),
        nothingFoundHelp: t('nothingFoundHelp'),
        clear: t('clear'),
      }}
      filters={
        <NativeSelect
          aria-label={t('country')}
          data={[
            { value: '', label: t('allCountries') },
            ...ofRegion.map(({ code, country: name }) => ({ value: code, label: name })),
          ]}
          value={country ?? ''}
          onChange={({ currentTarget }) =>
            onAddressChange(recordsSearch.withFilters(address, { country: currentTarget.value || undefined }))
          }
        />
      }
      exportFile={can('export-data') ? () => exportRegion(state, filters) : undefined}
      empty={
        <EmptyState
          icon={IconWorldOff}
          title={t(`empty.${region}`)}
          description={t('emptyHelp')}
          action={
            <ButtonLink to="/master-di/records" variant="default">
              {t('toRecords')}
            </ButtonLink>
          }
        />
      }
    />
  )
}
