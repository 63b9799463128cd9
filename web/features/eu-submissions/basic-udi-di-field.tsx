import { Button, Group, Stack } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { identifiersApi } from '#core/contract/identifiers.ts'
import type { Field } from '#core/dictionary/field.ts'
import { call } from '#web/platform/api-client.ts'
import { RecordField } from '#web/record-form/record-field.tsx'
import { ExistingBasicUdiDi } from '#web/submission-form/existing-basic-udi-di.tsx'
import type { WidgetProps } from '#web/submission-form/field-widget.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface BasicUdiDiFieldProps extends WidgetProps {
  id: string
  field: Field
  readOnly: boolean
}

/**
 * The Basic UDI-DI: one the device's family has already, a GMN made of the UDI-DI that stands in the form, or what
 * somebody types (decision D16).
 */
export function BasicUdiDiField({ form, market, record, id, field, readOnly }: BasicUdiDiFieldProps) {
  const t = useTranslations('euSubmissions.form')
  const use = (value: string) => form.setValue(id, value, { shouldDirty: true, shouldValidate: true })
  const [busy, setBusy] = useState(false)
  const generate = async (udiDi: string) => {
    setBusy(true)
    try {
      const { basicUdiDi } = await call(identifiersApi.basicUdiDiFromUdiDi, { body: { udiDi } })
      use(basicUdiDi)
      toast({ title: t('generated'), description: basicUdiDi })
    } catch (error) {
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
    </Stack>
  )
}
