import { NativeSelect } from '@mantine/core'
import { IconFileExport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { findMarket } from '#core/code-lists/markets.ts'
import { marketsWithExchange } from '#core/code-lists/registers.ts'
import { transmissionStates } from '#core/connections/transmission.ts'
import { fileAnswers } from '#core/contract/list-filters.ts'
import { environments } from '#core/markets/exchange.ts'
import { exportHistory, type HistoryFilters, historyQuery } from '#web/data/exchange.ts'
import { connectionTexts } from '#web/messages/en/connections.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListTable } from '#web/ui/list-table.tsx'
import { type HistorySearch, historySearch } from './export-search.ts'
import { FileDialog } from './file-dialog.tsx'
import { useHistoryColumns } from './history-columns.tsx'
import { UnknownSendings } from './unknown-sendings.tsx'

interface HistoryTabProps {
  address: HistorySearch
  onAddressChange: (address: HistorySearch) => void
}

/** Export history: file, receiver, time, author, approver, hash and answer (flow 7). */
export function HistoryTab({ address, onAddressChange }: HistoryTabProps) {
  const t = wordsOf(exchangeTexts.history)
  const can = useCan()
  const { file, ...list } = address
  const filters = historySearch.filtersOf(list)
  const state = historySearch.stateOf(list)
  return (
    <>
      <UnknownSendings
        onList={() => onAddressChange(historySearch.withFilters(list, { answer: 'sending-unknown' }))}
      />
      <ListTable
        name="exported-files"
        kind={historySearch}
        address={list}
        onAddressChange={onAddressChange}
        query={useQuery(historyQuery(state, filters))}
        columns={useHistoryColumns(list)}
        rowHeight="3.125rem"
        words={{
          caption: t('caption'),
          search: t('search'),
          showing: (count) => t('showing', { count }),
          loadFailed: t('loadFailed'),
          nothingFound: t('nothingFound'),
          clear: t('clear'),
        }}
        filters={
          <Filters
            filters={filters}
            onFilter={(next) => onAddressChange(historySearch.withFilters(list, next))}
          />
        }
        exportFile={can('export-data') ? () => exportHistory(state, filters) : undefined}
        empty={<EmptyState icon={IconFileExport} title={t('empty')} description={t('emptyHelp')} />}
      />
      <FileDialog id={file} onClose={() => onAddressChange(list)} />
    </>
  )
}

function Filters({
  filters,
  onFilter,
}: {
  filters: HistoryFilters
  onFilter: (filters: Partial<HistoryFilters>) => void
}) {
  const t = wordsOf(exchangeTexts.history)
  const words = wordsOf(exchangeTexts.environments)
  const states = wordsOf(connectionTexts.states)
  return (
    <>
      {marketsWithExchange.length > 1 && (
        <NativeSelect
          aria-label={t('market')}
          data={[
            { value: '', label: t('anyMarket') },
            ...marketsWithExchange.map((value) => ({ value, label: findMarket(value)?.country ?? value })),
          ]}
          value={filters.market ?? ''}
          onChange={({ currentTarget }) =>
            onFilter({ market: marketsWithExchange.find((one) => one === currentTarget.value) })
          }
        />
      )}
      <NativeSelect
        aria-label={t('answerFilter')}
        data={[
          { value: '', label: t('anyAnswer') },
          ...fileAnswers.map((value) => ({ value, label: t(`withAnswer.${value}`) })),
        ]}
        value={filters.answer ?? ''}
        onChange={({ currentTarget }) =>
          onFilter({ answer: fileAnswers.find((one) => one === currentTarget.value) })
        }
      />
      <NativeSelect
        aria-label={t('sendingFilter')}
        data={[
          { value: '', label: t('anySending') },
          ...transmissionStates.map((value) => ({ value, label: states(value) })),
        ]}
        value={filters.sending ?? ''}
        onChange={({ currentTarget }) =>
          onFilter({ sending: transmissionStates.find((one) => one === currentTarget.value) })
        }
      />
      <NativeSelect
        aria-label={t('environment')}
        data={[
          { value: '', label: t('anyEnvironment') },
          ...environments.map((value) => ({ value, label: words(value) })),
        ]}
        value={filters.environment ?? ''}
        onChange={({ currentTarget }) =>
          onFilter({ environment: environments.find((one) => one === currentTarget.value) })
        }
      />
    </>
  )
}
