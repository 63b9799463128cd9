import { NativeSelect } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  submissionStatuses,
  submissionStatusLabels,
  validationGroups,
} from '#core/lifecycle/submission-status.ts'
import { exportOverview, type OverviewFilters, overviewBy, overviewQuery } from '#web/data/validation.ts'
import { ValidateMany } from '#web/many-submissions/validate-many.tsx'
import { manySubmissionsTexts } from '#web/messages/en/many-submissions.ts'
import { validationTexts } from '#web/messages/en/validation.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListTable, listWords } from '#web/ui/list-table.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { useOverviewColumns } from './overview-columns.tsx'
import { RunChip, RunFound } from './run-found.tsx'
import { keptOf, marketShown, type OverviewSearch, overviewSearch } from './validation-search.ts'

interface OverviewTabProps {
  address: OverviewSearch
  onAddressChange: (address: OverviewSearch) => void
}

/** The submissions for EUDAMED, each with what its last validation said. */
export function OverviewTab({ address, onAddressChange }: OverviewTabProps) {
  const t = wordsOf(validationTexts.overview)
  const many = wordsOf(manySubmissionsTexts.validate)
  const can = useCan()
  // While the call runs, the row says so.
  const [validating, setValidating] = useState<ReadonlySet<number>>(new Set())
  const state = overviewSearch.stateOf(address)
  const { group, status, search, run } = overviewSearch.filtersOf(address)
  const filters: OverviewFilters = {
    country: marketShown(address),
    statuses: status ? [status] : group ? validationGroups[group] : [],
    search,
    invalidIn: run,
  }
  const query = useQuery(overviewQuery(state, filters))
  return (
    <>
      {run !== undefined && <RunFound id={run} />}
      <ListTable
        name="validation-overview"
        kind={overviewSearch}
        address={address}
        onAddressChange={onAddressChange}
        query={query}
        columns={useOverviewColumns(validating, setValidating, keptOf(address))}
        rowHeight="3.125rem"
        words={listWords(t, (count) => t('showing', { count }))}
        filters={
          <>
            <NativeSelect
              aria-label={t('status')}
              data={[
                { value: '', label: t('allStatuses') },
                ...submissionStatuses.map((value) => ({ value, label: submissionStatusLabels[value] })),
              ]}
              value={status ?? ''}
              onChange={({ currentTarget }) =>
                onAddressChange(
                  overviewSearch.withFilters(address, {
                    group: undefined,
                    status: submissionStatuses.find((one) => one === currentTarget.value),
                  }),
                )
              }
            />
            {run !== undefined && (
              <RunChip
                id={run}
                onRemove={() => onAddressChange(overviewSearch.withFilters(address, { run: undefined }))}
              />
            )}
          </>
        }
        exportFile={can('export-data') ? () => exportOverview(state, filters) : undefined}
        tools={
          can('edit-submissions') &&
          (query.data?.total ?? 0) > 0 && (
            <ValidateMany
              submissions={{ matching: overviewBy(filters) }}
              label={many('all', { count: query.data?.total ?? 0 })}
            />
          )
        }
        empty={
          <EmptyState
            icon={IconShieldCheck}
            title={t('empty')}
            description={t('emptyHelp')}
            action={
              <ButtonLink to="/master-di/records" variant="default">
                {t('toRecords')}
              </ButtonLink>
            }
          />
        }
      />
    </>
  )
}
