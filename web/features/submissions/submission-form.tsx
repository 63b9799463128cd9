import { Button, Group, Stack } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import { copyOfMaster } from '#core/markets/copy-master.ts'
import { marketModule } from '#core/markets/index.ts'
import type { MarketForm } from '#core/markets/market.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { type FormValues, toFormValues } from '#web/record-form/form-values.ts'
import { UnsavedGuard } from '#web/record-form/unsaved-guard.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { FormSections } from './form-sections.tsx'
import { fieldsOf } from './market-fields.ts'
import { useSubmissionActions } from './use-submission-actions.ts'
import { ValidationPanel } from './validation-panel.tsx'

interface SubmissionFormProps {
  market: string
  record: MasterRecord
  submission?: Submission
  onSaved: (submission: number) => void
}

export function SubmissionForm(props: SubmissionFormProps) {
  const module = marketModule(props.market)
  return module && <FormOfMarket {...props} marketForm={module.form} />
}

function FormOfMarket({
  market,
  record,
  submission,
  onSaved,
  marketForm,
}: SubmissionFormProps & { marketForm: MarketForm }) {
  const t = useTranslations('submissions.form')
  const fields = useMemo(() => fieldsOf(marketForm), [marketForm])
  const resolver = useMemo(() => zodResolver<FormValues>(patchSchema(fields)), [fields])
  const form = useForm<FormValues>({ defaultValues: toFormValues(fields, submission), resolver })
  const formElement = useRef<HTMLFormElement>(null)
  const actions = useSubmissionActions({ form, fields, market, record, submission, onSaved })
  const { isDirty } = form.formState

  const copyMaster = () => {
    const copied = copyOfMaster(record, record.sourceData?.gudid)
    const values = toFormValues(fields, copied)
    const taken = Object.keys(copied).filter((id) => id in fields)
    for (const id of taken) form.setValue(id, values[id], { shouldDirty: true, shouldValidate: true })
    toast({ title: t('copied'), description: t('copiedDescription', { count: String(taken.length) }) })
  }
  const goTo = (path: string) => {
    form.setFocus(path)
    formElement.current?.querySelector(`[name="${path}"]`)?.scrollIntoView({ block: 'center' })
  }
  return (
    <form noValidate ref={formElement} onSubmit={actions.save}>
      <UnsavedGuard dirty={isDirty && !actions.saving} />
      <Stack gap="lg">
        <Group justify="space-between">
          <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={copyMaster}>
            {t('copy')}
          </Button>
          <Group gap="xs">
            <ButtonLink to="/master-di/records" variant="default">
              {t('cancel')}
            </ButtonLink>
            <Button type="submit" loading={actions.saving} disabled={submission !== undefined && !isDirty}>
              {submission ? t('update') : t('create')}
            </Button>
          </Group>
        </Group>
        {submission && (
          <ValidationPanel
            submission={submission}
            dirty={isDirty}
            validating={actions.validating}
            downloading={actions.downloading}
            onValidate={actions.validate}
            onDownload={actions.download}
            onGoTo={goTo}
            onFix={(changes) => {
              const values = Object.fromEntries(changes.map(({ field, value }) => [field, value]))
              const inputs = toFormValues(fields, values)
              for (const { field } of changes) form.setValue(field, inputs[field], { shouldDirty: true })
            }}
          />
        )}
        <FormSections form={form} fields={fields} marketForm={marketForm} />
        <Group justify="flex-end" gap="xs">
          <ButtonLink to="/master-di/records" variant="default">
            {t('cancel')}
          </ButtonLink>
          <Button
            type="submit"
            variant="default"
            loading={actions.saving}
            disabled={submission !== undefined && !isDirty}
          >
            {submission ? t('update') : t('create')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
