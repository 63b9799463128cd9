import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { hasUdiDatabase, isFullyKnown, type Market, markets } from '#core/code-lists/markets.ts'
import type { MarketReadiness } from '#core/contract/readiness.ts'
import { readinessOfAllQuery, recordQuery } from '#web/data/master-di.ts'
import { multiCountryTexts } from '#web/messages/en/multi-country.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import classes from './multi-country.module.css'

interface CopyPanelProps {
  recordId: number
  onClose: () => void
}

/** The countries a record can be taken to: its own first, then the others. */
export function CopyPanel({ recordId, onClose }: CopyPanelProps) {
  const t = wordsOf(multiCountryTexts.copy)
  const { data, error, refetch } = useQuery(recordQuery(recordId))
  const readiness = useQuery(readinessOfAllQuery(recordId))
  if (error) {
    return <ErrorPanel title={t('failed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (!data) return <CentredSpinner label={t('loading')} />
  const isTarget = ({ code }: Market) => data.targetCountries.includes(code)
  const title = t('title', { device: data.deviceName ?? data.deviceNumber ?? '' })
  return (
    <Card withBorder padding="lg" component="section" aria-label={title}>
      <Group justify="space-between" align="flex-start" mb="sm">
        <div>
          <Title order={2}>{title}</Title>
          <Text size="sm" c="dimmed">
            {t('purpose')}
          </Text>
        </div>
        <Button size="xs" variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </Group>
      <Stack gap="sm">
        <Countries
          title={t('targets')}
          countries={markets.filter(isTarget)}
          recordId={recordId}
          readiness={readiness.data}
        />
        <Countries
          title={t('others')}
          countries={markets.filter((market) => market.selectable && !isTarget(market))}
          recordId={recordId}
          readiness={readiness.data}
        />
        {readiness.error && (
          <Text size="sm" c="dimmed" role="alert">
            {t('missingFailed')}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

interface CountriesProps {
  title: string
  countries: readonly Market[]
  recordId: number
  /** What is missing for each; undefined while it is counted. */
  readiness: readonly MarketReadiness[] | undefined
}

function Countries({ title, countries, recordId, readiness }: CountriesProps) {
  const t = wordsOf(multiCountryTexts.copy)
  if (countries.length === 0) return null
  const noteOf = (one: MarketReadiness | undefined) => {
    if (!one) return ''
    const partly = !isFullyKnown(one.country) && one.missing.length === 0
    const missing = partly
      ? t('known', {
          needed: String(one.needed ?? 0),
          database: hasUdiDatabase(one.country) ? 'yes' : 'no',
        })
      : t('missing', { missing: one.missing.length })
    return one.submissionId === null ? missing : `${t('has')}, ${missing}`
  }
  return (
    <div>
      <Title order={3} size="h5" mb={6}>
        {title}
      </Title>
      <Group gap="xs">
        {countries.map(({ code, country }) => (
          <ButtonLink
            key={code}
            to="/country-specific/$country/$masterDiId"
            params={{ country: code, masterDiId: String(recordId) }}
            search={{ tab: 'form' }}
            size="compact-md"
            variant="default"
            leftSection={<Flag code={code} />}
          >
            <span>
              {country}
              <Text span size="xs" c="dimmed" ml={6} className={classes.missing}>
                {noteOf(readiness?.find((one) => one.country === code))}
              </Text>
            </span>
          </ButtonLink>
        ))}
      </Group>
    </div>
  )
}
