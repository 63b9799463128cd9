import type { AssessmentDevicesTable, AssessmentsTable, UpdateScopesTable } from './assessment-tables.ts'
import type { AssistantFeedbackTable, AssistantModelTable } from './assistant-tables.ts'
import type { RevisionsTable } from './column-types.ts'
import type { CommentFilesTable, CommentsTable, MailsTable } from './comment-tables.ts'
import type { ConnectionsTable, ReceivedMessagesTable, TransmissionsTable } from './connection-tables.ts'
import type { ApiTokensTable, WebhookDeliveriesTable, WebhooksTable } from './integration-tables.ts'
import type {
  AlertMatchesTable,
  AlertsTable,
  FeedRefreshesTable,
  FeedsTable,
  UpdateAsksTable,
  UpdateReadsTable,
  UpdatesTable,
} from './intelligence-tables.ts'
import type {
  RimApprovalsTable,
  RimFilesTable,
  RimItemsTable,
  RimLinksTable,
  RimRenewalsTable,
  RimScopeTable,
} from './rim-tables.ts'
import type {
  IdentitiesTable,
  IdentityRequestsTable,
  PasskeysTable,
  PendingProofsTable,
  RecoveryCodesTable,
  SecondFactorResetsTable,
  SecondFactorsTable,
} from './second-factor-tables.ts'
import type { CalendarFeedsTable, TasksTable } from './task-tables.ts'
import type { WorkbooksTable } from './workbook-tables.ts'

/** The tables around the devices: what is said about them, news, other programs, the regulatory information view. */
export interface TablesAround {
  second_factors: SecondFactorsTable
  passkeys: PasskeysTable
  identities: IdentitiesTable
  identity_requests: IdentityRequestsTable
  recovery_codes: RecoveryCodesTable
  second_factor_resets: SecondFactorResetsTable
  pending_proofs: PendingProofsTable
  assistant_feedback: AssistantFeedbackTable
  assistant_model: AssistantModelTable
  api_tokens: ApiTokensTable
  comments: CommentsTable
  comment_files: CommentFilesTable
  mails: MailsTable
  connections: ConnectionsTable
  transmissions: TransmissionsTable
  received_messages: ReceivedMessagesTable
  workbooks: WorkbooksTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
  rim_items: RimItemsTable
  rim_revisions: RevisionsTable<'item_id'>
  rim_links: RimLinksTable
  rim_files: RimFilesTable
  rim_approvals: RimApprovalsTable
  rim_scope: RimScopeTable
  rim_renewals: RimRenewalsTable
  tasks: TasksTable
  calendar_feeds: CalendarFeedsTable
  task_revisions: RevisionsTable<'task_id'>
  assessments: AssessmentsTable
  assessment_revisions: RevisionsTable<'assessment_id'>
  assessment_devices: AssessmentDevicesTable
  update_scopes: UpdateScopesTable
  feeds: FeedsTable
  updates: UpdatesTable
  update_reads: UpdateReadsTable
  update_asks: UpdateAsksTable
  alerts: AlertsTable
  alert_matches: AlertMatchesTable
  feed_refreshes: FeedRefreshesTable
}
