import { Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { dossierLabels } from '#web/messages/en/dossier.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import type { DossierOf } from './make-dossier.ts'
import { useDossier } from './use-dossier.ts'

/** In the menu of a thing; nothing for who may not export. */
export function DossierItem(of: DossierOf) {
  const t = wordsOf(dossierLabels)
  const can = useCan()
  const { busy, start } = useDossier(of)
  if (!can('export-data')) return null
  return (
    <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} disabled={busy} onClick={start}>
      {t('download')}
    </Menu.Item>
  )
}
