import { type Portfolio, PortfolioInput } from '#core/contract/portfolio.ts'
import { portfolioFields } from '#core/dictionary/portfolio/index.ts'
import type { ListedFamily } from '#web/data/portfolio.ts'
import { portfolioTexts } from '#web/messages/en/portfolio.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isRequired } from '#web/record-form/form-values.ts'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { recordSchema, useRecordForm } from '#web/record-form/use-record-form.ts'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { RecordDialog } from '#web/ui/record-dialog.tsx'
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
  const t = wordsOf(portfolioTexts.form)
  const title = family ? t('editTitle') : t('newTitle')
  return (
    <RecordDialog opened={opened} record={family} title={title} onClose={onClose}>
      {(current, onCurrent) => <FamilyForm family={current} onClose={onClose} onCurrent={onCurrent} />}
    </RecordDialog>
  )
}

const schema = recordSchema(PortfolioInput, portfolioFields)

interface FormProps {
  family: ListedFamily | undefined
  onClose: () => void
  onCurrent: (family: ListedFamily) => void
}

function FamilyForm({ family, onClose, onCurrent }: FormProps) {
  const t = wordsOf(portfolioTexts.form)
  const { form, saving, onSubmit } = useRecordForm<Portfolio>({
    fields: portfolioFields,
    record: family,
    schema,
    nouns: ['portfolio'],
    run: (body) => saveFamily(family?.id, { ...body, revision: family?.revision }),
    onSaved: () => {
      toast({ title: t('success'), description: family ? t('updated') : t('created') })
      onClose()
    },
    failed: t('error'),
  })
  return (
    <DialogForm
      saving={saving}
      onSubmit={onSubmit}
      words={{
        cancel: t('cancel'),
        save: family ? t('save') : t('create'),
        failed: t('error'),
        nothingSaved: t('nothingSaved'),
      }}
      onClose={onClose}
      onCurrent={onCurrent}
    >
      <RecordFields
        fields={portfolioFields}
        ids={['productFamily', 'deviceCount', 'description']}
        control={form.control}
        required={isRequired}
        inOrder
      />
    </DialogForm>
  )
}
