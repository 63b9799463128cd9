import { Button, Card, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Job } from '#core/contract/imports.ts'
import { isApiError } from '#web/platform/api-error.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { TextLink } from '#web/ui/router-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { downloadTemplate, jobQuery, startUpload } from './master-di-api.ts'
import { NotNow } from './not-now.tsx'
import { UploadResult } from './upload-result.tsx'
import { useDownload } from './use-download.ts'

interface BulkUploadScreenProps {
  /** The import shown; in the address bar, so that it survives a reload. */
  jobId: number | undefined
  onJobChange: (jobId: number | undefined) => void
}

const accepted = ['.csv', '.xlsx', 'text/csv'] as const
const maxBytes = 10 * 1024 * 1024

export function BulkUploadScreen({ jobId, onJobChange }: BulkUploadScreenProps) {
  const t = useTranslations('masterDi.upload')
  const [startedHere, setStartedHere] = useState<number>()
  const allowed = useCan()('create-submissions')
  const save = useDownload()
  const template = () => save(() => downloadTemplate('bulk'), t('templateDownloaded'))
  return (
    <>
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
    </>
  )
}

type RefusalReason = 'invalidType' | 'tooLarge'

/** What the browser can tell without reading the file. */
function reasonAgainst(file: File): RefusalReason | undefined {
  if (!/\.(csv|xlsx)$/i.test(file.name) && file.type !== 'text/csv') return 'invalidType'
  return file.size >= maxBytes ? 'tooLarge' : undefined
}

/** All the server found, unless it is what the message says already. */
function furtherProblems(error: Error): readonly string[] {
  const issues = isApiError(error) ? (error.problem?.issues ?? []) : []
  return issues.map(({ message }) => message).filter((message) => message !== error.message)
}

function ChooseFile({ onStarted }: { onStarted: (job: Job) => void }) {
  const t = useTranslations('masterDi.upload')
  const [fileName, setFileName] = useState('')
  const [refused, setRefused] = useState<RefusalReason>()
  const upload = useChange<File, Job>({
    nouns: ['jobs'],
    run: startUpload,
    onSuccess: onStarted,
    onError: (error) =>
      toast({
        title: t('failed'),
        description: error.message || t('failedDescription'),
        variant: 'destructive',
      }),
  })
  const choose = (file: File) => {
    upload.reset()
    setFileName(file.name)
    const reason = reasonAgainst(file)
    setRefused(reason)
    if (!reason) return upload.mutate(file)
    toast({ title: t(reason), description: t(`${reason}Description`), variant: 'destructive' })
  }
  return (
    <Stack gap="lg">
      {upload.error && (
        <ErrorPanel
          title={t('failedFile', { file: fileName })}
          message={upload.error.message}
          details={furtherProblems(upload.error)}
          consequence={t('nothingSaved')}
        />
      )}
      {/* The toast goes; what was wrong with the file stays until another is chosen. */}
      {refused && (
        <ErrorPanel
          title={t(refused)}
          message={`${fileName}: ${t(`${refused}Description`)}`}
          consequence={t('nothingSaved')}
        />
      )}
      <FileDrop
        label={upload.isPending ? t('sending', { file: fileName }) : t('drop')}
        help={t('dropHelp')}
        accept={accepted}
        disabled={upload.isPending}
        onFile={choose}
      />
      <Card withBorder padding="lg">
        <Title order={2} size="h4" mb="sm">
          {t('guidance.title')}
        </Title>
        <List size="sm" spacing={4}>
          {(['required', 'booleans', 'versions', 'gudid', 'limit'] as const).map((line) => (
            <List.Item key={line}>{t(`guidance.${line}`)}</List.Item>
          ))}
        </List>
      </Card>
    </Stack>
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
