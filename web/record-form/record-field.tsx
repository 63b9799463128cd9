import type { Control } from 'react-hook-form'
import type { Code, Field } from '#core/dictionary/field.ts'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { CheckboxListField, type Choice, MultiSelectField, SelectField } from '#web/ui/choice-fields.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { NumberField, TextareaField, TextField } from '#web/ui/form-fields.tsx'
import { StatementCheckbox, YesNoField } from '#web/ui/statement-fields.tsx'
import { type FormValues, helpOf } from './form-values.ts'
import { GroupField } from './group-field.tsx'
import { NomenclatureField } from './nomenclature-field.tsx'

export interface RecordFieldProps {
  field: Field
  /** Path of the value in the form: the field's id, or `group.0.column`. */
  name: string
  control: Control<FormValues>
  required?: boolean
  /** For a table: whether the cell at this path is required. */
  cellRequired?: ((path: string) => boolean) | undefined
  readOnly?: boolean
  /** Behind the label. */
  mark?: string | undefined
  /** Columns of a table show no help: the table's own says it. */
  withoutHelp?: boolean
  /** How a statement is answered: by a tick box with a third state, or by Yes and No. */
  statements?: 'tick' | 'yes-no' | undefined
}

/**
 * The input of a field, chosen by its type alone. Lengths are judged at saving: an input that stops at one cuts
 * pasted text short, and nobody sees it.
 */
export function RecordField({
  field,
  name,
  control,
  withoutHelp = false,
  statements = 'tick',
  cellRequired,
  ...flags
}: RecordFieldProps) {
  const help = withoutHelp ? undefined : helpOf(field)
  const shared = { control, name, label: field.label, help, ...flags }
  switch (field.type) {
    case 'text':
      if (field.nomenclature) return <NomenclatureField {...shared} />
      return <TextField {...shared} />
    case 'long-text':
      return <TextareaField {...shared} />
    case 'integer':
    case 'decimal':
      return <NumberField {...shared} unit={field.unit} decimals={field.type === 'decimal'} />
    case 'boolean':
      // A cell of a table is ticked or not.
      if (field.mark || withoutHelp) return <CheckboxField {...shared} />
      return statements === 'tick' ? <StatementCheckbox {...shared} /> : <YesNoField {...shared} />
    case 'date':
      return <TextField {...shared} type="date" />
    case 'code':
      return <SelectField {...shared} choices={choicesOf(field.codes)} />
    case 'codes':
      return field.shownAsList ? (
        <CheckboxListField
          {...shared}
          choices={choicesOf(field.codes)}
          offeredOnlyWhenChosen={field.notOffered}
        />
      ) : (
        <MultiSelectField {...shared} choices={choicesOf(field.codes)} />
      )
    case 'group':
      return (
        <GroupField
          {...{ field, name, control, ...flags }}
          cell={(column, path) => (
            <RecordField
              field={column}
              name={path}
              control={control}
              readOnly={flags.readOnly}
              required={cellRequired?.(path)}
              withoutHelp
            />
          )}
        />
      )
  }
}

/** A code that belongs to a country shows its flag and itself; others are for machines only. */
function choicesOf(codes: readonly Code[]): Choice[] {
  return codes.map(({ code, label, flag }) => ({
    value: code,
    label,
    ...(flag !== undefined && { icon: <Flag code={flag} />, detail: code }),
  }))
}
