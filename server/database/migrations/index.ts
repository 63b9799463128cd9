import type { Migration } from 'kysely'
import { up as peopleAndRecords } from './001-people-and-records.ts'
import { up as submissions } from './002-submissions.ts'
import { up as jobErrors } from './003-job-errors.ts'
import { up as listIndexes } from './004-list-indexes.ts'
import { up as approvals } from './005-approvals.ts'
import { up as referenceNumbers } from './006-reference-numbers.ts'
import { up as auditSearch } from './007-audit-search.ts'
import { up as securityEvents } from './008-security-events.ts'
import { up as unreadColumns } from './009-unread-columns.ts'
import { up as lists } from './010-lists.ts'
import { up as otherValues } from './011-other-values.ts'
import { up as documentVersions } from './012-document-versions.ts'
import { up as requests } from './013-requests.ts'
import { up as jobLeases } from './014-job-leases.ts'
import { up as settings } from './015-settings.ts'
import { up as accounts } from './016-accounts.ts'
import { up as operators } from './017-operators.ts'
import { up as decisions } from './018-decisions.ts'
import { up as schemaSets } from './020-schema-sets.ts'
import { up as importFindings } from './021-import-findings.ts'
import { up as emdn } from './022-emdn.ts'
import { up as findingsWithFixes } from './024-findings-with-fixes.ts'
import { up as portfolio } from './025-portfolio.ts'
import { up as registrations } from './026-registrations.ts'
import { up as registerReads } from './027-register-reads.ts'
import { up as workingCopies } from './030-working-copies.ts'
import { up as submissionSheets } from './031-submission-sheets.ts'
import { up as packageCodes } from './034-package-codes.ts'
import { up as submissionsByFamily } from './036-submissions-by-family.ts'
import { up as importPreviews } from './037-import-previews.ts'
import { up as importedRows } from './038-imported-rows.ts'
import { up as readiness } from './040-readiness.ts'
import { up as deletedSubmissions } from './044-deleted-submissions.ts'
import { up as copiedRevisions } from './045-copied-revisions.ts'
import { up as previewsOfARecord } from './047-previews-of-a-record.ts'
import { up as intelligence } from './048-intelligence.ts'
import { up as assistant } from './049-assistant.ts'
import { up as rim } from './050-rim.ts'
import { up as integration } from './051-integration.ts'
import { up as oneStanding } from './052-one-standing.ts'
import { up as settingsDecided } from './053-settings-decided.ts'
import { up as latestByLegislation } from './054-latest-by-legislation.ts'
import { up as factsConfirmed } from './055-facts-confirmed.ts'
import { up as unreadReasons } from './056-unread-reasons.ts'
import { up as notedStanding } from './057-noted-standing.ts'
import { up as mastersByUdiDi } from './058-masters-by-udi-di.ts'
import { up as countedMarkets } from './059-counted-markets.ts'
import { up as everyChangeNoted } from './060-every-change-noted.ts'
import { up as lastingJobs } from './061-lasting-jobs.ts'
import { up as trailInOneStep } from './062-trail-in-one-step.ts'
import { up as comments } from './063-comments.ts'
import { up as trailOfDeleted } from './064-trail-of-deleted.ts'
import { up as fourEyes } from './065-four-eyes.ts'
import { up as approvedFiles } from './066-approved-files.ts'
import { up as approvedDocuments } from './067-approved-documents.ts'
import { up as securityAlerts } from './068-security-alerts.ts'
import { up as trailReviews } from './069-trail-reviews.ts'
import { up as trailOfRows } from './070-trail-of-rows.ts'
import { up as endOfTokens } from './080-end-of-tokens.ts'
import { up as boundSessions } from './081-bound-sessions.ts'
import { up as secondFactors } from './082-second-factors.ts'
import { up as identities } from './083-identities.ts'
import { up as passkeys } from './084-passkeys.ts'
import { up as approvedFilesStay } from './085-approved-files-stay.ts'
import { up as refreshedSessions } from './087-refreshed-sessions.ts'
import { up as connections } from './090-connections.ts'
import { up as roundsOfConnections } from './091-rounds-of-connections.ts'
import { up as connectionsToProduction } from './092-connections-to-production.ts'
import { up as workbooks } from './093-workbooks.ts'
import { up as splDocuments } from './094-spl-documents.ts'
import { up as certificates } from './096-certificates.ts'
import { up as registerGateways } from './097-register-gateways.ts'
import { up as tasks } from './100-tasks.ts'
import { up as projects } from './101-projects.ts'
import { up as renewals } from './102-renewals.ts'
import { up as scopesOfUpdates } from './104-scopes-of-updates.ts'
import { up as assessments } from './105-assessments.ts'
import { up as alertsOfOwnDevices } from './107-alerts-of-own-devices.ts'
import { up as secondaryUdiDi } from './108-secondary-udi-di.ts'
import { up as dayOfCounts } from './109-day-of-counts.ts'
import { up as namedByAnother } from './111-named-by-another.ts'
import { up as statusOfCertificates } from './112-status-of-certificates.ts'
import { up as formerValuesOfOperators } from './113-former-values-of-operators.ts'
import { up as lapsedAndFormer } from './114-lapsed-and-former.ts'
import { up as devicesOfCertificates } from './115-devices-of-certificates.ts'
import { up as unstatedFields } from './116-unstated-fields.ts'
import { up as approvalsOfDocuments } from './117-approvals-of-documents.ts'

/** Forward only, in this order; a released migration is never edited. */
export const migrations: Record<string, Migration> = {
  '001-people-and-records': { up: peopleAndRecords },
  '002-submissions': { up: submissions },
  '003-job-errors': { up: jobErrors },
  '004-list-indexes': { up: listIndexes },
  '005-approvals': { up: approvals },
  '006-reference-numbers': { up: referenceNumbers },
  '007-audit-search': { up: auditSearch },
  '008-security-events': { up: securityEvents },
  '009-unread-columns': { up: unreadColumns },
  '010-lists': { up: lists },
  '011-other-values': { up: otherValues },
  '012-document-versions': { up: documentVersions },
  '013-requests': { up: requests },
  '014-job-leases': { up: jobLeases },
  '015-settings': { up: settings },
  '016-accounts': { up: accounts },
  '017-operators': { up: operators },
  '018-decisions': { up: decisions },
  '020-schema-sets': { up: schemaSets },
  '021-import-findings': { up: importFindings },
  '022-emdn': { up: emdn },
  '024-findings-with-fixes': { up: findingsWithFixes },
  '025-portfolio': { up: portfolio },
  '026-registrations': { up: registrations },
  '027-register-reads': { up: registerReads },
  '030-working-copies': { up: workingCopies },
  '031-submission-sheets': { up: submissionSheets },
  '034-package-codes': { up: packageCodes },
  '036-submissions-by-family': { up: submissionsByFamily },
  '037-import-previews': { up: importPreviews },
  '038-imported-rows': { up: importedRows },
  '040-readiness': { up: readiness },
  '044-deleted-submissions': { up: deletedSubmissions },
  '045-copied-revisions': { up: copiedRevisions },
  '047-previews-of-a-record': { up: previewsOfARecord },
  '048-intelligence': { up: intelligence },
  '049-assistant': { up: assistant },
  '050-rim': { up: rim },
  '051-integration': { up: integration },
  '052-one-standing': { up: oneStanding },
  '053-settings-decided': { up: settingsDecided },
  '054-latest-by-legislation': { up: latestByLegislation },
  '055-facts-confirmed': { up: factsConfirmed },
  '056-unread-reasons': { up: unreadReasons },
  '057-noted-standing': { up: notedStanding },
  '058-masters-by-udi-di': { up: mastersByUdiDi },
  '059-counted-markets': { up: countedMarkets },
  '060-every-change-noted': { up: everyChangeNoted },
  '061-lasting-jobs': { up: lastingJobs },
  '062-trail-in-one-step': { up: trailInOneStep },
  '063-comments': { up: comments },
  '064-trail-of-deleted': { up: trailOfDeleted },
  '065-four-eyes': { up: fourEyes },
  '066-approved-files': { up: approvedFiles },
  '067-approved-documents': { up: approvedDocuments },
  '068-security-alerts': { up: securityAlerts },
  '069-trail-reviews': { up: trailReviews },
  '070-trail-of-rows': { up: trailOfRows },
  '080-end-of-tokens': { up: endOfTokens },
  '081-bound-sessions': { up: boundSessions },
  '082-second-factors': { up: secondFactors },
  '083-identities': { up: identities },
  '084-passkeys': { up: passkeys },
  '085-approved-files-stay': { up: approvedFilesStay },
  '087-refreshed-sessions': { up: refreshedSessions },
  '090-connections': { up: connections },
  '091-rounds-of-connections': { up: roundsOfConnections },
  '092-connections-to-production': { up: connectionsToProduction },
  '093-workbooks': { up: workbooks },
  '094-spl-documents': { up: splDocuments },
  '096-certificates': { up: certificates },
  '097-register-gateways': { up: registerGateways },
  '100-tasks': { up: tasks },
  '101-projects': { up: projects },
  '102-renewals': { up: renewals },
  '104-scopes-of-updates': { up: scopesOfUpdates },
  '105-assessments': { up: assessments },
  '107-alerts-of-own-devices': { up: alertsOfOwnDevices },
  '108-secondary-udi-di': { up: secondaryUdiDi },
  '109-day-of-counts': { up: dayOfCounts },
  '111-named-by-another': { up: namedByAnother },
  '112-status-of-certificates': { up: statusOfCertificates },
  '113-former-values-of-operators': { up: formerValuesOfOperators },
  '114-lapsed-and-former': { up: lapsedAndFormer },
  '115-devices-of-certificates': { up: devicesOfCertificates },
  '116-unstated-fields': { up: unstatedFields },
  '117-approvals-of-documents': { up: approvalsOfDocuments },
}
