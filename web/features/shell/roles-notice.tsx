import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { shellTexts } from '#web/messages/en/shell.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCurrentUser } from '#web/platform/session.tsx'

/** In controlled mode nobody decides who manages people or settings (decision D60). */
export function RolesNotice() {
  const t = wordsOf(shellTexts)
  if (!useCurrentUser().mustSettleRoles) return null
  return (
    <Alert color="yellow" mb="md" icon={<IconAlertTriangle aria-hidden />}>
      {t('settleRoles')}
    </Alert>
  )
}
