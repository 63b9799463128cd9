import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { markedLabel } from './marked-label.tsx'

/** What every field of a form takes. */
export interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
  label: string
  /** What the regulator calls it and why it is asked; below the input. */
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
    // Not `required`: the browser would judge the form with words of its own.
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
