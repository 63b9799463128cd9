import { Text } from '@mantine/core'
import { useState } from 'react'
import type { UserWithLink } from '#core/contract/users.ts'
import { tellSavedOrAsked } from '#web/countersigning/saved-or-asked.ts'
import { usersTexts } from '#web/messages/en/users.ts'
import { wordsOf } from '#web/messages/words.ts'
import { displayName } from '#web/platform/user-name.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogForm, useDialogForm } from '#web/ui/dialog-form.tsx'
import { OneTimeLinkView } from './one-time-link-view.tsx'
import { createUser } from './user-api.ts'
import { UserFields } from './user-fields.tsx'
import { newUser, type UserForm, userForm } from './user-form.ts'

interface AddUserDialogProps {
  opened: boolean
  onClose: () => void
}

/** Asks for the account, then shows the link that sets its password. */
export function AddUserDialog({ opened, onClose }: AddUserDialogProps) {
  const t = wordsOf(usersTexts)
  const [made, setMade] = useState<UserWithLink>()
  const close = () => {
    setMade(undefined)
    onClose()
  }
  const title = made?.link ? t('link.title', { name: displayName(made) }) : t('form.addTitle')
  return (
    <Dialog opened={opened} onClose={close} title={title} size="lg" shownOnce={made !== undefined}>
      {made ? <OneTimeLinkView made={made} onDone={close} /> : <AddForm onMade={setMade} onCancel={close} />}
    </Dialog>
  )
}

interface AddFormProps {
  onMade: (made: UserWithLink) => void
  onCancel: () => void
}

function AddForm({ onMade, onCancel }: AddFormProps) {
  const t = wordsOf(usersTexts)
  const { form, saving, onSubmit } = useDialogForm<UserForm, UserWithLink>({
    defaultValues: newUser,
    schema: userForm,
    nouns: ['users', 'requests', 'countersignatures'],
    run: createUser,
    onSaved: (made) => {
      tellSavedOrAsked(made.link === null, {
        title: t('created'),
        description: t('createdHelp', { name: displayName(made) }),
      })
      onMade(made)
    },
  })
  const words = { cancel: t('form.cancel'), save: t('form.create'), failed: t('createFailed') }
  return (
    <DialogForm saving={saving} onSubmit={onSubmit} words={words} onClose={onCancel} failureFirst>
      <Text size="sm">{t('form.addHelp')}</Text>
      <UserFields control={form.control} withStatus={false} />
    </DialogForm>
  )
}
