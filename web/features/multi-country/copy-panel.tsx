import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type Market, markets } from '#core/code-lists/markets.ts'
import { recordQuery } from '#web/data/master-di.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'

interface CopyPanelProps {
  recordId: number
  onClose: () => void
}

/** The countries a record can be taken to: its own first, then the others. */
export function CopyPanel({ recordId, onClose }: CopyPanelProps) {
  const t = useTranslations('multiCountry.copy')
  const { data, error, refetch } = useQuery(recordQuery(recordId))
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
        <Countries title={t('targets')} countries={markets.filter(isTarget)} recordId={recordId} />
        <Countries
          title={t('others')}
          countries={markets.filter((market) => market.selectable && !isTarget(market))}
          recordId={recordId}
        />
      </Stack>
    </Card>
  )
}

interface CountriesProps {
  title: string
  countries: readonly Market[]
  recordId: number
}

function Countries({ title, countries, recordId }: CountriesProps) {
  if (countries.length === 0) return null
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
            {country}
          </ButtonLink>
        ))}
      </Group>
    </div>
  )
}
