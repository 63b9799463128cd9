import { SendDialog } from '#web/approval/send-dialog.tsx'
import type { ListedRecord } from '#web/data/master-di.ts'
import { SetFieldDialog } from '#web/many-records/set-field-dialog.tsx'
import { ArchiveDialog } from './archive-dialog.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { NewVersionDialog } from './new-version-dialog.tsx'
import type { RecordAction } from './record-actions.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { sendForApproval } from './workflow-api.ts'

interface RecordDialogsProps {
  action: { name: RecordAction; records: readonly ListedRecord[] } | undefined
  onClose: () => void
  /** They cannot be ticked any more: sent, or deleted. */
  onGone: (ids: readonly number[]) => void
}

const sendable = ({ id, deviceName, deviceNumber, versionNumber }: ListedRecord) => ({
  id,
  name: deviceName ?? '',
  label: `${deviceNumber} ${versionNumber}`,
})

/** Every dialog a row of the records table opens; one at a time. */
export function RecordDialogs({ action, onClose, onGone }: RecordDialogsProps) {
  const about = (name: RecordAction) => (action?.name === name ? action.records[0] : undefined)
  return (
    <>
      <DetailsDialog record={about('view')} onClose={onClose} />
      <HistoryDialog record={about('history')} onClose={onClose} />
      <CompareDialog record={about('compare')} onClose={onClose} />
      <NewVersionDialog record={about('newVersion')} onClose={onClose} />
      <SendDialog
        things={action?.name === 'send' ? action.records.map(sendable) : undefined}
        send={sendForApproval}
        nouns={['master-di', 'requests']}
        onClose={onClose}
        onGone={onGone}
      />
      <ArchiveDialog records={action?.name === 'archive' ? action.records : undefined} onClose={onClose} />
      <SetFieldDialog records={action?.name === 'setField' ? action.records : undefined} onClose={onClose} />
      <RequestDialog kind="update" record={about('requestUpdate')} onClose={onClose} />
      <RequestDialog kind="delete" record={about('requestDelete')} onClose={onClose} />
      <DeleteDialog record={about('delete')} onClose={onClose} onDeleted={onGone} />
    </>
  )
}
