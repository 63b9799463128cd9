import { Tabs } from '@mantine/core'
import type { Market } from '#core/code-lists/markets.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { VersionInForce } from '#web/master-form/version-in-force.tsx'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { BackLink } from '#web/ui/router-link.tsx'
import { type CountrySearch, type CountryTab, countryTabs } from './country-search.ts'
import { InformationPanel } from './information-panel.tsx'
import { MarketFacts } from './market-facts.tsx'
import { MarketFormPanel } from './market-form-panel.tsx'
import { OfAddress } from './of-address.tsx'
import { SubmissionsPanel } from './submissions-panel.tsx'

interface CountryScreenProps {
  country: string
  masterDiId: string
  search: CountrySearch
  /** With `replace` no way back leads to what was there before. */
  onSearchChange: (search: CountrySearch, replace?: boolean) => void
}

export function CountryScreen({ country, masterDiId, ...rest }: CountryScreenProps) {
  return (
    <OfAddress country={country} masterDiId={masterDiId}>
      {(market, record) => <MarketOfRecord market={market} record={record} {...rest} />}
    </OfAddress>
  )
}

interface MarketOfRecordProps extends Pick<CountryScreenProps, 'search' | 'onSearchChange'> {
  market: Market
  record: MasterRecord
}

function MarketOfRecord({ market, record, ...rest }: MarketOfRecordProps) {
  const t = wordsOf(submissionsTexts.country)
  return (
    <>
      <PageHeader
        title={t('title', { country: market.country })}
        flag={market.code}
        purpose={t('purpose', {
          device: record.deviceName ?? '',
          number: record.deviceNumber ?? '',
          version: record.versionNumber,
        })}
        back={<BackLink to="/master-di/records">{t('back')}</BackLink>}
      />
      <MarketFacts market={market} />
      <VersionInForce record={record} country={market.code} />
      <CountryPanels market={market} record={record} {...rest} />
    </>
  )
}

function CountryPanels({ market, record, search, onSearchChange }: MarketOfRecordProps) {
  const t = wordsOf(submissionsTexts.country)
  const tab = search.tab ?? 'form'
  const openForm = (submission?: number) =>
    onSearchChange({ tab: 'form', ...(submission === undefined ? { another: 'yes' } : { submission }) })
  return (
    <Tabs
      value={tab}
      keepMounted={false}
      onChange={(next) => onSearchChange({ ...search, tab: next as CountryTab })}
    >
      <Tabs.List mb="lg">
        {countryTabs.map((id) => (
          <Tabs.Tab key={id} value={id}>
            {t(`tabs.${id}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="information">
        <InformationPanel record={record} />
      </Tabs.Panel>
      <Tabs.Panel value="submissions">
        <SubmissionsPanel
          market={market.code}
          record={record}
          address={search}
          onAddressChange={(next) => onSearchChange(next, true)}
          onOpen={openForm}
        />
      </Tabs.Panel>
      <Tabs.Panel value="form">
        <MarketFormPanel
          market={market}
          record={record}
          submissionId={search.submission}
          isAnother={search.another === 'yes'}
          field={search.field}
          // Going back to the form of a new submission would make the same one twice.
          onDeleted={() => onSearchChange({ tab: 'submissions' }, true)}
          onSaved={(submission) => onSearchChange({ tab: 'form', submission }, true)}
        />
      </Tabs.Panel>
    </Tabs>
  )
}
