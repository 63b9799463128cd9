import { Text } from '@mantine/core'
import { useState } from 'react'
import type { UserWithLink } from '#core/contract/users.ts'
import type { ListedUser } from '#web/data/users.ts'
import { countersigningTexts } from '#web/messages/en/countersigning.ts'
import { usersTexts } from '#web/messages/en/users.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { displayName } from '#web/platform/user-name.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { OneTimeLinkView } from './one-time-link-view.tsx'
import { OpenWork } from './open-work.tsx'
import type { UserAction } from './user-actions.tsx'
import { deleteUser, leavingNouns, makeLink, setStatus, signOutEverywhere } from './user-api.ts'

interface UserConfirmationsProps {
  action: UserAction | undefined
  onClose: () => void
}

/** Actions that take something away are confirmed first. */
export function UserConfirmations({ action, onClose }: UserConfirmationsProps) {
  const t = wordsOf(usersTexts)
  const waits = wordsOf(countersigningTexts)
  const self = useCurrentUser()
  const [made, setMade] = useState<UserWithLink>()
  const run = useActs(setMade)
  // While the dialog closes it still shows its words.
  const [last, setLast] = useState(action)
  if (action && action !== last) setLast(action)
  const shown = action ?? last
  const name = shown?.name ?? 'delete'
  const person = shown ? displayName(shown.user) : ''
  const own = shown?.user.id === self.id && name !== 'link' && name !== 'signOut'
  return (
    <>
      <ConfirmDialog
        opened={action !== undefined}
        onClose={onClose}
        title={t(`confirm.${name}.title`)}
        consequence={
          <>
            {name === 'delete' && (
              <Text size="sm" fw={600} mb="xs">
                {t('confirm.delete.question')}
              </Text>
            )}
            {t(`confirm.${name}.consequence`, { name: person, username: shown?.user.username ?? '' })}
            {action && (name === 'delete' || name === 'deactivate') && <OpenWork userId={action.user.id} />}
            {own && (
              <Text size="sm" mt="xs">
                {t('confirm.own')}
              </Text>
            )}
          </>
        }
        confirmLabel={t(`confirm.${name}.confirm`)}
        destructive={name === 'delete'}
        onConfirm={() => action && run[action.name](action.user)}
      />
      <Dialog
        opened={made !== undefined}
        onClose={() => setMade(undefined)}
        title={
          made?.link === null ? waits('asked') : t('link.title', { name: made ? displayName(made) : '' })
        }
        shownOnce={made?.link !== null}
      >
        {made && <OneTimeLinkView made={made} onDone={() => setMade(undefined)} />}
      </Dialog>
    </>
  )
}

function useActs(onLink: (made: UserWithLink) => void) {
  const t = wordsOf(usersTexts)
  const failed = (title: string, description: string) => toast({ title, description, variant: 'destructive' })
  const status = useChange<ListedUser>({
    nouns: leavingNouns,
    run: ({ id }) => setStatus(id, false),
    onSuccess: () => toast({ title: t('statusUpdated') }),
    onError: ({ message }) => failed(t('statusFailed'), t('statusFailedHelp', { message })),
  })
  const removal = useChange<ListedUser>({
    nouns: leavingNouns,
    run: ({ id }) => deleteUser(id),
    onSuccess: () => toast({ title: t('deleted') }),
    onError: ({ message }) => failed(t('deleteFailed'), t('deleteFailedHelp', { message })),
  })
  const link = useChange<ListedUser, UserWithLink>({
    nouns: ['users', 'countersignatures'],
    run: ({ id }) => makeLink(id),
    onSuccess: onLink,
    onError: ({ message }) => failed(t('linkFailed'), message),
  })
  const sessions = useChange<ListedUser>({
    nouns: ['users', 'current-user'],
    run: ({ id }) => signOutEverywhere(id),
    onSuccess: (_, user) =>
      toast({ title: t('signedOut'), description: t('signedOutHelp', { name: displayName(user) }) }),
    onError: ({ message }) => failed(t('signOutFailed'), message),
  })
  return {
    delete: removal.mutateAsync,
    deactivate: status.mutateAsync,
    turnAway: status.mutateAsync,
    link: link.mutateAsync,
    signOut: sessions.mutateAsync,
  } satisfies Record<UserAction['name'], (user: ListedUser) => Promise<unknown>>
}
