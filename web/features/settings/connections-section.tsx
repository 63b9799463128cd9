import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { marketsWithExchange } from '#core/code-lists/registers.ts'
import { connectionKind } from '#core/connections/kinds.ts'
import type { Connection, ConnectionTest } from '#core/contract/connections.ts'
import { connectionsQuery, removeConnection, testConnection } from '#web/data/connections.ts'
import { connectionTexts } from '#web/messages/en/connections.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { NamedRow } from '#web/ui/named-row.tsx'
import { NamedSection } from '#web/ui/named-section.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ConnectionDialog } from './connection-dialog.tsx'

export function ConnectionsSection() {
  const t = wordsOf(connectionTexts)
  const [editing, setEditing] = useState<Connection | 'new'>()
  const [removing, setRemoving] = useState<Connection>()
  const remove = useChange<number, Connection>({
    nouns: ['connections'],
    run: removeConnection,
    onSuccess: () => toast({ title: t('removed') }),
    onError: (failure) =>
      toast({ title: t('removeFailed'), description: failure.message, variant: 'destructive' }),
  })
  return (
    <NamedSection
      words={t}
      order={2}
      query={useQuery(connectionsQuery)}
      actions={
        <Button size="xs" variant="default" onClick={() => setEditing('new')}>
          {t('add')}
        </Button>
      }
      row={(connection) => (
        <Row
          key={connection.id}
          connection={connection}
          onEdit={() => setEditing(connection)}
          onRemove={() => setRemoving(connection)}
        />
      )}
    >
      {editing && (
        <ConnectionDialog
          connection={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      <ConfirmDialog
        opened={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={t('removeTitle')}
        consequence={t('removeHelp', { name: removing?.name ?? '' })}
        confirmLabel={t('remove')}
        destructive
        onConfirm={() => (removing ? remove.mutateAsync(removing.id) : undefined)}
      />
    </NamedSection>
  )
}

interface RowProps {
  connection: Connection
  onEdit: () => void
  onRemove: () => void
}

function Row({ connection, onEdit, onRemove }: RowProps) {
  const t = wordsOf(connectionTexts)
  const { id, name, kind, enabled, used, environment, unmatched, told, market } = connection
  const test = useChange<number, ConnectionTest>({
    nouns: ['connections'],
    run: testConnection,
    onSuccess: ({ works, told }) =>
      toast({
        title: t(works ? 'works' : 'worksNot'),
        description: told,
        ...(!works && { variant: 'destructive' as const }),
      }),
    onError: (failure) =>
      toast({ title: t('worksNot'), description: failure.message, variant: 'destructive' }),
  })
  const named = (action: string) => `${action}: ${name}`
  return (
    <NamedRow
      name={name}
      badges={
        <>
          <StatusBadge tone={enabled ? 'positive' : 'neutral'}>{t(enabled ? 'on' : 'off')}</StatusBadge>
          <StatusBadge tone={environment === 'production' ? 'caution' : 'neutral'}>
            {t(`environments.${environment}`)}
          </StatusBadge>
          {connection.awaitsCountersignature && (
            <StatusBadge tone="caution">{t('awaitsSignature')}</StatusBadge>
          )}
        </>
      }
      actions={
        <>
          <Button
            size="xs"
            variant="default"
            aria-label={named(t('test'))}
            loading={test.isPending}
            onClick={() => test.mutate(id)}
          >
            {t('test')}
          </Button>
          <Button size="xs" variant="default" aria-label={named(t('edit'))} onClick={onEdit}>
            {t('edit')}
          </Button>
          {!used && (
            <Button size="xs" variant="default" aria-label={named(t('remove'))} onClick={onRemove}>
              {t('remove')}
            </Button>
          )}
        </>
      }
    >
      <Text size="sm">{connectionKind(kind)?.title ?? kind}</Text>
      <Text size="sm" c="dimmed">
        <Figures connection={connection} />
      </Text>
      {told && <Text size="sm">{told}</Text>}
      {connection.locked && <Text size="sm">{connection.locked}</Text>}
      {unmatched > 0 && (
        <TextLink to="/export" search={{ tab: 'answers', market: marketOf(market) }} size="sm">
          {t('unmatched', { count: unmatched })}
        </TextLink>
      )}
    </NamedRow>
  )
}

const marketOf = (code: string) => marketsWithExchange.find((one) => one === code)

/** What waits, and when the other side was heard of. */
function Figures({ connection }: { connection: Connection }) {
  const t = wordsOf(connectionTexts)
  const format = useFormatter()
  const { queued, waiting, lastContactAt, lastAnswerAt, pausedUntil } = connection
  const when = (instant: string) => ({ when: format.dateTime(new Date(instant), 'instant') })
  const isPaused = pausedUntil !== null && new Date(pausedUntil) > new Date()
  return [
    ...(queued > 0 ? [t('queued', { count: String(queued) })] : []),
    ...(waiting > 0 ? [t('waiting', { count: String(waiting) })] : []),
    lastContactAt ? t('lastContact', when(lastContactAt)) : t('neverContacted'),
    lastAnswerAt ? t('lastAnswer', when(lastAnswerAt)) : t('neverAnswered'),
    ...(isPaused ? [t('paused', when(pausedUntil))] : []),
  ].join(' · ')
}
