import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { markedLabel } from './marked-label.tsx'

/** Common props of form fields. */
export interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
  label: string
  /** Help below the input: the regulator’s name and why it is needed. */
  help?: string | undefined
  required?: boolean
  /** Behind the label: what else is said of the field. */
  mark?: string | undefined
  disabled?: boolean
  readOnly?: boolean
}

/** The field's value and the properties that all of Mantine's inputs share. */
export function useFormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { field, fieldState } = useController({ control: props.control, name: props.name })
  const input = {
    name: field.name,
    ref: field.ref,
    onBlur: field.onBlur,
    label: markedLabel(props.label, props.mark),
    description: props.help,
    error: fieldState.error?.message,
    // Not `required`, to avoid the browser’s own validation messages.
    withAsterisk: props.required,
    'aria-required': props.required,
    disabled: props.disabled,
    readOnly: props.readOnly,
    'data-fixed': props.readOnly || undefined,
  }
  const value: unknown = field.value
  const change: (next: unknown) => void = field.onChange
  return { input, value, change }
}
