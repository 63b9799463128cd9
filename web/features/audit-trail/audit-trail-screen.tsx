import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { auditTrailTexts } from '#web/messages/en/audit-trail.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListScreen } from '#web/ui/list-screen.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { exportTrail, trailQuery } from './audit-trail-api.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { PrintTrail } from './print-trail.tsx'
import { ReviewTrail } from './review-trail.tsx'
import { useTrailColumns } from './trail-columns.tsx'
import { TrailFilterFields } from './trail-filters.tsx'
import { type TrailSearch, trailSearch } from './trail-search.ts'
import { useVerification, VerifyButton, VerifyResult } from './verify-trail.tsx'

interface AuditTrailScreenProps {
  address: TrailSearch
  onAddressChange: (address: TrailSearch) => void
}

/** The audit trail and its verification (decision D28). */
export function AuditTrailScreen({ address, onAddressChange }: AuditTrailScreenProps) {
  const t = wordsOf(auditTrailTexts)
  const screen = wordsOf(screensTexts['/admin/audit-trail'])
  const can = useCan()
  const filters = trailSearch.filtersOf(address)
  const state = trailSearch.stateOf(address)
  const { entry: opened, ...list } = address
  const query = useQuery(trailQuery(state, filters))
  const columns = useTrailColumns(list)
  const verification = useVerification()
  return (
    <>
      <ScreenTabs group="administration" />
      <ListScreen
        title={screen('title')}
        purpose={screen('purpose')}
        actions={
          <>
            <ReviewTrail />
            {can('system-admin') && <VerifyButton verification={verification} />}
          </>
        }
        notice={<VerifyResult verification={verification} list={list} />}
        name="audit-trail"
        kind={trailSearch}
        address={list}
        onAddressChange={onAddressChange}
        query={query}
        columns={columns}
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
          <TrailFilterFields
            filters={filters}
            onFilter={(next) => onAddressChange(trailSearch.withFilters(list, next))}
          />
        }
        exportFile={can('export-data') ? () => exportTrail(state, filters) : undefined}
        tools={(query.data?.total ?? 0) > 0 && <PrintTrail filters={filters} />}
        empty={<EmptyState icon={IconHistory} title={t('none')} description={t('noneHelp')} />}
      />
      <EntryDialog
        id={opened}
        known={query.data?.items.find(({ id }) => id === opened)}
        onClose={() => onAddressChange(list)}
      />
    </>
  )
}
