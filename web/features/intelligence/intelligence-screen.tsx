import { Button, Tabs } from '@mantine/core'
import { IconBellPlus, IconRss } from '@tabler/icons-react'
import { useState } from 'react'
import type { Alert } from '#core/contract/intelligence.ts'
import { intelligenceTexts } from '#web/messages/en/intelligence.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import { AlertsTab } from './alerts-tab.tsx'
import { AnalyticsTab } from './analytics-tab.tsx'
import { FeedsDialog } from './feeds-dialog.tsx'
import { type IntelligenceProps, intelligenceSearch } from './intelligence-search.ts'
import { RefreshBar } from './refresh-bar.tsx'
import { UpdatesTab } from './updates-tab.tsx'

const tabs = ['updates', 'alerts', 'analytics'] as const

/** Regulatory intelligence (specification, document 3 section 2.10; decision D25). */
export function IntelligenceScreen({ address, onAddressChange }: IntelligenceProps) {
  const screen = wordsOf(screensTexts['/regulatory-intelligence'])
  const t = wordsOf(intelligenceTexts)
  const can = useCan()
  const [alert, setAlert] = useState<Alert | 'new'>()
  const [feeds, setFeeds] = useState(false)
  const create = (
    <Button leftSection={<IconBellPlus size={16} aria-hidden />} onClick={() => setAlert('new')}>
      {t('createAlert')}
    </Button>
  )
  const at = { address, onAddressChange }
  return (
    <>
      <PageHeader
        title={screen('title')}
        purpose={screen('purpose')}
        actions={
          <>
            {can('system-admin') && (
              <Button
                variant="default"
                leftSection={<IconRss size={16} aria-hidden />}
                onClick={() => setFeeds(true)}
              >
                {t('feeds')}
              </Button>
            )}
            {create}
          </>
        }
      />
      <RefreshBar />
      <Tabs
        value={address.tab ?? 'updates'}
        keepMounted={false}
        onChange={(next) =>
          onAddressChange(intelligenceSearch.read({ ...address, tab: next === 'updates' ? undefined : next }))
        }
      >
        <Tabs.List mb="lg" aria-label={t('tabs.label')}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`tabs.${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="updates">
          <UpdatesTab {...at} />
        </Tabs.Panel>
        <Tabs.Panel value="alerts">
          <AlertsTab {...at} onEdit={setAlert} />
        </Tabs.Panel>
        <Tabs.Panel value="analytics">
          <AnalyticsTab {...at} />
        </Tabs.Panel>
      </Tabs>
      <AlertDialog alert={alert} onClose={() => setAlert(undefined)} />
      <FeedsDialog opened={feeds} onClose={() => setFeeds(false)} />
    </>
  )
}
