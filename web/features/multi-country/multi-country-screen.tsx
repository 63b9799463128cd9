import { Stack, Tabs } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type Region, regions } from '#core/code-lists/regions.ts'
import { multiCountryTexts } from '#web/messages/en/multi-country.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { CopyPanel } from './copy-panel.tsx'
import { CreatePart } from './create-part.tsx'
import { EntriesPart } from './entries-part.tsx'
import { MarketFigures } from './market-figures.tsx'
import type { MultiCountryAddress, ScreenProps } from './multi-country-search.ts'
import { RegionRecords } from './region-records.tsx'

/** Devices by the region of their markets; in Europe the EU submissions beside them. */
export function MultiCountryScreen({ address, onAddressChange }: ScreenProps) {
  const can = useCan()
  // Who may not create is shown the list.
  return address.form === 'create' && can('create-submissions') ? (
    <CreatePart />
  ) : (
    <Devices address={address} onAddressChange={onAddressChange} />
  )
}

function Devices({ address, onAddressChange }: ScreenProps) {
  const screen = wordsOf(screensTexts['/multi-country-udi'])
  const t = wordsOf(multiCountryTexts)
  const can = useCan()
  const region: Region = address.region ?? 'europe'
  const ofRegion = (next: Region) => (next === 'europe' ? {} : { region: next })
  return (
    <>
      <ScreenTabs group="eudamed" />
      <PageHeader
        title={screen('title')}
        purpose={screen('purpose')}
        actions={
          <>
            <ButtonLink to="/readiness" variant="default">
              {t('readiness')}
            </ButtonLink>
            {can('create-submissions') && (
              <ButtonLink
                to="/multi-country-udi"
                search={{ form: 'create' }}
                leftSection={<IconPlus size={16} aria-hidden />}
              >
                {t('create')}
              </ButtonLink>
            )}
          </>
        }
      />
      <Stack gap="lg">
        {address.view === undefined && <MarketFigures address={address} onAddressChange={onAddressChange} />}
        {address.masterDiId !== undefined && (
          <CopyPanel recordId={address.masterDiId} onClose={() => onAddressChange(withoutRecord(address))} />
        )}
        <Tabs
          value={region}
          // Each region has a search and pages of its own; the record that was chosen stays.
          onChange={(next) =>
            onAddressChange({
              ...ofRegion(regions.find((one) => one === next) ?? 'europe'),
              ...(address.masterDiId !== undefined && { masterDiId: address.masterDiId }),
            })
          }
          keepMounted={false}
        >
          <Tabs.List mb="md" aria-label={t('regions.label')}>
            {regions.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`regions.${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {regions.map((one) => (
            <Tabs.Panel key={one} value={one}>
              {one === 'europe' ? (
                <EuropeTab address={address} onAddressChange={onAddressChange} />
              ) : (
                <RegionRecords region={one} address={address} onAddressChange={onAddressChange} />
              )}
            </Tabs.Panel>
          ))}
        </Tabs>
      </Stack>
    </>
  )
}

function withoutRecord({ masterDiId: _, ...rest }: MultiCountryAddress): MultiCountryAddress {
  return rest
}

function EuropeTab({ address, onAddressChange }: ScreenProps) {
  const t = wordsOf(multiCountryTexts.views)
  return (
    <Tabs
      variant="pills"
      value={address.view ?? 'records'}
      onChange={(next) => onAddressChange(next === 'eudamed' ? { view: next } : {})}
      keepMounted={false}
    >
      <Tabs.List mb="md" aria-label={t('label')}>
        <Tabs.Tab value="records">{t('records')}</Tabs.Tab>
        <Tabs.Tab value="eudamed">{t('entries')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="records">
        <RegionRecords region="europe" address={address} onAddressChange={onAddressChange} />
      </Tabs.Panel>
      <Tabs.Panel value="eudamed">
        <EntriesPart address={address} onAddressChange={onAddressChange} />
      </Tabs.Panel>
    </Tabs>
  )
}
