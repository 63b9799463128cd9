import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { identifiersApi } from '#core/contract/identifiers.ts'
import { settingsOutOfTheBox } from '#core/lifecycle/settings.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { call } from '#web/platform/api-client.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { toast } from '#web/ui/toast-store.ts'
import { codesOf, filledCode, type GeneratedCodes, useGeneratedWords } from './generated-codes.tsx'

/** A shorter UDI is not asked about (specification, document 2 section 5). */
const leastLength = 13

/** Makes the Basic UDI of the UDI that stands in the form. */
export function useBasicUdi(form: UseFormReturn<FormValues>) {
  const t = useTranslations('entries.generator')
  const words = useGeneratedWords()
  const { data: settings } = useQuery(settingsQuery)
  const format = settings?.basicUdiDiFormat ?? settingsOutOfTheBox.basicUdiDiFormat
  const [busy, setBusy] = useState(false)
  const [codes, setCodes] = useState<GeneratedCodes>()
  const use = (value: string) =>
    form.setValue('basicUdiDi', value, { shouldDirty: true, shouldValidate: true })
  const generate = async (udiDi: string) => {
    setBusy(true)
    try {
      const { basicUdiDi } = await call(identifiersApi.gmnFromUdiDi, { body: { udiDi } })
      const codes = codesOf(udiDi)
      const chosen = filledCode(codes, format) ?? basicUdiDi
      use(chosen)
      setCodes(codes)
      toast({ title: t('generated'), description: words(chosen) })
    } catch (error) {
      // Otherwise the code of another UDI would be saved with this one (S2-8-17).
      form.setValue('basicUdiDi', '', { shouldDirty: true })
      setCodes(undefined)
      console.error('The Basic UDI could not be generated.', error)
      const description = error instanceof Error ? error.message : String(error)
      toast({ title: t('failed'), description, variant: 'destructive' })
    }
    setBusy(false)
  }
  const start = () => {
    const udi = String(form.getValues('udiDi') ?? '').trim()
    if (udi.length >= leastLength) return void generate(udi)
    if (udi !== '') {
      form.setValue('basicUdiDi', '', { shouldDirty: true })
      setCodes(undefined)
    }
    const description =
      udi === '' ? t('required') : t('tooShort', { least: String(leastLength), count: udi.length })
    toast({ title: t(udi === '' ? 'requiredTitle' : 'failed'), description, variant: 'destructive' })
    form.setFocus('udiDi')
  }
  return { busy, start, codes, use }
}
