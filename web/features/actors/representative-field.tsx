import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useController } from 'react-hook-form'
import { operatorFields } from '#core/dictionary/operator/index.ts'
import { representativesQuery } from '#web/data/actors.ts'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { FormValues } from '#web/record-form/form-values.ts'

interface RepresentativeFieldProps {
  form: UseFormReturn<FormValues>
  readOnly: boolean
  ownId: number | undefined
}

/** The authorized representative out of the operators there are. */
export function RepresentativeField({ form, readOnly, ownId }: RepresentativeFieldProps) {
  const t = wordsOf(uiTexts.field)
  const words = wordsOf(actorsTexts.form)
  const { field, fieldState } = useController({ control: form.control, name: 'authorizedRepresentativeId' })
  const { data: known = [] } = useQuery(representativesQuery)
  const { label, help } = operatorFields.authorizedRepresentativeId
  return (
    <div data-field="authorizedRepresentativeId" style={{ marginBottom: 'var(--mantine-spacing-md)' }}>
      <Select
        ref={field.ref}
        name={field.name}
        label={label}
        description={known.length === 0 ? words('noRepresentatives') : help}
        error={fieldState.error?.message}
        placeholder={t('choose')}
        readOnly={readOnly}
        searchable
        clearable={!readOnly}
        clearButtonProps={{ 'aria-label': t('clear') }}
        nothingFoundMessage={t('nothingFound')}
        data={known
          .filter(({ id }) => id !== ownId)
          .map(({ id, name, srn }) => ({
            value: String(id),
            label: srn ? `${name} (${srn})` : (name ?? ''),
          }))}
        value={typeof field.value === 'number' ? String(field.value) : null}
        onBlur={field.onBlur}
        onChange={(id) => field.onChange(id === null ? null : Number(id))}
      />
    </div>
  )
}
