import { NativeSelect, Text } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { registerOutcomes } from '#core/contract/list-filters.ts'
import { exportDevices, type ListedDevice, registerDevicesQuery } from '#web/data/register.ts'
import { registerTexts } from '#web/messages/en/register.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import type { Column } from '#web/ui/column.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListTable, listWords } from '#web/ui/list-table.tsx'
import { RowLink } from '#web/ui/router-link.tsx'
import { DeviceDialog } from './device-dialog.tsx'
import { OutcomeBadge } from './outcome-badge.tsx'
import { type RegisterSearch, registerSearch } from './register-search.ts'

interface ReconcileTabProps {
  address: RegisterSearch
  onAddressChange: (address: RegisterSearch) => void
}

/** Comparison of EUDAMED and the hub, device by device. */
export function ReconcileTab({ address, onAddressChange }: ReconcileTabProps) {
  const t = wordsOf(registerTexts.list)
  const words = wordsOf(registerTexts.result.outcomes)
  const can = useCan()
  const { device, ...list } = address
  const filters = registerSearch.filtersOf(list)
  const state = registerSearch.stateOf(list)
  return (
    <>
      <ListTable
        name="register-devices"
        kind={registerSearch}
        address={list}
        onAddressChange={onAddressChange}
        query={useQuery(registerDevicesQuery(state, filters))}
        columns={useDeviceColumns(list)}
        rowHeight="3.125rem"
        words={listWords(t, (count) => t('showing', { count }))}
        filters={
          <NativeSelect
            aria-label={t('outcome')}
            data={[
              { value: '', label: t('anyOutcome') },
              ...registerOutcomes.map((value) => ({ value, label: words(value) })),
            ]}
            value={filters.outcome ?? ''}
            onChange={({ currentTarget }) =>
              onAddressChange(
                registerSearch.withFilters(list, {
                  outcome: registerOutcomes.find((one) => one === currentTarget.value),
                }),
              )
            }
          />
        }
        exportFile={can('export-data') ? () => exportDevices(state, filters) : undefined}
        empty={<EmptyState icon={IconScale} title={t('empty')} description={t('emptyHelp')} />}
      />
      <DeviceDialog id={device} onClose={() => onAddressChange(list)} />
    </>
  )
}

function useDeviceColumns(search: RegisterSearch): readonly Column<ListedDevice>[] {
  const t = wordsOf(registerTexts.list)
  const format = useFormatter()
  return [
    {
      id: 'device',
      header: t('device'),
      sortBy: 'deviceName',
      fixed: true,
      leastWidth: '16rem',
      cell: (row) => (
        <div>
          <RowLink to="/eudamed-import" search={{ ...search, device: row.id }} resetScroll={false}>
            {row.deviceName ?? row.udiDi ?? t('unnamed')}
          </RowLink>
          <Text size="xs" c="dimmed" className="code" truncate>
            {row.udiDi}
          </Text>
        </div>
      ),
    },
    {
      id: 'outcome',
      header: t('outcome'),
      width: '10rem',
      onCard: true,
      cell: ({ outcome }) => <OutcomeBadge outcome={outcome} />,
    },
    {
      id: 'differences',
      header: t('differences'),
      sortBy: 'differenceCount',
      width: '6rem',
      align: 'end',
      onCard: true,
      cell: ({ differenceCount }) => (differenceCount === 0 ? t('none') : format.number(differenceCount)),
    },
    {
      id: 'versions',
      header: t('versions'),
      width: '10rem',
      cell: ({ version, registeredVersion }) => `${version ?? '–'} / ${registeredVersion ?? '–'}`,
    },
    {
      id: 'read',
      header: t('read'),
      sortBy: 'readAt',
      width: '12rem',
      cell: ({ readAt }) => format.dateTime(new Date(readAt), 'instant'),
    },
  ]
}
