import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { AccountIdentity } from '#core/contract/identities.ts'
import { tellSavedOrAsked } from '#web/countersigning/saved-or-asked.ts'
import { identityQuery, linkIdentity, providerQuery, unlinkIdentity } from '#web/data/identities.ts'
import type { ListedUser } from '#web/data/users.ts'
import { usersTexts } from '#web/messages/en/users.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { useBusyDialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'

/** Who the account is at the provider; nothing where the hub has none. */
export function IdentityPart({ user }: { user: ListedUser }) {
  const { data: provider } = useQuery(providerQuery)
  return provider?.name ? <Identity user={user} provider={provider.name} /> : null
}

function Identity({ user, provider }: { user: ListedUser; provider: string }) {
  const t = wordsOf(usersTexts.identity)
  const format = useFormatter()
  const when = (instant: string) => format.dateTime(new Date(instant), 'instant')
  const { data, error, refetch } = useQuery(identityQuery(user.id))
  /** Null undoes the link. */
  const change = useChange<string | null, AccountIdentity>({
    nouns: ['identities', 'notifications', 'users', 'countersignatures'],
    run: (subject) => (subject === null ? unlinkIdentity(user.id) : linkIdentity(user.id, subject)),
    onSuccess: ({ linked }, subject) =>
      tellSavedOrAsked(subject !== null && linked === null, { title: t(linked ? 'linked' : 'unlinked') }),
  })
  useBusyDialog(change.isPending)
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {provider}
      </Title>
      {error && <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <CentredSpinner label={provider} />}
      {data && !data.linked && data.waiting.length === 0 && <Text size="sm">{t('none')}</Text>}
      {data?.linked && (
        <Group justify="space-between" gap="xs">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {t('isLinked', { subject: data.linked.subject, when: when(data.linked.linkedAt) })}
          </Text>
          <Button variant="default" size="xs" loading={change.isPending} onClick={() => change.mutate(null)}>
            {t('unlink')}
          </Button>
        </Group>
      )}
      {data?.waiting.map(({ subject, email, askedAt }) => (
        <Group key={subject} justify="space-between" gap="xs">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {t('waits', { email, subject, when: when(askedAt) })}
          </Text>
          <Button size="xs" loading={change.isPending} onClick={() => change.mutate(subject)}>
            {t('link')}
          </Button>
        </Group>
      ))}
      {change.error && <ErrorPanel title={t('failed')} message={change.error.message} />}
    </Stack>
  )
}
