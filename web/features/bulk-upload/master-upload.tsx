import { AllowedUpload } from '#web/imports/allowed-upload.tsx'
import { useImportedMasters } from '#web/imports/imported-masters.tsx'
import { type UploadAddress, UploadPanel } from '#web/imports/upload-panel.tsx'
import { ChooseMasterFile } from './choose-master-file.tsx'

/** The upload shown, and how to show another. */
export interface ShownUpload {
  address: UploadAddress
  onAddressChange: (address: UploadAddress) => void
}

const kinds = ['master-di', 'gudid']

/** Master DI records from a file. */
export function MasterUpload(shown: ShownUpload) {
  const records = useImportedMasters()
  return (
    <AllowedUpload>
      <UploadPanel {...shown} records={records} kinds={kinds}>
        {(onBegun) => <ChooseMasterFile onBegun={onBegun} check={shown.address.check} />}
      </UploadPanel>
    </AllowedUpload>
  )
}
