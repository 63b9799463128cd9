import type { UseFormReturn } from 'react-hook-form'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Field } from '#core/dictionary/field.ts'
import type { WidgetName } from '#core/markets/market.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { RecordField } from '#web/record-form/record-field.tsx'
import { BasicUdiDiGenerator } from './basic-udi-di-generator.tsx'
import classes from './submission-form.module.css'

export interface WidgetProps {
  form: UseFormReturn<FormValues>
  market: string
  record: MasterRecord
}

/** The inputs that fill a field from others, by the name a market's uses call them. */
const widgets: Readonly<Record<WidgetName, (props: WidgetProps) => React.ReactNode>> = {
  'identifier-generator': (props) => <BasicUdiDiGenerator {...props} />,
}

interface FieldWidgetProps extends WidgetProps {
  name: WidgetName
  id: string
  field: Field
  readOnly: boolean
}

/** The widget, then the field it fills, to read. */
export function FieldWidget({ name, id, field, readOnly, ...props }: FieldWidgetProps) {
  return (
    <div className={classes.generator}>
      {!readOnly && widgets[name](props)}
      <div data-field={id}>
        <RecordField field={field} name={id} control={props.form.control} required readOnly />
      </div>
    </div>
  )
}
