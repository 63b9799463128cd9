import { Checkbox } from '@mantine/core'
import { IconFileDescription } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { rimSubmissionStatuses } from '#core/dictionary/rim/index.ts'
import { LeftChip } from '#web/accounts/left-chip.tsx'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { RimTabProps } from './doing.ts'
import { exportSubmissions, submissionsQuery } from './rim-api.ts'
import { filtersOf, RimList } from './rim-list.tsx'
import { rimSearch } from './rim-search.ts'
import { SubmissionCard } from './submission-card.tsx'

/** The states the specification filters by (document 3 section 2.9); rejected ones are among all. */
const filtered = rimSubmissionStatuses.filter(({ code }) => code !== 'rejected')

export function SubmissionsTab({ address, onAddressChange, onDo }: RimTabProps) {
  const t = wordsOf(rimTexts.submissions)
  return (
    <RimList
      address={address}
      onAddressChange={onAddressChange}
      searchLabel={t('search')}
      showing={(count) => t('showing', { count })}
      statuses={filtered}
      query={useQuery(submissionsQuery(rimSearch.stateOf(address), filtersOf(address)))}
      empty={{ icon: IconFileDescription, title: t('empty'), help: t('emptyHelp') }}
      exportAll={exportSubmissions}
      filters={
        <>
          <Checkbox
            label={t('mine')}
            checked={address.mine === 'true'}
            onChange={({ currentTarget }) =>
              onAddressChange(
                rimSearch.withFilters(address, { mine: currentTarget.checked ? 'true' : undefined }),
              )
            }
          />
          {address.left && (
            <LeftChip onRemove={() => onAddressChange(rimSearch.withFilters(address, { left: undefined }))} />
          )}
        </>
      }
    >
      {(submission) => <SubmissionCard submission={submission} onDo={onDo} />}
    </RimList>
  )
}
