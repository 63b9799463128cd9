import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Config, MetricsSettings } from './config.ts'
import { acceptanceRoutes } from './features/acceptance/acceptance-routes.ts'
import { actorRoutes } from './features/actors/actor-routes.ts'
import { certificationCalendar } from './features/actors/certification-calendar-queries.ts'
import { certificationImport } from './features/actors/certification-import.ts'
import { renewCertification } from './features/actors/certification-renewal.ts'
import { certificationWork } from './features/actors/certification-work.ts'
import { operatorImport } from './features/actors/operator-import.ts'
import { operatorWork } from './features/actors/operator-work.ts'
import { requestRoutes } from './features/approval/request-routes.ts'
import { requestWork } from './features/approval/request-work.ts'
import { archiveRoutes } from './features/archive/archive-routes.ts'
import { assessmentCalendar } from './features/assessments/assessment-calendar-queries.ts'
import { assessmentRoutes } from './features/assessments/assessment-routes.ts'
import { assessmentWork } from './features/assessments/assessment-work.ts'
import { assistantRoutes } from './features/assistant/assistant-routes.ts'
import { auditTrailRoutes } from './features/audit-trail/audit-trail-routes.ts'
import { authRoutes } from './features/auth/auth-routes.ts'
import { calendarRoutes } from './features/calendar/calendar-routes.ts'
import { changeEffectsRoutes } from './features/change-effects/change-effects-routes.ts'
import { commentRoutes } from './features/comments/comment-routes.ts'
import { connectionRoutes } from './features/connections/connection-routes.ts'
import { connectionWork } from './features/connections/connection-work.ts'
import { connectionCountersigner } from './features/connections/production.ts'
import { countersigningRoutes } from './features/countersigning/countersigning-routes.ts'
import { countersigningWork } from './features/countersigning/countersigning-work.ts'
import { deviceFamilyRoutes } from './features/device-families/device-family-routes.ts'
import { dossierRoutes } from './features/dossier/dossier-routes.ts'
import { emdnRoutes } from './features/emdn/emdn-routes.ts'
import { exchangeRoutes } from './features/exchange/exchange-routes.ts'
import { makePackage } from './features/exchange/packages-service.ts'
import { exchangePort } from './features/exchange/transmitting.ts'
import { identifierRoutes } from './features/identifiers/identifier-routes.ts'
import { identityRoutes } from './features/identity/identity-routes.ts'
import { identityCountersigner } from './features/identity/identity-service.ts'
import { integrationRoutes } from './features/integration/integration-routes.ts'
import { intelligenceRoutes } from './features/intelligence/intelligence-routes.ts'
import { intelligenceWork, unassessedWork } from './features/intelligence/intelligence-work.ts'
import { jobRoutes } from './features/jobs/job-routes.ts'
import { previewRoutes } from './features/jobs/preview-routes.ts'
import { masterDecider } from './features/master-di/master-di-decisions.ts'
import {
  gudidImport,
  gudidUploadRules,
  masterImport,
  masterRecordImport,
} from './features/master-di/master-di-import.ts'
import { masterDiRoutes } from './features/master-di/master-di-routes.ts'
import { masterRowOf, mastersOfRegister } from './features/master-di/masters-of-register.ts'
import { loadSampleRecords } from './features/master-di/sample-records.ts'
import { syncFromMaster } from './features/master-sync/master-sync.ts'
import { masterSyncRoutes } from './features/master-sync/master-sync-routes.ts'
import { myWorkRoutes } from './features/my-work/my-work-routes.ts'
import { notificationRoutes } from './features/notifications/notification-routes.ts'
import { syncDraftsWithOperator } from './features/operator-sync/operator-sync.ts'
import { portfolioRoutes } from './features/portfolio/portfolio-routes.ts'
import { profileRoutes } from './features/profile/profile-routes.ts'
import { submissionsOfDevices } from './features/readiness/readiness.ts'
import { readinessRoutes } from './features/readiness/readiness-routes.ts'
import { readinessWork } from './features/readiness/readiness-work.ts'
import { referenceRoutes } from './features/reference/reference-routes.ts'
import { certificateCalendar } from './features/register/certificate-calendar-queries.ts'
import { certificateRoutes } from './features/register/certificate-routes.ts'
import { registerCertificateWork } from './features/register/certificate-work.ts'
import { registerRoutes } from './features/register/register-routes.ts'
import { releaseImports } from './features/releases/release-import.ts'
import { releaseRoutes } from './features/releases/release-routes.ts'
import { checklistRoutes } from './features/requirements/checklist-routes.ts'
import { deadlineCalendar } from './features/requirements/deadline-calendar.ts'
import { dutyDates } from './features/requirements/own-deadlines.ts'
import { beginRenewal } from './features/rim/certificate-renewal.ts'
import { projectDossier } from './features/rim/project-dossier.ts'
import { projectRoutes } from './features/rim/project-routes.ts'
import { projectWork } from './features/rim/project-work.ts'
import { rimCalendar } from './features/rim/rim-calendar-queries.ts'
import { rimRoutes } from './features/rim/rim-routes.ts'
import { secondFactorRoutes } from './features/second-factor/second-factor-routes.ts'
import { securityEventRoutes } from './features/security-events/security-event-routes.ts'
import { settingsRoutes } from './features/settings/settings-routes.ts'
import { settingsCountersigner } from './features/settings/settings-service.ts'
import { sheetRoutes } from './features/sheets/sheet-routes.ts'
import { loadSampleSubmissions } from './features/submissions/sample-submissions.ts'
import { sendForApproval, submissionDecider } from './features/submissions/submission-approval.ts'
import { submissionRoutes } from './features/submissions/submission-routes.ts'
import { taskCalendar } from './features/tasks/task-calendar-queries.ts'
import { taskRoutes } from './features/tasks/task-routes.ts'
import { taskWork } from './features/tasks/task-work.ts'
import { trailReviewRoutes } from './features/trail-reviews/trail-review-routes.ts'
import { countryImports } from './features/uploads/country-import.ts'
import { countryUploadRoutes } from './features/uploads/country-upload-routes.ts'
import { submissionImport } from './features/uploads/submission-import.ts'
import { submissionUploadRoutes } from './features/uploads/submission-upload-routes.ts'
import { userCountersigner } from './features/users/user-countersigner.ts'
import { userRoutes } from './features/users/user-routes.ts'
import { userWork } from './features/users/user-work.ts'
import { validationRoutes } from './features/validation/validation-routes.ts'
import { validationWork } from './features/validation/validation-runs.ts'
import { versionRoutes } from './features/versions/version-routes.ts'
import { workbookRoutes } from './features/workbooks/workbook-routes.ts'
import { ownDataOf } from './own-data.ts'
import { type AccessLog, logAccess } from './platform/access-log.ts'
import { insistOnHttps, keepPrivate } from './platform/answer-headers.ts'
import { type Patience, usualPatience, watchClients } from './platform/clients.ts'
import { contentPolicy } from './platform/content-policy.ts'
import { answerError, handleErrors } from './platform/error-handler.ts'
import { nothingHere } from './platform/errors.ts'
import { healthRoutes, type Room } from './platform/health.ts'
import type { Hub } from './platform/hub.ts'
import { serveMetrics } from './platform/metrics.ts'
import { limitRates, type RateLimits } from './platform/rate-limits.ts'
import { acceptJson, hearOut } from './platform/request-bodies.ts'
import { logController, logJobs, logRequests } from './platform/server-log.ts'
import { serveWeb } from './platform/web-files.ts'

export interface AppOptions {
  /** With slow clients; the usual one where none is given. */
  readonly patience?: Patience
  readonly logger: FastifyServerOptions['logger']
  readonly trustProxy: Config['trustProxy']
  /** Takes one line for each request. */
  readonly accessLog?: AccessLog
  /** Counts for Prometheus. */
  readonly metrics?: MetricsSettings
  /** Directories without room in which the hub is not ready. */
  readonly rooms?: readonly Room[]
  /** Directory of the built web half; absent in tests of the interface alone. */
  readonly webRoot?: string
  readonly rateLimits: RateLimits | null
}

/**
 * A number trusts as many of the nearest addresses. That holds where nothing but the proxies reaches the hub, which
 * whoever gives a number says.
 */
const trusted = (proxies: Config['trustProxy']) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies

/** JSON bodies up to 1 MB (decision D2). */
const maxJsonBytes = 1_048_576

/** Builds the server without listening. */
export async function buildApp(hub: Hub, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ?? false,
    logController: logController(),
    trustProxy: trusted(options.trustProxy),
    bodyLimit: maxJsonBytes,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerError,
    return503OnClosing: true,
    // Of bodies watchClients says how long they may take.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
  })
  handleErrors(app, hub)
  logRequests(app)
  logJobs(app.log, hub.jobs)
  if (options.accessLog) logAccess(app, options.accessLog)
  watchClients(app, options.patience ?? usualPatience)
  keepPrivate(app)
  insistOnHttps(app)
  hearOut(app)
  acceptJson(app)
  await app.register(helmet, {
    hsts: false,
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
  })
  // Bodies come as they are: one that cannot be unpacked would be left unread, and hold up its connection.
  await app.register(compress, { threshold: 1024, globalDecompression: false })
  await app.register(multipart)
  if (options.rateLimits) await limitRates(app, options.rateLimits)
  const deciders = [masterDecider, submissionDecider(hub)]
  healthRoutes(app, hub, options.rooms ?? [])
  await serveMetrics(app, hub, options.metrics)
  authRoutes(app, hub)
  userRoutes(app, hub)
  profileRoutes(app, hub)
  secondFactorRoutes(app, hub)
  identityRoutes(app, hub)
  const records = masterImport(hub)
  masterDiRoutes(app, hub, records)
  requestRoutes(app, hub, deciders)
  commentRoutes(app, hub)
  auditTrailRoutes(app, hub)
  trailReviewRoutes(app, hub)
  archiveRoutes(app, hub)
  dossierRoutes(app, hub, [projectDossier])
  securityEventRoutes(app, hub)
  notificationRoutes(app, hub)
  const submissions = submissionImport(hub)
  const importers = [
    records,
    gudidImport,
    operatorImport,
    certificationImport,
    submissions,
    ...countryImports(hub),
  ]
  const releases = releaseImports(hub, { kind: masterRecordImport, rowOf: masterRowOf })
  const kinds = [...importers, ...releases.values(), validationWork()]
  hub.queue.learn(kinds)
  jobRoutes(app, hub, kinds)
  previewRoutes(app, hub, importers, { gudid: gudidUploadRules })
  submissionRoutes(app, hub)
  submissionUploadRoutes(app, hub, submissions)
  countryUploadRoutes(app, hub)
  releaseRoutes(app, hub, releases)
  sheetRoutes(app, hub)
  deviceFamilyRoutes(app, hub)
  masterSyncRoutes(app, hub)
  changeEffectsRoutes(app, hub, { carryOver: syncFromMaster, send: sendForApproval, makePackage })
  validationRoutes(app, hub, submissionsOfDevices)
  versionRoutes(app, hub)
  readinessRoutes(app, hub)
  checklistRoutes(app, hub)
  portfolioRoutes(app, hub)
  intelligenceRoutes(app, hub)
  assessmentRoutes(app, hub)
  emdnRoutes(app, hub)
  exchangeRoutes(app, hub)
  acceptanceRoutes(app, hub)
  registerRoutes(app, hub, mastersOfRegister)
  certificateRoutes(app, hub, beginRenewal)
  identifierRoutes(app, hub)
  countersigningRoutes(app, hub, [
    userCountersigner,
    identityCountersigner,
    settingsCountersigner,
    connectionCountersigner,
  ])
  settingsRoutes(app, hub, [loadSampleRecords, loadSampleSubmissions])
  actorRoutes(app, hub, syncDraftsWithOperator)
  integrationRoutes(app, hub)
  connectionRoutes(app, hub, exchangePort)
  workbookRoutes(app, hub)
  rimRoutes(app, hub)
  projectRoutes(app, hub, renewCertification)
  taskRoutes(app, hub)
  calendarRoutes(app, hub, [
    taskCalendar,
    rimCalendar,
    certificationCalendar,
    certificateCalendar,
    deadlineCalendar,
    assessmentCalendar,
  ])
  const work = {
    sources: [
      userWork,
      countersigningWork,
      requestWork,
      assessmentWork,
      connectionWork,
      taskWork,
      readinessWork,
      operatorWork,
      projectWork,
      certificationWork,
      registerCertificateWork,
      unassessedWork,
      intelligenceWork,
    ],
    duties: dutyDates,
  }
  myWorkRoutes(app, hub, work)
  assistantRoutes(app, hub, ownDataOf(hub, work))
  referenceRoutes(app)
  if (options.webRoot) await serveWeb(app, options.webRoot)
  else {
    app.setNotFoundHandler(() => {
      throw nothingHere()
    })
  }
  return app
}
