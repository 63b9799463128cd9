import { type Market, markets } from '#core/code-lists/markets.ts'
import { countryKindOf } from '#core/contract/import-previews.ts'
import { diKey } from '#core/identifiers/di-key.ts'
import { columnNamesFor } from '#core/imports/column-names.ts'
import { countryColumns, countryColumnsOf, countryRowReader } from '#core/imports/country-row.ts'
import type { SubmissionRow } from '#core/imports/submission-row.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { type Importer, importOf } from '#server/imports/import-of.ts'
import { recordOf } from '#server/imports/run-import.ts'
import { notFound } from '#server/platform/errors.ts'
import type { Hub } from '#server/platform/hub.ts'
import { removeSubmissions } from '#server/submissions/submission-removal.ts'
import { compareCountryRows, storeCountryRows } from './country-import-store.ts'
import { findingsOf } from './submission-import.ts'
import { type LinkedVersion, versionById } from './submission-import-queries.ts'
import { repeatedMessage } from './submission-import-store.ts'
import { updateRows } from './submission-import-update.ts'

/** The upload for one country: each row is a submission of the master record it is for. */
export function countryImport(
  hub: Pick<Hub, 'now'>,
  { code, country }: Pick<Market, 'code' | 'country'>,
  module: MarketModule,
  master: LinkedVersion | undefined,
): Importer {
  const read = countryRowReader(module.fields, module)
  const market = { code, module }
  const codeOf = ({ stated }: SubmissionRow) => diKey(stated.udiDi ?? master?.document.udiDi)
  return importOf<SubmissionRow>({
    kind: countryKindOf(code),
    formats: [
      {
        name: `${country} template`,
        columns: countryColumns(module),
        columnsOf: countryColumnsOf(module.template),
        read: (_header, ...row) => read(...row),
      },
    ],
    unknownMessage: (found) =>
      `This file has none of the columns of the template for ${country} (found: ${found}). Download the template to see the names; row 1 holds them.`,
    fields: module.fields,
    keyOf: codeOf,
    groupOf: codeOf,
    isComplete: () => true,
    repeatedMessage,
    findings: (row) => findingsOf(market, row, hub.now()),
    otherNames: columnNamesFor(module.regulatorFields),
    access: 'create-submissions',
    compare: (unit, actor, rows) => compareCountryRows({ market, master }, unit, actor, rows),
    store: (...batch) => storeCountryRows({ market, master }, ...batch),
    update: (...batch) => updateRows(market, ...batch),
    remove: removeSubmissions,
    ...(master && { recordId: master.id }),
    grownTables: ['submissions', 'submission_revisions', 'audit_entries'],
  })
}

/** What the jobs of all countries can do; a row to be updated names its submission, so the record is not asked for. */
export const countryImports = (hub: Pick<Hub, 'db' | 'marketOf' | 'now'>): Importer[] =>
  markets.flatMap((market) => {
    const module = hub.marketOf(market.code)
    if (!module) return []
    const ofRecord = async (masterDiId: number) => {
      const master = await versionById(hub.db, masterDiId)
      return master && countryImport(hub, market, module, master)
    }
    const general = countryImport(hub, market, module, undefined)
    const perform = async (...[all, job]: Parameters<Importer['perform']>) => {
      const recordId = recordOf(job)
      const importer = recordId === undefined ? general : await ofRecord(recordId)
      if (!importer) throw notFound('The master record has been deleted.')
      await importer.perform(all, job)
    }
    return [{ ...general, ofRecord, perform }]
  })
