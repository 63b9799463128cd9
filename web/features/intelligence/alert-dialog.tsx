import { TagsInput } from '@mantine/core'
import type { Control } from 'react-hook-form'
import { type Alert, NewAlert } from '#core/contract/intelligence.ts'
import { updateCountries, updatePriorities } from '#core/intelligence/update-lists.ts'
import { intelligenceTexts } from '#web/messages/en/intelligence.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { MultiSelectField, SelectField } from '#web/ui/choice-fields.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogForm, useDialogForm } from '#web/ui/dialog-form.tsx'
import { type FormFieldProps, useFormField } from '#web/ui/form-field.ts'
import { TextField } from '#web/ui/form-fields.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { saveAlert } from './intelligence-api.ts'

interface AlertDialogProps {
  alert: Alert | 'new' | undefined
  onClose: () => void
}

/** Creates or edits an alert. */
export function AlertDialog({ alert, onClose }: AlertDialogProps) {
  const t = wordsOf(intelligenceTexts.alertForm)
  const title = alert === 'new' ? t('createTitle') : t('editTitle')
  return (
    <Dialog opened={alert !== undefined} onClose={onClose} title={title}>
      {alert !== undefined && <AlertForm alert={alert === 'new' ? undefined : alert} onClose={onClose} />}
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
  affectedOnly: false,
}

interface AlertFormProps {
  alert: Alert | undefined
  onClose: () => void
}

function AlertForm({ alert, onClose }: AlertFormProps) {
  const t = wordsOf(intelligenceTexts.alertForm)
  const priorities = wordsOf(intelligenceTexts.priorities)
  const { form, saving, onSubmit } = useDialogForm<NewAlert, Alert>({
    defaultValues: alert ?? blank,
    schema: NewAlert,
    nouns: ['regulatory-intelligence'],
    run: (values) => saveAlert(alert?.id, NewAlert.parse(values)),
    onSaved: ({ matchCount }) => {
      if (alert) toast({ title: t('saved') })
      else toast({ title: t('created'), description: t('createdHelp', { count: matchCount }) })
      onClose()
    },
  })
  const { control } = form
  const words = { cancel: t('cancel'), save: alert ? t('save') : t('create'), failed: t('failed') }
  return (
    <DialogForm saving={saving} onSubmit={onSubmit} words={words} onClose={onClose} failureFirst>
      <TextField control={control} name="name" label={t('name')} required />
      <SelectField
        control={control}
        name="priority"
        label={t('priority')}
        help={t('priorityHelp')}
        required
        choices={updatePriorities.map((value) => ({ value, label: priorities(value) }))}
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
      <CheckboxField
        control={control}
        name="affectedOnly"
        label={t('affectedOnly')}
        help={t('affectedOnlyHelp')}
      />
      <CheckboxField control={control} name="isActive" label={t('isActive')} />
    </DialogForm>
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
