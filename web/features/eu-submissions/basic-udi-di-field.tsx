import { Button, Group, Stack } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import { useWatch } from 'react-hook-form'
import { identifiersApi } from '#core/contract/identifiers.ts'
import type { Field } from '#core/dictionary/field.ts'
import { euSubmissionsTexts } from '#web/messages/en/eu-submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call } from '#web/platform/api-client.ts'
import { RecordField } from '#web/record-form/record-field.tsx'
import { ExistingBasicUdiDi } from '#web/submission-form/existing-basic-udi-di.tsx'
import type { WidgetProps } from '#web/submission-form/field-widget.tsx'
import { Generated } from '#web/submission-form/generated-codes.tsx'
import { useGenerate } from '#web/submission-form/use-generated-code.ts'
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
  const t = wordsOf(euSubmissionsTexts.form)
  const inForm: unknown = useWatch({ control: form.control, name: id })
  const { codes, use, busy, generate } = useGenerate({
    form,
    field: id,
    ask: (udiDi) => call(identifiersApi.basicUdiDiFromUdiDi, { body: { udiDi } }),
    titles: { generated: t('generated'), failed: t('generationFailed') },
  })
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
