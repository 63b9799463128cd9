import { Checkbox, MultiSelect, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './choice-fields.module.css'
import { clearByKey } from './clear-by-key.ts'
import { type FormFieldProps, useFormField } from './form-field.ts'

export interface Choice {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
  /** Before the label, in lists shown as a whole. */
  readonly icon?: ReactNode
  /** After the label, quieter. */
  readonly detail?: string
}

interface ChoiceFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  choices: readonly Choice[]
}

/** Only long lists are searchable. */
const searchFrom = 8

/** More characters than a narrow cell shows. */
const longLabel = 24

/** One of a list; the value is its code, or null. */
export function SelectField<Values extends FieldValues>(props: ChoiceFieldProps<Values>) {
  const t = wordsOf(uiTexts.field)
  const { input, value, change } = useFormField(props)
  const chosen = props.choices.find((choice) => choice.value === value)
  return (
    <Select
      {...input}
      data={[...props.choices]}
      // Full text as a tooltip: a narrow cell may cut it off.
      title={chosen?.label}
      data-long={props.choices.some(({ label }) => label.length > longLabel) || undefined}
      placeholder={t('choose')}
      searchable={props.choices.length >= searchFrom}
      nothingFoundMessage={t('nothingFound')}
      clearable={!props.required && !props.readOnly}
      // Choosing the selected value again keeps it.
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': t('clear') }}
      onKeyUp={props.required || props.readOnly ? undefined : clearByKey(() => change(null))}
      value={typeof value === 'string' ? value : null}
      onChange={change}
    />
  )
}

/** Several of a list; the value is the list of their codes. */
export function MultiSelectField<Values extends FieldValues>(props: ChoiceFieldProps<Values>) {
  const t = wordsOf(uiTexts.field)
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

interface CheckboxListFieldProps<Values extends FieldValues> extends ChoiceFieldProps<Values> {
  /** Choices that appear only where they are chosen already. */
  offeredOnlyWhenChosen?: readonly string[] | undefined
}

/** Checkboxes for a short list; the value is the list of codes. */
export function CheckboxListField<Values extends FieldValues>(props: CheckboxListFieldProps<Values>) {
  const { input, value, change } = useFormField(props)
  const { ref, onBlur, label, description, error, withAsterisk, disabled, readOnly } = input
  const chosen = Array.isArray(value) ? value.map(String) : []
  const offered = props.choices.filter(
    (choice) => !props.offeredOnlyWhenChosen?.includes(choice.value) || chosen.includes(choice.value),
  )
  return (
    <Checkbox.Group
      label={label}
      description={description}
      error={error}
      withAsterisk={withAsterisk ?? false}
      value={chosen}
      onChange={change}
    >
      <div className={classes.list}>
        {offered.map((choice, index) => (
          <Checkbox
            key={choice.value}
            // The first one is focused if the field has an error.
            ref={index === 0 ? ref : undefined}
            name={index === 0 ? input.name : undefined}
            value={choice.value}
            label={<ChoiceLabel choice={choice} />}
            disabled={disabled || readOnly}
            onBlur={onBlur}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}

function ChoiceLabel({ choice }: { choice: Choice }) {
  return (
    <span className={classes.choice}>
      {choice.icon}
      <span>
        {choice.label}
        {choice.detail !== undefined && <span className={classes.detail}> {choice.detail}</span>}
      </span>
    </span>
  )
}
