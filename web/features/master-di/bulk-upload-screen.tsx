import { Button, Group } from '@mantine/core'
import { IconArrowLeft, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Job } from '#core/contract/imports.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { type ImportedRecords, ImportRun } from '#web/imports/import-run.tsx'
import { useCan } from '#web/platform/session.tsx'
import { useDownload } from '#web/platform/use-download.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ButtonLink, TextLink } from '#web/ui/router-link.tsx'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import { ChooseFile } from './bulk-upload-file.tsx'
import { downloadTemplate } from './master-di-api.ts'
import { NotNow } from './not-now.tsx'

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
  /** A job that was started here is announced when it ends. */
  const show = (job: Job | number | undefined) => {
    const isNew = typeof job === 'object'
    if (isNew) setStartedHere(job.id)
    onJobChange(isNew ? job.id : job)
  }
  const records: ImportedRecords = {
    noun: 'master-di',
    fields: masterFields,
    link: (isNext) => (
      <ButtonLink variant={isNext ? 'filled' : 'default'} to="/master-di/records">
        {t('toRecords')}
      </ButtonLink>
    ),
    recordLink: (id, children) => (
      <TextLink to="/master-di/records/$id" params={{ id: String(id) }} inherit>
        {children}
      </TextLink>
    ),
  }
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
            <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={template}>
              {t('template')}
            </Button>
          ) : undefined
        }
      />
      {!allowed ? (
        <NotNow mode="create" record={undefined} />
      ) : jobId === undefined ? (
        <ChooseFile onStarted={show} />
      ) : (
        <ImportRun
          key={jobId}
          jobId={jobId}
          startedHere={jobId === startedHere}
          records={records}
          onJobChange={show}
        />
      )}
    </div>
  )
}
