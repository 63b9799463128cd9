import { PasswordInput, Text, Textarea, TextInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { type FormFieldProps, useFormField } from './form-field.ts'

/** Inputs for react-hook-form: label, required mark, the input, its error directly below, then its help. */

interface TextFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  autoComplete?: string
  type?: 'text' | 'email' | 'tel' | 'url' | 'date'
  /** Monospaced, because codes are compared digit by digit. */
  code?: boolean
}

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { input, value, change } = useFormField(props)
  return (
    <TextInput
      {...input}
      type={props.type ?? 'text'}
      autoComplete={props.autoComplete ?? 'off'}
      classNames={props.code ? { input: 'code' } : undefined}
      value={asText(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

interface PasswordFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const t = wordsOf(uiTexts.field)
  const { input, value, change } = useFormField(props)
  return (
    <PasswordInput
      {...input}
      autoComplete={props.autoComplete}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      value={asText(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

interface TextareaFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  minRows?: number
}

export function TextareaField<Values extends FieldValues>(props: TextareaFieldProps<Values>) {
  const { input, value, change } = useFormField(props)
  return (
    <Textarea
      {...input}
      autosize
      minRows={props.minRows ?? 3}
      maxRows={12}
      value={asText(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

interface NumberFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** 'months', '°C'; behind the number. */
  unit?: string | undefined
  decimals?: boolean
}

/**
 * The value is a number, or null when blank: never a silent 0. What is no number stays as it was typed and is
 * refused beside the field: an input that drops the characters it does not know makes 125 of 12,5.
 */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { input, value, change } = useFormField(props)
  return (
    <TextInput
      {...input}
      autoComplete="off"
      inputMode={props.decimals ? 'decimal' : 'numeric'}
      rightSection={props.unit === undefined ? undefined : <Text size="sm">{props.unit}</Text>}
      rightSectionWidth={props.unit === undefined ? undefined : `${props.unit.length + 2}ch`}
      rightSectionPointerEvents="none"
      aria-description={props.unit}
      value={asText(value)}
      onChange={(event) => change(numberOrText(event.currentTarget.value))}
    />
  )
}

/** Text such as "12." or "1.50" is kept while typing, because formatting the number would change it. */
function numberOrText(text: string): number | string | null {
  if (text.trim() === '') return null
  const number = Number(text)
  return /^-?[0-9.]+$/.test(text) && String(number) === text ? number : text
}
