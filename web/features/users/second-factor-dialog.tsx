import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { SecondFactorReset } from '#core/contract/second-factor.ts'
import { resetSecondFactor, resetStateQuery } from '#web/data/second-factor.ts'
import type { ListedUser } from '#web/data/users.ts'
import { usersTexts } from '#web/messages/en/users.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { displayName } from '#web/platform/user-name.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog, useBusyDialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { IdentityPart } from './identity-part.tsx'

interface SecondFactorDialogProps {
  user: ListedUser | undefined
  onClose: () => void
}

/** A lost second factor: one administrator asks for the reset, another confirms it. */
export function SecondFactorDialog({ user, onClose }: SecondFactorDialogProps) {
  const t = wordsOf(usersTexts.secondFactor)
  return (
    <Dialog
      opened={user !== undefined}
      onClose={onClose}
      title={t('title', { name: user ? displayName(user) : '' })}
    >
      {user && (
        <Stack gap="lg">
          <IdentityPart user={user} />
          <Reset user={user} onClose={onClose} />
        </Stack>
      )}
    </Dialog>
  )
}

function Reset({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const t = wordsOf(usersTexts.secondFactor)
  const format = useFormatter()
  const self = useCurrentUser()
  const { data, error, refetch } = useQuery(resetStateQuery(user.id))
  const reset = useChange<void, SecondFactorReset>({
    nouns: ['second-factor', 'notifications'],
    run: () => resetSecondFactor(user.id),
    onSuccess: ({ hasSecondFactor }) => {
      toast({ title: t(hasSecondFactor ? 'asked' : 'done') })
      onClose()
    },
  })
  useBusyDialog(reset.isPending)
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!data) return <CentredSpinner label={t('loading')} />
  const { askedBy, askedAt } = data
  const mine = askedBy?.id === self.id
  const when = askedAt ? format.dateTime(new Date(askedAt), 'instant') : ''
  const words = () => {
    if (user.id === self.id) return t('own')
    if (!data.hasSecondFactor) return t('none')
    if (mine) return t('waits', { when })
    return askedBy ? t('confirmHelp', { name: askedBy.name, when }) : t('askHelp')
  }
  const may = data.hasSecondFactor && !mine && user.id !== self.id
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t('heading')}
      </Title>
      <Text size="sm" mb="xs">
        {words()}
      </Text>
      {reset.error && <ErrorPanel title={t('failed')} message={reset.error.message} />}
      <DialogButtons
        cancel={t(may ? 'cancel' : 'close')}
        onCancel={onClose}
        confirm={may ? t(askedBy ? 'confirm' : 'ask') : undefined}
        pending={reset.isPending}
        onConfirm={() => reset.mutate()}
      />
    </Stack>
  )
}
