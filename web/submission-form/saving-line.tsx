import { Text } from '@mantine/core'
import type { Fields } from '#core/dictionary/field.ts'
import type { NeededToSave } from '#core/markets/needed-to-save.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'

/** Lists what is needed to save. What the validator requires is marked on the fields. */
export function SavingLine({ needed, fields }: { needed: NeededToSave; fields: Fields }) {
  const t = wordsOf(submissionsTexts.form)
  const labels = Object.keys(needed).flatMap((id) => fields[id]?.label ?? [])
  if (labels.length === 0) return null
  return (
    <Text size="sm" c="dimmed">
      {t('neededToSave', { fields: labels.join(', ') })}
    </Text>
  )
}
