import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'

/** What the router shows in place of a screen that failed. */
export function ScreenError({ error, reset }: { error: unknown; reset: () => void }) {
  const t = wordsOf(uiTexts.error)
  const unanswered = (isApiError(error) && error.status === 0) || isMissingScreen(error)
  // A programming error speaks to programmers; it stands in the console.
  const message = isApiError(error) ? error.message : undefined
  return (
    <ErrorPanel
      title={t('screenTitle')}
      message={message}
      consequence={t('screenConsequence')}
      advice={unanswered ? t('noAnswerAdvice') : t('screenAdvice')}
      onRetry={reset}
    />
  )
}

/** A screen that is opened for the first time is loaded then: browsers say in words of their own that it did not come. */
const isMissingScreen = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)
