import { Button, List, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isBlank, sameValue } from '#core/dictionary/document.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { type FormValues, toBody, toFormValues } from '#web/record-form/form-values.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface FillButtonProps {
  form: UseFormReturn<FormValues>
  fields: Fields
  /** By field of the form. */
  values: Readonly<Record<string, unknown>>
  icon: ReactNode
  label: string
  /** What is said once the form is filled. */
  done: { readonly title: string; readonly description: string }
  /** What is said of fields that hold something else. */
  consequence: string
}

/** Fills the form with values from elsewhere; what somebody has entered otherwise is replaced only when they say so. */
export function FillButton({ form, fields, values, icon, label, done, consequence }: FillButtonProps) {
  const t = wordsOf(submissionsTexts.form)
  const [replaced, setReplaced] = useState<readonly string[]>([])
  const taken = Object.keys(values)

  const fill = () => {
    const filled = toFormValues(fields, values)
    for (const id of taken) form.setValue(id, filled[id], { shouldDirty: true, shouldValidate: true })
    toast(done)
  }
  const start = () => {
    const current = toBody(fields, form.getValues())
    const differing = taken.filter((id) => !isBlank(current[id]) && !sameValue(current[id], values[id]))
    if (differing.length === 0) fill()
    else setReplaced(differing)
  }
  return (
    <>
      <Button variant="default" leftSection={icon} onClick={start}>
        {label}
      </Button>
      <ConfirmDialog
        opened={replaced.length > 0}
        onClose={() => setReplaced([])}
        title={t('replaceTitle')}
        consequence={
          <>
            <Text>{consequence}</Text>
            <List mt="xs">
              {replaced.map((id) => (
                <List.Item key={id}>{fields[id]?.label}</List.Item>
              ))}
            </List>
          </>
        }
        confirmLabel={t('replace')}
        onConfirm={async () => fill()}
      />
    </>
  )
}
