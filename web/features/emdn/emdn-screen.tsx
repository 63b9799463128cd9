import { Tabs } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { BrowseTab } from './browse-tab.tsx'
import type { EmdnScreenProps } from './emdn-search.ts'
import { VersionsTab } from './versions-tab.tsx'

/** The European Medical Device Nomenclature (specification, document 2 section 2.9). */
export function EmdnScreen({ address, onAddressChange }: EmdnScreenProps) {
  const screen = useTranslations('screens./emdn')
  const t = useTranslations('emdn.tabs')
  return (
    <>
      <ScreenTabs group="eudamed" />
      <PageHeader title={screen('title')} purpose={screen('purpose')} />
      <Tabs
        value={address.tab ?? 'browse'}
        onChange={(next) =>
          onAddressChange(next === 'versions' ? { tab: 'versions' } : {}, { replace: true })
        }
        keepMounted={false}
      >
        <Tabs.List mb="md" aria-label={t('label')}>
          <Tabs.Tab value="browse">{t('browse')}</Tabs.Tab>
          <Tabs.Tab value="versions">{t('versions')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="browse">
          <BrowseTab address={address} onAddressChange={onAddressChange} />
        </Tabs.Panel>
        <Tabs.Panel value="versions">
          <VersionsTab />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
