import { type ChangeEvent, useRef, useState } from 'react'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { toast } from './toast-store.ts'

/**
 * What a person writes in a dialog about what she asks or does: the input's properties, its text, and whether
 * that is refused. An input that stops at a length cuts pasted text short, and nobody sees it.
 */
export function useReason(maxLength = Number.POSITIVE_INFINITY) {
  const t = wordsOf(uiTexts.reason)
  const [typed, setTyped] = useState('')
  const [blankProblem, setBlankProblem] = useState<string>()
  const ref = useRef<HTMLTextAreaElement>(null)
  const text = typed.trim()
  const count = [...text].length
  const tooLong = count > maxLength ? t('tooLong', { limit: maxLength, count }) : undefined

  /**
   * Says why beside the input, and leads there. `whenBlank` is said of a blank one where an answer is needed, as a toast
   * too.
   */
  const isRefused = (whenBlank?: { readonly title: string; readonly message: string }): boolean => {
    setBlankProblem(whenBlank?.message)
    const isBlank = text === '' && whenBlank !== undefined
    if (isBlank) toast({ title: whenBlank.title, description: whenBlank.message, variant: 'destructive' })
    const refused = tooLong !== undefined || isBlank
    if (refused) ref.current?.focus()
    return refused
  }
  const input = {
    ref,
    value: typed,
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => setTyped(event.currentTarget.value),
    error: tooLong ?? (text === '' ? blankProblem : undefined),
    autosize: true,
    minRows: 2,
    maxRows: 12,
  }
  return { text, isRefused, input }
}
