import type { UseFormReturn } from 'react-hook-form'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Field } from '#core/dictionary/field.ts'
import type { WidgetName } from '#core/markets/market.ts'
import { FieldNote } from '#web/record-form/field-notes.tsx'
import type { FormValues } from '#web/record-form/form-values.ts'
import { RecordField } from '#web/record-form/record-field.tsx'
import { BasicUdiDiGenerator } from './basic-udi-di-generator.tsx'
import classes from './submission-form.module.css'

export interface WidgetProps {
  form: UseFormReturn<FormValues>
  market: string
  record: MasterRecord | undefined
}

/** The inputs that fill a field from others, by the name a market calls them. */
const widgets: Readonly<Record<WidgetName, (props: WidgetProps) => React.ReactNode>> = {
  // It offers what the device's manufacturer has, so it needs the record.
  'identifier-generator': ({ record, ...props }) =>
    record && <BasicUdiDiGenerator record={record} {...props} />,
}

interface DrawnField extends WidgetProps {
  id: string
  field: Field
  readOnly: boolean
  /** Whether the regulator demands it, where the form says so of every field. */
  mark?: string | undefined
}

/** Instead of the usual widget and its field. */
export type OwnWidgets = Readonly<Partial<Record<WidgetName, (props: DrawnField) => React.ReactNode>>>

interface FieldWidgetProps extends DrawnField {
  name: WidgetName
  widgets: OwnWidgets | undefined
}

/** The widget, then the field it fills, to read. */
export function FieldWidget({ name, widgets: own, ...drawn }: FieldWidgetProps) {
  const { id, field, readOnly, mark, ...props } = drawn
  const draw = own?.[name]
  if (draw) return draw(drawn)
  return (
    <div className={classes.generator}>
      {!readOnly && widgets[name](props)}
      <div data-field={id}>
        <RecordField field={field} name={id} control={props.form.control} mark={mark} required readOnly />
        <FieldNote id={id} />
      </div>
    </div>
  )
}
