import { Alert, Stack, Tabs } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { statsQuery } from '#web/data/master-di.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ButtonLink, TextLink } from '#web/ui/router-link.tsx'
import { BulkUploadMenu } from './bulk-upload-menu.tsx'
import { RecordFigures } from './record-figures.tsx'
import type { RecordsSearch, TrailSearch } from './records-search.ts'
import { RecordsTable } from './records-table.tsx'

const AuditTab = lazyRouteComponent(() => import('./audit-tab.tsx'), 'AuditTab')

interface RecordsScreenProps {
  address: RecordsSearch & TrailSearch
  onAddressChange: (address: RecordsSearch | TrailSearch) => void
}

export function RecordsScreen({ address, onAddressChange }: RecordsScreenProps) {
  const t = wordsOf(masterDiTexts.records)
  const can = useCan()
  const { data: stats, isError } = useQuery(statsQuery)
  return (
    <>
      <PageHeader
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <>
            {can('create-submissions') && <BulkUploadMenu />}
            <ButtonLink to="/approval-workflow" variant="default">
              {t('startWorkflow')}
            </ButtonLink>
            {can('create-submissions') && (
              <>
                <ButtonLink to="/multi-country-udi" variant="default">
                  {t('copyToCountry')}
                </ButtonLink>
                <ButtonLink to="/master-di/create">{t('create')}</ButtonLink>
              </>
            )}
          </>
        }
      />
      <Stack gap="lg">
        <RecordFigures stats={stats} failed={isError} />
        {stats !== undefined && stats.pendingApproval > 0 && (
          <Alert color="yellow" icon={<IconInfoCircle aria-hidden />}>
            {t('pending', { count: stats.pendingApproval })}{' '}
            <TextLink to="/approval-workflow" size="sm">
              {t('seePending')}
            </TextLink>
          </Alert>
        )}
        <Tabs
          value={address.tab ?? 'records'}
          // Each tab has its own search and paging, so they are reset.
          onChange={(tab) => onAddressChange(tab === 'audit' ? { tab } : {})}
          keepMounted={false}
        >
          <Tabs.List mb="md" aria-label={t('tabs.label')}>
            <Tabs.Tab value="records">{t('tabs.records')}</Tabs.Tab>
            <Tabs.Tab value="audit">{t('tabs.audit')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="records">
            <RecordsTable total={stats?.total} address={address} onAddressChange={onAddressChange} />
          </Tabs.Panel>
          <Tabs.Panel value="audit">
            <Suspense fallback={<CentredSpinner />}>
              <AuditTab address={address} onAddressChange={onAddressChange} />
            </Suspense>
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </>
  )
}
