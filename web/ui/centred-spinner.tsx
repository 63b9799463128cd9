import { Center, Loader, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'

interface CentredSpinnerProps {
  /** Accessible label; 'Loading …' by default. */
  label?: string
  fullHeight?: boolean
}

/** Waiting for a whole screen. */
export function CentredSpinner({ label, fullHeight = false }: CentredSpinnerProps) {
  const t = useTranslations('ui')
  return (
    <Center mih={fullHeight ? '100dvh' : '16rem'} role="status">
      <Loader size="md" />
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
    </Center>
  )
}
