import { Autocomplete } from '@mantine/core'
import { useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import type { Certification } from '#core/contract/certifications.ts'
import { certificationFields, usualCertifications } from '#core/dictionary/certification/index.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import { certificationIssues } from '#core/rules/certification-checks.ts'
import type { ListedCertification } from '#web/data/actors.ts'
import { actorsTexts } from '#web/messages/en/actors.ts'
import { wordsOf } from '#web/messages/words.ts'
import { type FormValues, isRequired } from '#web/record-form/form-values.ts'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { recordSchema, useRecordForm } from '#web/record-form/use-record-form.ts'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { FoundSelect } from '#web/ui/found-select.tsx'
import { RecordDialog } from '#web/ui/record-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Found } from '#web/ui/use-found.ts'
import { addCertification, changeCertification } from './actors-api.ts'
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
  const t = wordsOf(actorsTexts.certificationForm)
  const title = certification ? t('editTitle') : t('addTitle')
  return (
    <RecordDialog opened={opened} record={certification} title={title} size="lg" onClose={onClose}>
      {(current, onCurrent) => (
        <CertificationForm
          certification={current}
          operator={operator}
          onClose={onClose}
          onCurrent={onCurrent}
        />
      )}
    </RecordDialog>
  )
}

const schema = recordSchema(patchSchema(certificationFields), certificationFields, certificationIssues)

interface FormProps extends Omit<CertificationDialogProps, 'opened'> {
  onCurrent: (certification: ListedCertification) => void
}

function CertificationForm({ certification, operator, onClose, onCurrent }: FormProps) {
  const t = wordsOf(actorsTexts.certificationForm)
  const [holder, setHolder] = useState(operator)
  const [tried, setTried] = useState(false)
  const failed = certification ? t('updateFailed') : t('addFailed')
  const { form, saving, onSubmit } = useRecordForm<Certification>({
    fields: certificationFields,
    record: certification,
    schema,
    nouns: ['certifications'],
    run: (body) =>
      certification
        ? changeCertification(certification.id, { ...body, revision: certification.revision })
        : addCertification(holder?.id ?? 0, body),
    isComplete: () => certification !== undefined || holder !== undefined,
    onSaved: () => {
      toast({ title: certification ? t('updated') : t('added') })
      onClose()
    },
    failed,
  })
  return (
    <DialogForm
      saving={saving}
      onSubmit={(event) => {
        setTried(true)
        onSubmit(event)
      }}
      words={{
        cancel: t('cancel'),
        save: certification ? t('save') : t('add'),
        failed,
        nothingSaved: t('nothingSaved'),
      }}
      onClose={onClose}
      onCurrent={onCurrent}
    >
      {!certification && (
        <FoundSelect
          noun="actors"
          label={t('operator')}
          find={findSomeOperators}
          value={holder}
          onChange={setHolder}
          error={tried && !holder ? t('operatorRequired') : undefined}
          required
        />
      )}
      <TypeField control={form.control} />
      <RecordFields
        fields={certificationFields}
        ids={['certificationNumber', 'issuingBody', 'issueDate', 'expiryDate', 'scope']}
        control={form.control}
        required={isRequired}
        inOrder
      />
    </DialogForm>
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
