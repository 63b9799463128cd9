import { Button, Card, Group, List, Radio, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registerOutcomes } from '#core/contract/list-filters.ts'
import type { RegisterRead, StoreResult } from '#core/contract/register.ts'
import { readingQuery, storeReading } from '#web/data/register.ts'
import { exchangeTexts } from '#web/messages/en/exchange.ts'
import { registerTexts } from '#web/messages/en/register.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatCard, StatCards } from '#web/ui/stat-card.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface ReadResultProps {
  id: number
  onAgain: () => void
  onReconcile: () => void
}

/** The devices read, before and after storing. */
export function ReadResult({ id, onAgain, onReconcile }: ReadResultProps) {
  const t = wordsOf(registerTexts.result)
  const { data, error, refetch } = useQuery(readingQuery(id))
  const again = (
    <Button variant="default" onClick={onAgain}>
      {t('again')}
    </Button>
  )
  if (error) {
    return (
      <ErrorPanel
        title={t('failed')}
        message={error.message}
        onRetry={() => void refetch()}
        actions={again}
      />
    )
  }
  if (!data) return <CentredSpinner label={t('again')} />
  if (data.status === 'failed') {
    return <ErrorPanel title={t('failed')} message={data.message ?? ''} actions={again} />
  }
  if (data.status === 'running') {
    return (
      <Card withBorder padding="lg">
        <ProgressBar label={t('running', { actor: data.actor ?? '' })} done={data.done} total={data.total} />
        <Text size="sm" c="dimmed">
          {t('runningHelp')}
        </Text>
      </Card>
    )
  }
  return <Checked read={data} again={again} onReconcile={onReconcile} />
}

interface CheckedProps {
  read: RegisterRead
  again: React.ReactNode
  onReconcile: () => void
}

function Checked({ read, again, onReconcile }: CheckedProps) {
  const t = wordsOf(registerTexts.result)
  const words = wordsOf(exchangeTexts.environments)
  const title = t('title', { devices: read.devices, name: read.name })
  const shown = registerOutcomes.filter(
    (outcome) => (read.counts[outcome] ?? 0) > 0 || ['new', 'same', 'different'].includes(outcome),
  )
  return (
    <Card withBorder padding="lg" component="section" aria-label={title}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {t('recognised', { recognised: read.recognised, environment: words(read.environment) })}
          </Text>
        </div>
        {read.devices > 0 && (
          <StatCards label={title}>
            {shown.map((outcome) => (
              <StatCard key={outcome} label={t(`outcomes.${outcome}`)} value={read.counts[outcome] ?? 0} />
            ))}
          </StatCards>
        )}
        {read.problems.length > 0 && (
          <div>
            <Text fw={600} size="sm">
              {t('problems')}
            </Text>
            <List size="sm">
              {read.problems.map(({ file, message }) => (
                <List.Item key={`${file} ${message}`}>{[file, message].filter(Boolean).join(': ')}</List.Item>
              ))}
            </List>
          </div>
        )}
        {read.certificates > 0 && (
          <Text size="sm">
            {t('certificates', { count: read.certificates, changed: read.certificatesChanged })}{' '}
            <TextLink to="/register-certificates" inherit>
              {t('toCertificates')}
            </TextLink>
          </Text>
        )}
        {read.lost > 0 && <Text size="sm">{t('lost', { count: read.lost })}</Text>}
        <Storing read={read} />
        <Group>
          {read.devices > 0 && (
            <Button variant="default" onClick={onReconcile}>
              {t('toSubmissions')}
            </Button>
          )}
          {again}
        </Group>
      </Stack>
    </Card>
  )
}

function Storing({ read }: { read: RegisterRead }) {
  const t = wordsOf(registerTexts.result)
  const mayCreate = useCan()('create-submissions')
  const [masters, setMasters] = useState<'create' | 'none'>('create')
  const storing = useChange<'create' | 'none', StoreResult>({
    nouns: ['register', 'submissions', 'master-di', 'exchange'],
    run: (choice) => storeReading(read.id, choice),
    onSuccess: ({ created, linked, masters: made, skipped }) =>
      toast({
        title: t('stored'),
        description: t('storedDescription', {
          created: String(created),
          linked: String(linked),
          masters: String(made),
          skipped: String(skipped),
        }),
      }),
    onError: (error) =>
      toast({ title: t('storeFailed'), description: error.message, variant: 'destructive' }),
  })
  if (read.devices === 0) return null
  if (read.status === 'stored') return <Text role="status">{t('isStored')}</Text>
  if (!mayCreate) return null
  const fresh = read.counts.new ?? 0
  return (
    <Stack gap="sm">
      {fresh > 0 && (
        <>
          <Text size="sm">{t('withMaster', { count: read.withMaster })}</Text>
          <Radio.Group
            label={t('masters')}
            value={masters}
            onChange={(value) => setMasters(value === 'none' ? 'none' : 'create')}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="create" label={t('mastersCreate')} />
              <Radio value="none" label={t('mastersNone')} />
            </Stack>
          </Radio.Group>
        </>
      )}
      <Text size="sm" c="dimmed" maw="48rem">
        {t('storeHelp')}
      </Text>
      <Group>
        <Button loading={storing.isPending} onClick={() => storing.mutate(masters)}>
          {t('store')}
        </Button>
      </Group>
      {storing.error && <ErrorPanel title={t('storeFailed')} message={storing.error.message} />}
    </Stack>
  )
}
