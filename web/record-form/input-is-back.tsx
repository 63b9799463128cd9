import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { recordFormTexts } from '#web/messages/en/record-form.ts'
import { wordsOf } from '#web/messages/words.ts'

/** Above a form: what stands in it was typed before the session ended. */
export function InputIsBack() {
  const t = wordsOf(recordFormTexts.kept)
  return (
    <Alert color="yellow" icon={<IconInfoCircle aria-hidden />} title={t('backTitle')} role="status">
      {t('back')}
    </Alert>
  )
}
