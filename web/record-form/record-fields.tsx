import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import type { Field, Fields } from '#core/dictionary/field.ts'
import { FieldNote } from './field-notes.tsx'
import type { FormValues } from './form-values.ts'
import { RecordField } from './record-field.tsx'
import classes from './record-fields.module.css'

interface RecordFieldsProps {
  fields: Fields
  /** Which of them; all without. */
  ids?: readonly string[]
  control: Control<FormValues>
  required?: (id: string, field: Field) => boolean
  /** The same for cells of tables, by their paths. */
  cellRequired?: (path: string) => boolean
  /** All of them, or those that have been settled. */
  readOnly?: boolean | ((id: string) => boolean)
  /** What else is said of each, behind its label. */
  mark?: (id: string) => string | undefined
  /** How statements are answered (RecordField). */
  statements?: 'tick' | 'yes-no'
  /** What stands below the input of a field. */
  below?: (id: string) => ReactNode
  /** As listed; otherwise inputs come first, tables and long texts after them, tick boxes last. */
  inOrder?: boolean
}

type Width = 'narrow' | 'wide' | 'flag'
interface Shown {
  readonly id: string
  readonly field: Field
  readonly width: Width
}

const order: readonly Width[] = ['narrow', 'wide', 'flag']

/** Fields of a section: inputs two a line, tables and long texts over the whole width, tick boxes together. */
export function RecordFields({
  fields,
  ids,
  control,
  required,
  cellRequired,
  readOnly = false,
  mark,
  statements,
  below,
  inOrder,
}: RecordFieldsProps) {
  const listed = (ids ?? Object.keys(fields)).flatMap((id): Shown[] => {
    const field = fields[id]
    return field && !field.assigned ? [{ id, field, width: widthOf(field) }] : []
  })
  const shown = inOrder ? listed : order.flatMap((width) => listed.filter((entry) => entry.width === width))
  return (
    <Stack gap="md">
      {runsOf(shown).map(({ width, entries }) => (
        <div key={entries.map(({ id }) => id).join(' ')} className={classes.run} data-width={width}>
          {entries.map(({ id, field }) => (
            <div key={id} data-field={id}>
              <RecordField
                field={field}
                name={id}
                control={control}
                required={required?.(id, field) ?? false}
                cellRequired={cellRequired}
                statements={statements}
                mark={mark?.(id)}
                readOnly={typeof readOnly === 'function' ? readOnly(id) : readOnly}
              />
              {below?.(id)}
              <FieldNote id={id} />
            </div>
          ))}
        </div>
      ))}
    </Stack>
  )
}

function widthOf(field: Field): Width {
  if (field.type === 'boolean') return 'flag'
  return field.type === 'long-text' || field.type === 'group' || field.type === 'codes' ? 'wide' : 'narrow'
}

/** Neighbours of the same width, which share a grid. */
function runsOf(shown: readonly Shown[]): { width: Width; entries: Shown[] }[] {
  const runs: { width: Width; entries: Shown[] }[] = []
  for (const entry of shown) {
    const last = runs.at(-1)
    if (last?.width === entry.width) last.entries.push(entry)
    else runs.push({ width: entry.width, entries: [entry] })
  }
  return runs
}
