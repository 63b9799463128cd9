import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { User } from '#core/contract/users.ts'
import { rolePermissions } from '#core/lifecycle/permissions.ts'
import { tellSavedOrAsked } from '#web/countersigning/saved-or-asked.ts'
import { type ListedUser, userQuery } from '#web/data/users.ts'
import { usersTexts } from '#web/messages/en/users.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogForm, useDialogForm } from '#web/ui/dialog-form.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { LastApprover, OpenWork } from './open-work.tsx'
import { leavingNouns, updateUser } from './user-api.ts'
import { UserFields } from './user-fields.tsx'
import { changesIn, formOf, type UserForm, userForm } from './user-form.ts'

interface EditUserDialogProps {
  /** None while nobody is edited. */
  id: number | undefined
  /** As the list shows the person, where it does. */
  listed: ListedUser | undefined
  onClose: () => void
}

/** Edits the account the address names: the list, the record of a person and notices lead here. */
export function EditUserDialog({ id, listed, onClose }: EditUserDialogProps) {
  return (
    <Dialog
      opened={id !== undefined}
      title={wordsOf(usersTexts.form)('editTitle')}
      size="lg"
      onClose={onClose}
    >
      {id !== undefined && <Loaded key={id} id={id} listed={listed} onClose={onClose} />}
    </Dialog>
  )
}

interface LoadedProps extends Omit<EditUserDialogProps, 'id'> {
  id: number
}

function Loaded({ id, listed, onClose }: LoadedProps) {
  const t = wordsOf(usersTexts.form)
  // What was begun stays: the list behind it is read again, and may show somebody else by then.
  const [begun, setBegun] = useState(listed)
  const { data, error, refetch } = useQuery({ ...userQuery(id), enabled: begun === undefined })
  if (!begun && data) setBegun(data)
  if (begun?.abilities.edit) {
    return <EditForm key={begun.revision} user={begun} onClose={onClose} onCurrent={setBegun} />
  }
  if (begun) return <Text>{t('notYours')}</Text>
  if (data === null) return <Text>{t('absent')}</Text>
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  return <CentredSpinner label={t('editTitle')} />
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
    nouns: leavingNouns,
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
  const [isActive, roles, extraPermissions] = useWatch({
    control: form.control,
    name: ['isActive', 'roles', 'extraPermissions'],
  })
  const losesApproval = decides(before) && !decides({ roles, extraPermissions })
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
      {before.isActive && !isActive && <OpenWork userId={before.id} />}
      {isActive && losesApproval && <LastApprover userId={before.id} />}
    </DialogForm>
  )
}

const decides = ({ roles, extraPermissions }: Pick<UserForm, 'roles' | 'extraPermissions'>): boolean =>
  [...roles.flatMap((role) => rolePermissions[role]), ...extraPermissions].includes('approve-submissions')
