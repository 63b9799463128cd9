import { countersigningTexts } from '#web/messages/en/countersigning.ts'
import { wordsOf } from '#web/messages/words.ts'
import { type ToastMessage, toast } from '#web/ui/toast-store.ts'

/** Says what was saved, or that it waits for a second administrator and nothing has changed yet. */
export function tellSavedOrAsked(waits: boolean, saved: ToastMessage): void {
  const t = wordsOf(countersigningTexts)
  toast(waits ? { title: t('asked'), description: t('askedHelp') } : saved)
}
