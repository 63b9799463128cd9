import { Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { defaultMarket } from '#core/code-lists/markets.ts'
import { operatorTypes } from '#core/code-lists/operator-types.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { OperatorDefaults } from '#core/contract/operator-defaults.ts'
import { linksOfDeviceQuery, operatorDefaultsQuery } from '#web/data/actors.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'

/** Whose device it is, and who else does something for it (decision D42). */
export function RecordOperators({ record }: { record: MasterRecord }) {
  const t = wordsOf(masterDiTexts.record.operators)
  const found = useQuery(operatorDefaultsQuery(record.id, defaultMarket, undefined))
  const links = useQuery(linksOfDeviceQuery(record.deviceNumber ?? ''))
  const error = found.error ?? links.error
  const others = (links.data ?? []).filter(({ role }) => role !== 'manufacturer')
  return (
    <Card withBorder padding="lg" component="section" aria-label={t('title')}>
      <Title order={2} mb="md">
        {t('title')}
      </Title>
      {error ? (
        <ErrorPanel
          title={t('loadFailed')}
          message={error.message}
          onRetry={() => {
            void found.refetch()
            void links.refetch()
          }}
        />
      ) : found.data && links.data ? (
        <Stack gap="xs">
          <Manufacturer found={found.data} name={record.manufacturerName ?? ''} />
          {others.map(({ id, operatorId, operatorName, role }) => (
            <Group key={id} gap="xs">
              <Text size="sm" c="dimmed">
                {operatorTypes.find(({ code }) => code === role)?.label}:
              </Text>
              <OperatorLink id={operatorId} name={operatorName} />
            </Group>
          ))}
        </Stack>
      ) : (
        // As high as what comes: nothing below jumps.
        <Skeleton height={22} />
      )}
    </Card>
  )
}

function Manufacturer({ found, name }: { found: OperatorDefaults; name: string }) {
  const t = wordsOf(masterDiTexts.record.operators)
  const { operator, choices } = found
  if (operator) {
    return (
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {t('manufacturer')}
        </Text>
        <OperatorLink id={operator.id} name={operator.name} />
        <span className="code">{operator.srn}</span>
        <StatusBadge tone={operator.foundBy === 'link' ? 'positive' : 'info'}>
          {operator.foundBy === 'link' ? t('linked') : t('byName')}
        </StatusBadge>
      </Group>
    )
  }
  if (choices.length === 0) {
    return (
      <Text size="sm">
        {t('none', { name })}{' '}
        <TextLink to="/actors" inherit>
          {t('toOperators')}
        </TextLink>
      </Text>
    )
  }
  return (
    <Text size="sm">
      {t('several', { name, count: choices.length })}{' '}
      <TextLink to="/actors" search={{ tab: 'links' }} inherit>
        {t('toLinks')}
      </TextLink>
    </Text>
  )
}

function OperatorLink({ id, name }: { id: number; name: string }) {
  return (
    <TextLink to="/actors" search={{ operator: id }} size="sm">
      {name}
    </TextLink>
  )
}
