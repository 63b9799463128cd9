import { Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { findMarket } from '#core/code-lists/markets.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { MarketReadiness } from '#core/contract/readiness.ts'
import { readinessQuery } from '#web/data/master-di.ts'
import { StandingBadge } from '#web/exchange/standing-badge.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'

/** How many missing fields are named before the rest is counted. */
const mostNamed = 4

/** Where the device stands in each of its markets, and what is missing there. */
export function RecordMarkets({ record }: { record: MasterRecord }) {
  const t = useTranslations('masterDi.record')
  const { data, error, refetch } = useQuery(readinessQuery(record.id))
  return (
    <section aria-label={t('markets')}>
      <Title order={2}>{t('markets')}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('marketsHelp')}
      </Text>
      {error ? (
        <ErrorPanel title={t('marketsFailed')} message={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
          {data.map((market) => (
            <MarketCard key={market.country} market={market} recordId={record.id} />
          ))}
        </SimpleGrid>
      ) : (
        <CentredSpinner label={t('markets')} />
      )}
    </section>
  )
}

function MarketCard({ market, recordId }: { market: MarketReadiness; recordId: number }) {
  const t = useTranslations('masterDi.record')
  const { country, submissionId, missing } = market
  const named = missing.slice(0, mostNamed).map(({ label }) => label)
  return (
    <Card withBorder padding="md">
      <Stack gap={6}>
        <Group gap="xs" justify="space-between" wrap="nowrap">
          <Group gap={6} wrap="nowrap">
            <Flag code={country} />
            <TextLink
              to="/country-specific/$country/$masterDiId"
              params={{ country, masterDiId: String(recordId) }}
              search={{ tab: 'form', ...(submissionId === null ? {} : { submission: submissionId }) }}
            >
              {findMarket(country)?.country ?? country}
            </TextLink>
          </Group>
          <Standing market={market} />
        </Group>
        <Text size="sm" c="dimmed">
          {market.needed === null
            ? t('noRules')
            : missing.length === 0
              ? t('nothingMissing')
              : t('missing', { fields: named.join(', '), more: missing.length - named.length })}
        </Text>
      </Stack>
    </Card>
  )
}

/** Registered, the share of what is needed, or nothing begun: colour and word. */
function Standing({ market }: { market: MarketReadiness }) {
  const { status, standing, submissionId, needed, missing } = market
  const t = useTranslations('masterDi.record.standing')
  // What the register says of it comes before how far the form is.
  if (standing !== null && standing !== 'not-sent') return <StandingBadge standing={standing} />
  if (status === 'approved-eudamed') return <StatusBadge tone="positive">{t('registered')}</StatusBadge>
  if (needed === null) return <StatusBadge tone="neutral">{t('noForm')}</StatusBadge>
  const share = needed === 0 ? 1 : (needed - missing.length) / needed
  const tone: Tone = submissionId === null ? 'neutral' : share === 1 ? 'positive' : 'caution'
  const words = submissionId === null ? 'notBegun' : 'begun'
  return <StatusBadge tone={tone}>{t(words, { share })}</StatusBadge>
}
