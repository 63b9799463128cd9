import { IconLock } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Job } from '#core/contract/imports.ts'
import { type ImportedRecords, ImportRun } from '#web/imports/import-run.tsx'
import { useCan } from '#web/platform/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

interface UploadPanelProps {
  /** The import shown; in the address bar, so that it survives a reload. */
  jobId: number | undefined
  onJobChange: (jobId: number | undefined) => void
  records: ImportedRecords
  /** Where a file is chosen. */
  children: (onStarted: (job: Job) => void) => ReactNode
}

/** A file to choose, how far its import is, and what came of it; for whoever may create what is in it. */
export function UploadPanel({ jobId, onJobChange, records, children }: UploadPanelProps) {
  const t = useTranslations('bulkUpload')
  const allowed = useCan()('create-submissions')
  const [startedHere, setStartedHere] = useState<number>()
  if (!allowed)
    return <EmptyState icon={IconLock} title={t('notAllowed')} description={t('notAllowedHelp')} />
  /** A job that was started here is announced when it ends. */
  const show = (job: Job | number | undefined) => {
    const isNew = typeof job === 'object'
    if (isNew) setStartedHere(job.id)
    onJobChange(isNew ? job.id : job)
  }
  if (jobId === undefined) return children(show)
  return (
    <ImportRun
      key={jobId}
      jobId={jobId}
      startedHere={jobId === startedHere}
      records={records}
      onJobChange={show}
    />
  )
}
