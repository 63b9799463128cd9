import { Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Job } from '#core/contract/imports.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import { ChooseFile } from './bulk-upload-file.tsx'
import { downloadTemplate, jobQuery } from './master-di-api.ts'
import { NotNow } from './not-now.tsx'
import { UploadResult } from './upload-result.tsx'
import { useDownload } from './use-download.ts'

interface BulkUploadScreenProps {
  /** The import shown; in the address bar, so that it survives a reload. */
  jobId: number | undefined
  onJobChange: (jobId: number | undefined) => void
}

export function BulkUploadScreen({ jobId, onJobChange }: BulkUploadScreenProps) {
  const t = useTranslations('masterDi.upload')
  const [startedHere, setStartedHere] = useState<number>()
  const allowed = useCan()('create-submissions')
  const save = useDownload()
  const template = () => save(() => downloadTemplate('bulk'), t('templateDownloaded'))
  const focusKept = useFocusKept(jobId)
  return (
    <div {...focusKept}>
      <PageHeader
        title={t('title')}
        purpose={t('purpose')}
        back={
          <TextLink to="/master-di/records" size="sm">
            <Group gap={4} component="span">
              <IconArrowLeft size={14} aria-hidden />
              {t('back')}
            </Group>
          </TextLink>
        }
        actions={
          allowed ? (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => void template()}
            >
              {t('template')}
            </Button>
          ) : undefined
        }
      />
      {!allowed ? (
        <NotNow mode="create" record={undefined} />
      ) : jobId === undefined ? (
        <ChooseFile
          onStarted={(job) => {
            setStartedHere(job.id)
            onJobChange(job.id)
          }}
        />
      ) : (
        <Import jobId={jobId} startedHere={jobId === startedHere} onAnother={() => onJobChange(undefined)} />
      )}
    </div>
  )
}

interface ImportProps {
  jobId: number
  /** Not one that was looked up again. */
  startedHere: boolean
  onAnother: () => void
}

function Import({ jobId, startedHere, onAnother }: ImportProps) {
  const t = useTranslations('masterDi.upload')
  const { data: job, error, refetch } = useQuery(jobQuery(jobId))
  useAnnounceEnd(job, startedHere)
  if (error) {
    // The server works on without being asked how far it is.
    const unanswered = isApiError(error) && (error.status === 0 || error.status >= 500)
    return (
      <ErrorPanel
        title={t(unanswered ? 'noProgress' : 'failed')}
        message={error.message}
        consequence={unanswered ? t('goesOn') : undefined}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!job || job.status === 'running') {
    return (
      <Card withBorder padding="lg">
        <Stack gap="sm">
          <ProgressBar
            label={t('running', { file: job?.fileName ?? '' })}
            done={job?.done ?? 0}
            total={job?.total ?? null}
          />
          {job && (
            <Text size="sm" c="dimmed">
              {t('recognised', { recognised: job.recognised })}
            </Text>
          )}
        </Stack>
      </Card>
    )
  }
  return (
    <Stack gap="lg">
      {job.status === 'failed' && <ErrorPanel title={t('failed')} message={job.message ?? ''} />}
      <SimpleGrid cols={1}>
        <UploadResult job={job} onAnother={onAnother} />
      </SimpleGrid>
    </Stack>
  )
}

/**
 * The toast comes once, at the end of an import that was started here or seen running; not for one that is
 * looked up again. A small file is done before anybody can see it run.
 */
function useAnnounceEnd(job: Job | undefined, startedHere: boolean): void {
  const t = useTranslations('masterDi.upload')
  const [awaited, setAwaited] = useState(startedHere)
  const refreshRecords = useChange({ nouns: ['master-di'], run: async () => undefined })
  const status = job?.status
  useEffect(() => {
    if (status === 'running') setAwaited(true)
    if (status !== 'done' || !awaited || !job) return
    setAwaited(false)
    refreshRecords.mutate()
    toast({
      title: t('complete'),
      description: t('completeDescription', {
        processed: String(job.processed),
        successful: String(job.successful),
      }),
    })
  }, [status, awaited, job, refreshRecords, t])
}
