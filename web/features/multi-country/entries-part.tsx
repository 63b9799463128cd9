import { Button, Group, Tabs } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { defaultMarket } from '#core/code-lists/markets.ts'
import type { MarketForm } from '#core/markets/market.ts'
import { entriesTexts } from '#web/messages/en/entries.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { marketFormQuery } from '#web/submission-form/market-forms.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { EntriesTab } from './entries-tab.tsx'
import { EntryTab } from './entry-tab.tsx'
import type { ScreenProps } from './multi-country-search.ts'
import { NewEntryDialog } from './new-entry-dialog.tsx'

/** The EU submissions in their second view (specification, document 2 section 2.3). */
export function EntriesPart({ address, onAddressChange }: ScreenProps) {
  const t = wordsOf(entriesTexts)
  const can = useCan()
  const [adding, setAdding] = useState(false)
  const { data } = useQuery(marketFormQuery(defaultMarket))
  const marketForm = useMemo<MarketForm | undefined>(
    () => (data?.entry ? { ...data, ...data.entry } : undefined),
    [data],
  )
  if (!marketForm) return <CentredSpinner label={t('list.loading')} />
  const open = (entry: number) => onAddressChange({ view: 'eudamed', tab: 'entry', entry })
  return (
    <Tabs
      value={address.tab ?? 'list'}
      onChange={(next) => onAddressChange({ view: 'eudamed', ...(next === 'entry' && { tab: next }) })}
      keepMounted={false}
    >
      <Group justify="space-between" align="flex-end" gap="sm" mb="md">
        <Tabs.List aria-label={t('tabs.label')} style={{ flex: '1 1 20rem' }}>
          <Tabs.Tab value="list">{t('tabs.list')}</Tabs.Tab>
          <Tabs.Tab value="entry">{t('tabs.entry')}</Tabs.Tab>
        </Tabs.List>
        {can('create-submissions') && (
          <Button
            variant="light"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('list.new')}
          </Button>
        )}
      </Group>
      <Tabs.Panel value="list">
        <EntriesTab address={address} onAddressChange={onAddressChange} onEdit={open} />
      </Tabs.Panel>
      <Tabs.Panel value="entry">
        <EntryTab
          key={address.entry ?? 'new'}
          marketForm={marketForm}
          entryId={address.entry}
          onOpen={open}
          onAnother={() => onAddressChange({ view: 'eudamed', tab: 'entry' })}
        />
      </Tabs.Panel>
      <NewEntryDialog
        marketForm={marketForm}
        opened={adding}
        onClose={() => setAdding(false)}
        onCreated={open}
      />
    </Tabs>
  )
}
