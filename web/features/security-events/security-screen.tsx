import { NativeSelect } from '@mantine/core'
import { IconLock, IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { securityEventKinds } from '#core/audit/security-event.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { securityEventsTexts } from '#web/messages/en/security-events.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListScreen } from '#web/ui/list-screen.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PeriodFields } from '#web/ui/period-fields.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { useSecurityColumns } from './security-columns.tsx'
import { exportSecurityEvents, securityEventsQuery } from './security-events-api.ts'
import { type SecurityFilters, type SecuritySearch, securitySearch } from './security-search.ts'

interface SecurityScreenProps {
  address: SecuritySearch
  onAddressChange: (address: SecuritySearch) => void
}

/** What was refused, and to whom (decision D28). */
export function SecurityScreen(props: SecurityScreenProps) {
  const t = wordsOf(securityEventsTexts)
  const screen = wordsOf(screensTexts['/admin/security'])
  const can = useCan()
  return (
    <>
      <ScreenTabs group="administration" />
      {can('system-admin') ? (
        <SecurityList {...props} />
      ) : (
        <>
          <PageHeader title={screen('title')} purpose={screen('purpose')} />
          <EmptyState icon={IconLock} title={t('denied')} description={t('deniedHelp')} />
        </>
      )}
    </>
  )
}

function SecurityList({ address, onAddressChange }: SecurityScreenProps) {
  const t = wordsOf(securityEventsTexts)
  const screen = wordsOf(screensTexts['/admin/security'])
  const filters = securitySearch.filtersOf(address)
  const state = securitySearch.stateOf(address)
  return (
    <ListScreen
      title={screen('title')}
      purpose={screen('purpose')}
      name="security-events"
      kind={securitySearch}
      address={address}
      onAddressChange={onAddressChange}
      query={useQuery(securityEventsQuery(state, filters))}
      columns={useSecurityColumns()}
      rowHeight="3.125rem"
      words={{
        caption: t('caption'),
        search: t('search'),
        showing: (count) => t('showing', { count }),
        loadFailed: t('loadFailed'),
        nothingFound: t('noneMatch'),
        nothingFoundHelp: t('noneMatchHelp'),
        clear: t('clear'),
      }}
      filters={
        <Filters
          filters={filters}
          onFilter={(next) => onAddressChange(securitySearch.withFilters(address, next))}
        />
      }
      exportFile={() => exportSecurityEvents(state, filters)}
      empty={<EmptyState icon={IconShieldCheck} title={t('none')} description={t('noneHelp')} />}
    />
  )
}

function Filters({
  filters,
  onFilter,
}: {
  filters: SecurityFilters
  onFilter: (filters: Partial<SecurityFilters>) => void
}) {
  const t = wordsOf(securityEventsTexts)
  return (
    <>
      <NativeSelect
        aria-label={t('filters.kind')}
        w="11rem"
        data={[
          { value: '', label: t('filters.anyKind') },
          ...securityEventKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
        value={filters.kind ?? ''}
        onChange={({ currentTarget }) =>
          onFilter({ kind: securityEventKinds.find((kind) => kind === currentTarget.value) })
        }
      />
      <PeriodFields from={filters.from} to={filters.to} onChange={onFilter} />
    </>
  )
}
