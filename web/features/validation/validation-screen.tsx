import { NativeSelect, Stack, Tabs, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { defaultMarket, markets } from '#core/code-lists/markets.ts'
import type { StatusCounts } from '#core/contract/submissions.ts'
import { type ValidationGroup, validationGroups } from '#core/lifecycle/submission-status.ts'
import { statusCountsQuery } from '#web/data/submissions.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { validationTexts } from '#web/messages/en/validation.ts'
import { wordsOf } from '#web/messages/words.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'
import { tabAddress } from '#web/ui/tab-address.ts'
import { ErrorsTab } from './errors-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { RulesTab } from './rules-tab.tsx'
import {
  keptOf,
  marketShown,
  overviewSearch,
  statusGroups,
  type ValidationSearch,
  type ValidationTab,
  validationTabs,
} from './validation-search.ts'

interface ValidationScreenProps {
  address: ValidationSearch
  onAddressChange: (address: ValidationSearch) => void
}

/** Where submissions stand, what they are checked by, and what was found (specification, document 2 section 2.4). */
export function ValidationScreen({ address, onAddressChange }: ValidationScreenProps) {
  const screen = wordsOf(screensTexts['/validation'])
  const t = wordsOf(validationTexts)
  const tab: ValidationTab = address.tab ?? 'overview'
  const list = { address, onAddressChange }
  return (
    <>
      <ScreenTabs group="eudamed" />
      <PageHeader title={screen('title')} purpose={screen('purpose')} actions={<MarketChoice {...list} />} />
      <Stack gap="lg">
        <Counts {...list} />
        <Tabs
          value={tab}
          onChange={(next) => onAddressChange({ ...keptOf(address), ...tabAddress(validationTabs, next) })}
          keepMounted={false}
        >
          <Tabs.List mb="md" aria-label={t('tabs.label')}>
            {validationTabs.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`tabs.${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="overview">
            <OverviewTab {...list} />
          </Tabs.Panel>
          <Tabs.Panel value="rules">
            <RulesTab />
          </Tabs.Panel>
          <Tabs.Panel value="errors">
            <ErrorsTab {...list} />
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </>
  )
}

const countOf = ({ byStatus }: StatusCounts, group: ValidationGroup): number =>
  validationGroups[group].reduce((sum, status) => sum + (byStatus[status] ?? 0), 0)

/** The market that the figures and all tabs are about. */
function MarketChoice({ address, onAddressChange }: ValidationScreenProps) {
  const t = wordsOf(validationTexts)
  return (
    <NativeSelect
      aria-label={t('market')}
      data={markets.map(({ code, country }) => ({ value: code, label: country }))}
      value={marketShown(address)}
      onChange={({ currentTarget: { value } }) =>
        onAddressChange({
          ...(address.tab !== undefined && { tab: address.tab }),
          ...(value !== defaultMarket && { market: markets.find(({ code }) => code === value)?.code }),
        } as ValidationSearch)
      }
    />
  )
}

/** Counts every submission of the market once; a click on a figure lists the submissions it counts. */
function Counts({ address, onAddressChange }: ValidationScreenProps) {
  const t = wordsOf(validationTexts.counts)
  const { data, isError } = useQuery(statusCountsQuery(marketShown(address)))
  const inOverview = address.tab === undefined
  const show = (group?: ValidationGroup) =>
    onAddressChange(overviewSearch.read({ ...keptOf(address), group }))
  const pressed = (group?: ValidationGroup) =>
    inOverview &&
    address.group === group &&
    address.status === undefined &&
    address.run === undefined &&
    !address.search
  return (
    <div>
      <StatCards label={t('label')}>
        <StatCard
          label={t('total')}
          value={data?.total}
          failed={isError}
          pressed={pressed()}
          onShow={() => show()}
        />
        {statusGroups.map((group) => (
          <StatCard
            key={group}
            label={t(group)}
            value={data && countOf(data, group)}
            failed={isError}
            pressed={pressed(group)}
            onShow={() => show(group)}
          />
        ))}
      </StatCards>
      <Text size="xs" c="dimmed" mt={4}>
        {t('help')}
      </Text>
    </div>
  )
}
