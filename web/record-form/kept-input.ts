import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useCurrentUser } from '#web/platform/session.tsx'
import { subscribeToToken } from '#web/platform/session-token.ts'
import type { FormValues } from './form-values.ts'

/**
 * A session that ends takes the screen away. What was typed and not saved waits in this tab until the same
 * person opens the same form again; only what she changed, so that nothing newer is overwritten.
 */
const key = 'keptInput'

export interface KeptInput {
  readonly userId: number
  /** Which form: its mode and its record. */
  readonly form: string
  readonly href: string
  readonly changed: FormValues
}

/** What is kept for this person; another one's goes. */
export function readKeptInput(userId: number): KeptInput | undefined {
  const stored = sessionStorage.getItem(key)
  if (stored === null) return undefined
  const kept = JSON.parse(stored) as KeptInput
  if (kept.userId === userId) return kept
  dropKeptInput()
  return undefined
}

/** Keeps it in this tab, with the address it was typed at. */
export function keepInput(input: Omit<KeptInput, 'href'>): void {
  const href = window.location.pathname + window.location.search
  sessionStorage.setItem(key, JSON.stringify({ ...input, href } satisfies KeptInput))
}

export function dropKeptInput(): void {
  sessionStorage.removeItem(key)
}

/** What differs between two states of a form. */
export function changedValues(before: FormValues, now: FormValues): FormValues {
  const changed = Object.entries(now).filter(
    ([id, value]) => JSON.stringify(value) !== JSON.stringify(before[id]),
  )
  return Object.fromEntries(changed)
}

/**
 * What is typed into a form, against what it began with. The record itself may be loaded anew beneath it: what somebody
 * else has saved is no change made here.
 */
export const changedInForm = (form: UseFormReturn<FormValues>): FormValues =>
  changedValues(form.formState.defaultValues ?? {}, form.getValues())

/** Keeps what is typed into a form over the end of the session; answers whether some was brought back. */
export function useKeptInput(form: UseFormReturn<FormValues>, name: string): boolean {
  const { id: userId } = useCurrentUser()
  const [back, setBack] = useState(false)
  useEffect(() => {
    const kept = readKeptInput(userId)
    if (kept?.form !== name) return
    dropKeptInput()
    form.reset({ ...form.formState.defaultValues, ...kept.changed }, { keepDefaultValues: true })
    setBack(true)
  }, [userId, name, form])
  useEffect(
    () =>
      subscribeToToken(() => {
        const changed = changedInForm(form)
        if (Object.keys(changed).length === 0) return
        keepInput({ userId, form: name, changed })
      }),
    [userId, name, form],
  )
  return back
}
