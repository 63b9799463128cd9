import { Radio, Stack } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FormFieldProps, useFormField } from './form-field.ts'

interface RadioChoice {
  readonly value: string
  readonly label: string
  /** Explanation of the choice. */
  readonly help?: string
}

interface RadioFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  choices: readonly RadioChoice[]
  /** The heading above says it already. */
  labelHidden?: boolean
}

/** Radio cards with an explanation each. */
export function RadioField<Values extends FieldValues>({ labelHidden, ...props }: RadioFieldProps<Values>) {
  const { input, value, change } = useFormField(props)
  const { ref, readOnly, disabled, onBlur, label, ...rest } = input
  return (
    <Radio.Group
      {...rest}
      label={labelHidden ? undefined : label}
      aria-label={labelHidden ? props.label : undefined}
      value={typeof value === 'string' ? value : null}
      onChange={change}
    >
      <Stack gap="sm" mt={labelHidden ? 0 : 'xs'} mb={input.description === undefined ? 0 : 'xs'}>
        {props.choices.map((choice, at) => (
          <Radio
            key={choice.value}
            ref={at === 0 ? ref : undefined}
            value={choice.value}
            label={choice.label}
            description={choice.help}
            disabled={disabled || readOnly}
            onBlur={onBlur}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
