import { Button, Card, Group, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { riskClasses } from '#core/code-lists/risk-classes.ts'
import {
  type DeviceFamily,
  deviceFamiliesApi,
  type FamilyGenerated,
  mostFamilyDevices,
} from '#core/contract/device-families.ts'
import { generatorsTexts } from '#web/messages/en/generators.ts'
import { submissionsTexts } from '#web/messages/en/submissions.ts'
import { wordsOf } from '#web/messages/words.ts'
import { call } from '#web/platform/api-client.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { TextLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { CopiedCode } from './results.tsx'

/** A family, what it shares, and the one Basic UDI-DI it can have. */
export function FamilyCard({ family }: { family: DeviceFamily }) {
  const t = wordsOf(generatorsTexts)
  const said = wordsOf(submissionsTexts.form)
  const mayEdit = useCan()('edit-submissions')
  const [open, setOpen] = useState(false)
  const { representative, deviceCount, openDrafts, basicUdiDis, devices } = family
  const generate = useChange<void, FamilyGenerated>({
    nouns: ['submissions', 'master-di', 'audit-trail'],
    // The server knows the rest of the family.
    run: () => {
      const open = devices.filter(({ hasOpenDraft }) => hasOpenDraft).slice(0, mostFamilyDevices)
      return call(deviceFamiliesApi.generate, { body: { deviceIds: open.map(({ id }) => id) } })
    },
    onSuccess: ({ deviceCount: count, alsoChanged = [] }) => {
      const others = alsoChanged.length
      const written = t('families.generatedFor', { count })
      toast({
        title: t('families.generated'),
        description: others > 0 ? `${written}. ${said('alsoChanged', { count: others })}` : written,
      })
    },
    onError: (error) =>
      toast({ title: t('generationFailed'), description: error.message, variant: 'destructive' }),
  })
  const withoutDraft = devices.filter((one) => !one.hasOpenDraft && one.basicUdiDi === null).length
  const codes = [...new Set([...(generate.data ? [generate.data.basicUdiDi] : []), ...basicUdiDis])]
  return (
    <Card withBorder padding="lg" component="section" aria-label={representative.manufacturer_name}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start">
          <div>
            <Title order={3} size="h5">
              {representative.manufacturer_name}
            </Title>
            <Text size="sm" c="dimmed">
              {t('families.devices', { count: deviceCount })} ·{' '}
              {t('families.openDrafts', { count: openDrafts })}
              {withoutDraft > 0 && ` · ${t('families.withoutDraft', { count: withoutDraft })}`}
            </Text>
          </div>
          {mayEdit && openDrafts > 0 && (
            <Button size="sm" loading={generate.isPending} onClick={() => generate.mutate()}>
              {t('families.generate')}
            </Button>
          )}
        </Group>
        <Shared representative={representative} />
        {codes.map((code) => (
          <Group key={code} gap="xs">
            <Text size="sm" c="dimmed">
              {t('families.inUse')}
            </Text>
            <CopiedCode code={code} />
          </Group>
        ))}
        {generate.data?.reused && (
          <Text size="sm" role="status">
            {t('families.reused')}
          </Text>
        )}
        {generate.error && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {generate.error.message}
          </Text>
        )}
        <div>
          <Button size="xs" variant="subtle" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('families.hideDevices') : t('families.showDevices')}
          </Button>
        </div>
        {open && <Devices devices={devices} />}
      </Stack>
    </Card>
  )
}

const riskClassOf = (code: string | null): string | null =>
  riskClasses.find((known) => known.code === code)?.label ?? code

function Shared({ representative }: Pick<DeviceFamily, 'representative'>) {
  const t = wordsOf(generatorsTexts.families)
  const facts = [
    { label: t('srn'), value: representative.manufacturer_srn ?? t('noSrn') },
    { label: t('riskClass'), value: riskClassOf(representative.risk_class) ?? t('notGiven') },
    { label: t('emdn'), value: representative.emdn_code ?? t('notGiven') },
    { label: t('intendedUse'), value: representative.intended_use ?? t('notGiven') },
  ]
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Text size="xs" c="dimmed">
            {label}
          </Text>
          <Text size="sm" lineClamp={3}>
            {value}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  )
}

function Devices({ devices }: Pick<DeviceFamily, 'devices'>) {
  const t = wordsOf(generatorsTexts.families)
  return (
    <Table.ScrollContainer minWidth={520} maxHeight={420}>
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('columns.device')}</Table.Th>
            <Table.Th>{t('columns.udiDi')}</Table.Th>
            <Table.Th>{t('columns.basicUdiDi')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {devices.map(({ id, deviceNumber, deviceName, udiDi, basicUdiDi }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <TextLink to="/master-di/records/$id" params={{ id: String(id) }}>
                  {deviceNumber}
                </TextLink>{' '}
                {deviceName}
              </Table.Td>
              <Table.Td className="code">{udiDi ?? t('none')}</Table.Td>
              <Table.Td className="code">{basicUdiDi ?? t('none')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
