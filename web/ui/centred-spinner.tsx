import { Center, Loader, VisuallyHidden } from '@mantine/core'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'

interface CentredSpinnerProps {
  /** Accessible label; 'Loading …' by default. */
  label?: string
  fullHeight?: boolean
}

/** Waiting for a whole screen. */
export function CentredSpinner({ label, fullHeight = false }: CentredSpinnerProps) {
  const t = wordsOf(uiTexts)
  return (
    <Center mih={fullHeight ? '100dvh' : '16rem'} role="status">
      <Loader size="md" />
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
    </Center>
  )
}
