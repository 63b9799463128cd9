import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { identifiersApi } from '#core/contract/identifiers.ts'
import { call } from '#web/platform/api-client.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { toast } from '#web/ui/toast-store.ts'

/** A shorter UDI is not asked about (specification, document 2 section 5). */
const leastLength = 13

/** Makes the Basic UDI of the UDI that stands in the form. */
export function useBasicUdi(form: UseFormReturn<FormValues>) {
  const t = useTranslations('entries.generator')
  const [busy, setBusy] = useState(false)
  const generate = async (udiDi: string) => {
    setBusy(true)
    try {
      const { basicUdiDi } = await call(identifiersApi.gmnFromUdiDi, { body: { udiDi } })
      form.setValue('basicUdiDi', basicUdiDi, { shouldDirty: true, shouldValidate: true })
      toast({ title: t('generated'), description: basicUdiDi })
    } catch (error) {
      // What stood there was typed, and stays.
      console.error('The Basic UDI could not be generated.', error)
      const description = error instanceof Error ? error.message : String(error)
      toast({ title: t('failed'), description, variant: 'destructive' })
    }
    setBusy(false)
  }
  const start = () => {
    const udi = String(form.getValues('udiDi') ?? '').trim()
    if (udi.length >= leastLength) return void generate(udi)
    const description =
      udi === '' ? t('required') : t('tooShort', { least: String(leastLength), count: udi.length })
    toast({ title: t(udi === '' ? 'requiredTitle' : 'failed'), description, variant: 'destructive' })
    form.setFocus('udiDi')
  }
  return { busy, start }
}
