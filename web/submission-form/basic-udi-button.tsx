import { Button, type ButtonProps } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { FormValues } from '#web/record-form/form-values.ts'
import { useBasicUdi } from './use-basic-udi.ts'

interface BasicUdiButtonProps extends ButtonProps {
  form: UseFormReturn<FormValues>
}

export function BasicUdiButton({ form, ...look }: BasicUdiButtonProps) {
  const t = useTranslations('entries.generator')
  const { busy, start } = useBasicUdi(form)
  return (
    <Button
      variant="default"
      leftSection={<IconWand size={16} aria-hidden />}
      loading={busy}
      onClick={start}
      {...look}
    >
      {t('generate')}
    </Button>
  )
}
