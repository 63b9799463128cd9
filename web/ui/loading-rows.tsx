import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'

interface LoadingRowsProps {
  /** Accessible label; 'Loading …' by default. */
  label?: string
}

/** Waiting for a short list within a screen or a dialog. */
export function LoadingRows({ label }: LoadingRowsProps) {
  const t = wordsOf(uiTexts)
  return (
    <Stack gap="xs" role="status">
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
      {['80%', '65%', '72%'].map((width) => (
        <Skeleton key={width} height={18} width={width} />
      ))}
    </Stack>
  )
}
