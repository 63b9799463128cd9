import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'

/** All that is known of one thing as a paper to hand over (decision D139). */

const dossier = (path: string, of: string) =>
  endpoint({
    method: 'GET',
    path,
    access: 'export-data',
    summary: `All that is known of ${of} as a PDF to hand over`,
    params: IdParams,
    response: 'file',
  })

export const dossiersApi = {
  record: dossier('/api/dossiers/record/:id', 'a record'),
  submission: dossier('/api/dossiers/submission/:id', 'a submission'),
  project: dossier('/api/dossiers/project/:id', 'a submission of Simple RIM'),
}
export type DossierKind = keyof typeof dossiersApi
