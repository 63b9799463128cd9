import { Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useFormatter } from 'use-intl'
import { proofsInWords } from '#core/audit/signing-proof.ts'
import { type ApprovalRequest, signedAct } from '#core/contract/requests.ts'
import { Comments } from '#web/comments/comments.tsx'
import type { ThreadOf } from '#web/data/comments.ts'
import { requestQuery } from '#web/data/requests.ts'
import { requestsTexts } from '#web/messages/en/requests.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { DecisionForm } from './decision-form.tsx'
import { Reassigning } from './reassigning.tsx'
import { RecordAsked } from './record-asked.tsx'
import { FieldNotes, RequestHistory } from './request-history.tsx'
import { RequestValues } from './request-values.tsx'
import { Dimmed, DueDate, deviceNameOf, IntentBadge, RequestStatusBadge } from './request-words.tsx'
import classes from './requests.module.css'
import { SubmissionAsked } from './submission-asked.tsx'

interface RequestDialogProps {
  id: number | undefined
  onClose: () => void
  /** It was decided: the next one can be opened. */
  onDecided: (id: number) => void
}

/** Everything one has to know to decide, and the decision. */
export function RequestDialog({ id, onClose, onDecided }: RequestDialogProps) {
  const t = wordsOf(requestsTexts.details)
  const [busy, setBusy] = useState(false)
  return (
    <Dialog opened={id !== undefined} onClose={onClose} title={t('title')} size="xl" busy={busy}>
      {id !== undefined && (
        <Loaded key={id} id={id} onDecided={() => onDecided(id)} onClose={onClose} onBusy={setBusy} />
      )}
    </Dialog>
  )
}

interface LoadedProps {
  id: number
  onDecided: () => void
  onClose: () => void
  onBusy: (busy: boolean) => void
}

function Loaded({ id, onDecided, onClose, onBusy }: LoadedProps) {
  const t = wordsOf(requestsTexts)
  const { data, error, refetch } = useQuery(requestQuery(id))
  if (error) {
    return <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
  }
  if (data === null) return <Text>{t('details.absent')}</Text>
  if (!data) return <CentredSpinner label={t('details.title')} />
  return (
    <Stack gap="lg">
      <Summary request={data} />
      {data.submissionId !== null && <SubmissionAsked id={data.submissionId} />}
      {data.intent === 'release' && (
        <section>
          <Title order={3} size="h5">
            {t('details.changes')}
          </Title>
          <RequestValues request={data} />
        </section>
      )}
      {data.status === 'pending' && data.entityType === 'master-di' && data.masterDiId !== null && (
        <RecordAsked id={data.masterDiId} />
      )}
      <RequestHistory request={data} />
      {data.status === 'pending' ? (
        <section className={classes.decision}>
          {data.abilities.decide ? (
            <DecisionForm request={data} onDecided={onDecided} onBusy={onBusy} />
          ) : (
            <WhoDecides request={data} />
          )}
          {data.abilities.reassign && <Reassigning request={data} onDone={onClose} />}
        </section>
      ) : (
        <Outcome request={data} />
      )}
      <Comments small thread={threadOf(data)} />
    </Stack>
  )
}

const threadOf = ({ masterDiId, submissionId }: ApprovalRequest): ThreadOf =>
  submissionId === null
    ? { about: 'master-di', id: masterDiId ?? 0 }
    : { about: 'submission', id: submissionId }

function Summary({ request }: { request: ApprovalRequest }) {
  const t = wordsOf(requestsTexts)
  const when = useWhen()
  return (
    <div>
      <Group gap="xs" mb="sm">
        <Title order={3} dir="auto">
          {deviceNameOf(request)}
        </Title>
        {request.versionNumber !== null && (
          <Text>{t('details.version', { version: request.versionNumber })}</Text>
        )}
        <IntentBadge request={request} />
        <RequestStatusBadge status={request.status} />
        {request.selfApproved && <StatusBadge tone="caution">{t('selfApproved')}</StatusBadge>}
      </Group>
      <dl className={classes.facts}>
        {request.deviceNumber !== null && (
          <Fact label={t('details.device')}>
            <Group gap="sm">
              <span className="code">{request.deviceNumber}</span>
              <TextLink to="/master-di/records" search={{ search: request.deviceNumber ?? '' }} fz="inherit">
                {t('details.inRecords')}
              </TextLink>
            </Group>
          </Fact>
        )}
        <Fact label={t('details.requested')}>
          {t('details.byOn', { name: request.requestedByName, when: when(request.createdAt) })}
        </Fact>
        <Fact label={t('details.assigned')}>{request.assignedToName ?? <Dimmed>{t('anyone')}</Dimmed>}</Fact>
        <Fact label={t('details.due')}>
          <DueDate request={request} />
        </Fact>
        <Fact label={t('details.reason')}>
          {request.changeReason ?? <Dimmed>{t('details.none')}</Dimmed>}
        </Fact>
        {request.requestNotes !== null && (
          <Fact label={t('details.requestNotes')}>{request.requestNotes}</Fact>
        )}
      </dl>
    </div>
  )
}

function WhoDecides({ request }: { request: ApprovalRequest }) {
  const t = wordsOf(requestsTexts.details)
  return (
    <Text size="sm" c="dimmed">
      {request.cannotDecide ?? t('notYours')}
    </Text>
  )
}

function Outcome({ request }: { request: ApprovalRequest }) {
  const t = wordsOf(requestsTexts.details)
  const changes = wordsOf(requestsTexts.changes)
  const when = useWhen()
  if (request.status === 'pending' || request.resolvedAt === null) return null
  return (
    <section className={classes.decision}>
      <Title order={3} size="h5" mb="xs">
        {t('outcome')}
      </Title>
      <dl className={classes.facts}>
        <Fact label={t(`outcomes.${request.status}`)}>
          {t('byOn', {
            name: request.resolvedByName ?? t('unknownPerson'),
            when: when(request.resolvedAt),
          })}
        </Fact>
        <Fact label={t('notes')}>
          {request.approvalNotes ?? request.rejectionNotes ?? <Dimmed>{t('none')}</Dimmed>}
        </Fact>
        {request.fieldNotes.length > 0 && (
          <Fact label={changes('list')}>
            <FieldNotes request={request} />
          </Fact>
        )}
        {request.decidedHash !== null && (
          <Fact label={t('content')}>
            <span className={classes.hash}>
              {t('contentOf', { revision: String(request.decidedRevision ?? ''), hash: request.decidedHash })}
            </span>
            {request.byContributor && <StatusBadge tone="caution">{t('byContributor')}</StatusBadge>}
          </Fact>
        )}
        {request.signature && (
          <Fact label={t('signature')}>
            {t('signatureOf', {
              name: request.signature.printedName,
              when: when(request.signature.signedAt),
              meaning: signedAct(request.signature),
              how: proofsInWords(request.signature.provenWith ?? []) || 'none',
            })}
            {request.signature.isVoid && <StatusBadge tone="caution">{t('signatureVoid')}</StatusBadge>}
          </Fact>
        )}
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
