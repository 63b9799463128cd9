import type { FastifyInstance } from 'fastify'
import { portfolioApi } from '#core/contract/portfolio.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { portfolioList } from './portfolio-list-queries.ts'
import { presentPortfolio } from './portfolio-presenter.ts'
import { candidatesFor } from './portfolio-queries.ts'
import {
  changePortfolio,
  createPortfolio,
  deletePortfolio,
  loadPortfolio,
  matchSubmissions,
  unmatchSubmissions,
} from './portfolio-service.ts'

/** The device portfolio (specification, document 2 section 2.8; decision D26). */
export function portfolioRoutes(app: FastifyInstance, hub: Hub): void {
  const subject = ({ params }: { params: { id: number } }) => loadPortfolio(hub, params.id)

  mount(app, hub, portfolioApi.list, {
    handle: ({ actor, query }) => answerList(hub, actor, portfolioList, query),
  })
  mount(app, hub, portfolioApi.export, {
    handle: ({ actor, query }) => exportList(hub, actor, portfolioList, query),
  })
  mount(app, hub, portfolioApi.create, { handle: ({ actor, body }) => createPortfolio(hub, actor, body) })
  mount(app, hub, portfolioApi.get, {
    subject,
    handle: async ({ actor, subject: row }) => presentPortfolio(row, actor),
  })
  mount(app, hub, portfolioApi.update, {
    subject,
    handle: ({ actor, params, body }) => changePortfolio(hub, actor, params.id, body),
  })
  mount(app, hub, portfolioApi.delete, {
    subject,
    handle: ({ actor, params, body }) => deletePortfolio(hub, actor, params.id, body.reason),
  })
  mount(app, hub, portfolioApi.candidates, {
    subject,
    handle: ({ subject: family, query }) => candidatesFor(hub.db, family, query),
  })
  mount(app, hub, portfolioApi.match, {
    subject,
    handle: ({ actor, params, body }) => matchSubmissions(hub, actor, params.id, body.submissionIds),
  })
  mount(app, hub, portfolioApi.unmatch, {
    subject,
    handle: ({ actor, params, body }) => unmatchSubmissions(hub, actor, params.id, body.submissionIds),
  })
}
