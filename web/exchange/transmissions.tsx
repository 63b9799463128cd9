import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { Transmission } from '#core/contract/connections.ts'
import {
  type FilesNamed,
  sendThrough,
  stopTransmission,
  transmissionsQuery,
  usableConnectionsQuery,
} from '#web/data/connections.ts'
import { connectionTexts } from '#web/messages/en/connections.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { useRefreshOn } from '#web/platform/use-refresh-on.ts'
import { toast } from '#web/ui/toast-store.ts'
import { TransmissionBadge } from './transmission-badge.tsx'

interface TransmissionsProps {
  named: FilesNamed
  market: string
  environment: string
  /** The register has answered, so that there is nothing to send any more. */
  isAnswered: boolean
}

/** How files are on their way through connections; sent, sent again and stopped from here. */
export function Transmissions({ named, market, environment, isAnswered }: TransmissionsProps) {
  const t = wordsOf(connectionTexts)
  const can = useCan()
  const maySend = can('export-data')
  const { data: usable = [] } = useQuery({ ...usableConnectionsQuery, enabled: maySend })
  const { data } = useQuery(transmissionsQuery(named))
  const sent = data ?? []
  // An answer that came through the connection changes what stands beside it.
  useRefreshOn(data?.map(({ id, state }) => `${id} ${state}`).join(), ['exchange', 'my-work'])
  const send = useChange<number, Transmission[]>({
    nouns: ['exchange', 'submissions', 'master-di'],
    run: (connectionId) => sendThrough(connectionId, named),
    onSuccess: () => toast({ title: t('sending') }),
    onError: (error) => toast({ title: t('sendFailed'), description: error.message, variant: 'destructive' }),
  })
  const isGoing = sent.some(({ state }) => ['queued', 'sending', 'handed-over', 'delivered'].includes(state))
  const ways =
    isAnswered || isGoing
      ? []
      : usable.filter((one) => one.market === market && one.environment === environment)
  if (sent.length === 0 && ways.length === 0) return null
  return (
    <Stack gap="xs">
      {maySend && ways.length > 0 && (
        <Group>
          {ways.map(({ id, name }) => (
            <Button key={id} variant="default" loading={send.isPending} onClick={() => send.mutate(id)}>
              {t('send', { name })}
            </Button>
          ))}
        </Group>
      )}
      {sent.map((one) => (
        <Sent key={one.id} one={one} maySend={maySend} />
      ))}
    </Stack>
  )
}

function Sent({ one, maySend }: { one: Transmission; maySend: boolean }) {
  const t = wordsOf(connectionTexts)
  const format = useFormatter()
  const stop = useChange<number, Transmission>({
    nouns: ['exchange'],
    run: stopTransmission,
    onError: (error) => toast({ title: t('stopFailed'), description: error.message, variant: 'destructive' }),
  })
  const through = {
    file: String(one.fileId),
    name: one.connectionName,
    when: format.dateTime(new Date(one.createdAt), 'instant'),
  }
  return (
    <div>
      <Group gap="xs">
        <TransmissionBadge state={one.state} />
        <Text size="sm">{t('through', through)}</Text>
        {maySend && one.state === 'queued' && (
          <Button size="xs" variant="default" loading={stop.isPending} onClick={() => stop.mutate(one.id)}>
            {t('stop')}
          </Button>
        )}
      </Group>
      {one.told && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {one.told}
        </Text>
      )}
    </div>
  )
}
