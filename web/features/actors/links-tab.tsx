import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconLink, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { operatorTypes } from '#core/code-lists/operator-types.ts'
import { deviceLinksQuery, exportDeviceLinks, type ListedLink } from '#web/data/actors.ts'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useDay } from '#web/platform/use-day.ts'
import type { Column } from '#web/ui/column.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListTable } from '#web/ui/list-table.tsx'
import { RowLink, TextLink } from '#web/ui/router-link.tsx'
import { type LinksSearch, linksSearch } from './actors-search.ts'
import type { Adding } from './adding.ts'
import { RemoveLinkDialog } from './delete-dialogs.tsx'
import { typeName } from './operator-columns.tsx'
import { TwoLines } from './two-lines.tsx'

interface LinksTabProps {
  address: LinksSearch
  onAddressChange: (address: LinksSearch) => void
  onAdd: (adding: Adding) => void
}

/** What operators do for which devices. */
export function LinksTab({ address, onAddressChange, onAdd }: LinksTabProps) {
  const t = wordsOf(actorsTexts)
  const can = useCan()
  const state = linksSearch.stateOf(address)
  const filters = linksSearch.filtersOf(address)
  const [removed, setRemoved] = useState<ListedLink>()
  return (
    <>
      <ListTable
        name="device-links"
        kind={linksSearch}
        address={address}
        onAddressChange={onAddressChange}
        query={useQuery(deviceLinksQuery(state, filters))}
        columns={useLinkColumns()}
        rowHeight="3.125rem"
        words={{
          caption: t('links.caption'),
          search: t('links.search'),
          showing: (count) => t('links.showing', { count }),
          loadFailed: t('links.loadFailed'),
          nothingFound: t('links.nothingFound'),
          clear: t('overview.clear'),
        }}
        filters={
          <NativeSelect
            aria-label={t('columns.role')}
            data={[
              { value: '', label: t('filters.allRoles') },
              ...operatorTypes.map(({ code, label }) => ({ value: code, label })),
            ]}
            value={filters.role ?? ''}
            onChange={({ currentTarget }) =>
              onAddressChange(
                linksSearch.withFilters(address, {
                  role: operatorTypes.find(({ code }) => code === currentTarget.value)?.code,
                }),
              )
            }
          />
        }
        exportFile={can('export-data') ? () => exportDeviceLinks(state, filters) : undefined}
        rowActions={(row) =>
          row.abilities.delete && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('actions.removeLink', { operator: row.operatorName, device: row.deviceNumber })}
              onClick={() => setRemoved(row)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          )
        }
        empty={
          <EmptyState
            icon={IconLink}
            title={t('links.empty')}
            description={t('links.emptyHelp')}
            action={
              can('manage-actors') && (
                <Button
                  variant="default"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  onClick={() => onAdd({ what: 'link' })}
                >
                  {t('add.link')}
                </Button>
              )
            }
          />
        }
      />
      <RemoveLinkDialog link={removed} onClose={() => setRemoved(undefined)} />
    </>
  )
}

function useLinkColumns(): readonly Column<ListedLink>[] {
  const t = wordsOf(actorsTexts.columns)
  const day = useDay()
  return [
    {
      id: 'device',
      header: t('device'),
      sortBy: 'deviceNumber',
      fixed: true,
      leastWidth: '15rem',
      cell: ({ masterDiId, deviceNumber, deviceName }) => (
        <TwoLines
          first={
            <RowLink to="/master-di/records/$id" params={{ id: String(masterDiId) }} title={deviceName}>
              {deviceName}
            </RowLink>
          }
          second={<span className="code">{deviceNumber}</span>}
        />
      ),
    },
    {
      id: 'operator',
      header: t('operator'),
      sortBy: 'operatorName',
      width: '18rem',
      onCard: true,
      cell: ({ operatorId, operatorName }) => (
        <TextLink to="/actors" search={{ operator: operatorId }} inherit>
          {operatorName}
        </TextLink>
      ),
    },
    {
      id: 'role',
      header: t('role'),
      sortBy: 'role',
      width: '13rem',
      onCard: true,
      cell: ({ role }) => typeName(role),
    },
    {
      id: 'since',
      header: t('since'),
      sortBy: 'since',
      width: '9rem',
      onCard: true,
      cell: ({ since }) => since && day(since),
    },
  ]
}
