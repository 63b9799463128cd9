import { Anchor, Checkbox, Group, Radio, Text } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import { type FormFieldProps, useFormField } from './form-field.ts'
import classes from './statement-fields.module.css'

/** Yes, no, or neither of them: `true`, `false` and `null`. */

/** A checkbox with a third state, "not stated", which can be restored. */
export function StatementCheckbox<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const t = wordsOf(uiTexts.statement)
  const { input, value, change } = useFormField(props)
  const { withAsterisk: _, readOnly, disabled, description, ...rest } = input
  const fixed = disabled || readOnly
  const isOpen = typeof value !== 'boolean'
  return (
    <div>
      <Checkbox
        {...rest}
        disabled={fixed}
        checked={value === true}
        indeterminate={isOpen}
        variant={isOpen ? 'outline' : 'filled'}
        aria-description={isOpen ? t('open') : undefined}
        description={description}
        onChange={(event) => change(isOpen ? true : event.currentTarget.checked)}
      />
      <StateLine isOpen={isOpen} fixed={fixed} label={props.label} onClear={() => change(null)} />
    </div>
  )
}

/** Yes and No, with neither chosen initially. */
export function YesNoField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const t = wordsOf(uiTexts.statement)
  const { input, value, change } = useFormField(props)
  // The element with the group's name cannot carry aria-required; the label shows it.
  const { ref, readOnly, disabled, name, onBlur, 'aria-required': _, ...rest } = input
  const fixed = disabled || readOnly
  const isOpen = typeof value !== 'boolean'
  return (
    <div>
      <Radio.Group
        {...rest}
        name={name}
        value={isOpen ? null : value ? 'yes' : 'no'}
        onChange={(next) => change(next === 'yes')}
      >
        <Group gap="md" className={classes.answers}>
          <Radio ref={ref} value="yes" label={t('yes')} disabled={fixed} onBlur={onBlur} />
          <Radio value="no" label={t('no')} disabled={fixed} onBlur={onBlur} />
          <StateLine isOpen={isOpen} fixed={fixed} label={props.label} onClear={() => change(null)} />
        </Group>
      </Radio.Group>
    </div>
  )
}

interface StateLineProps {
  isOpen: boolean
  fixed: boolean | undefined
  label: string
  onClear: () => void
}

function StateLine({ isOpen, fixed, label, onClear }: StateLineProps) {
  const t = wordsOf(uiTexts.statement)
  if (isOpen) {
    return (
      <Text size="xs" c="dimmed" className={classes.state}>
        {t('open')}
      </Text>
    )
  }
  if (fixed) return null
  return (
    <Anchor
      component="button"
      type="button"
      size="xs"
      className={classes.state}
      aria-label={t('clearOf', { label })}
      onClick={onClear}
    >
      {t('clear')}
    </Anchor>
  )
}
