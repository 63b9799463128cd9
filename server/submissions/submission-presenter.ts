import type { Submission } from '#core/contract/submissions.ts'
import type { ValidationResults } from '#core/contract/validation-results.ts'
import { notStated, presentField } from '#core/dictionary/document.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { mayValidate, submissionAllows } from '#core/lifecycle/submission-status.ts'
import type { MarketRegistry } from '#core/markets/index.ts'
import { isOfOtherRules } from '#core/markets/rule-content.ts'
import { isToBeConfirmed } from '#core/markets/shown-registered.ts'
import type { Properties, Property } from '#server/lists/list.ts'
import { column, documentProperties, instant, storedDocument } from '#server/lists/properties.ts'
import { presentWhole } from '#server/lists/selection.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { fieldsOf } from './submission-fields.ts'
import { keptColumns, reasonToKeep } from './submission-kept.ts'
import type { SubmissionRow } from './submission-queries.ts'

const as = column<SubmissionRow>()
const at = instant<SubmissionRow>()

type Shared = Properties<SubmissionRow, Pick<Submission, keyof typeof submissionFields>>

/** What is the same for every market. */
const shared = {
  ...(documentProperties<SubmissionRow>(submissionFields) as Shared),
  // Lists show these, and read them without the document.
  deviceName: as('device_name'),
  udiDi: as('udi_di'),
  basicUdiDi: as('basic_udi_di'),
  id: as('id'),
  targetCountries: { from: ['market'], value: (row) => [row.market] } satisfies Property<SubmissionRow>,
  masterDiId: as('master_di_id'),
  deviceNumber: as('device_number'),
  versionNumber: as('version_number'),
  status: as('status'),
  revision: as('revision'),
  portfolioId: as('portfolio_id'),
  standing: as('standing'),
  recordStatus: as('record_status'),
  hasFormerUdiDi: as('has_former_udi_di'),
  registeredVersion: as('registered_version'),
  registeredAt: at('registered_at'),
  publishDateSent: as('publish_date_sent'),
  createdAt: at('created_at'),
  createdBy: as('created_by'),
  createdByName: as('created_by_name'),
  updatedAt: at('updated_at'),
  updatedBy: as('updated_by'),
  updatedByName: as('updated_by_name'),
} as const

/** Unanswered declarations. An earlier version of the hub did not store the "no" that ticking "Declarations checked" implied. */
function unstatedOf(marketOf: MarketRegistry, row: Pick<SubmissionRow, 'market' | 'document'>): string[] {
  const market = marketOf(row.market)
  const answered = new Set(row.document.declarationsChecked ? market?.declarationsAsked(row.document) : [])
  return notStated(fieldsOf(market), row.document).filter((id) => !answered.has(id))
}

/** What validation found, and whether the rules have changed since. */
function resultsOf(
  marketOf: MarketRegistry,
  row: Pick<SubmissionRow, 'market' | 'validation'>,
): ValidationResults | null {
  const results = row.validation as ValidationResults | null
  const market = marketOf(row.market)
  if (!results || !market || !isOfOtherRules(market, results.ruleSetVersions)) return results
  return { ...results, ofOtherRules: true }
}

/** What clients see of a stored submission, each with the columns it is made of. */
export function submissionProperties({
  marketOf,
}: Pick<Hub, 'marketOf'>): Properties<SubmissionRow, Submission> {
  return {
    ...shared,
    validationResults: {
      from: ['validation', 'market'],
      value: (row) => resultsOf(marketOf, row),
    },
    toBeConfirmed: {
      from: ['market', 'taken'],
      value: ({ market, taken }) => isToBeConfirmed(marketOf(market)?.exchange, taken),
    },
    notStated: { from: [...storedDocument, 'market'], value: (row) => unstatedOf(marketOf, row) },
    abilities: {
      from: ['market', 'record_status', 'registered_at', ...keptColumns],
      value: (row, actor) => abilitiesOf(marketOf, row, actor),
    },
    files: {
      from: ['market'],
      value: ({ market }) =>
        (marketOf(market)?.files ?? []).map(({ id, label, format, nature }) => ({
          id,
          label,
          format,
          nature,
        })),
    },
  }
}

/** The fields of the submission's own market, which others do not have. */
export const ownFields = ({ marketOf }: Pick<Hub, 'marketOf'>): Property<SubmissionRow, object> => ({
  from: ['market', ...storedDocument],
  value: ({ market, document }) => {
    const own = Object.entries(fieldsOf(marketOf(market))).filter(
      ([id]) => !Object.hasOwn(submissionFields, id),
    )
    return Object.fromEntries(own.map(([id, field]) => [id, presentField(field, document[id])]))
  },
})

/** A stored submission as clients see it, with what this person may do with it. */
export const presentSubmission = (hub: Hub, row: SubmissionRow, actor: Actor): Submission =>
  presentWhole(row, actor, submissionProperties(hub), ownFields(hub))

function abilitiesOf(
  marketOf: MarketRegistry,
  row: Pick<SubmissionRow, 'market' | 'record_status' | 'registered_at' | (typeof keptColumns)[number]>,
  actor: Actor,
): Submission['abilities'] {
  const may = (permission: Actor['permissions'][number]) => actor.permissions.includes(permission)
  const market = marketOf(row.market)
  const hasFiles = (market?.files ?? []).length > 0
  const isDeleted = row.record_status === 'deleted'
  // Of a deleted record a file holds only changes to what a register has.
  const mayLeave = !isDeleted || row.registered_at !== null
  return {
    edit: may('edit-submissions'),
    sendForApproval:
      may('edit-submissions') && submissionAllows('sendForApproval', row.status) && !row.waits && !isDeleted,
    approve: may('approve-submissions') && submissionAllows('approve', row.status),
    validate: may('edit-submissions') && market !== undefined && mayValidate(row.status, actor.rules),
    download:
      may('export-data') && hasFiles && mayLeave && submissionAllows('download', row.status, actor.rules),
    acknowledge: may('edit-submissions') && submissionAllows('acknowledge', row.status),
    delete: may('delete-submissions') && reasonToKeep(row, actor) === null,
  }
}
