import type { Importer } from '#server/imports/import-of.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/hub.ts'

/** Updating and undoing this upload requires manage-actors instead of the permissions for records. */
export function forManagers(importer: Importer): Importer {
  const require = ({ permissions }: Actor) => {
    if (permissions.includes('manage-actors')) return
    throw new Refusal('forbidden', 'This needs the permission manage-actors')
  }
  return {
    ...importer,
    async update(hub, actor, source, request) {
      require(actor)
      return importer.update(hub, actor, source, request)
    },
    async undo(hub, actor, source, request) {
      require(actor)
      return importer.undo(hub, actor, source, request)
    },
  }
}
