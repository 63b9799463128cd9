import type { FastifyInstance } from 'fastify'
import { isoCodeOf } from '#core/code-lists/markets.ts'
import { schemasApi } from '#core/contract/schemas.ts'
import { validationErrorsApi } from '#core/contract/validation-errors.ts'
import { versionControlApi } from '#core/contract/version-control.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { findingsByRule } from './findings-by-rule-queries.ts'
import { schemaSetOf } from './schema-download.ts'
import { fixSubmissions } from './submission-fixes.ts'
import { loadSubmission } from './submission-service.ts'
import { compareVersions, timeLineOf } from './submission-versions.ts'
import { validateMany } from './validate-many.ts'
import { validationErrorList } from './validation-error-queries.ts'
import { loadError, resolveError } from './validation-error-service.ts'
import { submissionTrail } from './version-queries.ts'

/** What looks over submissions: validation of many, what it found, versions and trails. */
export function oversightRoutes(app: FastifyInstance, hub: Hub): void {
  const subject = ({ params }: { params: { id: number } }) => loadSubmission(hub, params.id)

  mount(app, hub, validationErrorsApi.validateSubmissions, {
    handle: ({ actor, body }) => validateMany(hub, actor, body.ids),
  })
  mount(app, hub, validationErrorsApi.list, {
    handle: ({ actor, query }) => answerList(hub, actor, validationErrorList, query),
  })
  mount(app, hub, validationErrorsApi.export, {
    handle: ({ actor, query }) => exportList(hub, actor, validationErrorList, query),
  })
  mount(app, hub, validationErrorsApi.byRule, {
    handle: ({ query }) => findingsByRule(hub.db, query.country?.map(isoCodeOf)),
  })
  mount(app, hub, validationErrorsApi.fix, { handle: ({ actor, body }) => fixSubmissions(hub, actor, body) })
  mount(app, hub, validationErrorsApi.resolve, {
    subject: ({ params }) => loadError(hub, params.id),
    handle: ({ actor, subject: row, body }) => resolveError(hub, actor, row, body.reason),
  })
  mount(app, hub, schemasApi.download, { handle: ({ params }) => schemaSetOf(hub, params.market) })
  mount(app, hub, versionControlApi.versions, { subject, handle: ({ subject: row }) => timeLineOf(hub, row) })
  mount(app, hub, versionControlApi.compare, {
    subject,
    handle: ({ subject: row, query }) => compareVersions(hub, row, query),
  })
  mount(app, hub, versionControlApi.auditTrail, {
    subject,
    handle: ({ actor, params, query }) => answerList(hub, actor, submissionTrail(params.id), query),
  })
  mount(app, hub, versionControlApi.auditTrailFile, {
    subject,
    handle: ({ actor, params, query }) => exportList(hub, actor, submissionTrail(params.id), query),
  })
}
