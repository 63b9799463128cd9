import type { FastifyInstance } from 'fastify'
import { projectsApi } from '#core/contract/projects.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { figuresOf, presentProject, projectDocuments, projectHistory } from './project-service.ts'
import { completeRenewal, type RenewCertification } from './renewal-completion.ts'
import { loadItem } from './rim-service.ts'
import { addToScope, removeFromScope, scopeOf } from './scope-service.ts'

/** A regulatory submission as a project: its page, its scope, its renewal. */
export function projectRoutes(app: FastifyInstance, hub: Hub, renewCertification: RenewCertification): void {
  const subject = ({ params }: { params: { id: number } }) => loadItem(hub, 'rim-submission', params.id)

  mount(app, hub, projectsApi.figures, { handle: ({ actor }) => figuresOf(hub, actor) })
  mount(app, hub, projectsApi.get, {
    subject,
    handle: ({ actor, subject: row }) => presentProject(hub, actor, row),
  })
  mount(app, hub, projectsApi.scope, {
    subject,
    handle: ({ params, query }) => scopeOf(hub, params.id, query),
  })
  mount(app, hub, projectsApi.addScope, {
    subject,
    handle: ({ actor, params, body }) => addToScope(hub, actor, params.id, body),
  })
  mount(app, hub, projectsApi.removeScope, {
    subject,
    handle: ({ actor, params, body }) => removeFromScope(hub, actor, params.id, body),
  })
  mount(app, hub, projectsApi.documents, {
    subject,
    handle: ({ actor, params }) => projectDocuments(hub, actor, params.id),
  })
  mount(app, hub, projectsApi.history, {
    subject,
    handle: ({ actor, params, query }) => projectHistory(hub, actor, params.id, query),
  })
  mount(app, hub, projectsApi.completeRenewal, {
    subject,
    handle: ({ actor, params, body }) => completeRenewal(hub, actor, params.id, body, renewCertification),
  })
}
