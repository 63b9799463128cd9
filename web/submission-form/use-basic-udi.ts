import type { UseFormReturn } from 'react-hook-form'
import { identifiersApi } from '#core/contract/identifiers.ts'
import { entriesTexts } from '#web/messages/en/entries.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call } from '#web/platform/api-client.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useGenerate } from './use-generated-code.ts'

/** A shorter UDI is not asked about (specification, document 2 section 5). */
const leastLength = 13

/** Makes the Basic UDI of the UDI that stands in the form. */
export function useBasicUdi(form: UseFormReturn<FormValues>) {
  const t = wordsOf(entriesTexts.generator)
  const { codes, use, clear, busy, generate } = useGenerate({
    form,
    ask: (udiDi) => call(identifiersApi.gmnFromUdiDi, { body: { udiDi } }),
    titles: { generated: t('generated'), failed: t('failed') },
  })
  const start = () => {
    const udi = String(form.getValues('udiDi') ?? '').trim()
    if (udi.length >= leastLength) return void generate(udi)
    if (udi !== '') clear()
    const description =
      udi === '' ? t('required') : t('tooShort', { least: String(leastLength), count: udi.length })
    toast({ title: t(udi === '' ? 'requiredTitle' : 'failed'), description, variant: 'destructive' })
    form.setFocus('udiDi')
  }
  return { busy, start, codes, use }
}
