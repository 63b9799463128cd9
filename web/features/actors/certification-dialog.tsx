import { Autocomplete, Button, Group, Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import { type Control, useController, useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Certification } from '#core/contract/certifications.ts'
import { certificationFields, usualCertifications } from '#core/dictionary/certification/index.ts'
import type { ListedCertification } from '#web/data/actors.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { useChange } from '#web/platform/use-change.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { type FormValues, toBody, toFormValues } from '#web/record-form/form-values.ts'
import { firstProblem, goToField } from '#web/record-form/go-to-field.ts'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FoundSelect } from '#web/ui/found-select.tsx'
import { SaveFailure } from '#web/ui/save-failure.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Found } from '#web/ui/use-found.ts'
import { addCertification, changeCertification } from './actors-api.ts'
import { certificationFormSchema } from './certification-form-schema.ts'
import { findSomeOperators } from './found-operators.ts'

interface CertificationDialogProps {
  opened: boolean
  /** The one that is edited; none for a new one. */
  certification?: ListedCertification | undefined
  /** Whose it is to be, where that is known. */
  operator?: Found | undefined
  onClose: () => void
}

/** Adds or edits a certification. */
export function CertificationDialog({ opened, certification, operator, onClose }: CertificationDialogProps) {
  const t = useTranslations('actors.certificationForm')
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={certification ? t('editTitle') : t('addTitle')}
      size="lg"
      busy={busy}
    >
      {opened && (
        <Begun certification={certification} operator={operator} onClose={onClose} onBusy={setBusy} />
      )}
    </Dialog>
  )
}

interface BegunProps extends Omit<CertificationDialogProps, 'opened'> {
  onBusy: (busy: boolean) => void
}

function Begun(props: BegunProps) {
  const [certification, setCertification] = useState(props.certification)
  return (
    <CertificationForm
      key={certification?.revision}
      {...props}
      certification={certification}
      onCurrent={setCertification}
    />
  )
}

interface FormProps extends BegunProps {
  /** The current certification after a conflict. */
  onCurrent: (certification: Certification) => void
}

function CertificationForm({ certification, operator, onClose, onBusy, onCurrent }: FormProps) {
  const t = useTranslations('actors.certificationForm')
  const resolver = useMemo(() => zodResolver<FormValues>(certificationFormSchema()), [])
  const form = useForm<FormValues>({
    defaultValues: toFormValues(certificationFields, certification),
    resolver,
    shouldFocusError: false,
  })
  const [holder, setHolder] = useState(operator)
  const [tried, setTried] = useState(false)
  const save = useChange<FormValues, Certification>({
    nouns: ['certifications'],
    run: async (values) => {
      onBusy(true)
      try {
        const body = toBody(certificationFields, values)
        return certification
          ? await changeCertification(certification.id, { ...body, revision: certification.revision })
          : await addCertification(holder?.id ?? 0, body)
      } finally {
        onBusy(false)
      }
    },
    onSuccess: () => {
      toast({ title: certification ? t('updated') : t('added') })
      onClose()
    },
    onError: (error) => {
      showIssues(form, error)
      const title = certification ? t('updateFailed') : t('addFailed')
      toast({ title, description: error.message, variant: 'destructive' })
    },
  })
  const needsHolder = certification === undefined && holder === undefined
  const submit = form.handleSubmit(
    (values) => (needsHolder ? undefined : save.mutateAsync(values)),
    (errors) => {
      const first = firstProblem(errors)
      if (first !== undefined) goToField(form, first)
    },
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        setTried(true)
        void submit(event).catch(() => undefined)
      }}
    >
      <Stack gap="md">
        {!certification && (
          <FoundSelect
            noun="actors"
            label={t('operator')}
            find={findSomeOperators}
            value={holder}
            onChange={setHolder}
            error={tried && needsHolder ? t('operatorRequired') : undefined}
            required
          />
        )}
        <TypeField control={form.control} />
        <RecordFields
          fields={certificationFields}
          ids={['certificationNumber', 'issuingBody', 'issueDate', 'expiryDate', 'scope']}
          control={form.control}
          required={(_, { requiredMessage }) => requiredMessage !== undefined}
          inOrder
        />
        {save.error && (
          <SaveFailure
            title={certification ? t('updateFailed') : t('addFailed')}
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
            {certification ? t('save') : t('add')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** The usual ones are offered; any other may be written. */
function TypeField({ control }: { control: Control<FormValues> }) {
  const { field, fieldState } = useController({ control, name: 'certificationType' })
  return (
    <div data-field="certificationType">
      <Autocomplete
        ref={field.ref}
        name={field.name}
        label={certificationFields.certificationType.label}
        withAsterisk
        aria-required
        error={fieldState.error?.message}
        data={[...usualCertifications]}
        value={typeof field.value === 'string' ? field.value : ''}
        onBlur={field.onBlur}
        onChange={field.onChange}
      />
    </div>
  )
}
