import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { UserChange } from '#core/contract/users.ts'
import type { ListedUser } from '#web/data/users.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { useChange } from '#web/platform/use-change.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SaveFailure } from '#web/ui/save-failure.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { updateUser } from './user-api.ts'
import { UserFields } from './user-fields.tsx'
import { changesIn, formOf, type UserForm, userForm } from './user-form.ts'

interface EditUserDialogProps {
  user: ListedUser | undefined
  onClose: () => void
}

export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const t = useTranslations('users.form')
  const [busy, setBusy] = useState(false)
  const shown = user?.abilities.edit ? user : undefined
  return (
    <Dialog opened={shown !== undefined} onClose={onClose} title={t('editTitle')} size="lg" busy={busy}>
      {shown && <OpenedUser key={shown.id} user={shown} onClose={onClose} onBusy={setBusy} />}
    </Dialog>
  )
}

interface OpenedUserProps {
  user: ListedUser
  onClose: () => void
  onBusy: (busy: boolean) => void
}

/** As the user was when the dialog opened: the list behind it may be read again meanwhile. */
function OpenedUser({ user, ...rest }: OpenedUserProps) {
  const [current, setCurrent] = useState(user)
  return <EditForm key={current.revision} user={current} onCurrent={setCurrent} {...rest} />
}

interface EditFormProps extends OpenedUserProps {
  /** The current user after a conflict. */
  onCurrent: (user: ListedUser) => void
}

function EditForm({ user: before, onClose, onCurrent, onBusy }: EditFormProps) {
  const t = useTranslations('users')
  const form = useForm<UserForm>({ defaultValues: formOf(before), resolver: zodResolver(userForm) })
  const change = useChange<UserForm>({
    nouns: ['users', 'requests', 'current-user'],
    run: (values) => {
      const body: UserChange = { ...changesIn(formOf(before), values), revision: before.revision }
      return updateUser(before.id, body)
    },
    onSuccess: () => {
      toast({ title: t('updated') })
      onClose()
    },
    onError: (error) => {
      showIssues(form, error)
      toast({
        title: t('updateFailed'),
        description: t('updateFailedHelp', { message: error.message }),
        variant: 'destructive',
      })
    },
  })
  const submit = form.handleSubmit(async (_values) => {
    onBusy(true)
    try {
      await change.mutateAsync(form.getValues())
    } catch {
      // Already reported; the input is kept.
    } finally {
      onBusy(false)
    }
  })
  const { error } = change
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {error && <SaveFailure title={t('updateFailed')} error={error} onCurrent={onCurrent} />}
        <UserFields control={form.control} withStatus={before.status !== 'waiting'} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={change.isPending} onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t('form.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
