import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Download } from '#web/platform/api-client.ts'
import { useDownload } from '#web/platform/use-download.ts'

/** Exactly what is filtered, as a file. */
export function ExportButton({ load }: { load: () => Promise<Download> }) {
  const t = wordsOf(uiTexts.download)
  const save = useDownload()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    await save(load, t('done'))
    setBusy(false)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={busy}
      onClick={() => void start()}
    >
      {t('export')}
    </Button>
  )
}
