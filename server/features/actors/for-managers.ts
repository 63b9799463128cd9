import type { Importer } from '#server/imports/import-of.ts'
import { Refusal } from '#server/platform/errors.ts'

/** An upload whose updates are for those who manage operators alone, whoever may update records. */
export function forManagers(importer: Importer): Importer {
  return {
    ...importer,
    async update(hub, actor, source, request) {
      if (!actor.permissions.includes('manage-actors')) {
        throw new Refusal('forbidden', 'This needs the permission manage-actors')
      }
      return importer.update(hub, actor, source, request)
    },
  }
}
