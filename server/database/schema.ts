import type { ColumnType, Generated } from 'kysely'
import type {
  FieldNote,
  RequestEntityType,
  RequestIntent,
  RequestStatus,
  Signature,
} from '#core/contract/requests.ts'
import type { SheetContent } from '#core/contract/submission-sheets.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { DictionaryTag } from '#core/dictionary/upgrades/upgrade.ts'
import type { MasterStatus } from '#core/lifecycle/master-status.ts'
import type { SubmissionStatus } from '#core/lifecycle/submission-status.ts'
import type { Immutable, Json, RevisionsTable } from './column-types.ts'
import type { EmdnEntriesTable, EmdnVersionsTable } from './emdn-tables.ts'
import type {
  AnswersTable,
  AttemptsTable,
  ExportsTable,
  PackagesTable,
  RegistrationsTable,
} from './exchange-tables.ts'
import type { ApprovedFilesTable, CountersignaturesTable, TrailReviewsTable } from './four-eyes-tables.ts'
import type {
  ImportedRowsTable,
  JobErrorsTable,
  JobFindingsTable,
  JobOtherValuesTable,
  JobPiecesTable,
  JobsTable,
} from './job-tables.ts'
import type { CertificationsTable, DeviceLinksTable, OperatorsTable } from './operator-tables.ts'
import type { PortfoliosTable } from './portfolio-tables.ts'
import type {
  ImportColumnsTable,
  ImportPreviewPiecesTable,
  ImportPreviewRowsTable,
  ImportPreviewsTable,
} from './preview-tables.ts'
import type { ReadinessTable } from './readiness-table.ts'
import type {
  CertificateChangesTable,
  CertificatesTable,
  RegisterAnswersTable,
  RegisterDevicesTable,
  RegisterReadsTable,
} from './register-tables.ts'
import type {
  HubKeysTable,
  KnownPlacesTable,
  OneTimeLinksTable,
  SecurityAlertsTable,
  SecurityDigestsTable,
  SecurityEventsTable,
  SessionsTable,
  UsersTable,
  WrongPasswordsTable,
} from './schema-people.ts'
import type { SchemaSetsTable, SettingsTable } from './settings-tables.ts'
import type { TablesAround } from './tables-around.ts'
import type { TrailStatesTable } from './trail/trail-states-table.ts'

/** The tables as the queries see them. Instants are Dates here and ISO 8601 text in every answer. */
export interface Schema extends TablesAround {
  users: UsersTable
  sessions: SessionsTable
  known_places: KnownPlacesTable
  one_time_links: OneTimeLinksTable
  countersignatures: CountersignaturesTable
  approved_files: ApprovedFilesTable
  trail_reviews: TrailReviewsTable
  security_events: SecurityEventsTable
  security_digests: SecurityDigestsTable
  security_alerts: SecurityAlertsTable
  wrong_passwords: WrongPasswordsTable
  hub_keys: HubKeysTable
  master_records: MasterRecordsTable
  master_revisions: RevisionsTable<'record_id'>
  master_search_texts: SearchTextsTable
  submissions: SubmissionsTable
  submission_revisions: RevisionsTable<'submission_id'>
  validation_errors: ValidationErrorsTable
  working_copies: WorkingCopiesTable
  submission_sheets: SubmissionSheetsTable
  requests: RequestsTable
  notifications: NotificationsTable
  exports: ExportsTable
  packages: PackagesTable
  attempts: AttemptsTable
  answers: AnswersTable
  registrations: RegistrationsTable
  register_reads: RegisterReadsTable
  register_answers: RegisterAnswersTable
  register_devices: RegisterDevicesTable
  certificates: CertificatesTable
  certificate_changes: CertificateChangesTable
  jobs: JobsTable
  job_errors: JobErrorsTable
  job_findings: JobFindingsTable
  job_other_values: JobOtherValuesTable
  job_pieces: JobPiecesTable
  imported_rows: ImportedRowsTable
  import_previews: ImportPreviewsTable
  import_preview_pieces: ImportPreviewPiecesTable
  import_preview_rows: ImportPreviewRowsTable
  import_columns: ImportColumnsTable
  audit_entries: AuditEntriesTable
  trail_states: TrailStatesTable
  settings: SettingsTable
  schema_sets: SchemaSetsTable
  operators: OperatorsTable
  operator_revisions: RevisionsTable<'operator_id'>
  certifications: CertificationsTable
  certification_revisions: RevisionsTable<'certification_id'>
  device_links: DeviceLinksTable
  portfolios: PortfoliosTable
  portfolio_revisions: RevisionsTable<'portfolio_id'>
  readiness: ReadinessTable
  readiness_open: { record_id: number }
  readiness_epoch: { epoch: number; rules: string }
  emdn_versions: EmdnVersionsTable
  emdn_entries: EmdnEntriesTable
}

interface MasterRecordsTable {
  id: Generated<number>
  device_number: string
  version_number: string
  version_major: number
  version_minor: number
  status: MasterStatus
  is_latest: boolean
  parent_id: number | null
  revision: number
  device_name: string
  manufacturer_name: string
  device_family: string | null
  target_countries: string[]
  device_number_key: string
  device_name_key: string
  manufacturer_key: string
  family_key: string
  search_text: string
  document: Json<AnyDocument>
  dictionary: DictionaryTag
  source_data: ColumnType<SourceData | null, string | null, string | null>
  change_reason: string | null
  delete_reason: string | null
  edited_after_approval: ColumnType<boolean, boolean | undefined, boolean>
  import_id: number | null
  created_at: Immutable<Date>
  created_by: number | null
  updated_at: Date
  updated_by: number | null
}

/** Kept by triggers. */
interface SearchTextsTable {
  record_id: number
  search_text: string
}

export type SourceData = Record<string, Record<string, string>>

interface SubmissionsTable {
  id: Generated<number>
  market: string
  master_di_id: number | null
  device_number: string | null
  version_number: string | null
  status: SubmissionStatus
  revision: number
  device_name: string | null
  udi_di: string | null
  basic_udi_di: string | null
  search_text: string
  document: Json<AnyDocument>
  dictionary: DictionaryTag
  validation: ColumnType<unknown, string | null, string | null>
  /** The product family it is matched to. */
  portfolio_id: number | null
  /** The revision of its master record that it was taken from; kept by a trigger. */
  copied_revision: ColumnType<number | null, undefined, undefined>
  /** The version it was copied from; the submission itself follows the version in force. */
  copied_record_id: ColumnType<number | null, undefined, undefined>
  /** The version in force has another UDI-DI than this submission. */
  has_former_udi_di: ColumnType<boolean, undefined, boolean>
  created_at: Immutable<Date>
  created_by: number | null
  updated_at: Date
  updated_by: number | null
}

interface SubmissionSheetsTable {
  id: Generated<number>
  market: string
  revision: number
  content: Json<SheetContent>
  created_at: Immutable<Date>
  created_by: number
  updated_at: Date
}

interface WorkingCopiesTable {
  user_id: number
  submission_id: number
  /** The one the person began with. */
  revision: number
  typed: Json<Record<string, unknown>>
  saved_at: Date
}

interface ValidationErrorsTable {
  id: Generated<number>
  submission_id: number
  rule_id: string
  severity: string
  field: string | null
  message: string
  has_fix: boolean
  resolved: boolean
  resolved_by: number | null
  resolved_at: Date | null
  created_at: Date
}

interface RequestsTable {
  id: Generated<number>
  entity_type: RequestEntityType
  entity_id: number
  /** What it was called. */
  entity_name: string
  device_number: string | null
  version_number: string | null
  change_type: 'update' | 'delete'
  intent: RequestIntent
  status: RequestStatus
  current_data: Json<AnyDocument>
  dictionary: DictionaryTag
  proposed_changes: Json<FieldChange[]>
  change_reason: string | null
  request_notes: string | null
  requested_by: number
  created_at: Immutable<Date>
  assigned_to: number | null
  due_date: string | null
  resolved_by: number | null
  resolved_at: Date | null
  approval_notes: string | null
  rejection_notes: string | null
  /** What is to be changed, field by field. */
  field_notes: ColumnType<FieldNote[], string | undefined, string>
  search_text: string
  decided_revision: number | null
  decided_hash: string | null
  by_contributor: Generated<boolean>
  /** Decided in controlled mode: only that counts there (decision D60). */
  decided_controlled: Generated<boolean>
  signature: ColumnType<StoredSignature | null, string | null | undefined, string | null>
  /** Whether people were told that it is due, or overdue. */
  due_told: ColumnType<'due' | 'overdue' | null, undefined, 'due' | 'overdue' | null>
}

/** As it was given; the content may have changed since. What came to it later is not in older ones. */
export type StoredSignature = Omit<Signature, 'isVoid' | 'userId' | 'username' | 'intent' | 'provenWith'> &
  Partial<Pick<Signature, 'userId' | 'username' | 'intent' | 'provenWith'>>

interface NotificationsTable {
  id: Generated<number>
  user_id: number
  title: string
  body: string
  link: string
  created_at: Immutable<Date>
  read_at: Date | null
}

interface AuditEntriesTable {
  seq: number
  at: Date
  actor_id: number | null
  action: string
  entity_type: string
  entity_id: number | null
  import_id: number | null
  /** The entry itself: canonical JSON (RFC 8785) as text; the hash is over this. */
  entry: string
  previous_hash: string
  hash: string
  /** Folded, to search in: why and what was noted. */
  search_text: string | null
  /** Folded, to search in: what the device was called before this change. */
  former_names: string | null
}
