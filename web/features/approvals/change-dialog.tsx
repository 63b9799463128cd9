import { Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { PendingChange } from '#core/contract/pending-changes.ts'
import { requestQuery } from '#web/data/requests.ts'
import { useCurrentUser } from '#web/platform/session.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import classes from './approvals.module.css'
import { ChangeValues } from './change-values.tsx'
import { ChangeStatusBadge, Dimmed, DueDate, deviceNameOf, IntentBadge } from './change-words.tsx'
import { DecisionForm } from './decision-form.tsx'

interface ChangeDialogProps {
  id: number | undefined
  onClose: () => void
}

/** Everything one has to know to decide, and the decision. */
export function ChangeDialog({ id, onClose }: ChangeDialogProps) {
  const t = useTranslations('approvals.details')
  const [busy, setBusy] = useState(false)
  return (
    <Dialog opened={id !== undefined} onClose={onClose} title={t('title')} size="xl" busy={busy}>
      {id !== undefined && <Loaded id={id} onDecided={onClose} onBusy={setBusy} />}
    </Dialog>
  )
}

interface LoadedProps {
  id: number
  onDecided: () => void
  onBusy: (busy: boolean) => void
}

function Loaded({ id, onDecided, onBusy }: LoadedProps) {
  const t = useTranslations('approvals')
  const { data, error, refetch } = useQuery(requestQuery(id))
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (data === null) return <Text>{t('details.absent')}</Text>
  if (!data) return <CentredSpinner label={t('details.title')} />
  return (
    <Stack gap="lg">
      <Summary change={data} />
      {data.intent === 'release' && (
        <section>
          <Title order={3} size="h5">
            {t('details.changes')}
          </Title>
          <ChangeValues change={data} />
        </section>
      )}
      {data.status === 'pending' ? (
        <section className={classes.decision}>
          {data.abilities.decide ? (
            <DecisionForm change={data} onDecided={onDecided} onBusy={onBusy} />
          ) : (
            <WhoDecides change={data} />
          )}
        </section>
      ) : (
        <Outcome change={data} />
      )}
    </Stack>
  )
}

function Summary({ change }: { change: PendingChange }) {
  const t = useTranslations('approvals')
  const when = useWhen()
  return (
    <div>
      <Group gap="xs" mb="sm">
        <Title order={3} dir="auto">
          {deviceNameOf(change)}
        </Title>
        <Text>{t('details.version', { version: change.versionNumber ?? '' })}</Text>
        <IntentBadge intent={change.intent} />
        <ChangeStatusBadge status={change.status} />
        {change.selfApproved && <StatusBadge tone="caution">{t('selfApproved')}</StatusBadge>}
      </Group>
      <dl className={classes.facts}>
        <Fact label={t('details.device')}>
          <Group gap="sm">
            <span className="code">{change.deviceNumber}</span>
            <TextLink to="/master-di/records" search={{ search: change.deviceNumber ?? '' }} fz="inherit">
              {t('details.inRecords')}
            </TextLink>
          </Group>
        </Fact>
        <Fact label={t('details.requested')}>
          {t('details.byOn', { name: change.requestedByName, when: when(change.createdAt) })}
        </Fact>
        <Fact label={t('details.assigned')}>{change.assignedToName ?? <Dimmed>{t('anyone')}</Dimmed>}</Fact>
        <Fact label={t('details.due')}>
          <DueDate change={change} />
        </Fact>
        <Fact label={t('details.reason')}>{change.changeReason ?? <Dimmed>{t('details.none')}</Dimmed>}</Fact>
        {change.requestNotes !== null && <Fact label={t('details.requestNotes')}>{change.requestNotes}</Fact>}
      </dl>
    </div>
  )
}

function WhoDecides({ change }: { change: PendingChange }) {
  const t = useTranslations('approvals.details')
  const user = useCurrentUser()
  return (
    <Text size="sm" c="dimmed">
      {change.requestedBy === user.id ? t('ownRequest') : t('notYours')}
    </Text>
  )
}

function Outcome({ change }: { change: PendingChange }) {
  const t = useTranslations('approvals.details')
  const when = useWhen()
  if (change.status === 'pending' || change.resolvedAt === null) return null
  return (
    <section className={classes.decision}>
      <Title order={3} size="h5" mb="xs">
        {t('outcome')}
      </Title>
      <dl className={classes.facts}>
        <Fact label={t(`outcomes.${change.status}`)}>
          {t('byOn', {
            name: change.resolvedByName ?? t('unknownPerson'),
            when: when(change.resolvedAt),
          })}
        </Fact>
        <Fact label={t('notes')}>
          {change.approvalNotes ?? change.rejectionNotes ?? <Dimmed>{t('none')}</Dimmed>}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}

function useWhen(): (instant: string) => string {
  const format = useFormatter()
  return (instant) => format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' })
}
