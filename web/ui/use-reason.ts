import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

/**
 * What a person writes in a dialog about what she asks or does: the input's properties, its text, and whether
 * that is refused. An input that stops at a length cuts pasted text short, and nobody sees it.
 */
export function useReason(maxLength = Number.POSITIVE_INFINITY) {
  const t = useTranslations('ui.reason')
  const [typed, setTyped] = useState('')
  const [blankProblem, setBlankProblem] = useState<string>()
  const ref = useRef<HTMLTextAreaElement>(null)
  const text = typed.trim()
  const count = [...text].length
  const tooLong = count > maxLength ? t('tooLong', { limit: maxLength, count }) : undefined

  /** Says beside the input why, and leads there. `whenBlank` is said of a blank one, where it may not be so. */
  const isRefused = (whenBlank?: string): boolean => {
    setBlankProblem(whenBlank)
    const refused = tooLong !== undefined || (text === '' && whenBlank !== undefined)
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
