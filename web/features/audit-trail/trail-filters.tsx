import { NativeSelect, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { auditActions, auditEntityTypes, personalEntityTypes } from '#core/audit/audit-entry.ts'
import { trailPeopleQuery } from '#web/data/audit-trail.ts'
import { auditTrailTexts } from '#web/messages/en/audit-trail.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { PeriodFields } from '#web/ui/period-fields.tsx'
import type { TrailFilters } from './trail-search.ts'

interface TrailFilterFieldsProps {
  filters: TrailFilters
  onFilter: (filters: Partial<TrailFilters>) => void
}

/** Who, what, of which kind, and when. */
export function TrailFilterFields({ filters, onFilter }: TrailFilterFieldsProps) {
  const t = wordsOf(auditTrailTexts)
  const can = useCan()
  const kinds = auditEntityTypes.filter((kind) => can('manage-users') || !personalEntityTypes.includes(kind))
  return (
    <>
      <PersonFilter person={filters.person} onChange={(person) => onFilter({ person })} />
      <NativeSelect
        aria-label={t('filters.action')}
        w="11rem"
        data={[
          { value: '', label: t('filters.anyAction') },
          ...auditActions.map((value) => ({ value, label: t(`actions.${value}`) })),
        ]}
        value={filters.action ?? ''}
        onChange={({ currentTarget }) =>
          onFilter({ action: auditActions.find((action) => action === currentTarget.value) })
        }
      />
      <NativeSelect
        aria-label={t('filters.entityType')}
        w="10rem"
        data={[
          { value: '', label: t('filters.anyKind') },
          ...kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
        value={filters.entityType ?? ''}
        onChange={({ currentTarget }) =>
          onFilter({ entityType: kinds.find((kind) => kind === currentTarget.value) })
        }
      />
      <PeriodFields from={filters.from} to={filters.to} onChange={onFilter} />
    </>
  )
}

function PersonFilter({
  person,
  onChange,
}: {
  person: number | undefined
  onChange: (person: number | undefined) => void
}) {
  const t = wordsOf(auditTrailTexts.filters)
  const { data: people = [] } = useQuery(trailPeopleQuery)
  return (
    <Select
      aria-label={t('person')}
      placeholder={t('anybody')}
      w="13rem"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clearPerson') }}
      nothingFoundMessage={t('nobodyFound')}
      limit={100}
      data={people.map(({ id, name, username }) => ({ value: String(id), label: `${name} (${username})` }))}
      value={person === undefined ? null : String(person)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
    />
  )
}
