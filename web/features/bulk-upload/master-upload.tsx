import { useTranslations } from 'use-intl'
import { masterFields } from '#core/dictionary/master/index.ts'
import type { ImportedRecords } from '#web/imports/import-run.tsx'
import { ButtonLink, TextLink } from '#web/ui/router-link.tsx'
import { ChooseMasterFile } from './choose-master-file.tsx'
import { UploadPanel } from './upload-panel.tsx'

/** The import shown, and how to show another. */
export interface ShownUpload {
  jobId: number | undefined
  onJobChange: (jobId: number | undefined) => void
}

/** Master DI records from a file. */
export function MasterUpload(shown: ShownUpload) {
  const t = useTranslations('masterDi.upload')
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
    <UploadPanel {...shown} records={records}>
      {(onStarted) => <ChooseMasterFile onStarted={onStarted} />}
    </UploadPanel>
  )
}
