import { useQuery } from '@tanstack/react-query'
import { listPartsTexts } from '#web/messages/en/list-parts.ts'
import { wordsOf } from '#web/messages/words.ts'
import { FilterChip } from '#web/ui/filter-chip.tsx'
import { jobQuery } from './job-api.ts'

interface ImportChipProps {
  importId: number
  onRemove: () => void
}

/** A list shows what one import made; taken off, it shows all again. */
export function ImportChip({ importId, onRemove }: ImportChipProps) {
  const t = wordsOf(listPartsTexts.importChip)
  // Somebody else's import has a number and no name here.
  const { data } = useQuery({ ...jobQuery(importId), refetchInterval: false })
  return (
    <FilterChip
      label={data ? t('of', { file: data.fileName }) : t('unknown', { id: String(importId) })}
      title={t('remove')}
      onRemove={onRemove}
    />
  )
}
