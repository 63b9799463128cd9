import { Badge, Card, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { findMarket } from '#core/code-lists/markets.ts'
import { connectionKinds } from '#core/connections/kinds.ts'
import type { Acceptance, AcceptanceLedger } from '#core/contract/acceptance.ts'
import { fileKindLabels } from '#core/markets/file-nature.ts'
import { acceptanceQuery } from '#web/data/acceptance.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import classes from './acceptance-tab.module.css'

/** What each kind of file rests on, and when a register last accepted one that left this hub. */
export function AcceptanceTab() {
  const t = wordsOf(exchangeTexts.acceptance)
  const format = useFormatter()
  const { data, error, refetch } = useQuery(acceptanceQuery)
  return (
    <Card
      withBorder
      padding="lg"
      component="section"
      aria-label={t('heading')}
      data-awaited={!data || undefined}
    >
      <Title order={2} size="h4">
        {t('heading')}
      </Title>
      <Text size="sm" c="dimmed" maw="48rem" mt={4} mb="md">
        {t('help')}
      </Text>
      {error && <ErrorPanel title={t('loadFailed')} onRetry={() => void refetch()} />}
      {!data && !error && <CentredSpinner label={t('heading')} />}
      {data && (
        <Table verticalSpacing="sm" className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              {(['market', 'file', 'last'] as const).map((one) => (
                <Table.Th key={one}>{t(`columns.${one}`)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.markets.filter(hasMore).map((one) => (
              <MarketRow key={one.market} {...one} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      {data && (
        <Text size="sm" c="dimmed" mt="md" maw="60rem">
          {t('worksheets', {
            markets: format.list(
              data.markets
                .filter((one) => !hasMore(one))
                .map(({ market }) => findMarket(market)?.country ?? market),
            ),
          })}
        </Text>
      )}
      {data && <Connections used={data.connections} />}
    </Card>
  )
}

/** More than worksheets of the hub, which no regulator takes. */
const hasMore = ({ files, environments }: Acceptance): boolean =>
  environments.length > 0 || files.some(({ nature }) => nature.kind !== 'worksheet')

function MarketRow({ market, files, environments }: Acceptance) {
  const t = wordsOf(exchangeTexts.acceptance)
  // Several formats of one thing rest on the same.
  const kinds = files.filter(
    ({ nature }, at) => files.findIndex((other) => sameGround(other.nature, nature)) === at,
  )
  const isTaken = files.some(({ isSent }) => isSent)
  return (
    <Table.Tr>
      <Table.Td data-column={t('columns.market')}>
        <Group gap={6} wrap="nowrap">
          <Flag code={market} />
          {findMarket(market)?.country ?? market}
        </Group>
      </Table.Td>
      <Table.Td data-column={t('columns.file')}>
        <Stack gap={6}>
          {kinds.map(({ id, label, nature }) => (
            <div key={id}>
              <Group gap={6}>
                <Text size="sm">{label}</Text>
                <Badge variant="light" color="gray" tt="none" fw={500}>
                  {fileKindLabels[nature.kind]}
                </Badge>
              </Group>
              <Ground nature={nature} />
            </div>
          ))}
        </Stack>
      </Table.Td>
      <Table.Td data-column={t('columns.last')}>
        <Stack gap={6}>
          {environments.map((one) => (
            <InEnvironment key={one.environment} {...one} />
          ))}
          {environments.length === 0 && (
            <Text size="sm" c="dimmed">
              {t(isTaken ? 'never' : 'notTaken')}
            </Text>
          )}
        </Stack>
      </Table.Td>
    </Table.Tr>
  )
}

type Nature = Acceptance['files'][number]['nature']

const sameGround = (one: Nature, other: Nature): boolean =>
  one.kind === other.kind && one.format === other.format && one.version === other.version

function Ground({ nature: { format, version, source, asOf } }: { nature: Nature }) {
  const t = wordsOf(exchangeTexts.acceptance)
  const day = useDay()
  return (
    <Text size="xs" c="dimmed">
      {source === undefined
        ? t('ownLayout')
        : `${[format, version].filter(Boolean).join(' ')}. ${t('source', { source, day: day(asOf ?? '') })}`}
    </Text>
  )
}

function InEnvironment({ environment, accepted, refused, last }: Acceptance['environments'][number]) {
  const t = wordsOf(exchangeTexts.acceptance)
  const format = useFormatter()
  return (
    <div>
      <Text size="sm">
        {t(`environment.${environment}`)}:{' '}
        {last === null ? (
          t('neverAccepted')
        ) : (
          <TextLink to="/export" search={{ tab: 'history', file: last.fileId }} title={last.fileName}>
            {format.dateTime(new Date(last.at), 'day')}
          </TextLink>
        )}
        {last && `, ${t(`told.${last.told}`)}`}
      </Text>
      <Text size="xs" c="dimmed">
        {t('counts', { accepted, refused })}
      </Text>
    </div>
  )
}

/** What each way to a register rests on, and whether anything has gone through it. */
function Connections({ used }: { used: AcceptanceLedger['connections'] }) {
  const t = wordsOf(exchangeTexts.acceptance.connections)
  const day = useDay()
  const format = useFormatter()
  return (
    <section aria-label={t('heading')}>
      <Title order={3} size="h5" mt="xl" mb="xs">
        {t('heading')}
      </Title>
      <Table verticalSpacing="sm" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('kind')}</Table.Th>
            <Table.Th>{t('last')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {connectionKinds.map(({ id, title, restsOn, unconfirmed }) => {
            const own = used.filter(({ kind }) => kind === id)
            return (
              <Table.Tr key={id}>
                <Table.Td data-column={t('kind')}>
                  <Text size="sm">{title}</Text>
                  {restsOn.map(({ what, source, on }) => (
                    <Text key={what} size="xs" c="dimmed">
                      {t('restsOn', { what, source, day: day(on) })}
                    </Text>
                  ))}
                  {unconfirmed.map((one) => (
                    <Text key={one} size="xs" c="dimmed">
                      {t('unconfirmed', { what: one })}
                    </Text>
                  ))}
                </Table.Td>
                <Table.Td data-column={t('last')}>
                  {own.length === 0 && (
                    <Text size="sm" c="dimmed">
                      {t('never')}
                    </Text>
                  )}
                  {own.map(({ environment, handedOver, answered, lastAnswerAt }) => (
                    <div key={environment}>
                      <Text size="sm">
                        {t('answered', {
                          environment: t(`environment.${environment}`),
                          when:
                            lastAnswerAt === null
                              ? t('noAnswer')
                              : format.dateTime(new Date(lastAnswerAt), 'day'),
                        })}
                      </Text>
                      <Text size="xs" c="dimmed">
                        {t('counts', { handedOver, answered })}
                      </Text>
                    </div>
                  ))}
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </section>
  )
}
