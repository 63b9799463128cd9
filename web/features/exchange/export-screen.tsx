import { Tabs } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useCan } from '#web/platform/session.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { AnswersTab } from './answers-tab.tsx'
import { type ExportSearch, exportTabs } from './export-search.ts'
import { HistoryTab } from './history-tab.tsx'
import { SendTab } from './send-tab.tsx'
import { TablesTab } from './tables-tab.tsx'
import { TemplatesTab } from './templates-tab.tsx'

interface ExportScreenProps {
  address: ExportSearch
  onAddressChange: (address: ExportSearch) => void
}

/** Files for EUDAMED and its answers (specification, document 2 section 2.10; flow 7). */
export function ExportScreen({ address, onAddressChange }: ExportScreenProps) {
  const screen = useTranslations('screens./export')
  const t = useTranslations('exchange.tabs')
  const can = useCan()
  const mayExport = can('export-data')
  // Users who cannot export can still see the history.
  const shown = exportTabs.filter((tab) => mayExport || !['send', 'tables', 'templates'].includes(tab))
  const asked = address.tab ?? 'send'
  const tab = shown.includes(asked) ? asked : 'history'
  const toTab = (next: string | null) =>
    onAddressChange(next === 'send' ? {} : { tab: exportTabs.find((one) => one === next) as never })
  return (
    <>
      <ScreenTabs group="eudamed" />
      <PageHeader title={screen('title')} purpose={screen('purpose')} />
      {/* Each tab has a search of its own, so they begin anew. */}
      <Tabs value={tab} onChange={toTab} keepMounted={false}>
        <Tabs.List mb="lg" aria-label={t('label')}>
          {shown.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(one)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="send">
          <SendTab address={address} onAddressChange={onAddressChange} onAnswers={() => toTab('answers')} />
        </Tabs.Panel>
        <Tabs.Panel value="tables">
          <TablesTab />
        </Tabs.Panel>
        <Tabs.Panel value="answers">
          <AnswersTab onResubmit={() => onAddressChange({ standing: 'refused' })} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <HistoryTab address={address} onAddressChange={onAddressChange} />
        </Tabs.Panel>
        <Tabs.Panel value="templates">
          <TemplatesTab />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
