import { Alert, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type Control, useWatch } from 'react-hook-form'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { masterFindings } from '#core/rules/master-rules.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { FormValues } from '#web/record-form/form-values.ts'

type Findings = MasterRecord['findings']

/** What cannot be right in a record; it is saved all the same. */
export function MasterFindings({ findings }: { findings: Findings }) {
  const t = wordsOf(masterDiTexts.findings)
  if (findings.length === 0) return null
  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('title', { count: findings.length })}
    >
      <List size="sm" spacing={2}>
        {findings.map(({ field, rule, message }) => (
          <List.Item key={rule}>
            {field !== null && <strong>{(masterFields as Fields)[field]?.label}: </strong>}
            {message}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}

/** The same while a form is filled in: drawn anew only where the findings change. */
export function FindingsOfForm({ control }: { control: Control<FormValues> }) {
  const found = useWatch({
    control,
    compute: (values: FormValues) => JSON.stringify(masterFindings(values as AnyDocument)),
  })
  const findings: Findings = JSON.parse(found)
  return <MasterFindings findings={findings} />
}
