import { Checkbox, NumberInput, PasswordInput, Textarea, TextInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type FormFieldProps, useFormField } from './form-field.ts'

/** Inputs for react-hook-form: label, required mark, the input, its error directly below, then its help. */

interface TextFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  maxLength?: number
  autoComplete?: string
  type?: 'text' | 'email' | 'tel' | 'url' | 'date'
  /** Codes are compared digit by digit: same width for each. */
  code?: boolean
}

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { input, value, change } = useFormField(props)
  return (
    <TextInput
      {...input}
      type={props.type ?? 'text'}
      maxLength={props.maxLength}
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
  const t = useTranslations('ui.field')
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
  maxLength?: number
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
      maxLength={props.maxLength}
      value={asText(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

interface NumberFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  min?: number | undefined
  max?: number | undefined
  /** 'months', '°C'; behind the number. */
  unit?: string | undefined
  decimals?: boolean
}

/** The value is a number, or null when blank: never a silent 0. */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { input, value, change } = useFormField(props)
  return (
    <NumberInput
      {...input}
      min={props.min}
      max={props.max}
      // Out of bounds is reported next to the field, not silently corrected.
      clampBehavior="none"
      // Step arrows change a value by accident, and nobody counts a quantity up.
      hideControls
      allowDecimal={props.decimals ?? false}
      suffix={props.unit === undefined ? undefined : ` ${props.unit}`}
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      onChange={(next) => change(next === '' ? null : next)}
    />
  )
}

export function CheckboxField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { input, value, change } = useFormField(props)
  const { withAsterisk: _, readOnly, disabled, ...rest } = input
  return (
    <Checkbox
      {...rest}
      disabled={disabled || readOnly}
      checked={value === true}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  )
}
