import { Checkbox } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FormFieldProps, useFormField } from './form-field.ts'

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
