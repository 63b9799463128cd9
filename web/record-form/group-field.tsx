import { ActionIcon, Button, Group, Input, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Fragment, type ReactNode, useId } from 'react'
import { type Control, useFieldArray, useFormState, useWatch } from 'react-hook-form'
import type { ColumnField, GroupField as GroupFieldFacts } from '#core/dictionary/field.ts'
import { recordFormTexts } from '#web/messages/en/record-form.ts'
import { wordsOf } from '#web/messages/words.ts'
import { markedLabel } from '#web/ui/marked-label.tsx'
import { AddRowSet } from './add-row-set.tsx'
import { type FormValues, helpOf, toFormValues } from './form-values.ts'
import classes from './group-field.module.css'

interface GroupFieldProps {
  field: GroupFieldFacts
  name: string
  control: Control<FormValues>
  required?: boolean
  readOnly?: boolean
  mark?: string | undefined
  /** Draws the input of a column: a cell is a field like any other. */
  cell: (column: ColumnField, name: string) => ReactNode
}

/** The row that was removed had the focus: it goes to the next one, else to the last, else to where rows are added. */
function focusAfterRow(table: HTMLElement, index: number): void {
  const rows = table.querySelectorAll<HTMLElement>('[data-remove-row]')
  const next = rows[index] ?? rows[index - 1] ?? table.querySelector<HTMLElement>('[data-add-row]')
  next?.focus({ preventScroll: true })
}

/** More rows than this scroll on their own. */
const rowsInSight = 6

/** A repeating table: one line of inputs a row. */
export function GroupField({ field, name, control, required, readOnly, mark, cell }: GroupFieldProps) {
  const t = wordsOf(recordFormTexts)
  const labelId = useId()
  const { fields: rows, append, remove } = useFieldArray({ control, name })
  const isMany = rows.length > rowsInSight
  const kept = useKeptRow({ field, name, control })
  const { errors } = useFormState({ control, name })
  const message = errors[name]?.message ?? errors[name]?.root?.message
  return (
    <Input.Wrapper
      label={markedLabel(field.label, mark)}
      labelProps={{ id: labelId }}
      labelElement="div"
      description={helpOf(field)}
      withAsterisk={required}
      error={typeof message === 'string' ? message : undefined}
    >
      <Stack gap="xs" role="group" aria-labelledby={labelId} my={6}>
        {rows.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('noRows', { row: field.rowLabel })}
          </Text>
        )}
        {isMany && (
          <Text size="sm" c="dimmed">
            {t('rows', { count: String(rows.length) })}
          </Text>
        )}
        <div className={classes.rows} data-many={isMany || undefined}>
          {rows.map((row, index) => (
            <div key={row.id} className={classes.row} data-kept={(isMany && index === kept) || undefined}>
              <div className={classes.cells}>
                {Object.entries(field.columns).map(([id, column]) => (
                  <Fragment key={id}>{cell(column, `${name}.${index}.${id}`)}</Fragment>
                ))}
              </div>
              {!readOnly && (
                <ActionIcon
                  variant="subtle"
                  c="var(--mantine-color-error)"
                  color="gray"
                  size="lg"
                  aria-label={t('removeRow', { row: field.rowLabel, number: String(index + 1) })}
                  data-remove-row
                  onClick={(event) => {
                    const table = event.currentTarget.closest<HTMLElement>('[role=group]')
                    remove(index)
                    window.setTimeout(() => table && focusAfterRow(table, index))
                  }}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              )}
            </div>
          ))}
        </div>
        {!readOnly && (
          <Group gap="xs">
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPlus size={14} aria-hidden />}
              data-add-row
              onClick={() => append(toFormValues(field.columns))}
            >
              {t('addRow', { row: field.rowLabel })}
            </Button>
            {field.rowSets && (
              <AddRowSet
                {...{ control, name }}
                rowSets={field.rowSets}
                onAdd={(column, codes) =>
                  append(
                    codes.map((code) => ({ ...toFormValues(field.columns), [column]: code })),
                    { shouldFocus: false },
                  )
                }
              />
            )}
          </Group>
        )}
      </Stack>
    </Input.Wrapper>
  )
}

/** The row that the table keeps in sight, by its place. */
function useKeptRow({ field, name, control }: Pick<GroupFieldProps, 'field' | 'name' | 'control'>): number {
  return useWatch({
    control,
    name,
    compute: (rows: unknown) =>
      field.keptInSight !== undefined && Array.isArray(rows)
        ? rows.findIndex((row: FormValues) => row[field.keptInSight ?? ''] === true)
        : -1,
  })
}
