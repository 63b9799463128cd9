import { Alert, Card, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isUnfinished, type Job } from '#core/contract/imports.ts'
import { importsTexts } from '#web/messages/en/imports.ts'
import { wordsOf } from '#web/messages/words.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { type Noun, refresh } from '#web/platform/query-client.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { CancelImport } from './cancel-import.tsx'
import { ImportResult } from './import-result.tsx'
import { type Act, actOf, type ImportedRecords } from './imported-records.ts'
import { jobQuery } from './job-api.ts'

interface ImportRunProps {
  jobId: number
  /** Not one that was looked up again. */
  startedHere: boolean
  records: ImportedRecords
  /** Another job is to be shown; none to choose another file. */
  onJobChange: (job: Job | number | undefined) => void
}

/** An import, or an update with its values: how far it is, and what came of it. */
export function ImportRun({ jobId, startedHere, records, onJobChange }: ImportRunProps) {
  const t = wordsOf(importsTexts)
  const { data: job, error, refetch } = useQuery(jobQuery(jobId))
  useAnnounceEnd(job, startedHere, records.noun)
  const did = job ? actOf(job) : 'import'
  const failed = t(did === 'import' ? 'failed' : `${did}.failed`)
  if (error) {
    // The server works on without being asked how far it is.
    const unanswered = isApiError(error) && (error.status === 0 || error.status >= 500)
    return (
      <ErrorPanel
        title={unanswered ? t('noProgress') : failed}
        message={error.message}
        consequence={unanswered ? t('goesOn') : undefined}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!job || isUnfinished(job.status)) return <Progress job={job} act={did} noun={records.noun} />
  return (
    <Stack gap="lg">
      {job.status === 'failed' && <ErrorPanel title={failed} message={job.message ?? ''} />}
      {job.status === 'cancelled' && (
        <Alert color="yellow" title={t(`cancel.${did}.done`)} icon={<IconAlertTriangle aria-hidden />}>
          {job.message}
        </Alert>
      )}
      <ImportResult job={job} records={records} onJobChange={onJobChange} />
    </Stack>
  )
}

interface ProgressProps {
  job: Job | undefined
  act: Act
  noun: Noun
}

/** How far a job is, or that its turn has not come. It goes on without this page, and without the server it began on. */
function Progress({ job, act, noun }: ProgressProps) {
  const t = wordsOf(importsTexts)
  const file = job?.fileName ?? ''
  const isWaiting = job?.status === 'waiting'
  const running = t(act === 'import' ? 'running' : `${act}.running`, { file })
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <ProgressBar
          label={isWaiting ? t('waiting', { file }) : running}
          done={job?.done ?? 0}
          total={job?.total ?? null}
        />
        {job && (
          <>
            <Text size="sm" c="dimmed">
              {isWaiting ? t('waitingHelp') : t('recognised', { recognised: job.recognised })}
            </Text>
            <Group>
              <CancelImport job={job} act={act} noun={noun} />
            </Group>
          </>
        )}
      </Stack>
    </Card>
  )
}

/**
 * Once, at the end of an import that was started here or seen running, the records are read again and a toast says so;
 * not for one that is looked up again. A small file is done before anybody can see it run.
 */
function useAnnounceEnd(job: Job | undefined, startedHere: boolean, noun: Noun): void {
  const t = wordsOf(importsTexts)
  const [awaited, setAwaited] = useState(startedHere)
  const client = useQueryClient()
  const status = job?.status
  useEffect(() => {
    if (status && isUnfinished(status)) setAwaited(true)
    if (!job || isUnfinished(job.status) || !awaited) return
    setAwaited(false)
    // What was saved before it stopped is there. An update changes also what is left of the import it belongs to.
    refresh(client, [noun, 'jobs'])
    if (job.status !== 'done') return
    const counts = {
      processed: String(job.processed),
      successful: String(job.successful),
      failed: job.failed - job.otherValues,
      different: job.otherValues,
    }
    const ended = (act: Act) => {
      if (act === 'import') return { title: t('complete'), description: t('completeDescription', counts) }
      const drafts = act === 'update' ? job.created : 0
      return {
        title: t(`${act}.complete`),
        description:
          drafts > 0
            ? t('update.draftsDescription', { ...counts, drafts })
            : t(`${act}.completeDescription`, counts),
      }
    }
    // Where nothing came through, it is no success.
    const isLost = counts.failed > 0 && job.failed === job.processed
    toast({
      ...ended(actOf(job)),
      ...(isLost && { variant: 'destructive' }),
    })
  }, [status, awaited, job, client, noun, t])
}
