import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

/** Above a form: what stands in it was typed before the session ended. */
export function InputIsBack() {
  const t = useTranslations('recordForm.kept')
  return (
    <Alert color="yellow" icon={<IconInfoCircle aria-hidden />} title={t('backTitle')} role="status">
      {t('back')}
    </Alert>
  )
}
