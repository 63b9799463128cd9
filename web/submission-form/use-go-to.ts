import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormSection } from '#core/markets/market.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { goToField } from '#web/record-form/go-to-field.ts'
import type { Step } from './form-steps.tsx'
import { idsOf } from './market-fields.ts'

interface GoToOf {
  form: UseFormReturn<FormValues>
  sections: readonly FormSection[]
  step: Step | undefined
  /** Fields that are shown though nobody asks for them. */
  reveal: Dispatch<SetStateAction<ReadonlySet<string>>>
}

/** The way to the field of a path: its step is opened first, and it is shown even where it is not asked for. */
export function useGoTo({ form, sections, step, reveal }: GoToOf): (path: string) => void {
  const awaited = useRef<string>(undefined)
  useEffect(() => {
    const path = awaited.current
    if (path === undefined) return
    const id = path.split('.')[0] ?? path
    if (!document.querySelector(`[data-field="${CSS.escape(id)}"]`)) return
    awaited.current = undefined
    goToField(form, path)
  })
  const goTo = (path: string) => {
    const id = path.split('.')[0] ?? path
    awaited.current = path
    const section = sections.find((one) => idsOf(one).includes(id))
    reveal((revealed) => new Set([...revealed, id]))
    if (step && section && section.id !== step.current) step.onChange(section.id)
  }
  return goTo
}
