import { Button, Select, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import type { Job } from '#core/contract/imports.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { type FormValues, toBody, toFormValues } from '#web/record-form/form-values.ts'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { Dialog, useBusyDialog } from '#web/ui/dialog.tsx'
import { SaveFailure } from '#web/ui/save-failure.tsx'
import { type RecordToSet, setField } from './set-field.ts'

interface SetFieldDialogProps {
  records: readonly RecordToSet[] | undefined
  onClose: () => void
}

/** One value for a field of many records. What would change is shown before anything does. */
export function SetFieldDialog({ records, onClose }: SetFieldDialogProps) {
  const t = wordsOf(masterDiTexts.setField)
  return (
    <Dialog
      opened={records !== undefined}
      onClose={onClose}
      title={t('title', { count: records?.length ?? 0 })}
    >
      {records && <SetField records={records} onClose={onClose} />}
    </Dialog>
  )
}

/** The number is what a device is known by. */
const settable = Object.entries(masterFields).filter(([id]) => id !== 'deviceNumber')

function SetField({ records, onClose }: { records: readonly RecordToSet[]; onClose: () => void }) {
  const t = wordsOf(masterDiTexts.setField)
  const navigate = useNavigate()
  const [field, setFieldId] = useState<string | null>(null)
  const form = useForm<FormValues>({ defaultValues: toFormValues(masterFields) })
  const setting = useChange<FormValues, Job>({
    nouns: ['jobs'],
    run: (values) => setField(records, field ?? '', toBody(masterFields, values)[field ?? '']),
    onSuccess: ({ id }) => {
      onClose()
      void navigate({ to: '/master-di/bulk-upload', search: { job: id } })
    },
    onError: () => undefined,
  })
  useBusyDialog(setting.isPending)
  return (
    <Stack gap="md">
      <Text size="sm">{t('help')}</Text>
      <Select
        label={t('field')}
        data-autofocus
        searchable
        value={field}
        onChange={setFieldId}
        data={settable.map(([id, { label }]) => ({ value: id, label }))}
      />
      {field !== null && <RecordFields fields={masterFields} ids={[field]} control={form.control} />}
      {setting.error && <SaveFailure title={t('failed')} error={setting.error} />}
      <Confirm
        control={form.control}
        field={field}
        pending={setting.isPending}
        onConfirm={() => setting.mutate(form.getValues())}
      />
    </Stack>
  )
}

interface ConfirmProps {
  control: Control<FormValues>
  field: string | null
  pending: boolean
  onConfirm: () => void
}

/** Only what the dictionary takes for a value goes on. */
function Confirm({ control, field, pending, onConfirm }: ConfirmProps) {
  const t = wordsOf(masterDiTexts.setField)
  const values = useWatch({ control })
  const value = field === null ? null : toBody(masterFields, values)[field]
  const isBlank = value === null || (Array.isArray(value) && value.length === 0)
  const isValid = field !== null && patchSchema(masterFields).safeParse({ [field]: value }).success
  return (
    <Button disabled={isBlank || !isValid} loading={pending} onClick={onConfirm} ml="auto">
      {t('show')}
    </Button>
  )
}
