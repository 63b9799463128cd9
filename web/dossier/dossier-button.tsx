import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { dossierLabels } from '#web/messages/en/dossier.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import type { DossierOf } from './make-dossier.ts'
import { useDossier } from './use-dossier.ts'

/** On the screen of a thing; nothing for who may not export. */
export function DossierButton(of: DossierOf) {
  const t = wordsOf(dossierLabels)
  const can = useCan()
  const { busy, start } = useDossier(of)
  if (!can('export-data')) return null
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={busy}
      onClick={start}
    >
      {t('download')}
    </Button>
  )
}
