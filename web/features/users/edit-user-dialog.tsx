import type { User } from '#core/contract/users.ts'
import { tellSavedOrAsked } from '#web/countersigning/saved-or-asked.ts'
import type { ListedUser } from '#web/data/users.ts'
import { usersTexts } from '#web/messages/en/users.ts'
import { wordsOf } from '#web/messages/words.ts'
import { DialogForm, useDialogForm } from '#web/ui/dialog-form.tsx'
import { RecordDialog } from '#web/ui/record-dialog.tsx'
import { updateUser } from './user-api.ts'
import { UserFields } from './user-fields.tsx'
import { changesIn, formOf, type UserForm, userForm } from './user-form.ts'

interface EditUserDialogProps {
  user: ListedUser | undefined
  onClose: () => void
}

export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const t = wordsOf(usersTexts.form)
  const shown = user?.abilities.edit ? user : undefined
  return (
    <RecordDialog
      opened={shown !== undefined}
      record={shown}
      title={t('editTitle')}
      size="lg"
      onClose={onClose}
    >
      {(current, onCurrent) => current && <EditForm user={current} onClose={onClose} onCurrent={onCurrent} />}
    </RecordDialog>
  )
}

interface EditFormProps {
  user: ListedUser
  onClose: () => void
  onCurrent: (user: ListedUser) => void
}

function EditForm({ user: before, onClose, onCurrent }: EditFormProps) {
  const t = wordsOf(usersTexts)
  const { form, saving, onSubmit } = useDialogForm<UserForm, User>({
    defaultValues: formOf(before),
    schema: userForm,
    nouns: ['users', 'requests', 'current-user', 'countersignatures'],
    run: (values) =>
      updateUser(before.id, { ...changesIn(formOf(before), values), revision: before.revision }),
    onSaved: ({ awaitsCountersignature }) => {
      tellSavedOrAsked(awaitsCountersignature !== null, { title: t('updated') })
      onClose()
    },
    failed: ({ message }) => ({
      title: t('updateFailed'),
      description: t('updateFailedHelp', { message }),
    }),
  })
  const words = { cancel: t('form.cancel'), save: t('form.save'), failed: t('updateFailed') }
  return (
    <DialogForm
      saving={saving}
      onSubmit={onSubmit}
      words={words}
      onClose={onClose}
      onCurrent={onCurrent}
      failureFirst
    >
      <UserFields control={form.control} withStatus={before.status !== 'waiting'} />
    </DialogForm>
  )
}
