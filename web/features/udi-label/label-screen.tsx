import { Tabs } from '@mantine/core'
import { screensTexts } from '#web/messages/en/screens.ts'
import { udiLabelTexts } from '#web/messages/en/udi-label.ts'
import { wordsOf } from '#web/messages/words.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { CheckTab } from './check-tab.tsx'
import type { LabelAddress } from './label-search.ts'
import { MakeTab } from './make-tab.tsx'

export interface LabelScreenProps {
  address: LabelAddress
  onAddressChange: (address: LabelAddress) => void
}

/** The UDI carrier of a label: made, and taken apart. */
export function LabelScreen({ address, onAddressChange }: LabelScreenProps) {
  const screen = wordsOf(screensTexts['/udi-label'])
  const t = wordsOf(udiLabelTexts.tabs)
  return (
    <>
      <ScreenTabs group="eudamed" />
      <PageHeader title={screen('title')} purpose={screen('purpose')} />
      <Tabs
        value={address.tab ?? 'make'}
        onChange={(next) => {
          const { tab: _, ...rest } = address
          onAddressChange(next === 'check' ? { tab: 'check', ...rest } : rest)
        }}
        keepMounted={false}
      >
        <Tabs.List mb="md" aria-label={t('label')}>
          <Tabs.Tab value="make">{t('make')}</Tabs.Tab>
          <Tabs.Tab value="check">{t('check')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="make">
          <MakeTab
            key={address.udiDi}
            udiDi={address.udiDi ?? ''}
            onCheck={(code) => onAddressChange({ ...address, tab: 'check', code })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="check">
          <CheckTab code={address.code ?? ''} onMake={(udiDi) => onAddressChange({ udiDi })} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
