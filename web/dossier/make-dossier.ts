import { type DossierKind, dossiersApi } from '#core/contract/dossiers.ts'
import { dossierTexts } from '#web/messages/en/dossier.ts'
import { wordsOf } from '#web/messages/words.ts'
import { download, saveDownload } from '#web/platform/api-client.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Of what a dossier is made. */
export interface DossierOf {
  kind: DossierKind
  id: number
}

/** Makes and saves a dossier, and says so: a long one takes some seconds. */
export async function makeDossier({ kind, id }: DossierOf): Promise<void> {
  const t = wordsOf(dossierTexts)
  toast({ title: t('preparing'), description: t('preparingHelp') })
  try {
    const file = await download(dossiersApi[kind], { params: { id } })
    saveDownload(file)
    toast({ title: t('done'), description: file.fileName })
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error)
    toast({ title: t('failed'), description, variant: 'destructive' })
  }
}
