import { useState } from 'react'
import { NewTask, type Task, TaskChange } from '#core/contract/tasks.ts'
import {
  questionFieldIds,
  type TaskKind,
  taskFields,
  usualReminderDays,
} from '#core/dictionary/task/index.ts'
import { ownersFields, wrongInTask } from '#core/lifecycle/tasks.ts'
import { changeTask, createTask, type TaskSubject, taskNouns } from '#web/data/tasks.ts'
import { tasksTexts } from '#web/messages/en/tasks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { issuesOf } from '#web/platform/api-error.ts'
import { useCan, useCurrentUser } from '#web/platform/session.tsx'
import { today } from '#web/platform/today.ts'
import { isRequired } from '#web/record-form/form-values.ts'
import { RecordFields } from '#web/record-form/record-fields.tsx'
import { recordSchema, useRecordForm } from '#web/record-form/use-record-form.ts'
import { DialogForm } from '#web/ui/dialog-form.tsx'
import { RecordDialog } from '#web/ui/record-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { BelongsTo } from './belongs-to.tsx'
import { PersonSelect } from './person-select.tsx'

interface TaskDialogProps {
  /** The one that is edited; a new one belongs to `subject`. */
  task?: Task | undefined
  kind: TaskKind
  subject: TaskSubject
  /** It is about to be completed: what that needs is asked for. */
  completing?: boolean
  onClose: () => void
}

/** Adds or edits a task, a milestone or an authority's question. */
export function TaskDialog(props: TaskDialogProps) {
  const { task, kind, onClose } = props
  const t = wordsOf(tasksTexts.form)
  return (
    <RecordDialog
      opened
      record={task}
      title={task ? t(`edit.${kind}`) : t(`new.${kind}`)}
      size="lg"
      onClose={onClose}
    >
      {(current, onCurrent) => <TaskForm {...props} task={current} onCurrent={onCurrent} />}
    </RecordDialog>
  )
}

/** Asked for before the owner, and after. */
const askedFirst = (isNew: boolean): string[] =>
  isNew ? ['title', 'dueDate', 'reminderDays'] : ['title', 'status', 'dueDate', 'doneDate', 'reminderDays']
const askedLast = (kind: TaskKind): string[] =>
  kind === 'question' ? [...questionFieldIds, 'notes'] : ['notes']

interface TaskFormProps extends TaskDialogProps {
  onCurrent: (task: Task) => void
}

function TaskForm({ task, kind, subject, completing = false, onClose, onCurrent }: TaskFormProps) {
  const t = wordsOf(tasksTexts.form)
  const can = useCan()
  const user = useCurrentUser()
  const edits = can('edit-submissions')
  // Somebody else’s task is read.
  const writes = edits || task?.ownerId === user.id
  const [ownerId, setOwnerId] = useState(task?.ownerId ?? null)
  const begins = { status: 'open', reminderDays: usualReminderDays }
  const { form, saving, onSubmit } = useRecordForm<Task>({
    fields: taskFields,
    record: task ? { ...task, ...(completing && { status: 'done' }) } : begins,
    schema: recordSchema(
      task ? TaskChange : NewTask.omit({ kind: true, subject: true }),
      taskFields,
      (document) => wrongInTask(kind, document, today()),
    ),
    nouns: taskNouns,
    run: (body) => {
      if (!task) return createTask({ ...body, ownerId, kind, subject } as NewTask)
      const given = edits
        ? { ...body, ownerId }
        : Object.fromEntries(ownersFields.map((id) => [id, body[id]]))
      return changeTask({ ...given, id: task.id, revision: task.revision } as TaskChange & { id: number })
    },
    onSaved: () => {
      toast({ title: task ? t('saved') : t('created') })
      onClose()
    },
    failed: t('failed'),
  })
  const fields = {
    fields: taskFields,
    control: form.control,
    required: isRequired,
    readOnly: edits ? false : (id: string) => !writes || !ownersFields.includes(id),
    inOrder: true,
  }
  return (
    <DialogForm
      saving={saving}
      onSubmit={onSubmit}
      words={{
        cancel: writes ? t('cancel') : t('close'),
        save: writes ? (task ? t('save') : t('create')) : undefined,
        failed: t('failed'),
        nothingSaved: t('nothingSaved'),
      }}
      onClose={onClose}
      onCurrent={onCurrent}
    >
      {task && <BelongsTo subject={task.subject} />}
      <RecordFields {...fields} ids={askedFirst(!task)} />
      <PersonSelect
        label={t('owner')}
        description={t('ownerHelp')}
        value={ownerId}
        name={task?.ownerName ?? null}
        readOnly={!edits}
        onChange={setOwnerId}
        error={issuesOf(saving.error).find(({ path }) => path === 'ownerId')?.message}
      />
      <RecordFields {...fields} ids={askedLast(kind)} />
    </DialogForm>
  )
}
