import { DossierItem } from '#web/dossier/dossier-item.tsx'
import { useCan } from '#web/platform/session.tsx'

/** What the menu of a regulatory submission offers besides; undefined where that is nothing. */
export function useProjectDossier(id: number) {
  const can = useCan()
  return can('export-data') ? <DossierItem kind="project" id={id} /> : undefined
}
