import { useTranslations } from 'use-intl'
import { masterFields } from '#core/dictionary/master/index.ts'
import type { ImportedRecords } from '#web/imports/import-run.tsx'
import { type UploadAddress, UploadPanel } from '#web/imports/upload-panel.tsx'
import { ButtonLink, TextLink } from '#web/ui/router-link.tsx'
import { AllowedUpload } from './allowed-upload.tsx'
import { ChooseMasterFile } from './choose-master-file.tsx'

/** The upload shown, and how to show another. */
export interface ShownUpload {
  address: UploadAddress
  onAddressChange: (address: UploadAddress) => void
}

const kinds = ['master-di', 'gudid']

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
    importedLink: (importId, children) => (
      <ButtonLink to="/master-di/records" search={{ importId }}>
        {children}
      </ButtonLink>
    ),
    recordLink: (id, children) => (
      <TextLink to="/master-di/records/$id" params={{ id: String(id) }} inherit>
        {children}
      </TextLink>
    ),
  }
  return (
    <AllowedUpload>
      <UploadPanel {...shown} records={records} kinds={kinds}>
        {(onBegun) => <ChooseMasterFile onBegun={onBegun} />}
      </UploadPanel>
    </AllowedUpload>
  )
}
