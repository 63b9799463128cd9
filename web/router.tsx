import { createRouter } from '@tanstack/react-router'
import { actorRoutes } from './features/actors/actor-routes.tsx'
import { requestRoutes } from './features/approval/request-routes.tsx'
import { assessmentRoutes } from './features/assessments/assessment-routes.tsx'
import { assistantRoutes } from './features/assistant/assistant-routes.tsx'
import { auditTrailRoutes } from './features/audit-trail/audit-trail-routes.tsx'
import { authRoutes } from './features/auth/auth-routes.tsx'
import { bulkUploadRoutes } from './features/bulk-upload/bulk-upload-routes.tsx'
import { businessRulesRoutes } from './features/business-rules/business-rules-routes.tsx'
import { dashboardRoutes } from './features/dashboard/dashboard-routes.tsx'
import { emdnRoutes } from './features/emdn/emdn-routes.tsx'
import { euSubmissionsRoutes } from './features/eu-submissions/eu-submissions-routes.tsx'
import { exportRoutes } from './features/exchange/export-routes.tsx'
import { generatorRoutes } from './features/generators/generator-routes.tsx'
import { helpRoutes } from './features/help/help-routes.tsx'
import { integrationRoutes } from './features/integration/integration-routes.tsx'
import { intelligenceRoutes } from './features/intelligence/intelligence-routes.tsx'
import { masterDiRoutes, secondAddresses } from './features/master-di/master-di-routes.tsx'
import { multiCountryRoutes } from './features/multi-country/multi-country-routes.tsx'
import { myWorkRoutes } from './features/my-work/my-work-routes.tsx'
import { portfolioRoutes } from './features/portfolio/portfolio-routes.tsx'
import { profileRoutes } from './features/profile/profile-routes.tsx'
import { readinessRoutes } from './features/readiness/readiness-routes.tsx'
import { registerRoutes } from './features/register/register-routes.tsx'
import { rimRoutes } from './features/rim/rim-routes.tsx'
import { securityEventsRoutes } from './features/security-events/security-events-routes.tsx'
import { settingsRoutes } from './features/settings/settings-routes.tsx'
import { sheetRoutes } from './features/sheets/sheet-routes.tsx'
import { shellRoutes } from './features/shell/shell-routes.tsx'
import { submissionRoutes } from './features/submissions/submission-routes.tsx'
import { taskRoutes } from './features/tasks/task-routes.tsx'
import { labelRoutes } from './features/udi-label/label-routes.tsx'
import { usersRoutes } from './features/users/users-routes.tsx'
import { validationRoutes } from './features/validation/validation-routes.tsx'
import { versionControlRoutes } from './features/versions/version-routes.tsx'
import { workbookRoutes } from './features/workbooks/workbook-routes.tsx'
import { root } from './root-route.ts'
import { focusHeadings, routerOptions } from './router-options.tsx'
import { signedIn } from './signed-in-route.tsx'

/** Each feature brings its routes; a screen is loaded when it is first opened. Loaded itself only for who is signed in. */
const routeTree = root.addChildren([
  ...authRoutes,
  ...secondAddresses,
  signedIn.addChildren([
    ...dashboardRoutes,
    ...myWorkRoutes,
    ...helpRoutes,
    ...integrationRoutes,
    ...rimRoutes,
    ...taskRoutes,
    ...assistantRoutes,
    ...masterDiRoutes,
    ...bulkUploadRoutes,
    ...submissionRoutes,
    ...euSubmissionsRoutes,
    ...multiCountryRoutes,
    ...readinessRoutes,
    ...sheetRoutes,
    ...exportRoutes,
    ...workbookRoutes,
    ...registerRoutes,
    ...requestRoutes,
    ...businessRulesRoutes,
    ...emdnRoutes,
    ...generatorRoutes,
    ...labelRoutes,
    ...settingsRoutes,
    ...auditTrailRoutes,
    ...securityEventsRoutes,
    ...actorRoutes,
    ...profileRoutes,
    ...usersRoutes,
    ...validationRoutes,
    ...versionControlRoutes,
    ...portfolioRoutes,
    ...intelligenceRoutes,
    ...assessmentRoutes,
    ...shellRoutes,
  ]),
])

export const router = createRouter({ routeTree, ...routerOptions })
focusHeadings(router)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
