import { Button, Group, List, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { connectionKind } from '#core/connections/kinds.ts'
import type { Connection, ConnectionTest } from '#core/contract/connections.ts'
import { connectionsQuery, removeConnection, testConnection } from '#web/data/connections.ts'
import { connectionTexts } from '#web/messages/en/connections.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { LoadingRows } from '#web/ui/loading-rows.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ConnectionDialog } from './connection-dialog.tsx'

export function ConnectionsSection() {
  const t = wordsOf(connectionTexts)
  const [editing, setEditing] = useState<Connection | 'new'>()
  const [removing, setRemoving] = useState<Connection>()
  const { data, error, refetch } = useQuery(connectionsQuery)
  const remove = useChange<number, Connection>({
    nouns: ['connections'],
    run: removeConnection,
    onSuccess: () => toast({ title: t('removed') }),
    onError: (failure) =>
      toast({ title: t('removeFailed'), description: failure.message, variant: 'destructive' }),
  })
  return (
    <Stack gap="sm" component="section" aria-label={t('title')}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t('title')}
        </Title>
        <Button size="xs" variant="default" onClick={() => setEditing('new')}>
          {t('add')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t('about')}
      </Text>
      {error && <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows label={t('loading')} />}
      {data?.length === 0 && <Text size="sm">{t('none')}</Text>}
      {data?.map((connection) => (
        <Row
          key={connection.id}
          connection={connection}
          onEdit={() => setEditing(connection)}
          onRemove={() => setRemoving(connection)}
        />
      ))}
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
    </Stack>
  )
}

interface RowProps {
  connection: Connection
  onEdit: () => void
  onRemove: () => void
}

function Row({ connection, onEdit, onRemove }: RowProps) {
  const t = wordsOf(connectionTexts)
  const format = useFormatter()
  const { id, name, kind, enabled, waiting, used, lastAnswerAt, unmatched } = connection
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
  const answered = lastAnswerAt
    ? t('lastAnswer', { when: format.dateTime(new Date(lastAnswerAt), 'instant') })
    : t('neverAnswered')
  return (
    <Group justify="space-between" align="flex-start" role="group" aria-label={name}>
      <div style={{ flex: '1 1 18rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          <StatusBadge tone={enabled ? 'positive' : 'neutral'}>{t(enabled ? 'on' : 'off')}</StatusBadge>
          <StatusBadge tone="neutral">{t('playground')}</StatusBadge>
        </Group>
        <Text size="sm">{connectionKind(kind)?.title ?? kind}</Text>
        <Text size="sm" c="dimmed">
          {[...(waiting > 0 ? [t('waiting', { count: String(waiting) })] : []), answered].join(' · ')}
        </Text>
        {unmatched.length > 0 && (
          <>
            <Text size="sm">{t('unmatched')}</Text>
            <List size="sm">
              {unmatched.map((one) => (
                <List.Item key={one.id}>
                  {`${format.dateTime(new Date(one.receivedAt), 'instant')}: ${one.note ?? ''}`}
                </List.Item>
              ))}
            </List>
          </>
        )}
      </div>
      <Group gap="xs">
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
      </Group>
    </Group>
  )
}
