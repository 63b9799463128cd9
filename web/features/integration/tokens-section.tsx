import { Button, Group, Switch, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { ApiToken } from '#core/contract/api-tokens.ts'
import { integrationTexts } from '#web/messages/en/integration.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { useDay } from '#web/platform/use-day.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { NamedRow } from '#web/ui/named-row.tsx'
import { NamedSection } from '#web/ui/named-section.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { revokeToken, tokensQuery } from './integration-api.ts'
import { TokenDialog } from './token-dialog.tsx'

/** The tokens programs sign in with. */
export function TokensSection() {
  const t = wordsOf(integrationTexts.tokens)
  const can = useCan()
  const [everybody, setEverybody] = useState(false)
  const [making, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<ApiToken>()
  const revoke = useChange<number, ApiToken>({
    nouns: ['integration'],
    run: revokeToken,
    onSuccess: ({ name }) => toast({ title: t('revoked'), description: t('revokedHelp', { name }) }),
    onError: (failure) =>
      toast({ title: t('revokeFailed'), description: failure.message, variant: 'destructive' }),
  })
  return (
    <NamedSection
      words={t}
      query={useQuery(tokensQuery(everybody ? 'everybody' : 'me'))}
      actions={
        <Group gap="sm">
          {can('system-admin') && (
            <Switch
              size="sm"
              label={t('everybody')}
              checked={everybody}
              onChange={({ currentTarget }) => setEverybody(currentTarget.checked)}
            />
          )}
          <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setMaking(true)}>
            {t('make')}
          </Button>
        </Group>
      }
      row={(token) => <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />}
    >
      {making && <TokenDialog onClose={() => setMaking(false)} />}
      <ConfirmDialog
        opened={revoking !== undefined}
        onClose={() => setRevoking(undefined)}
        title={t('revokeTitle')}
        consequence={t('revokeHelp', { name: revoking?.name ?? '' })}
        confirmLabel={t('revoke')}
        destructive
        onConfirm={() => (revoking ? revoke.mutateAsync(revoking.id) : undefined)}
      />
    </NamedSection>
  )
}

/** So long before its end a token is marked. */
const soonMs = 30 * 86_400_000

function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const t = wordsOf(integrationTexts.tokens)
  const scopes = wordsOf(integrationTexts.scopes)
  const format = useFormatter()
  const day = useDay()
  const soon = token.expiresOn !== null && new Date(token.expiresOn).getTime() - Date.now() < soonMs
  const when = (instant: string) => format.dateTime(new Date(instant), 'instant')
  return (
    <NamedRow
      name={token.name}
      badges={
        token.isLive ? (
          <StatusBadge tone={soon ? 'caution' : 'positive'}>{t(soon ? 'endsSoon' : 'live')}</StatusBadge>
        ) : (
          <StatusBadge tone="neutral">{token.revokedAt ? t('wasRevoked') : t('ended')}</StatusBadge>
        )
      }
      actions={
        !token.revokedAt && (
          <Button variant="default" size="xs" aria-label={`${t('revoke')}: ${token.name}`} onClick={onRevoke}>
            {t('revoke')}
          </Button>
        )
      }
    >
      <Text size="sm" c="dimmed">
        {[
          token.user.name,
          token.scope.map((one) => scopes(one)).join(', '),
          ...(token.expiresOn ? [t('until', { day: day(token.expiresOn) })] : []),
          token.lastUsedAt ? t('used', { when: when(token.lastUsedAt) }) : t('unused'),
        ].join(' · ')}
      </Text>
    </NamedRow>
  )
}
