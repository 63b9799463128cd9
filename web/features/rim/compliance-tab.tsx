import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { complianceStatuses, riskLevels } from '#core/dictionary/rim/index.ts'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'
import type { RimTabProps } from './doing.ts'
import { ItemCard } from './item-card.tsx'
import { complianceQuery, exportCompliance } from './rim-api.ts'
import { filtersOf, RimList } from './rim-list.tsx'
import { rimSearch } from './rim-search.ts'
import { CodeBadge, labelOf } from './words.tsx'

export function ComplianceTab({ address, onAddressChange, onDo }: RimTabProps) {
  const t = wordsOf(rimTexts.compliance)
  const day = useDay()
  return (
    <RimList
      address={address}
      onAddressChange={onAddressChange}
      searchLabel={t('search')}
      showing={(count) => t('showing', { count })}
      statuses={complianceStatuses}
      query={useQuery(complianceQuery(rimSearch.stateOf(address), filtersOf(address)))}
      empty={{ icon: IconShieldCheck, title: t('empty'), help: t('emptyHelp') }}
      add={{ label: t('add'), onAdd: () => onDo({ what: 'edit', noun: 'compliance' }) }}
      exportAll={exportCompliance}
    >
      {(item) => (
        <ItemCard
          name={item.regulation ?? ''}
          badges={<CodeBadge codes={complianceStatuses} code={item.status} />}
          facts={[
            [t('description'), item.description],
            [t('jurisdiction'), item.jurisdiction],
            [t('owner'), item.owner],
            [t('expiryDate'), item.expiryDate && day(item.expiryDate)],
            [t('riskLevel'), labelOf(riskLevels, item.riskLevel)],
          ]}
          onEdit={() => onDo({ what: 'edit', noun: 'compliance', item })}
          onDelete={() =>
            onDo({ what: 'delete', noun: 'compliance', id: item.id, name: item.regulation ?? '' })
          }
        />
      )}
    </RimList>
  )
}
