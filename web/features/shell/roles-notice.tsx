import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { rolesNoticeTexts } from '#web/messages/en/roles-notice.ts'
import { wordsOf } from '#web/messages/words.ts'

/** In controlled mode nobody decides who manages people or settings (decision D60). */
export function RolesNotice() {
  const t = wordsOf(rolesNoticeTexts)
  return (
    <Alert color="yellow" mb="md" icon={<IconAlertTriangle aria-hidden />}>
      {t('settleRoles')}
    </Alert>
  )
}
