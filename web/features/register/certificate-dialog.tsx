import { Button, Group, List, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { CertificateDetails } from '#core/contract/certificates.ts'
import { Comparison, Expiry, StatusInRegister } from '#web/certificates/certificate-badges.tsx'
import { certificateQuery, renewCertificate } from '#web/data/certificates.ts'
import { certificatesTexts } from '#web/messages/en/certificates.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { useDay } from '#web/platform/use-day.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { CertificateDevices } from './certificate-devices.tsx'
import { useChangeWords } from './change-words.ts'
import { ExchangedCertificates } from './exchanged-certificates.tsx'

/** One certificate: what EUDAMED shows, what has changed, who stands under it, and what can be done. */
export function CertificateDialog({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const t = wordsOf(certificatesTexts.details)
  const { data, error, refetch } = useQuery({ ...certificateQuery(id ?? 0), enabled: id !== undefined })
  const title = t('title', { number: data?.number ?? '' })
  return (
    <Dialog opened={id !== undefined} onClose={onClose} title={title} size="xl">
      {error && <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <CentredSpinner label={title} />}
      {data && (
        <Stack gap="lg">
          <Facts certificate={data} />
          <ExchangedCertificates certificate={data} />
          <Renewal key={data.renewalId} certificate={data} />
          <CertificateDevices key={data.id} certificate={data} />
          <History certificate={data} />
        </Stack>
      )}
    </Dialog>
  )
}

function Facts({ certificate }: { certificate: CertificateDetails }) {
  const t = wordsOf(certificatesTexts)
  const day = useDay()
  const format = useFormatter()
  const { type, typeLabel, revision, notifiedBody, srn, holder, issueDate, validFrom, source } = certificate
  const stated = (value: string | null) => value ?? t('details.notStated')
  const facts = [
    [t('details.type'), stated(typeLabel ?? type)],
    [t('details.revision'), stated(revision)],
    [t('list.notifiedBody'), notifiedBody],
    [t('details.holder'), [holder, srn].filter(Boolean).join(', ')],
    [t('details.issueDate'), stated(issueDate && day(issueDate))],
    [t('details.validFrom'), stated(validFrom && day(validFrom))],
    [t('details.basicUdiDis'), certificate.basicUdiDis.join(', ') || t('details.noBasicUdiDis')],
    [t('details.source'), t(`sources.${source}`)],
    [
      t('list.read'),
      t('details.readFrom', {
        file: certificate.fileName,
        day: format.dateTime(new Date(certificate.readAt), 'instant'),
      }),
    ],
  ] as const
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <StatusInRegister {...certificate} />
        <Expiry {...certificate} />
        <Comparison {...certificate} />
      </Group>
      <dl
        style={{
          display: 'grid',
          gridTemplateColumns: 'minmax(6rem, auto) 1fr',
          gap: '0.25rem 1rem',
          margin: 0,
        }}
      >
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" size="sm" m={0} dir="auto" style={{ overflowWrap: 'anywhere' }}>
              {value}
            </Text>
          </div>
        ))}
      </dl>
    </Stack>
  )
}

function Renewal({ certificate: { id, renewalId, expiryDate } }: { certificate: CertificateDetails }) {
  const t = wordsOf(certificatesTexts.details)
  const mayEdit = useCan()('edit-submissions')
  const [day, setDay] = useState('')
  const renewing = useChange<string | null, CertificateDetails>({
    nouns: ['certificates', 'rim', 'my-work'],
    run: (targetDate) => renewCertificate(id, targetDate),
    onSuccess: () => toast({ title: t('renewBegun') }),
  })
  if (renewalId !== null) {
    return (
      <Group>
        <ButtonLink to="/simple-rim/projects/$id" params={{ id: String(renewalId) }} variant="default">
          {t('toRenewal')}
        </ButtonLink>
      </Group>
    )
  }
  if (!mayEdit) return null
  if (expiryDate === null) {
    return (
      <Text size="sm" c="dimmed">
        {t('noExpiry')}
      </Text>
    )
  }
  return (
    <Stack gap="xs">
      <Group align="end">
        <TextInput
          type="date"
          label={t('renewDay')}
          value={day}
          max={expiryDate}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Button
          variant="default"
          loading={renewing.isPending}
          onClick={() => renewing.mutate(day === '' ? null : day)}
        >
          {t('renew')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t('renewHelp')}
      </Text>
      {renewing.error && (
        <ErrorPanel title={t('renewFailed')} message={renewing.error.message} comesIntoSight />
      )}
    </Stack>
  )
}

function History({ certificate: { history } }: { certificate: CertificateDetails }) {
  const t = wordsOf(certificatesTexts.details)
  const format = useFormatter()
  const words = useChangeWords()
  return (
    <div>
      <Title order={3} size="h5">
        {t('history')}
      </Title>
      {history.length === 0 && <Text size="sm">{t('noHistory')}</Text>}
      <List size="sm">
        {history.map(({ changedAt, fileName, changes }) => (
          <List.Item key={`${changedAt} ${fileName}`}>
            {format.dateTime(new Date(changedAt), 'instant')}, {fileName}: {changes.map(words).join('; ')}
          </List.Item>
        ))}
      </List>
    </div>
  )
}
