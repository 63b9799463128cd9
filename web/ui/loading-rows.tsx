import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'

interface LoadingRowsProps {
  /** Accessible label; 'Loading …' by default. */
  label?: string
}

/** Waiting for a short list within a screen or a dialog. */
export function LoadingRows({ label }: LoadingRowsProps) {
  const t = useTranslations('ui')
  return (
    <Stack gap="xs" role="status">
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
      {['80%', '65%', '72%'].map((width) => (
        <Skeleton key={width} height={18} width={width} />
      ))}
    </Stack>
  )
}
