import { accounts } from './en/accounts.ts'
import { actors } from './en/actors.ts'
import { approval } from './en/approval.ts'
import { assistant } from './en/assistant.ts'
import { auditTrail } from './en/audit-trail.ts'
import { auth } from './en/auth.ts'
import { bulkUpload } from './en/bulk-upload.ts'
import { businessRules } from './en/business-rules.ts'
import { carryOver } from './en/carry-over.ts'
import { dashboard } from './en/dashboard.ts'
import { emdn } from './en/emdn.ts'
import { entries } from './en/entries.ts'
import { euSubmissions } from './en/eu-submissions.ts'
import { exchange } from './en/exchange.ts'
import { generators } from './en/generators.ts'
import { help } from './en/help.ts'
import { importPreview } from './en/import-preview.ts'
import { imports } from './en/imports.ts'
import { integration } from './en/integration.ts'
import { intelligence } from './en/intelligence.ts'
import { landing } from './en/landing.ts'
import { manyCountries } from './en/many-countries.ts'
import { masterDi } from './en/master-di.ts'
import { multiCountry } from './en/multi-country.ts'
import { portfolio } from './en/portfolio.ts'
import { profile } from './en/profile.ts'
import { publicPages } from './en/public-pages.ts'
import { readiness } from './en/readiness.ts'
import { recordForm } from './en/record-form.ts'
import { register } from './en/register.ts'
import { releaseComparison } from './en/release-comparison.ts'
import { requests } from './en/requests.ts'
import { rim } from './en/rim.ts'
import { screens } from './en/screens.ts'
import { securityEvents } from './en/security-events.ts'
import { settings } from './en/settings.ts'
import { shell } from './en/shell.ts'
import { submissionSheets } from './en/submission-sheets.ts'
import { submissions } from './en/submissions.ts'
import { udiLabel } from './en/udi-label.ts'
import { ui } from './en/ui.ts'
import { users } from './en/users.ts'
import { validation } from './en/validation.ts'
import { versionControl } from './en/version-control.ts'

/** Every text a person reads, by noun. A further language is a table of the same shape. */
export const english = {
  actors,
  approval,
  assistant,
  accounts,
  requests,
  rim,
  auditTrail,
  auth,
  bulkUpload,
  businessRules,
  carryOver,
  dashboard,
  entries,
  euSubmissions,
  emdn,
  generators,
  exchange,
  help,
  importPreview,
  integration,
  imports,
  intelligence,
  landing,
  manyCountries,
  masterDi,
  multiCountry,
  readiness,
  portfolio,
  profile,
  publicPages,
  recordForm,
  register,
  releaseComparison,
  screens,
  settings,
  securityEvents,
  shell,
  submissionSheets,
  submissions,
  udiLabel,
  ui,
  users,
  validation,
  versionControl,
}
export type Messages = typeof english

/** Times name their zone, and dates are read alike everywhere: 22 Nov 2026 (decision D43). */
export const formats = {
  dateTime: {
    instant: {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    },
    day: { year: 'numeric', month: 'short', day: 'numeric' },
  },
} as const

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'en-GB'
    Messages: Messages
    Formats: typeof formats
  }
}
