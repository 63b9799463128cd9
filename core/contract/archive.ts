import { z } from 'zod'
import { reasonText } from '#core/dictionary/reason.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'

/** Devices with everything the hub knows of them, as a file that can be verified without it (decision D128). */

export const mostArchived = 100

export const ArchiveInput = z.object({
  /** Any version of each device. */
  masterDiIds: z
    .array(IdParams.shape.id)
    .min(1, 'Choose at least one record')
    .max(mostArchived, `An archive holds at most ${mostArchived} devices`),
  reason: reasonText.refine((text) => text.trim() !== '', 'Say why the archive is made'),
})
export type ArchiveInput = z.output<typeof ArchiveInput>

export const archiveApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/archives',
    access: 'export-data',
    summary:
      'Devices with all versions, submissions, decisions, files, comments and their audit trail as a signed archive (ZIP); nothing is removed from the hub',
    body: ArchiveInput,
    response: 'file',
  }),
}
