import { Button, List, Text } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { isBlank, sameValue } from '#core/dictionary/document.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { copyOfMaster } from '#core/markets/copy-master.ts'
import type { MarketForm } from '#core/markets/market.ts'
import { type FormValues, toBody, toFormValues } from '#web/record-form/form-values.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface CopyMasterButtonProps {
  form: UseFormReturn<FormValues>
  fields: Fields
  /** What its market takes of a file the record came from. */
  ofImport: MarketForm['ofImport']
  record: MasterRecord
  /** What its manufacturer gives, which says more than the record. */
  fromOperator: Readonly<Record<string, unknown>>
}

/** Fills the form from the master record; what somebody has entered otherwise is replaced only when they say so. */
export function CopyMasterButton({ form, fields, ofImport, record, fromOperator }: CopyMasterButtonProps) {
  const t = useTranslations('submissions.form')
  const [replaced, setReplaced] = useState<readonly string[]>([])
  // A class the market does not have is shown, and told: somebody has to choose another.
  const whole = copyOfMaster(record, record.sourceData, { uses: {}, ofImport })
  const ofRecord = Object.entries(whole).filter(([id]) => id in fields)
  const copied = Object.fromEntries(ofRecord.map(([id, value]) => [id, fromOperator[id] ?? value]))
  const taken = Object.keys(copied)

  const copy = () => {
    const values = toFormValues(fields, copied)
    for (const id of taken) form.setValue(id, values[id], { shouldDirty: true, shouldValidate: true })
    toast({ title: t('copied'), description: t('copiedDescription', { count: String(taken.length) }) })
  }
  const start = () => {
    const current = toBody(fields, form.getValues())
    const differing = taken.filter((id) => !isBlank(current[id]) && !sameValue(current[id], copied[id]))
    if (differing.length === 0) copy()
    else setReplaced(differing)
  }
  return (
    <>
      <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={start}>
        {t('copy')}
      </Button>
      <ConfirmDialog
        opened={replaced.length > 0}
        onClose={() => setReplaced([])}
        title={t('replaceTitle')}
        consequence={
          <>
            <Text>{t('replaceConsequence')}</Text>
            <List mt="xs">
              {replaced.map((id) => (
                <List.Item key={id}>{fields[id]?.label}</List.Item>
              ))}
            </List>
          </>
        }
        confirmLabel={t('replace')}
        onConfirm={async () => copy()}
      />
    </>
  )
}
