import { useState } from 'react'
import {
  ComplianceInput,
  type ComplianceItem,
  type RimDocument,
  RimDocumentInput,
  type RimSubmission,
  RimSubmissionInput,
} from '#core/contract/rim.ts'
import { complianceFields, rimDocumentFields, rimSubmissionFields } from '#core/dictionary/rim/index.ts'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { isRequired } from '#web/record-form/form-values.ts'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { recordSchema, useRecordForm } from '#web/record-form/use-record-form.ts'
import { PersonSelect } from '#web/tasks/person-select.tsx'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { FoundMultiSelect } from '#web/ui/found-multi-select.tsx'
import { RecordDialog } from '#web/ui/record-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Found } from '#web/ui/use-found.ts'
import { findSubmissions, type RimNoun, saveItem } from './rim-api.ts'

type Item = RimSubmission | ComplianceItem | RimDocument

interface ItemDialogProps {
  noun: RimNoun
  /** The one that is edited; none for a new one. */
  item: Item | undefined
  onClose: () => void
}

const forms = {
  submission: {
    fields: rimSubmissionFields,
    schema: recordSchema(RimSubmissionInput, rimSubmissionFields),
  },
  compliance: { fields: complianceFields, schema: recordSchema(ComplianceInput, complianceFields) },
  document: { fields: rimDocumentFields, schema: recordSchema(RimDocumentInput, rimDocumentFields) },
} as const

/** What a new submission is asked for (specification, document 3 section 2.9); the rest is known later. */
const askedFirst = ['productName', 'submissionType', 'authority', 'priority', 'targetDate', 'assignedTo']

export function ItemDialog({ noun, item, onClose }: ItemDialogProps) {
  const t = wordsOf(rimTexts.form[noun])
  const title = item ? t('editTitle') : t('newTitle')
  return (
    <RecordDialog opened record={item} title={title} size="lg" onClose={onClose}>
      {(current, onCurrent) => (
        <ItemForm noun={noun} item={current} onClose={onClose} onCurrent={onCurrent} />
      )}
    </RecordDialog>
  )
}

interface ItemFormProps extends ItemDialogProps {
  onCurrent: (item: Item) => void
}

function ItemForm({ noun, item, onClose, onCurrent }: ItemFormProps) {
  const words = wordsOf(rimTexts.form)
  const t = wordsOf(rimTexts.form[noun])
  const { fields, schema } = forms[noun]
  const nameOf = useNameOf()
  const linked = item && 'submissions' in item ? item.submissions : []
  const [ownerId, setOwnerId] = useState(item && 'ownerId' in item ? item.ownerId : null)
  const [links, setLinks] = useState<readonly Found[]>(linked.map(nameOf))
  const { form, saving, onSubmit } = useRecordForm<unknown>({
    fields,
    record: item,
    schema,
    nouns: ['rim'],
    run: (body) =>
      saveItem(noun, item?.id, {
        ...body,
        ...(noun === 'document' && { submissionIds: links.map(({ id }) => id) }),
        ...(noun === 'submission' && item && { ownerId }),
        revision: item?.revision,
      }),
    onSaved: () => {
      toast(item ? { title: t('saved') } : { title: t('created'), description: t('createdHelp') })
      onClose()
    },
    failed: words('failed'),
  })
  return (
    <DialogForm
      saving={saving}
      onSubmit={onSubmit}
      words={{
        cancel: words('cancel'),
        save: item ? words('save') : words('create'),
        failed: words('failed'),
        nothingSaved: words('nothingSaved'),
      }}
      onClose={onClose}
      onCurrent={onCurrent}
    >
      <RecordFields
        fields={fields}
        ids={noun === 'submission' && !item ? askedFirst : undefined}
        control={form.control}
        required={isRequired}
        inOrder
      />
      {noun === 'submission' && item && 'ownerId' in item && (
        <PersonSelect
          label={words('owner')}
          description={words('ownerHelp')}
          value={ownerId}
          name={item.ownerName}
          readOnly={false}
          onChange={setOwnerId}
          error={issuesOf(saving.error).find(({ path }) => path === 'ownerId')?.message}
        />
      )}
      {noun === 'document' && (
        <FoundMultiSelect
          noun="rim"
          label={words('linked')}
          description={words('linkedHelp')}
          find={async (search, signal) => (await findSubmissions(search, signal)).map(nameOf)}
          value={links}
          onChange={setLinks}
          error={issuesOf(saving.error).find(({ path }) => path.startsWith('submissionIds'))?.message}
        />
      )}
    </DialogForm>
  )
}

/** Several submissions may be of one product. */
function useNameOf() {
  const unnamed = wordsOf(rimTexts.card)('unnamed')
  return ({ id, productName }: RimDocument['submissions'][number]): Found => ({
    id,
    name: `${productName ?? unnamed} (${id})`,
  })
}
