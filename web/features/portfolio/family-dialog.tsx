import { Button, Group, Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type Portfolio, PortfolioInput } from '#core/contract/portfolio.ts'
import { applyPatch, type DocumentPatch, missingFields } from '#core/dictionary/document.ts'
import { portfolioFields } from '#core/dictionary/portfolio/index.ts'
import type { ListedFamily } from '#web/data/portfolio.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { useChange } from '#web/platform/use-change.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { type FormValues, toBody, toFormValues } from '#web/record-form/form-values.ts'
import { firstProblem, goToField } from '#web/record-form/go-to-field.ts'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SaveFailure } from '#web/ui/save-failure.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { saveFamily } from './portfolio-api.ts'

interface FamilyDialogProps {
  opened: boolean
  /** The one that is edited; none for a new one. */
  family?: ListedFamily | undefined
  onClose: () => void
}

/** Creates or edits a product family. */
export function FamilyDialog({ opened, family, onClose }: FamilyDialogProps) {
  const t = useTranslations('portfolio.form')
  const [busy, setBusy] = useState(false)
  return (
    <Dialog opened={opened} onClose={onClose} title={family ? t('editTitle') : t('newTitle')} busy={busy}>
      {opened && <Begun family={family} onClose={onClose} onBusy={setBusy} />}
    </Dialog>
  )
}

/** As the server judges it. */
const schema = PortfolioInput.superRefine((values, context) => {
  const document = applyPatch({}, values as DocumentPatch)
  for (const { path, message } of missingFields(portfolioFields, document)) {
    context.addIssue({ code: 'custom', path: [path], message })
  }
})

interface BegunProps extends Omit<FamilyDialogProps, 'opened'> {
  onBusy: (busy: boolean) => void
}

function Begun(props: BegunProps) {
  const [family, setFamily] = useState(props.family)
  return <FamilyForm key={family?.revision} {...props} family={family} onCurrent={setFamily} />
}

interface FormProps extends BegunProps {
  /** The current family after a conflict. */
  onCurrent: (family: Portfolio) => void
}

function FamilyForm({ family, onClose, onBusy, onCurrent }: FormProps) {
  const t = useTranslations('portfolio.form')
  const resolver = useMemo(() => zodResolver<FormValues>(schema), [])
  const form = useForm<FormValues>({
    defaultValues: toFormValues(portfolioFields, family),
    resolver,
    shouldFocusError: false,
  })
  const save = useChange<FormValues, Portfolio>({
    nouns: ['portfolio'],
    run: async (values) => {
      onBusy(true)
      try {
        const body = toBody(portfolioFields, values) as PortfolioInput
        return await saveFamily(family?.id, family ? { ...body, revision: family.revision } : body)
      } finally {
        onBusy(false)
      }
    },
    onSuccess: () => {
      toast({ title: t('success'), description: family ? t('updated') : t('created') })
      onClose()
    },
    onError: (error) => {
      showIssues(form, error)
      toast({ title: t('error'), description: error.message, variant: 'destructive' })
    },
  })
  const submit = form.handleSubmit(
    (values) => save.mutateAsync(values),
    (errors) => {
      const first = firstProblem(errors)
      if (first !== undefined) goToField(form, first)
    },
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
      <Stack gap="md">
        <RecordFields
          fields={portfolioFields}
          ids={['productFamily', 'deviceCount', 'description']}
          control={form.control}
          required={(_, { requiredMessage }) => requiredMessage !== undefined}
          inOrder
        />
        {save.error && (
          <SaveFailure
            title={t('error')}
            error={save.error}
            consequence={t('nothingSaved')}
            onCurrent={onCurrent}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={save.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {family ? t('save') : t('create')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
