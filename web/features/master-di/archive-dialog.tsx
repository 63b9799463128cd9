import { archiveApi } from '#core/contract/archive.ts'
import type { ListedRecord } from '#web/data/master-di.ts'
import { archiveTexts } from '#web/messages/en/archive.ts'
import { wordsOf } from '#web/messages/words.ts'
import { download, saveDownload } from '#web/platform/api-client.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'

interface ArchiveDialogProps {
  records: readonly ListedRecord[] | undefined
  onClose: () => void
}

/** Devices with their whole history as a signed file. */
export function ArchiveDialog({ records = [], onClose }: ArchiveDialogProps) {
  const t = wordsOf(archiveTexts)
  const devices = new Map(records.map((record) => [record.deviceNumber, record.id]))
  return (
    <ReasonDialog
      opened={records.length > 0}
      onClose={onClose}
      title={t('title', { count: devices.size })}
      consequence={t('consequence', { count: devices.size })}
      words={t}
      nouns={['audit-trail']}
      run={async (reason) =>
        saveDownload(
          await download(archiveApi.create, { body: { masterDiIds: [...devices.values()], reason } }),
        )
      }
    />
  )
}
