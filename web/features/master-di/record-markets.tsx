import { Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { findMarket, hasUdiDatabase, isFullyKnown } from '#core/code-lists/markets.ts'
import { registerName } from '#core/code-lists/registers.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { MarketReadiness } from '#core/contract/readiness.ts'
import { shownCount } from '#core/markets/known-fields.ts'
import { readinessQuery } from '#web/data/master-di.ts'
import { StageBadge } from '#web/exchange/stage-badge.tsx'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { NextStep } from './next-step.tsx'

/** How many missing fields are named before the rest is counted. */
const mostNamed = 4

/** Where the device stands in each of its markets, and what is missing there. */
export function RecordMarkets({ record }: { record: MasterRecord }) {
  const t = wordsOf(masterDiTexts.record)
  const { data, error, isLoading, refetch } = useQuery(readinessQuery(record.id))
  return (
    <section aria-label={t('markets')} data-awaited={isLoading || undefined}>
      <Title order={2}>{t('markets')}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('marketsHelp')}
      </Text>
      {error ? (
        <ErrorPanel title={t('marketsFailed')} message={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
          {data.map((market) => (
            <MarketCard key={market.country} market={market} record={record} />
          ))}
        </SimpleGrid>
      ) : (
        <CentredSpinner label={t('markets')} />
      )}
    </section>
  )
}

function MarketCard({ market, record }: { market: MarketReadiness; record: MasterRecord }) {
  const recordId = record.id
  const t = wordsOf(masterDiTexts.record)
  const dayOf = useDay()
  const { country, submissionId, stage, reasons, others, behind, publishedOn } = market
  const { noLongerPlaced, toBeConfirmed } = market
  return (
    <Card withBorder padding="md">
      <Stack gap={6} h="100%">
        <Group gap="xs" justify="space-between">
          <Group gap={6} wrap="nowrap">
            <Flag code={country} />
            {record.status === 'deleted' && submissionId === null ? (
              <Text>{findMarket(country)?.country ?? country}</Text>
            ) : (
              <TextLink
                to="/country-specific/$country/$masterDiId"
                params={{ country, masterDiId: String(recordId) }}
                search={{ tab: 'form', ...(submissionId === null ? {} : { submission: submissionId }) }}
              >
                {findMarket(country)?.country ?? country}
              </TextLink>
            )}
          </Group>
          <StageBadge country={country} stage={stage} toBeConfirmed={toBeConfirmed} />
        </Group>
        <Text size="sm" c="dimmed">
          <Completeness market={market} />
        </Text>
        {noLongerPlaced && (
          <Group gap="xs">
            <StatusBadge tone="neutral">{t('noLongerPlaced')}</StatusBadge>
          </Group>
        )}
        {publishedOn !== null && submissionId === null && (
          <Text size="sm">
            {t('published', { register: registerName(country), day: dayOf(publishedOn) })}
          </Text>
        )}
        {behind > 0 && (
          <Text size="sm" c="dimmed">
            {t('behind', { count: behind })}
          </Text>
        )}
        {/* The next steps of cards beside each other stand on one line. */}
        <Group mt="auto">
          <NextStep market={market} record={record} />
        </Group>
        {!reasons.includes('target') && (
          <Text size="sm" c="dimmed">
            {t('notTargeted')}
          </Text>
        )}
        {others > 0 && (
          <TextLink
            size="sm"
            to="/country-specific/$country/$masterDiId"
            params={{ country, masterDiId: String(recordId) }}
            search={{ tab: 'submissions' }}
          >
            {t('others', { count: others })}
          </TextLink>
        )}
      </Stack>
    </Card>
  )
}

/** How much of the required data is there, and what is missing. */
function Completeness({ market }: { market: MarketReadiness }) {
  const { country, needed, missing, wrong } = market
  const t = wordsOf(masterDiTexts.record)
  if (needed === null) return t('noRules')
  const { share, filled } = shownCount(country, { needed, missing: missing.length, wrong })
  const named = missing.slice(0, mostNamed).map(({ label }) => label)
  const known = { filled: String(filled), needed: String(needed) }
  const part =
    share === null
      ? t('known', { ...known, database: hasUdiDatabase(country) ? 'yes' : 'no' })
      : t('share', { share })
  const rest =
    missing.length > 0
      ? t('missing', { fields: named.join(', '), more: missing.length - named.length })
      : wrong > 0
        ? t('wrong', { count: wrong })
        : t(isFullyKnown(country) ? 'nothingMissing' : 'nothingKnownMissing')
  return `${part} ${rest}`
}
