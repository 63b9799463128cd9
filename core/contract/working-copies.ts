import { z } from 'zod'
import { isStorable } from '#core/text/storable.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { wholeNumber } from './whole-number.ts'

/** What this person has typed into a submission and not saved (decision D12); nulls where there is nothing. */
export const WorkingCopy = z.object({
  submissionId: z.int(),
  /** The revision of the submission it was begun with. */
  revision: z.int().nullable(),
  /** The fields that were changed, as the form holds them. */
  values: z.record(z.string(), z.unknown()).nullable(),
  savedAt: z.string().nullable(),
})
export type WorkingCopy = z.infer<typeof WorkingCopy>

const text = z.string().max(20_000).refine(isStorable, 'Contains a character that cannot be stored')
const cell = z.union([text, z.number(), z.boolean(), z.null()])
/** As in the form, including blank texts and empty rows. */
const typed = z.union([cell, z.array(text).max(1000), z.array(z.record(text, cell)).max(1000)])

export const WorkingCopyInput = z.object({
  revision: wholeNumber(1, 2_147_483_647),
  values: z.record(text, typed),
})
export type WorkingCopyInput = z.output<typeof WorkingCopyInput>

const path = '/api/submissions/:id/working-copy'

export const workingCopiesApi = {
  get: endpoint({
    method: 'GET',
    path,
    access: 'view-submissions',
    summary: 'What the person has typed into a submission and not saved',
    params: IdParams,
    response: WorkingCopy,
  }),
  put: endpoint({
    method: 'PUT',
    path,
    access: 'edit-submissions',
    summary: 'Keeps what was typed; it is no version, and the trail does not tell of it',
    params: IdParams,
    body: WorkingCopyInput,
    response: WorkingCopy,
  }),
  delete: endpoint({
    method: 'DELETE',
    path,
    access: 'edit-submissions',
    summary: 'Throws away what was typed',
    params: IdParams,
    response: WorkingCopy,
  }),
}
