import { useChange } from '#web/platform/use-change.ts'
import type { DossierOf } from './make-dossier.ts'

/** Makes and saves a dossier; how it is made comes with the first one. */
export function useDossier(of: DossierOf) {
  const { isPending, mutate } = useChange({
    // Its trail tells of it.
    nouns: ['audit-trail'],
    run: async () => (await import('./make-dossier.ts')).makeDossier(of),
  })
  return { busy: isPending, start: () => mutate() }
}
