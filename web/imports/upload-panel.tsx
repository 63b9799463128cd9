import { Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { ImportPreview, PreviewKind } from '#core/contract/import-previews.ts'
import type { Job } from '#core/contract/imports.ts'
import { EarlierUploads } from './earlier-uploads.tsx'
import { ImportRun } from './import-run.tsx'
import type { ImportedRecords } from './imported-records.ts'
import { PreviewScreen } from './preview-screen.tsx'

/** What of an upload stands in the address bar, so that it survives a reload. */
export interface UploadAddress {
  readonly job?: number | undefined
  readonly preview?: number | undefined
  /** A file that is chosen is looked at first. */
  readonly check?: boolean | undefined
}

/** What choosing a file led to: an import, or something to look at first. */
export type Begun = { readonly kind: PreviewKind } & (
  | { readonly job: Job }
  | { readonly preview: ImportPreview }
)

interface UploadPanelProps {
  address: UploadAddress
  /** `kind`: what the upload holds, where it is another one than before. */
  onAddressChange: (address: UploadAddress, kind?: string) => void
  records: ImportedRecords
  /** Those whose earlier uploads are listed. */
  kinds: readonly string[]
  /** Where a file is chosen. */
  children: (onBegun: (begun: Begun) => void) => ReactNode
}

/** A file to choose, what it would do, how far its import is, and what came of it. */
export function UploadPanel({ address, onAddressChange, records, kinds, children }: UploadPanelProps) {
  const [startedHere, setStartedHere] = useState<number>()
  /** A job that was started here is announced when it ends. */
  const show = (job: Job | number | undefined, kind?: string) => {
    const isNew = typeof job === 'object'
    if (isNew) setStartedHere(job.id)
    onAddressChange({ job: isNew ? job.id : job }, kind)
  }
  const { job, preview } = address
  if (job !== undefined) {
    return (
      <ImportRun
        key={job}
        jobId={job}
        startedHere={job === startedHere}
        records={records}
        onJobChange={show}
      />
    )
  }
  if (preview !== undefined) {
    return <PreviewScreen key={preview} id={preview} onStarted={show} onLeft={() => onAddressChange({})} />
  }
  return (
    <Stack gap="xl">
      {children((begun) =>
        'job' in begun
          ? show(begun.job, begun.kind)
          : onAddressChange({ preview: begun.preview.id }, begun.kind),
      )}
      <EarlierUploads kinds={kinds} onOpen={({ id, kind }) => onAddressChange({ job: id }, kind)} />
    </Stack>
  )
}
