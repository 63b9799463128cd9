import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { authTexts } from '#web/messages/en/auth.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError, serverWords } from '#web/platform/api-error.ts'

/** What went wrong, in the server's words where it had any. */
export function SignInFailure({ failure }: { failure: unknown }) {
  const t = wordsOf(authTexts.signIn)
  const words = serverWords(failure)
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle aria-hidden />}
      role="alert"
      title={words === undefined && isApiError(failure) ? t('failed') : undefined}
    >
      {words ?? (isApiError(failure) ? failure.message : t('passkeyCancelled'))}
    </Alert>
  )
}
