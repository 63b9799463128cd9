import { authTexts } from '#web/messages/en/auth.ts'
import { wordsOf } from '#web/messages/words.ts'
import { forgetName } from '#web/platform/carried-name.ts'
import { carryToast } from '#web/platform/carried-toast.ts'

/** A full load, so that nothing of the signed-out time stays in memory (document 1, section 4.1). */
export function enter(): void {
  const t = wordsOf(authTexts.signIn)
  forgetName()
  carryToast({ title: t('success.title'), description: t('success.description') })
  window.location.assign('/')
}
