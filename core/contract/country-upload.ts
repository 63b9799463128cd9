import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ImportResult, Job } from './imports.ts'

const Country = z.strictObject({ country: z.string().max(10) })

/** Submissions of one master record for one country, from a table (decisions D20, D23). */
export const countryUploadApi = {
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
