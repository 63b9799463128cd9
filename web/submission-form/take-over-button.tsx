import { IconTransferIn } from '@tabler/icons-react'
import type { UseFormReturn } from 'react-hook-form'
import type { OperatorDefaults } from '#core/contract/operator-defaults.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { FillButton } from './fill-button.tsx'

interface TakeOverButtonProps {
  form: UseFormReturn<FormValues>
  fields: Fields
  takeOver: NonNullable<OperatorDefaults['takeOver']>
}

/** Fills the form from the submission of the same device for a market that asks the same. */
export function TakeOverButton({ form, fields, takeOver: { country, values: all } }: TakeOverButtonProps) {
  const t = wordsOf(submissionsTexts.form)
  const values = Object.fromEntries(Object.entries(all).filter(([id]) => id in fields))
  const count = String(Object.keys(values).length)
  return (
    <FillButton
      {...{ form, fields, values }}
      icon={<IconTransferIn size={16} aria-hidden />}
      label={t('takeOver', { country })}
      done={{
        title: t('takenOver', { country }),
        description: t('takenOverDescription', { country, count }),
      }}
      consequence={t('takeOverConsequence', { country })}
    />
  )
}
