import { Text } from '@mantine/core'
import { useState } from 'react'
import { type Assessment, NewAssessment } from '#core/contract/assessments.ts'
import type { RegulatoryUpdate } from '#core/contract/regulatory-updates.ts'
import { assessmentFields } from '#core/dictionary/assessment/index.ts'
import { wrongDueDate } from '#core/lifecycle/assessments.ts'
import { createAssessment } from '#web/data/assessments.ts'
import { impactTexts } from '#web/messages/en/impact.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { today } from '#web/platform/today.ts'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { recordSchema, useRecordForm } from '#web/record-form/use-record-form.ts'
import { PersonSelect } from '#web/tasks/person-select.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface AssessDialogProps {
  update: Pick<RegulatoryUpdate, 'id' | 'title'>
  onClose: () => void
  onCreated: (assessment: Assessment) => void
}

/** Begins the assessment of an update: who finds out, and by when. */
export function AssessDialog(props: AssessDialogProps) {
  const t = wordsOf(impactTexts.create)
  return (
    <Dialog opened onClose={props.onClose} title={t('title')}>
      <AssessForm {...props} />
    </Dialog>
  )
}

const fields = { dueDate: assessmentFields.dueDate }

function AssessForm({ update, onClose, onCreated }: AssessDialogProps) {
  const t = wordsOf(impactTexts.create)
  const [assigneeId, setAssigneeId] = useState<number | null>(null)
  const { form, saving, onSubmit } = useRecordForm<Assessment>({
    fields,
    record: {},
    schema: recordSchema(NewAssessment.omit({ updateId: true }), fields, ({ dueDate }) =>
      wrongDueDate(dueDate, null, today()),
    ),
    nouns: ['impact-assessments', 'regulatory-intelligence', 'my-work'],
    run: (body) => createAssessment({ ...body, assigneeId, updateId: update.id } as NewAssessment),
    onSaved: (assessment) => {
      toast({ title: t('created') })
      onCreated(assessment)
    },
    failed: t('failed'),
  })
  const refused = issuesOf(saving.error)
  return (
    <DialogForm
      saving={saving}
      onSubmit={onSubmit}
      words={{ cancel: t('cancel'), save: t('save'), failed: t('failed'), nothingSaved: t('nothingSaved') }}
      onClose={onClose}
    >
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {t('help', { title: update.title })}
      </Text>
      <PersonSelect
        label={t('assignee')}
        value={assigneeId}
        name={null}
        onChange={setAssigneeId}
        error={refused.find(({ path }) => path === 'assigneeId')?.message}
      />
      <RecordFields fields={fields} ids={['dueDate']} control={form.control} required={() => false} inOrder />
    </DialogForm>
  )
}
