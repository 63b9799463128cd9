import { List, Stack, Text } from '@mantine/core'
import type { ConnectionKind } from '#core/connections/connection-kind.ts'
import { connectionTexts } from '#web/messages/en/connections.ts'
import { wordsOf } from '#web/messages/words.ts'

/** What a kind of connection needs, bears and rests on, and what no regulator has confirmed. */
export function KindFacts({ kind: { needs, limits, restsOn, unconfirmed } }: { kind: ConnectionKind }) {
  const t = wordsOf(connectionTexts)
  const sourced = (one: ConnectionKind['restsOn'][number]) =>
    t('sourced', { what: one.what.replace(/\.$/, ''), source: one.source, on: one.on })
  return (
    <Stack gap="xs" style={{ overflowWrap: 'anywhere' }}>
      <Text size="sm">{`${t('needs')}: ${needs}`}</Text>
      <Facts title={t('unconfirmed')} facts={unconfirmed} />
      <Facts title={t('restsOn')} facts={restsOn.map(sourced)} />
      <Facts title={t('limits')} facts={limits.map(sourced)} />
    </Stack>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  if (facts.length === 0) return null
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List size="sm">
        {facts.map((fact) => (
          <List.Item key={fact}>{fact}</List.Item>
        ))}
      </List>
    </div>
  )
}
