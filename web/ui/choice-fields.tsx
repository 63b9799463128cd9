import { MultiSelect, Select } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type FormFieldProps, useFormField } from './form-field.ts'

export interface Choice {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

interface ChoiceFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  choices: readonly Choice[]
}

/** Long lists can be searched; short ones need not show a cursor. */
const searchFrom = 8

/** One of a list; the value is its code, or null. */
export function SelectField<Values extends FieldValues>(props: ChoiceFieldProps<Values>) {
  const t = useTranslations('ui.field')
  const { input, value, change } = useFormField(props)
  return (
    <Select
      {...input}
      data={[...props.choices]}
      placeholder={t('choose')}
      searchable={props.choices.length >= searchFrom}
      nothingFoundMessage={t('nothingFound')}
      clearable={!props.required && !props.readOnly}
      clearButtonProps={{ 'aria-label': t('clear') }}
      value={typeof value === 'string' ? value : null}
      onChange={change}
    />
  )
}

/** Several of a list; the value is the list of their codes. */
export function MultiSelectField<Values extends FieldValues>(props: ChoiceFieldProps<Values>) {
  const t = useTranslations('ui.field')
  const { input, value, change } = useFormField(props)
  const chosen = Array.isArray(value) ? value.map(String) : []
  return (
    <MultiSelect
      {...input}
      data={[...props.choices]}
      placeholder={chosen.length === 0 ? t('choose') : undefined}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('nothingFound')}
      clearable={!props.readOnly}
      clearButtonProps={{ 'aria-label': t('clear') }}
      value={chosen}
      onChange={change}
    />
  )
}
