import { listPartsTexts } from '#web/messages/en/list-parts.ts'
import { wordsOf } from '#web/messages/words.ts'
import { FilterChip } from '#web/ui/filter-chip.tsx'

/** A list shows what people who have left own; taken off, it shows all again (decision D149). */
export function LeftChip({ onRemove }: { onRemove: () => void }) {
  const t = wordsOf(listPartsTexts.left)
  return <FilterChip label={t('chip')} title={t('remove')} onRemove={onRemove} />
}
