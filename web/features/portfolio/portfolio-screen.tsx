import { Button, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconFolders, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exportFamilies, familiesQuery } from '#web/data/portfolio.ts'
import { portfolioTexts } from '#web/messages/en/portfolio.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ExportButton } from '#web/ui/export-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ScreenTabs } from '#web/ui/screen-tabs.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { TablePages } from '#web/ui/table-pages.tsx'
import { DeleteFamilyDialog } from './delete-family-dialog.tsx'
import type { Doing } from './doing.ts'
import { FamilyCard } from './family-card.tsx'
import { FamilyDialog } from './family-dialog.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { MatchedDialog } from './matched-dialog.tsx'
import { type PortfolioSearch, portfolioSearch } from './portfolio-search.ts'
import { SendFamily } from './send-family.tsx'

interface PortfolioScreenProps {
  address: PortfolioSearch
  onAddressChange: (address: PortfolioSearch) => void
}

const orders = ['productFamily', '-updatedAt', '-createdAt', '-deviceCount'] as const

/** Product families, each a card (specification, document 2 section 2.8). */
export function PortfolioScreen({ address, onAddressChange }: PortfolioScreenProps) {
  const screen = wordsOf(screensTexts['/portfolio'])
  const t = wordsOf(portfolioTexts)
  const can = useCan()
  const [doing, setDoing] = useState<Doing>()
  const state = portfolioSearch.stateOf(address)
  const { search } = portfolioSearch.filtersOf(address)
  const query = useQuery(familiesQuery(state, search))
  const { data } = query
  const mayCreate = can('create-submissions')
  const end = () => setDoing(undefined)
  const of = (what: Doing['what']) => (doing?.what === what ? doing.family : undefined)
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDoing({ what: 'new' })}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <ScreenTabs group="eudamed" />
      <PageHeader title={screen('title')} purpose={screen('purpose')} actions={mayCreate ? add : undefined} />
      <Stack gap="md">
        <Group gap="xs">
          <SearchBox
            label={t('search')}
            value={search}
            onChange={(next) => onAddressChange(portfolioSearch.withFilters(address, { search: next }))}
          />
          <NativeSelect
            aria-label={t('order')}
            data={orders.map((value) => ({ value, label: t(`orders.${value}`) }))}
            value={state.sort}
            onChange={({ currentTarget }) =>
              onAddressChange(portfolioSearch.read({ ...address, page: 1, sort: currentTarget.value }))
            }
          />
          {can('export-data') && (data?.total ?? 0) > 0 && (
            <ExportButton load={() => exportFamilies(state, search)} />
          )}
          {data && (
            <Text size="sm" c="dimmed" role="status">
              {t('showing', { count: data.total })}
            </Text>
          )}
        </Group>
        {query.error ? (
          <ErrorPanel
            title={t('loadFailed')}
            message={query.error.message}
            onRetry={() => void query.refetch()}
          />
        ) : !data ? (
          <CentredSpinner label={t('loading')} />
        ) : data.total === 0 ? (
          <EmptyState
            icon={IconFolders}
            title={search ? t('nothingFound') : t('empty')}
            {...(!search && { description: t('emptyHelp') })}
            action={
              search ? (
                <Button variant="default" onClick={() => onAddressChange(portfolioSearch.cleared(address))}>
                  {t('clear')}
                </Button>
              ) : undefined
            }
          />
        ) : (
          <>
            <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="md" component="ul" p={0} m={0}>
              {data.items.map((family) => (
                <FamilyCard key={family.id} family={family} onDo={(what) => setDoing({ what, family })} />
              ))}
            </SimpleGrid>
            <TablePages
              total={data.total}
              busy={query.isPlaceholderData}
              state={state}
              onStateChange={(next) => onAddressChange(portfolioSearch.read({ ...address, ...next }))}
            />
          </>
        )}
      </Stack>
      <FamilyDialog
        opened={doing?.what === 'new' || doing?.what === 'edit'}
        family={of('edit')}
        onClose={end}
      />
      <MatchDialog family={of('match')} onClose={end} />
      <MatchedDialog family={of('show')} onClose={end} />
      <SendFamily family={of('send')} onClose={end} />
      <DeleteFamilyDialog family={of('delete')} onClose={end} />
    </>
  )
}
