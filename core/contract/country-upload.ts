import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ImportResult, Job } from './imports.ts'

const Country = z.strictObject({ country: z.string().max(10) })

/** What a country's upload takes. */
export const CountryUpload = z.object({
  /** Attributes of the regulator's data set, where a figure is known. */
  attributes: z.int().nullable(),
  /** Columns of the template, in order. */
  columns: z.array(z.object({ name: z.string(), label: z.string() })),
})
export type CountryUpload = z.infer<typeof CountryUpload>

/** Submissions of one master record for one country, from a table (decisions D20, D23). */
export const countryUploadApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/country-specific/bulk-upload/:country',
    access: 'create-submissions',
    summary: "The columns of a country's upload",
    params: Country,
    response: CountryUpload,
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/country-specific/bulk-upload/:country/template',
    access: 'create-submissions',
    summary:
      "The empty template of a country's upload as CSV: the specified columns first, then the market's own",
    params: Country,
    response: 'file',
  }),
  bulkUpload: endpoint({
    method: 'POST',
    path: '/api/country-specific/bulk-upload/:country',
    access: 'create-submissions',
    summary:
      'Submissions of a master record for a country from CSV under 10 MB; parts file, masterDiId and country of the form',
    params: Country,
    body: 'file',
    response: ImportResult,
    accepted: Job,
  }),
}
