import { Button, Group, Stack } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { identifiersApi } from '#core/contract/identifiers.ts'
import type { Field } from '#core/dictionary/field.ts'
import { settingsOutOfTheBox } from '#core/lifecycle/settings.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { call } from '#web/platform/api-client.ts'
import { RecordField } from '#web/record-form/record-field.tsx'
import { ExistingBasicUdiDi } from '#web/submission-form/existing-basic-udi-di.tsx'
import type { WidgetProps } from '#web/submission-form/field-widget.tsx'
import {
  codesOf,
  filledCode,
  Generated,
  type GeneratedCodes,
  useGeneratedWords,
} from '#web/submission-form/generated-codes.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface BasicUdiDiFieldProps extends WidgetProps {
  id: string
  field: Field
  readOnly: boolean
}

/**
 * The Basic UDI-DI: one that the device's family already has, one generated from the UDI-DI in the form, or a typed one
 * (decisions D16, D70).
 */
export function BasicUdiDiField({ form, market, record, id, field, readOnly }: BasicUdiDiFieldProps) {
  const t = useTranslations('euSubmissions.form')
  const use = (value: string) => form.setValue(id, value, { shouldDirty: true, shouldValidate: true })
  const words = useGeneratedWords()
  const { data: settings } = useQuery(settingsQuery)
  const format = settings?.basicUdiDiFormat ?? settingsOutOfTheBox.basicUdiDiFormat
  const inForm: unknown = useWatch({ control: form.control, name: id })
  const [busy, setBusy] = useState(false)
  const [codes, setCodes] = useState<GeneratedCodes>()
  const generate = async (udiDi: string) => {
    setBusy(true)
    try {
      const { basicUdiDi } = await call(identifiersApi.basicUdiDiFromUdiDi, { body: { udiDi } })
      const made = codesOf(udiDi)
      const chosen = filledCode(made, format) ?? basicUdiDi
      use(chosen)
      setCodes(made)
      toast({ title: t('generated'), description: words(chosen) })
    } catch (error) {
      // Otherwise the code of another UDI-DI would be saved with this one.
      form.setValue(id, '', { shouldDirty: true })
      setCodes(undefined)
      const description = error instanceof Error ? error.message : String(error)
      toast({ title: t('generationFailed'), description, variant: 'destructive' })
    }
    setBusy(false)
  }
  const start = () => {
    const udiDi: unknown = form.getValues('udiDi')
    if (typeof udiDi === 'string' && udiDi.trim() !== '') return void generate(udiDi)
    toast({ title: t('udiDiRequired'), description: t('udiDiRequiredHelp'), variant: 'destructive' })
    form.setFocus('udiDi')
  }
  return (
    <Stack gap="sm" mb="md">
      {!readOnly && record && <ExistingBasicUdiDi form={form} record={record} market={market} onUse={use} />}
      <Group align="flex-start" gap="xs">
        <div data-field={id} style={{ flex: '1 1 16rem' }}>
          <RecordField field={field} name={id} control={form.control} required readOnly={readOnly} />
        </div>
        {!readOnly && (
          <Button
            variant="default"
            mt={22}
            leftSection={<IconWand size={16} aria-hidden />}
            loading={busy}
            onClick={start}
          >
            {t('generate')}
          </Button>
        )}
      </Group>
      {codes && <Generated codes={codes} inForm={inForm} onUse={use} />}
    </Stack>
  )
}
