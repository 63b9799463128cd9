import { SimpleGrid, Stack } from '@mantine/core'
import type { Control } from 'react-hook-form'
import type { Field, Fields } from '#core/dictionary/field.ts'
import type { FormValues } from './form-values.ts'
import { RecordField } from './record-field.tsx'

interface RecordFieldsProps {
  fields: Fields
  /** Which of them, in this order; all without. */
  ids?: readonly string[]
  control: Control<FormValues>
  required?: (id: string, field: Field) => boolean
  readOnly?: boolean
}

const isWide = (field: Field): boolean =>
  field.type === 'long-text' || field.type === 'group' || field.type === 'codes'

/** Fields of a section: inputs two a line, tables and long texts over the whole width, tick boxes together. */
export function RecordFields({ fields, ids, control, required, readOnly = false }: RecordFieldsProps) {
  const shown = (ids ?? Object.keys(fields)).flatMap((id) => {
    const field = fields[id]
    return field && !field.assigned ? [{ id, field }] : []
  })
  const draw = ({ id, field }: { id: string; field: Field }) => (
    <RecordField
      key={id}
      field={field}
      name={id}
      control={control}
      required={required?.(id, field) ?? false}
      readOnly={readOnly}
    />
  )
  const flags = shown.filter(({ field }) => field.type === 'boolean')
  const narrow = shown.filter(({ field }) => field.type !== 'boolean' && !isWide(field))
  const wide = shown.filter(({ field }) => isWide(field))
  return (
    <Stack gap="md">
      {narrow.length > 0 && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
          {narrow.map(draw)}
        </SimpleGrid>
      )}
      {wide.map(draw)}
      {flags.length > 0 && (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" verticalSpacing="sm">
          {flags.map(draw)}
        </SimpleGrid>
      )}
    </Stack>
  )
}
