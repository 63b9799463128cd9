import { Tabs } from '@mantine/core'
import { emdnTexts } from '#web/messages/en/emdn.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { BrowseTab } from './browse-tab.tsx'
import type { EmdnScreenProps } from './emdn-search.ts'
import { VersionsTab } from './versions-tab.tsx'

/** The European Medical Device Nomenclature (specification, document 2 section 2.9). */
export function EmdnScreen({ address, onAddressChange }: EmdnScreenProps) {
  const screen = wordsOf(screensTexts['/emdn'])
  const t = wordsOf(emdnTexts.tabs)
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
