import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { settingsOutOfTheBox } from '#core/lifecycle/settings.ts'
import { settingsQuery } from '#web/data/settings.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { toast } from '#web/ui/toast-store.ts'
import { codesOf, filledCode, type GeneratedCodes, useGeneratedWords } from './generated-codes.tsx'

/** The Basic UDI-DI of a form, generated from a UDI-DI: the code that the settings name is filled in (decision D70). */
export function useGeneratedCode(form: UseFormReturn<FormValues>, field = 'basicUdiDi') {
  const words = useGeneratedWords()
  const { data: settings } = useQuery(settingsQuery)
  const format = settings?.basicUdiDiFormat ?? settingsOutOfTheBox.basicUdiDiFormat
  const [codes, setCodes] = useState<GeneratedCodes>()
  const use = (value: string) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
  return {
    /** Both codes, once generated. */
    codes,
    use,
    /** Leaves the field blank: otherwise the code of another UDI-DI would be saved with this one. */
    clear: () => {
      form.setValue(field, '', { shouldDirty: true })
      setCodes(undefined)
    },
    /** Fills in the code of the UDI-DI, or the other if it has none, and says so; false if there is neither. */
    fill: (udiDi: string, title: string, other?: string): boolean => {
      const generated = codesOf(udiDi)
      const chosen = filledCode(generated, format) ?? other
      if (chosen === undefined) return false
      use(chosen)
      setCodes(generated)
      toast({ title, description: words(chosen) })
      return true
    },
  }
}

interface Generation {
  readonly form: UseFormReturn<FormValues>
  readonly field?: string
  /** Generates the code on the server, which refuses a UDI-DI that has none. */
  readonly ask: (udiDi: string) => Promise<{ readonly basicUdiDi: string }>
  readonly titles: { readonly generated: string; readonly failed: string }
}

/** Generates with the server, which says what is wrong with a UDI-DI. */
export function useGenerate({ form, field, ask, titles }: Generation) {
  const code = useGeneratedCode(form, field)
  const [busy, setBusy] = useState(false)
  const generate = async (udiDi: string) => {
    setBusy(true)
    try {
      const { basicUdiDi } = await ask(udiDi)
      code.fill(udiDi, titles.generated, basicUdiDi)
    } catch (error) {
      code.clear()
      const description = error instanceof Error ? error.message : String(error)
      toast({ title: titles.failed, description, variant: 'destructive' })
    }
    setBusy(false)
  }
  return { ...code, busy, generate }
}
