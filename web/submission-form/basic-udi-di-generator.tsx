import { Button, Card, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { MasterRecord } from '#core/contract/master-di.ts'
import {
  generateGmnFromUdiDi,
  generateHubBasicUdiDi,
  inGroupsOfFour,
} from '#core/identifiers/basic-udi-di.ts'
import { settingsQuery } from '#web/data/settings.ts'
import type { FormValues } from '#web/record-form/form-values.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ExistingBasicUdiDi } from './existing-basic-udi-di.tsx'

interface Generated {
  readonly hub: string
  readonly gmn: { readonly value: string } | { readonly reason: string }
}

interface GeneratorProps {
  form: UseFormReturn<FormValues>
  record: MasterRecord
  market: string
}

/**
 * The generator of the specification (document 3 section 5), and beside it the GMN, saying which of the two
 * EUDAMED accepts; before both what the device group has already (decision D16).
 */
export function BasicUdiDiGenerator({ form, record, market }: GeneratorProps) {
  const t = useTranslations('submissions.generator')
  const ofDevice: unknown = useWatch({ control: form.control, name: 'udiDi' })
  const inForm: unknown = useWatch({ control: form.control, name: 'basicUdiDi' })
  const { data: settings } = useQuery(settingsQuery)
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [generated, setGenerated] = useState<Generated>()
  const udiDi = typed ?? (typeof ofDevice === 'string' ? ofDevice : '')

  const use = (value: string) =>
    form.setValue('basicUdiDi', value, { shouldDirty: true, shouldValidate: true })
  const generate = () => {
    const hub = generateHubBasicUdiDi(udiDi)
    if (!hub.valid) {
      setGenerated(undefined)
      setProblem(hub.problem.message)
      return toast({ title: t('failed'), description: t('failedDescription'), variant: 'destructive' })
    }
    const gmn = generateGmnFromUdiDi(udiDi)
    setProblem(undefined)
    setGenerated({
      hub: hub.value,
      gmn: gmn.valid ? { value: gmn.value } : { reason: gmn.problem.message },
    })
    const chosen = settings?.basicUdiDiFormat === 'gmn' && gmn.valid ? gmn.value : hub.value
    use(chosen)
    toast({ title: t('generated'), description: inGroupsOfFour(chosen) })
  }
  return (
    <Card withBorder padding="md" bg="var(--surface-page)">
      <Stack gap="sm">
        <div>
          <Title order={3} size="h5">
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('purpose')}
          </Text>
        </div>
        <ExistingBasicUdiDi form={form} record={record} market={market} onUse={use} />
        <Group align="flex-end" gap="xs">
          <TextInput
            label={t('input')}
            value={udiDi}
            error={problem}
            classNames={{ input: 'code' }}
            onChange={(event) => setTyped(event.currentTarget.value)}
            style={{ flex: '1 1 16rem' }}
          />
          <Button variant="default" onClick={generate} mb={problem ? 22 : 0}>
            {t('generate')}
          </Button>
        </Group>
        {generated && <Results generated={generated} inForm={inForm} onUse={use} />}
      </Stack>
    </Card>
  )
}

interface ResultsProps {
  generated: Generated
  inForm: unknown
  onUse: (value: string) => void
}

function Results({ generated, inForm, onUse }: ResultsProps) {
  const t = useTranslations('submissions.generator')
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      {'value' in generated.gmn ? (
        <Result
          title={t('gmn')}
          value={generated.gmn.value}
          note={t('gmnNote')}
          inForm={inForm}
          onUse={onUse}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t('gmnNone', { reason: generated.gmn.reason })}
        </Text>
      )}
      <Result
        title={t('hubFormat')}
        badge={<StatusBadge tone="info">{t('compliant')}</StatusBadge>}
        value={generated.hub}
        note={t('hubNote')}
        inForm={inForm}
        onUse={onUse}
      />
    </SimpleGrid>
  )
}

interface ResultProps {
  title: string
  badge?: React.ReactNode
  value: string
  note: string
  inForm: unknown
  onUse: (value: string) => void
}

function Result({ title, badge, value, note, inForm, onUse }: ResultProps) {
  const t = useTranslations('submissions.generator')
  const used = inForm === value
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {title}
        </Text>
        {badge}
      </Group>
      <Group gap="xs">
        <Text className="code" fz="lg">
          {inGroupsOfFour(value)}
        </Text>
        <CopyButton text={value} label={t('copy')} onCopied={() => toast({ title: t('copied') })} />
      </Group>
      <Text size="xs" c="dimmed">
        {note}
      </Text>
      <div>
        <Button size="xs" variant="default" disabled={used} onClick={() => onUse(value)}>
          {used ? t('inUse') : t('use')}
        </Button>
      </div>
    </Stack>
  )
}
