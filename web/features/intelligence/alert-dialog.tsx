import { Button, Group, Stack, TagsInput } from '@mantine/core'
import { useState } from 'react'
import { type Control, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type Alert, NewAlert } from '#core/contract/intelligence.ts'
import { updateCountries, updatePriorities } from '#core/intelligence/update-lists.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { useChange } from '#web/platform/use-change.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { MultiSelectField, SelectField } from '#web/ui/choice-fields.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { type FormFieldProps, useFormField } from '#web/ui/form-field.ts'
import { CheckboxField, TextField } from '#web/ui/form-fields.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { saveAlert } from './intelligence-api.ts'

interface AlertDialogProps {
  alert: Alert | 'new' | undefined
  onClose: () => void
}

/** Creates or edits an alert. */
export function AlertDialog({ alert, onClose }: AlertDialogProps) {
  const t = useTranslations('intelligence.alertForm')
  const [busy, setBusy] = useState(false)
  const title = alert === 'new' ? t('createTitle') : t('editTitle')
  return (
    <Dialog opened={alert !== undefined} onClose={onClose} title={title} busy={busy}>
      {alert !== undefined && (
        <AlertForm alert={alert === 'new' ? undefined : alert} onClose={onClose} onBusy={setBusy} />
      )}
    </Dialog>
  )
}

const blank: NewAlert = {
  name: '',
  priority: 'medium',
  keywords: [],
  countries: [],
  isActive: true,
  notify: true,
}

interface AlertFormProps {
  alert: Alert | undefined
  onClose: () => void
  onBusy: (busy: boolean) => void
}

function AlertForm({ alert, onClose, onBusy }: AlertFormProps) {
  const t = useTranslations('intelligence.alertForm')
  const words = useTranslations('intelligence.priorities')
  const form = useForm<NewAlert>({ defaultValues: alert ?? blank, resolver: zodResolver(NewAlert) })
  const save = useChange<NewAlert, Alert>({
    nouns: ['regulatory-intelligence'],
    run: (values) => saveAlert(alert?.id, NewAlert.parse(values)),
    onSuccess: ({ matchCount }) => {
      if (alert) toast({ title: t('saved') })
      else toast({ title: t('created'), description: t('createdHelp', { count: matchCount }) })
      onClose()
    },
    onError: (error) => void showIssues(form, error),
  })
  const submit = form.handleSubmit(async (values) => {
    onBusy(true)
    try {
      await save.mutateAsync(values)
    } catch {
      // Already reported; the input is kept.
    } finally {
      onBusy(false)
    }
  })
  const { control } = form
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {save.error && <ErrorPanel title={t('failed')} message={save.error.message} />}
        <TextField control={control} name="name" label={t('name')} required />
        <SelectField
          control={control}
          name="priority"
          label={t('priority')}
          help={t('priorityHelp')}
          required
          choices={updatePriorities.map((value) => ({ value, label: words(value) }))}
        />
        <KeywordsField control={control} name="keywords" label={t('keywords')} help={t('keywordsHelp')} />
        <MultiSelectField
          control={control}
          name="countries"
          label={t('countries')}
          help={t('countriesHelp')}
          choices={updateCountries.map(({ code, country }) => ({ value: code, label: country }))}
        />
        <CheckboxField control={control} name="notify" label={t('notify')} />
        <CheckboxField control={control} name="isActive" label={t('isActive')} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={save.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {alert ? t('save') : t('create')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function KeywordsField(props: FormFieldProps<NewAlert> & { control: Control<NewAlert> }) {
  const { input, value, change } = useFormField(props)
  return (
    <TagsInput
      {...input}
      splitChars={[',', ';']}
      acceptValueOnBlur
      maxTags={50}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={change}
    />
  )
}
