import { SegmentedControl } from '@mantine/core'
import { IconListDetails } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { AffectedDevice } from '#core/contract/impact.ts'
import { impactTexts } from '#web/messages/en/impact.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Download, ListPage } from '#web/platform/api-client.ts'
import { useCan } from '#web/platform/session.tsx'
import type { Column } from '#web/ui/column.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListTable, listWords } from '#web/ui/list-table.tsx'
import { RowLink } from '#web/ui/router-link.tsx'
import { type AffectedAddress, affectedSearch } from './affected-search.ts'

interface AffectedTableProps {
  address: AffectedAddress
  onAddressChange: (address: AffectedAddress) => void
  query: Pick<
    UseQueryResult<ListPage<AffectedDevice>>,
    'data' | 'error' | 'refetch' | 'isFetching' | 'isPlaceholderData'
  >
  exportFile: () => Promise<Download>
}

/** The devices an update affects, each with the reason. */
export function AffectedTable({ address, onAddressChange, query, exportFile }: AffectedTableProps) {
  const t = wordsOf(impactTexts.devices)
  const can = useCan()
  const { concern } = affectedSearch.filtersOf(address)
  return (
    <ListTable
      name="affected-devices"
      kind={affectedSearch}
      address={address}
      onAddressChange={onAddressChange}
      query={query}
      columns={columns(t)}
      rowHeight="3.125rem"
      words={listWords(t, (count) => t('showing', { count }))}
      filters={
        <SegmentedControl
          size="sm"
          aria-label={t('concern')}
          value={concern ?? 'yes'}
          data={[
            { value: 'yes', label: t('certain') },
            { value: 'unclear', label: t('unclear') },
          ]}
          onChange={(value) =>
            onAddressChange(
              affectedSearch.withFilters(address, { concern: value === 'unclear' ? value : undefined }),
            )
          }
        />
      }
      exportFile={can('export-data') ? exportFile : undefined}
      empty={<EmptyState icon={IconListDetails} title={t('none')} />}
      {...(concern === 'unclear' &&
        address.search === undefined && {
          nothingFound: <EmptyState icon={IconListDetails} title={t('noneUnclear')} />,
        })}
    />
  )
}

type Words = (key: keyof typeof impactTexts.devices) => string

const columns = (t: Words): readonly Column<AffectedDevice>[] => [
  {
    id: 'number',
    header: t('number'),
    sortBy: 'deviceNumber',
    fixed: true,
    leastWidth: '10rem',
    cell: ({ id, deviceNumber }) => (
      <RowLink to="/master-di/records/$id" params={{ id: String(id) }}>
        {deviceNumber}
      </RowLink>
    ),
  },
  { id: 'version', header: t('version'), width: '6rem', cell: ({ versionNumber }) => versionNumber },
  {
    id: 'name',
    header: t('name'),
    sortBy: 'deviceName',
    leastWidth: '12rem',
    onCard: true,
    cell: ({ deviceName }) => deviceName,
  },
  {
    id: 'manufacturer',
    header: t('manufacturer'),
    sortBy: 'manufacturerName',
    leastWidth: '10rem',
    cell: ({ manufacturerName }) => manufacturerName,
  },
  {
    id: 'reason',
    header: t('reason'),
    leastWidth: '18rem',
    wraps: true,
    onCard: true,
    cell: ({ reasons }) => reasons.join(', '),
  },
]
