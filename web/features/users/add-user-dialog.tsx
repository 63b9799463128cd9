import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { UserWithLink } from '#core/contract/users.ts'
import { showIssues } from '#web/platform/form-issues.ts'
import { useChange } from '#web/platform/use-change.ts'
import { displayName } from '#web/platform/user-name.ts'
import { zodResolver } from '#web/platform/zod-resolver.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { toast } from '#web/ui/toast-store.ts'
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
  const t = useTranslations('users')
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<UserWithLink>()
  const close = () => {
    setMade(undefined)
    onClose()
  }
  const title = made ? t('link.title', { name: displayName(made) }) : t('form.addTitle')
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={title}
      size="lg"
      busy={busy}
      shownOnce={made !== undefined}
    >
      {made ? (
        <OneTimeLinkView made={made} onDone={close} />
      ) : (
        <AddForm onMade={setMade} onCancel={close} onBusy={setBusy} />
      )}
    </Dialog>
  )
}

interface AddFormProps {
  onMade: (made: UserWithLink) => void
  onCancel: () => void
  onBusy: (busy: boolean) => void
}

function AddForm({ onMade, onCancel, onBusy }: AddFormProps) {
  const t = useTranslations('users')
  const form = useForm<UserForm>({ defaultValues: newUser, resolver: zodResolver(userForm) })
  const adding = useChange<UserForm, UserWithLink>({
    nouns: ['users', 'requests'],
    run: createUser,
    onSuccess: (made) => {
      toast({ title: t('created'), description: t('createdHelp', { name: displayName(made) }) })
      onMade(made)
    },
    onError: (error) => void showIssues(form, error),
  })
  const submit = form.handleSubmit(async (_values) => {
    onBusy(true)
    try {
      await adding.mutateAsync(form.getValues())
    } catch {
      // Already reported; the input is kept.
    } finally {
      onBusy(false)
    }
  })
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm">{t('form.addHelp')}</Text>
        {adding.error && <ErrorPanel title={t('createFailed')} message={adding.error.message} />}
        <UserFields control={form.control} withStatus={false} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={adding.isPending} onClick={onCancel}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" loading={adding.isPending}>
            {t('form.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
