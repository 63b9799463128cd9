import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useDownload } from '#web/platform/use-download.ts'
import { downloadRecordTemplate, downloadSubmissionTemplate } from './bulk-upload-api.ts'

/** The empty table to be filled in; for whoever may upload it. */
export function TemplateButton({ noun }: { noun: 'submissions' | 'master-di' }) {
  const t = wordsOf(masterDiTexts.upload)
  const allowed = useCan()('create-submissions')
  const save = useDownload()
  const download = noun === 'submissions' ? downloadSubmissionTemplate : downloadRecordTemplate
  if (!allowed) return null
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => void save(download, t('templateDownloaded'))}
    >
      {t('template')}
    </Button>
  )
}
