import { actorsApi } from '#core/contract/actors.ts'
import { assistantApi } from '#core/contract/assistant.ts'
import { auditApi } from '#core/contract/audit.ts'
import { calendarApi } from '#core/contract/calendar.ts'
import { certificatesApi } from '#core/contract/certificates.ts'
import { certificationsApi } from '#core/contract/certifications.ts'
import { changeEffectsApi } from '#core/contract/change-effects.ts'
import { commentsApi } from '#core/contract/comments.ts'
import { deadlinesApi } from '#core/contract/deadlines.ts'
import { emdnApi } from '#core/contract/emdn.ts'
import { type Endpoint, onlyReads } from '#core/contract/endpoint.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { identifiersApi } from '#core/contract/identifiers.ts'
import { intelligenceApi } from '#core/contract/intelligence.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { masterSyncApi } from '#core/contract/master-sync.ts'
import { myWorkApi } from '#core/contract/my-work.ts'
import { readinessApi } from '#core/contract/readiness.ts'
import { registerApi } from '#core/contract/register.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { rimApi } from '#core/contract/rim.ts'
import { submissionCopiesApi } from '#core/contract/submission-copies.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { tasksApi } from '#core/contract/tasks.ts'
import { validationErrorsApi } from '#core/contract/validation-errors.ts'

/**
 * What a model may do here, by the names it calls it: a choice of the endpoints, each with what it is for. Whoever runs the
 * server says whether those that write are offered too; what the token may do, the hub decides at each call. Deciding,
 * signing, deleting, exporting and sending are left to people.
 */
export const tools: Readonly<Record<string, Endpoint>> = {
  find_records: masterDiApi.list,
  get_record: masterDiApi.get,
  get_record_versions: masterDiApi.versions,
  get_record_readiness: readinessApi.ofRecord,
  get_outdated_submissions: masterSyncApi.outdated,
  get_change_effects: changeEffectsApi.ofRecord,
  get_record_comments: commentsApi.ofRecord,
  find_readiness: readinessApi.list,
  count_ready_devices: readinessApi.state,
  find_submissions: submissionsApi.list,
  get_submission: submissionsApi.get,
  get_submission_exchange: exchangeApi.ofSubmission,
  count_submissions: submissionsApi.statusCounts,
  find_validation_errors: validationErrorsApi.list,
  count_validation_errors_by_rule: validationErrorsApi.byRule,
  find_exchange_files: exchangeApi.files,
  find_register_devices: registerApi.devices,
  get_register_device: registerApi.device,
  find_register_certificates: certificatesApi.list,
  find_requests: requestsApi.list,
  get_my_work: myWorkApi.get,
  find_audit_entries: auditApi.trail,
  find_operators: actorsApi.list,
  get_operator: actorsApi.get,
  find_certifications: certificationsApi.list,
  get_deadlines: deadlinesApi.own,
  find_regulatory_updates: intelligenceApi.updates,
  find_regulatory_projects: rimApi.submissions,
  find_tasks: tasksApi.list,
  get_calendar: calendarApi.get,
  search_emdn: emdnApi.search,
  look_up_emdn: emdnApi.lookup,
  check_udi_di: identifiersApi.validateUdiDi,
  check_basic_udi_di: identifiersApi.validateBasicUdiDi,
  ask: assistantApi.ask,

  create_record: masterDiApi.create,
  update_record: masterDiApi.update,
  copy_records_to_markets: submissionCopiesApi.copy,
  create_submission: submissionsApi.create,
  update_submission: submissionsApi.update,
  validate_submission: submissionsApi.validate,
  carry_over_values: masterSyncApi.sync,
  comment_on_record: commentsApi.addToRecord,
  create_task: tasksApi.create,
}

export interface Offered {
  /** Those that change something, too. */
  readonly writing: boolean
}

/** The tools that are offered, by name. */
export const offeredTools = ({ writing }: Offered): ReadonlyMap<string, Endpoint> =>
  new Map(Object.entries(tools).filter(([, endpoint]) => writing || onlyReads(endpoint)))
