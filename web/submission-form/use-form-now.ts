import { useEffect, useMemo, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { type FormLook, lookReader } from '#core/markets/form-state.ts'
import type { MarketForm } from '#core/markets/market.ts'
import { type RequiredNow, requirementReader } from '#core/markets/required.ts'
import type { Facts } from '#core/rules/condition.ts'
import { today } from '#web/platform/today.ts'
import { type FormValues, toFormValues } from '#web/record-form/form-values.ts'
import { fieldsOf } from './market-fields.ts'

export interface FormNow extends Omit<FormLook, 'hidden'> {
  /** Whether a field is asked for now. */
  asked(id: string): boolean
  /** Whether the validator requires it: a field, or a cell as `table.0.column`. */
  needed(path: string): boolean
  /** Whether the validator warns if it is empty. */
  advised(path: string): boolean
  /** The required fields, and those of them that are not complete yet; a cell counts as its table. */
  readonly neededFields: ReadonlySet<string>
  readonly missingFields: ReadonlySet<string>
  /** The same as paths, with the cells that are missing. */
  readonly missing: readonly string[]
}

interface FormNowOf {
  readonly form: UseFormReturn<FormValues>
  readonly marketForm: MarketForm
  /** Fields that are shown although they are not asked for. */
  readonly revealed: ReadonlySet<string>
  /** The stored values: fields the form does not show count too. */
  readonly stored: Readonly<Record<string, unknown>> | undefined
  /** What is known about the submission apart from its values. */
  readonly facts?: Facts | undefined
}

const noFacts: Facts = new Set()

/** What the form asks, needs and offers now; a field that a finding led to is asked all the same. */
export function useFormNow({ form, marketForm, revealed, stored, facts = noFacts }: FormNowOf): FormNow {
  const lookOf = useMemo(() => lookReader(marketForm), [marketForm])
  // One text for all of it: typing that changes none of it draws nothing anew.
  const look = useWatch({
    control: form.control,
    compute: (values: FormValues) => JSON.stringify(lookOf(values as AnyDocument, today(), facts)),
  })
  const marks = useMarks({ form, marketForm, revealed, stored, facts })
  return useMemo(() => {
    const { hidden, ...rest }: FormLook = JSON.parse(look)
    const { required, missing, advised }: RequiredNow = JSON.parse(marks)
    const unasked = new Set(hidden)
    const marked = new Set(required)
    const warned = new Set(advised)
    return {
      ...rest,
      asked: (id) => !unasked.has(id) || marked.has(id) || revealed.has(id),
      needed: (path) => marked.has(path),
      advised: (path) => warned.has(path),
      neededFields: fieldsAt(required),
      missingFields: fieldsAt(missing),
      missing,
    }
  }, [look, marks, revealed])
}

/** Evaluating the rules of a full form on every keystroke would be slow, so the marks update after a short pause. */
const pauseMs = 80

/** What is required now, as JSON. */
function useMarks({ form, marketForm, stored, facts = noFacts }: FormNowOf): string {
  const marksOf = useMemo(() => {
    const shown = fieldsOf(marketForm)
    const unseen = Object.entries(marketForm.fields).filter(([id]) => !(id in shown))
    const others = toFormValues(Object.fromEntries(unseen), stored)
    const requiredOf = requirementReader(marketForm)
    return () => JSON.stringify(requiredOf({ ...others, ...form.getValues() } as AnyDocument, today(), facts))
  }, [form, marketForm, stored, facts])
  const [marks, setMarks] = useState(marksOf)
  useEffect(() => {
    const update = () => setMarks(marksOf())
    let timer = window.setTimeout(update)
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        window.clearTimeout(timer)
        timer = window.setTimeout(update, pauseMs)
      },
    })
    return () => {
      stop()
      window.clearTimeout(timer)
    }
  }, [form, marksOf])
  return marks
}

const fieldsAt = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(paths.map((path) => path.split('.')[0] ?? path))
