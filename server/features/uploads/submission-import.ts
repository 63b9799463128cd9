import { defaultMarket } from '#core/code-lists/markets.ts'
import { columnNamesFor } from '#core/imports/column-names.ts'
import { asDeviceFile } from '#core/imports/device-files.ts'
import {
  columnsOfRecordsOnly,
  isComplete,
  type SubmissionRow as ReadRow,
  specifiedSubmissionColumns,
  submissionColumns,
  submissionGroup,
  submissionKey,
  submissionRowReader,
  submissionTemplate,
} from '#core/imports/submission-row.ts'
import { masterNames } from '#core/imports/template-fields.ts'
import { type Importer, importOf } from '#server/imports/import-of.ts'
import { dayOf } from '#server/platform/day.ts'
import type { Hub } from '#server/platform/hub.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import { removeSubmissions } from '#server/submissions/submission-removal.ts'
import { compareRows, type ForMarket, repeatedMessage, storeRows } from './submission-import-store.ts'
import { updateRows } from './submission-import-update.ts'

/** The upload of submissions (decision D23): drafts of the market a submission has that names none. */
export function submissionImport(hub: Pick<Hub, 'marketOf' | 'now'>): Importer {
  const market: ForMarket = { code: defaultMarket, module: hub.marketOf(defaultMarket) }
  const fields = fieldsOf(market.module)
  const read = submissionRowReader(fields, market.code)
  const template = {
    name: 'Submission template',
    columns: submissionColumns(fields),
    notRead: columnsOfRecordsOnly,
    columnsOf: (field: string) => [masterNames[field] ?? field],
    read: (_header: readonly string[], ...row: Parameters<typeof read>) => read(...row),
  }
  return importOf<ReadRow>({
    kind: 'submissions',
    // Either of them identifies the submission.
    formats: ['basicUdiDi', 'deviceNumber'].map((column) => ({ ...template, markers: [column] })),
    unknownMessage: (found, header) =>
      asDeviceFile(header) ??
      `This is not a submission file: it needs the column basicUdiDi (found: ${found}). Download the template to see the names; row 1 holds them.`,
    fields,
    keyOf: submissionKey,
    groupOf: submissionGroup,
    isComplete,
    repeatedMessage,
    findings: (row) => findingsOf(market, row, hub.now()),
    otherNames: columnNamesFor(market.module?.regulatorFields ?? {}),
    access: 'create-submissions',
    compare: (unit, actor, rows) => compareRows(market, unit, actor, rows),
    store: (...batch) => storeRows(market, ...batch),
    update: (...batch) => updateRows(market, ...batch),
    remove: removeSubmissions,
    address: (jobId) => `/bulk-upload?job=${jobId}`,
    grownTables: ['submissions', 'submission_revisions', 'audit_entries'],
  })
}

/** What is wrong with a value that is there; what is not there yet is told by validation (decision D35). */
export function findingsOf({ module }: ForMarket, { stated }: ReadRow, now: Date) {
  const issues = module?.judge(stated, new Set(), dayOf(now)) ?? []
  const wrong = issues.flatMap(({ field, message, severity }) =>
    severity === 'error' && field !== null && stated[field] !== undefined ? [{ field, message }] : [],
  )
  return [...wrong, ...(module?.doubtsAbout?.(stated) ?? [])]
}

/** The columns of its template. */
export function submissionTemplateOf(hub: Pick<Hub, 'marketOf'>): readonly string[] {
  const market = hub.marketOf(defaultMarket)
  return market ? submissionTemplate(market) : specifiedSubmissionColumns
}
