import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SessionList } from '#web/accounts/session-list.tsx'
import { accountsTexts } from '#web/messages/en/accounts.ts'
import { profileTexts } from '#web/messages/en/profile.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { endOtherSessions, endSession, sessionsQuery } from './profile-api.ts'

export function OwnSessions() {
  const t = wordsOf(profileTexts.sessions)
  const words = wordsOf(accountsTexts.sessions)
  const { data: sessions, error, refetch } = useQuery(sessionsQuery)
  const failed = (problem: Error) =>
    toast({ title: t('failed'), description: problem.message, variant: 'destructive' })
  const ending = useChange<number>({
    nouns: ['profile'],
    run: endSession,
    onSuccess: () => toast({ title: t('ended') }),
    onError: failed,
  })
  const endingOthers = useChange({
    nouns: ['profile'],
    run: endOtherSessions,
    onSuccess: () => toast({ title: t('othersEnded') }),
    onError: failed,
  })
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!sessions) return <CentredSpinner label={t('title')} />
  const others = sessions.filter(({ current }) => !current)
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2}>{t('title')}</Title>
        {others.length > 0 && (
          <Button
            variant="default"
            size="xs"
            loading={endingOthers.isPending}
            onClick={() => endingOthers.mutate()}
          >
            {t('endOthers')}
          </Button>
        )}
      </Group>
      <SessionList
        sessions={sessions}
        action={(session) =>
          !session.current && (
            <Button
              variant="default"
              size="xs"
              aria-label={t('endOf', {
                browser: session.browser ?? words('unknownBrowser'),
                address: session.address ?? words('unknownAddress'),
              })}
              loading={ending.isPending && ending.variables === session.id}
              onClick={() => ending.mutate(session.id)}
            >
              {t('end')}
            </Button>
          )
        }
      />
      <Text size="sm" c="dimmed">
        {t(others.length === 0 ? 'only' : 'othersHelp')}
      </Text>
    </Stack>
  )
}
