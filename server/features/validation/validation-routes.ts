import type { FastifyInstance } from 'fastify'
import { isoCodeOf } from '#core/code-lists/markets.ts'
import { schemasApi } from '#core/contract/schemas.ts'
import { validationErrorsApi } from '#core/contract/validation-errors.ts'
import { validationRunsApi } from '#core/contract/validation-runs.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { validationErrorList } from '#server/submissions/validation-error-queries.ts'
import { findingsByRule } from './findings-by-rule-queries.ts'
import { schemaSetOf } from './schema-download.ts'
import { fixSubmissions } from './submission-fixes.ts'
import { validateMany } from './validate-many.ts'
import { loadError, resolveError } from './validation-error-service.ts'
import { loadRun, type SubmissionsOfDevices, startRun } from './validation-runs.ts'

/** Validation of many submissions, the findings of all, and the schemas they are checked against. */
export function validationRoutes(
  app: FastifyInstance,
  hub: Hub,
  submissionsOfDevices: SubmissionsOfDevices,
): void {
  mount(app, hub, validationRunsApi.start, {
    handle: ({ actor, body }) => startRun(hub, actor, body, submissionsOfDevices),
  })
  mount(app, hub, validationRunsApi.get, {
    handle: ({ actor, params }) => loadRun(hub, actor, params.id),
  })
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
}
