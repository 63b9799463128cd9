import { Button, Checkbox, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { findMarket } from '#core/code-lists/markets.ts'
import { marketsWithDownloads } from '#core/code-lists/registers.ts'
import type { CertificateCarriedOver, CertificateDetails, StandsUnder } from '#core/contract/certificates.ts'
import { carryCertificateOver } from '#web/data/certificates.ts'
import { certificatesTexts } from '#web/messages/en/certificates.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { useBusyDialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useChangeWords } from './change-words.ts'

/** The submissions that stand under a certificate: what differs, and what of it is carried over. */
export function CertificateDevices({ certificate }: { certificate: CertificateDetails }) {
  const t = wordsOf(certificatesTexts.details)
  const mayEdit = useCan()('edit-submissions')
  const { id, devices, deviceCount } = certificate
  const differing = devices.filter(({ changes }) => changes.length > 0)
  const [left, setLeft] = useState<readonly number[]>([])
  const chosen = differing.filter((one) => !left.includes(one.id))
  const carrying = useChange<readonly StandsUnder[], CertificateCarriedOver>({
    nouns: ['certificates', 'submissions', 'my-work', 'master-di'],
    run: (some) =>
      carryCertificateOver(
        id,
        some.map((one) => ({ id: one.id, revision: one.revision })),
      ),
    onSuccess: ({ changed }) => toast({ title: t('carried', { count: changed }) }),
  })
  useBusyDialog(carrying.isPending)
  const choosable = mayEdit && differing.length > 0
  const toggle = (one: number) =>
    setLeft(left.includes(one) ? left.filter((other) => other !== one) : [...left, one])
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        {t('devices', { count: deviceCount })}
      </Title>
      {deviceCount === 0 && <Text size="sm">{t('noDevices')}</Text>}
      {devices.length < deviceCount && (
        <Text size="sm" c="dimmed">
          {t('someDevices', { shown: devices.length })}
        </Text>
      )}
      {devices.length > 0 && (
        <Table.ScrollContainer minWidth={480}>
          <Table aria-label={t('devices', { count: deviceCount })} verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                {choosable && (
                  <Table.Th w="2.5rem">
                    <Checkbox
                      aria-label={t('chooseAll')}
                      checked={chosen.length === differing.length}
                      indeterminate={chosen.length > 0 && chosen.length < differing.length}
                      onChange={() => setLeft(left.length === 0 ? differing.map((one) => one.id) : [])}
                    />
                  </Table.Th>
                )}
                <Table.Th>{t('device')}</Table.Th>
                <Table.Th>{t('difference')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {devices.map((one) => (
                <DeviceRow
                  key={one.id}
                  device={one}
                  choosable={choosable}
                  chosen={chosen.includes(one)}
                  onToggle={() => toggle(one.id)}
                />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {choosable && (
        <>
          <Text size="sm" c="dimmed">
            {t('carryHelp')}
          </Text>
          <Group>
            <Button
              disabled={chosen.length === 0}
              loading={carrying.isPending}
              onClick={() => carrying.mutate(chosen)}
            >
              {t('carryOver', { count: chosen.length })}
            </Button>
          </Group>
          {carrying.error && (
            <ErrorPanel title={t('carryFailed')} message={carrying.error.message} comesIntoSight />
          )}
        </>
      )}
    </Stack>
  )
}

interface DeviceRowProps {
  device: StandsUnder
  choosable: boolean
  chosen: boolean
  onToggle: () => void
}

function DeviceRow({ device, choosable, chosen, onToggle }: DeviceRowProps) {
  const t = wordsOf(certificatesTexts.details)
  const words = useChangeWords()
  const { id, deviceName, udiDi, basicUdiDi, country, statesIt, changes } = device
  const isElsewhere = !marketsWithDownloads.some((code) => code === country)
  const name = deviceName ?? udiDi ?? String(id)
  return (
    <Table.Tr>
      {choosable && (
        <Table.Td>
          {changes.length > 0 && (
            <Checkbox aria-label={t('choose', { device: name })} checked={chosen} onChange={onToggle} />
          )}
        </Table.Td>
      )}
      <Table.Td>
        <TextLink to="/version-control/$id" params={{ id: String(id) }} inherit>
          {name}
        </TextLink>
        <Text size="xs" c="dimmed" className="code">
          {[udiDi, basicUdiDi].filter(Boolean).join(', ')}
        </Text>
      </Table.Td>
      <Table.Td>
        {isElsewhere
          ? t('statedFor', { country: findMarket(country)?.country ?? country })
          : !statesIt
            ? t('notStatedHere')
            : changes.length === 0
              ? t('same')
              : changes.map(words).join('; ')}
      </Table.Td>
    </Table.Tr>
  )
}
