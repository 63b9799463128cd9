import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { RegisterDeviceDetails } from '#core/contract/register.ts'
import { registerDeviceQuery } from '#web/data/register.ts'
import { LostElements, RegisterDifferences } from '#web/exchange/register-differences.tsx'
import { registerTexts } from '#web/messages/en/register.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { OutcomeBadge } from './outcome-badge.tsx'

/** One device, field by field: what EUDAMED has, and what the hub has. */
export function DeviceDialog({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const t = wordsOf(registerTexts.details)
  const { data, error, refetch } = useQuery({ ...registerDeviceQuery(id ?? 0), enabled: id !== undefined })
  const name = data?.deviceName ?? data?.udiDi ?? ''
  return (
    <Dialog opened={id !== undefined} onClose={onClose} title={t('title', { device: name })} size="xl">
      {error && <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <CentredSpinner label={t('there')} />}
      {data && <Details device={data} />}
    </Dialog>
  )
}

function Details({ device }: { device: RegisterDeviceDetails }) {
  const t = wordsOf(registerTexts.details)
  const { market, masterDiId, submissionId } = device
  return (
    <Stack gap="md">
      <Group gap="xs">
        <OutcomeBadge outcome={device.outcome} />
        {device.version !== null && (
          <Text size="sm" c="dimmed">
            {t('state', {
              state: device.state ?? '–',
              version: String(device.version),
              date: device.versionDate?.slice(0, 10) ?? '',
            })}
          </Text>
        )}
        {masterDiId !== null && submissionId !== null && (
          <ButtonLink
            to="/country-specific/$country/$masterDiId"
            params={{ country: market, masterDiId: String(masterDiId) }}
            search={{ tab: 'form', submission: submissionId }}
            variant="default"
            size="xs"
          >
            {t('open')}
          </ButtonLink>
        )}
      </Group>
      <Differences device={device} />
      <LostElements lost={device.lost} />
    </Stack>
  )
}

function Differences({ device }: { device: RegisterDeviceDetails }) {
  const t = wordsOf(registerTexts.details)
  if (device.outcome === 'not-found') return <Text size="sm">{t('notFound')}</Text>
  if (device.outcome === 'could-not-ask') return <Text size="sm">{t('notAsked')}</Text>
  if (device.submissionId === null) return <Text size="sm">{t('unknown')}</Text>
  if (device.differences.length === 0) return <Text size="sm">{t('same')}</Text>
  return (
    <RegisterDifferences
      differences={device.differences}
      label={t('differences', { count: device.differences.length })}
      there={t('there')}
    />
  )
}
