import { acceptanceApi } from './acceptance.ts'
import { actorsApi } from './actors.ts'
import { apiTokensApi } from './api-tokens.ts'
import { archiveApi } from './archive.ts'
import { assessmentsApi } from './assessments.ts'
import { assistantApi } from './assistant.ts'
import { auditApi } from './audit.ts'
import { authApi } from './auth.ts'
import { calendarApi } from './calendar.ts'
import { certificatesApi } from './certificates.ts'
import { certificationsApi } from './certifications.ts'
import { changeEffectsApi } from './change-effects.ts'
import { checklistApi } from './checklist.ts'
import { commentsApi } from './comments.ts'
import { connectionsApi } from './connections.ts'
import { countersignaturesApi } from './countersignatures.ts'
import { countryUploadApi } from './country-upload.ts'
import { deadlinesApi } from './deadlines.ts'
import { deviceFamiliesApi } from './device-families.ts'
import { deviceLinksApi } from './device-links.ts'
import { dossiersApi } from './dossiers.ts'
import { emdnApi } from './emdn.ts'
import type { Endpoint } from './endpoint.ts'
import { entriesApi } from './entries.ts'
import { exchangeApi } from './exchange-api.ts'
import { identifiersApi } from './identifiers.ts'
import { identitiesApi } from './identities.ts'
import { importPreviewsApi } from './import-previews.ts'
import { importsApi, jobsApi } from './imports.ts'
import { intelligenceApi } from './intelligence.ts'
import { marketFilesApi } from './market-files.ts'
import { masterCommandsApi } from './master-commands.ts'
import { masterDiApi } from './master-di.ts'
import { masterSyncApi } from './master-sync.ts'
import { myWorkApi } from './my-work.ts'
import { notificationsApi } from './notifications.ts'
import { operatorDefaultsApi } from './operator-defaults.ts'
import { portfolioApi } from './portfolio.ts'
import { profileApi } from './profile.ts'
import { projectsApi } from './projects.ts'
import { readinessApi } from './readiness.ts'
import { registerApi } from './register.ts'
import { releaseComparisonApi } from './release-comparison.ts'
import { requestsApi } from './requests.ts'
import { rimApi } from './rim.ts'
import { schemasApi } from './schemas.ts'
import { secondFactorApi } from './second-factor.ts'
import { securityEventsApi } from './security-events.ts'
import { settingsApi } from './settings.ts'
import { sheetGapsApi } from './sheet-gaps.ts'
import { submissionCopiesApi } from './submission-copies.ts'
import { submissionSheetsApi } from './submission-sheets.ts'
import { submissionUploadApi } from './submission-upload.ts'
import { submissionsApi } from './submissions.ts'
import { tasksApi } from './tasks.ts'
import { trailReviewsApi } from './trail-reviews.ts'
import { usersApi } from './users.ts'
import { validationErrorsApi } from './validation-errors.ts'
import { validationRunsApi } from './validation-runs.ts'
import { versionControlApi } from './version-control.ts'
import { webhooksApi } from './webhooks.ts'
import { workbooksApi } from './workbooks.ts'
import { workingCopiesApi } from './working-copies.ts'

/** Every endpoint of the hub, by noun: the reference is printed from it, the tests walk over it. */
export const contract: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  auth: authApi,
  users: usersApi,
  profile: profileApi,
  'second-factor': secondFactorApi,
  identities: identitiesApi,
  'master-di': { ...masterDiApi, ...masterCommandsApi },
  'audit-trail': auditApi,
  'security-events': securityEventsApi,
  requests: requestsApi,
  'my-work': myWorkApi,
  comments: commentsApi,
  notifications: notificationsApi,
  'api-tokens': apiTokensApi,
  connections: connectionsApi,
  webhooks: webhooksApi,
  rim: rimApi,
  projects: projectsApi,
  tasks: tasksApi,
  'impact-assessments': assessmentsApi,
  calendar: calendarApi,
  certificates: certificatesApi,
  assistant: assistantApi,
  submissions: submissionsApi,
  'eudamed-udi-submissions': entriesApi,
  'submission-copies': submissionCopiesApi,
  'carry-over': masterSyncApi,
  'change-effects': changeEffectsApi,
  'submission-upload': submissionUploadApi,
  'country-upload': countryUploadApi,
  'working-copies': workingCopiesApi,
  'submission-sheets': submissionSheetsApi,
  'sheet-gaps': sheetGapsApi,
  exchange: exchangeApi,
  acceptance: acceptanceApi,
  'market-files': marketFilesApi,
  workbooks: workbooksApi,
  register: registerApi,
  readiness: readinessApi,
  requirements: { ...checklistApi, ...deadlinesApi },
  'validation-errors': validationErrorsApi,
  validations: validationRunsApi,
  emdn: emdnApi,
  identifiers: identifiersApi,
  'device-families': deviceFamiliesApi,
  imports: importsApi,
  'import-previews': importPreviewsApi,
  jobs: jobsApi,
  settings: settingsApi,
  countersignatures: countersignaturesApi,
  trailReviews: trailReviewsApi,
  actors: actorsApi,
  archive: archiveApi,
  dossiers: dossiersApi,
  certifications: certificationsApi,
  'device-links': deviceLinksApi,
  'operator-defaults': operatorDefaultsApi,
  'release-comparison': releaseComparisonApi,
  portfolio: portfolioApi,
  schemas: schemasApi,
  'version-control': versionControlApi,
  'regulatory-intelligence': intelligenceApi,
}
