import { NativeSelect, Tabs } from '@mantine/core'
import { findMarket } from '#core/code-lists/markets.ts'
import { marketsWithExchange, registers } from '#core/code-lists/registers.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { tabAddress } from '#web/ui/tab-address.ts'
import { AcceptanceTab } from './acceptance-tab.tsx'
import { AnswersByHandTab } from './answers-by-hand-tab.tsx'
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

/** Files for a register and its answers (specification, document 2 section 2.10; flow 7; decision D118). */
export function ExportScreen({ address, onAddressChange }: ExportScreenProps) {
  const screen = wordsOf(screensTexts['/export'])
  const t = wordsOf(exchangeTexts.tabs)
  const can = useCan()
  const mayExport = can('export-data')
  const market = address.market ?? marketsWithExchange[0]
  const { register, hasSamples } = registers[market]
  // Users who cannot export can still see the history.
  const shown = exportTabs.filter(
    (tab) =>
      (mayExport || !['send', 'tables', 'templates'].includes(tab)) && (hasSamples || tab !== 'templates'),
  )
  const asked = address.tab ?? 'send'
  const tab = shown.includes(asked) ? asked : mayExport ? 'send' : 'history'
  // Each tab has a search of its own, so it begins anew; the register stays.
  const show = (next: string | null, of = address.market) =>
    onAddressChange({
      ...tabAddress(exportTabs, next),
      ...(of && { market: of }),
    })
  return (
    <>
      <ScreenTabs group="eudamed" />
      <PageHeader
        title={screen('title')}
        purpose={screen('purpose')}
        actions={
          mayExport && (
            <ButtonLink variant="default" to="/workbooks">
              {t('workbooks')}
            </ButtonLink>
          )
        }
      />
      {marketsWithExchange.length > 1 && tab !== 'history' && tab !== 'acceptance' && (
        <NativeSelect
          label={t('register')}
          maw="20rem"
          mb="md"
          value={market}
          data={marketsWithExchange.map((code) => ({
            value: code,
            label: `${registers[code].register} (${findMarket(code)?.country ?? code})`,
          }))}
          onChange={({ currentTarget }) =>
            show(
              tab,
              marketsWithExchange.find((code) => code === currentTarget.value),
            )
          }
        />
      )}
      <Tabs value={tab} onChange={show} keepMounted={false}>
        <Tabs.List mb="lg" aria-label={t('label')}>
          {shown.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(one, { register })}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="send">
          <SendTab
            market={market}
            address={address}
            onAddressChange={onAddressChange}
            onAnswers={() => show('answers')}
          />
        </Tabs.Panel>
        <Tabs.Panel value="tables">
          <TablesTab market={market} />
        </Tabs.Panel>
        <Tabs.Panel value="answers">
          {registers[market].answersInFiles ? (
            <AnswersTab
              market={market}
              onResubmit={() =>
                onAddressChange({ standing: 'refused', ...(address.market && { market: address.market }) })
              }
            />
          ) : (
            <AnswersByHandTab market={market} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <HistoryTab address={address} onAddressChange={onAddressChange} />
        </Tabs.Panel>
        <Tabs.Panel value="templates">
          <TemplatesTab market={market} />
        </Tabs.Panel>
        <Tabs.Panel value="acceptance">
          <AcceptanceTab />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
