import { Button, NativeSelect, Select } from '@mantine/core'
import { IconBuildingFactory2, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressCountries } from '#core/code-lists/eudamed/address-countries.ts'
import { operatorTypes } from '#core/code-lists/operator-types.ts'
import { actorStatuses } from '#core/contract/list-filters.ts'
import { exportOperators, type ListedOperator, operatorsQuery } from '#web/data/actors.ts'
import { ImportChip } from '#web/imports/import-chip.tsx'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterChip } from '#web/ui/filter-chip.tsx'
import { ListTable, listWords } from '#web/ui/list-table.tsx'
import { type OperatorsSearch, operatorsSearch } from './actors-search.ts'
import type { Adding } from './adding.ts'
import { type Carried, CarryOverDialog } from './carry-over-dialog.tsx'
import { DeleteOperatorDialog } from './delete-dialogs.tsx'
import { OperatorActions } from './operator-actions.tsx'
import { useOperatorColumns } from './operator-columns.tsx'
import { OperatorDialog } from './operator-dialog.tsx'

interface OperatorsTabProps {
  address: OperatorsSearch
  onAddressChange: (address: OperatorsSearch) => void
  onAdd: (adding: Adding) => void
}

/** The operators there are; a row opens its operator. */
export function OperatorsTab({ address, onAddressChange, onAdd }: OperatorsTabProps) {
  const t = wordsOf(actorsTexts.overview)
  const can = useCan()
  const { operator: opened, ...list } = address
  const state = operatorsSearch.stateOf(list)
  const { country, ...rest } = operatorsSearch.filtersOf(list)
  const filters = { ...rest, country: country?.[0] }
  const [deleted, setDeleted] = useState<ListedOperator>()
  const [carried, setCarried] = useState<Carried>()
  return (
    <>
      <ListTable
        name="actors"
        kind={operatorsSearch}
        address={list}
        onAddressChange={onAddressChange}
        query={useQuery(operatorsQuery(state, filters))}
        columns={useOperatorColumns(list)}
        rowHeight="3.125rem"
        words={listWords(t, (count) => t('showing', { count }))}
        filters={<Filters address={list} onAddressChange={onAddressChange} />}
        exportFile={can('export-data') ? () => exportOperators(state, filters) : undefined}
        rowActions={(operator) => (
          <OperatorActions
            operator={operator}
            onOpen={() => onAddressChange({ ...list, operator: operator.id })}
            onAdd={onAdd}
            onDelete={() => setDeleted(operator)}
          />
        )}
        empty={<NoOperators onAdd={onAdd} />}
      />
      <OperatorDialog
        opened={opened !== undefined}
        id={opened}
        onClose={() => onAddressChange(list)}
        onChanged={setCarried}
      />
      <DeleteOperatorDialog operator={deleted} onClose={() => setDeleted(undefined)} />
      <CarryOverDialog carried={carried} onClose={() => setCarried(undefined)} />
    </>
  )
}

function Filters({ address, onAddressChange }: Omit<OperatorsTabProps, 'onAdd'>) {
  const t = wordsOf(actorsTexts)
  const { type, country, status, namedFormerly, importId } = operatorsSearch.filtersOf(address)
  const filter = (
    next: Partial<Pick<OperatorsSearch, 'type' | 'country' | 'status' | 'namedFormerly' | 'importId'>>,
  ) => onAddressChange(operatorsSearch.withFilters(address, next))
  return (
    <>
      <NativeSelect
        w="11rem"
        aria-label={t('columns.type')}
        data={[
          { value: '', label: t('filters.allTypes') },
          ...operatorTypes.map(({ code, label }) => ({ value: code, label })),
        ]}
        value={type ?? ''}
        onChange={({ currentTarget }) =>
          filter({ type: operatorTypes.find(({ code }) => code === currentTarget.value)?.code })
        }
      />
      <Select
        aria-label={t('columns.country')}
        placeholder={t('filters.allCountries')}
        w="10.5rem"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('filters.allCountries') }}
        data={addressCountries.map(({ code, label }) => ({ value: code, label }))}
        value={country?.[0] ?? null}
        onChange={(code) => filter({ country: code === null ? [] : [code] })}
      />
      <NativeSelect
        aria-label={t('columns.status')}
        data={[
          { value: '', label: t('filters.allStatuses') },
          ...actorStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
        value={status ?? ''}
        onChange={({ currentTarget }) =>
          filter({ status: actorStatuses.find((one) => one === currentTarget.value) })
        }
      />
      {namedFormerly && (
        <FilterChip
          label={t('formerCodes.chip')}
          title={t('formerCodes.chipRemove')}
          onRemove={() => filter({ namedFormerly: undefined })}
        />
      )}
      {importId !== undefined && (
        <ImportChip importId={importId} onRemove={() => filter({ importId: undefined })} />
      )}
    </>
  )
}

function NoOperators({ onAdd }: { onAdd: (adding: Adding) => void }) {
  const t = wordsOf(actorsTexts)
  const mayManage = useCan()('manage-actors')
  return (
    <EmptyState
      icon={IconBuildingFactory2}
      title={t('overview.empty')}
      description={t('overview.emptyHelp')}
      action={
        mayManage && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onAdd({ what: 'operator' })}
          >
            {t('add.operator')}
          </Button>
        )
      }
    />
  )
}
