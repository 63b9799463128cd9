import { Alert, Button, Card, Group, SimpleGrid, Stack, Title } from '@mantine/core'
import { IconArrowsDiff, IconInfoCircle, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { ChangePanel } from '#web/change-effects/change-panel.tsx'
import { Comments } from '#web/comments/comments.tsx'
import { recordQuery } from '#web/data/master-di.ts'
import { MasterFindings } from '#web/master-form/master-findings.tsx'
import { MasterStatusBadge } from '#web/master-form/master-status-badge.tsx'
import { VersionInForce } from '#web/master-form/version-in-force.tsx'
import { SubmissionsBehind } from '#web/master-sync/outdated-submissions.tsx'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { BackLink, ButtonLink, TextLink } from '#web/ui/router-link.tsx'
import { Details } from './details-dialog.tsx'
import { editRoute } from './edit-route.ts'
import { History } from './history-dialog.tsx'
import { type RecordAction, RecordActions } from './record-actions.tsx'
import { RecordCertificates } from './record-certificates.tsx'
import { RecordDialogs } from './record-dialogs.tsx'
import { RecordMarkets } from './record-markets.tsx'
import { RecordOperators } from './record-operators.tsx'
import { RecordTimeline } from './record-timeline.tsx'

/** Everything about one device, to read; editing is an act (decision D32). */
export function RecordScreen({ recordId, opensSending }: { recordId: number; opensSending: boolean }) {
  const t = wordsOf(masterDiTexts.record)
  const valid = Number.isInteger(recordId) && recordId > 0
  const { data, error, refetch } = useQuery({ ...recordQuery(recordId), enabled: valid })
  if (error || !valid) {
    const missing = !valid || (isApiError(error) && error.status === 404)
    return (
      <>
        <PageHeader title={t('title')} />
        <ErrorPanel
          title={missing ? t('notFound') : t('loadFailed')}
          {...(missing ? {} : { message: error?.message ?? '', onRetry: () => void refetch() })}
          actions={
            <ButtonLink to="/master-di/records" variant="default" size="xs">
              {t('back')}
            </ButtonLink>
          }
        />
      </>
    )
  }
  if (!data) return <LoadingScreen title={t('title')} />
  return <Page key={data.id} record={data} opensSending={opensSending} />
}

function Page({ record, opensSending }: { record: MasterRecord; opensSending: boolean }) {
  const t = wordsOf(masterDiTexts.record)
  const actions = wordsOf(masterDiTexts.records.actions)
  const [chosen, setAction] = useState<RecordAction>()
  // Only once: who closes the dialog is not asked again.
  const [asksToSend, setAsksToSend] = useState(opensSending)
  const action = chosen ?? (asksToSend && record.abilities.sendForApproval ? 'send' : undefined)
  return (
    <>
      <PageHeader
        title={record.deviceName ?? ''}
        purpose={t('purpose', { number: record.deviceNumber ?? '', version: record.versionNumber })}
        aside={<MasterStatusBadge status={record.status} />}
        back={<BackLink to="/master-di/records">{t('back')}</BackLink>}
        actions={
          <>
            {record.abilities.createVersion && (
              <Button variant="default" onClick={() => setAction('newVersion')}>
                {actions('newVersion')}
              </Button>
            )}
            {record.abilities.sendForApproval && (
              <Button variant="default" onClick={() => setAction('send')}>
                {actions('sendForApproval')}
              </Button>
            )}
            {record.abilities.edit && (
              <ButtonLink
                to={editRoute(record)}
                params={{ id: String(record.id) }}
                leftSection={<IconPencil size={16} aria-hidden />}
              >
                {t('edit')}
              </ButtonLink>
            )}
            <RecordActions record={record} onAction={setAction} udiDi={record.udiDi} />
          </>
        }
      />
      <Stack gap="lg">
        {record.pendingRequests.length > 0 && (
          <Alert color="yellow" icon={<IconInfoCircle aria-hidden />}>
            {record.pendingRequests.map((intent) => t(`waiting.${intent}`)).join(' ')}{' '}
            <TextLink to="/approval-workflow" size="sm">
              {t('seeRequests')}
            </TextLink>
          </Alert>
        )}
        <VersionInForce record={record} />
        <MasterFindings findings={record.findings} />
        <RecordMarkets record={record} />
        <RecordCertificates masterDiId={record.id} />
        {record.status !== 'deleted' && (
          <>
            <ChangePanel masterDiId={record.id} />
            <SubmissionsBehind
              masterDiId={record.id}
              editRecord={
                record.abilities.edit && (
                  <TextLink to={editRoute(record)} params={{ id: String(record.id) }} size="sm">
                    {t('editRecord')}
                  </TextLink>
                )
              }
            />
          </>
        )}
        <RecordOperators record={record} />
        <Section title={t('details')}>
          <Details record={record} />
        </Section>
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
          <Stack gap="lg">
            <Section
              title={t('versions')}
              action={
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconArrowsDiff size={14} aria-hidden />}
                  onClick={() => setAction('compare')}
                >
                  {t('compare')}
                </Button>
              }
            >
              <History record={record} />
            </Section>
            <Card withBorder padding="lg" component="section" aria-label={t('comments')}>
              <Comments
                thread={{ about: 'master-di', id: record.id }}
                versionNumber={record.versionNumber}
                closed={record.status === 'deleted'}
              />
            </Card>
          </Stack>
          <Section title={t('trail')}>
            <RecordTimeline record={record} />
          </Section>
        </SimpleGrid>
      </Stack>
      <RecordDialogs
        action={action && { name: action, records: [record] }}
        onClose={() => {
          setAction(undefined)
          setAsksToSend(false)
        }}
        onGone={() => undefined}
      />
    </>
  )
}

interface SectionProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

function Section({ title, action, children }: SectionProps) {
  return (
    <Card withBorder padding="lg" component="section" aria-label={title}>
      <Group justify="space-between" gap="sm" mb="md">
        <Title order={2}>{title}</Title>
        {action}
      </Group>
      {children}
    </Card>
  )
}
