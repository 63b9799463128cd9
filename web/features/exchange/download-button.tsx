import { Button, type ButtonProps } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Download } from '#web/platform/api-client.ts'
import { useDownload } from '#web/platform/use-download.ts'

interface DownloadButtonProps extends ButtonProps {
  title?: string
  'aria-label'?: string
  load: () => Promise<Download>
  children: ReactNode
}

/** Downloads a file; shows a toast on failure. */
export function DownloadButton({ load, children, ...looks }: DownloadButtonProps) {
  const save = useDownload()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    await save(load)
    setBusy(false)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      {...looks}
      loading={busy}
      onClick={() => void start()}
    >
      {children}
    </Button>
  )
}
