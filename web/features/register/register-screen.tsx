import { Tabs } from '@mantine/core'
import { registerTexts } from '#web/messages/en/register.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { ReadTab } from './read-tab.tsx'
import { ReconcileTab } from './reconcile-tab.tsx'
import type { RegisterSearch } from './register-search.ts'

interface RegisterScreenProps {
  address: RegisterSearch
  onAddressChange: (address: RegisterSearch) => void
}

const tabs = ['read', 'reconcile'] as const

/** EUDAMED downloads (flow 3). */
export function RegisterScreen({ address, onAddressChange }: RegisterScreenProps) {
  const screen = wordsOf(screensTexts['/eudamed-import'])
  const t = wordsOf(registerTexts.tabs)
  return (
    <>
      <ScreenTabs group="eudamed" />
      <PageHeader title={screen('title')} purpose={screen('purpose')} />
      <Tabs
        value={address.tab ?? 'read'}
        keepMounted={false}
        onChange={(next) => onAddressChange(next === 'reconcile' ? { tab: 'reconcile' } : {})}
      >
        <Tabs.List mb="lg" aria-label={t('label')}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(tab)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="read">
          <ReadTab address={address} onAddressChange={onAddressChange} />
        </Tabs.Panel>
        <Tabs.Panel value="reconcile">
          <ReconcileTab address={address} onAddressChange={onAddressChange} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
