import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { listPartsTexts } from '#web/messages/en/list-parts.ts'
import { wordsOf } from '#web/messages/words.ts'

/** A list shows what people who have left own; taken off, it shows all again (decision D149). */
export function LeftChip({ onRemove }: { onRemove: () => void }) {
  const t = wordsOf(listPartsTexts.left)
  return (
    <Button
      size="sm"
      variant="light"
      radius="xl"
      title={t('remove')}
      rightSection={<IconX size={14} aria-hidden />}
      onClick={onRemove}
    >
      {t('chip')}
    </Button>
  )
}
