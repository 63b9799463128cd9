import type { FastifyInstance, FastifyRequest } from 'fastify'
import { usersApi } from '#core/contract/users.ts'
import { answerList } from '#server/lists/list-answers.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { bearerToken } from '#server/platform/session.ts'
import { openWorkOf } from './open-work-queries.ts'
import { userList } from './user-queries.ts'
import {
  createUser,
  deleteUser,
  endUserSessions,
  makeLink,
  refuseMissing,
  setUserStatus,
  updateUser,
  userSessions,
} from './user-service.ts'

const tokenOf = ({ headers }: FastifyRequest) => bearerToken(headers.authorization)

export function userRoutes(app: FastifyInstance, hub: Hub): void {
  const subject = ({ params }: { params: { id: number } }) => refuseMissing(hub, params.id)
  mount(app, hub, usersApi.list, {
    handle: ({ actor, query }) => answerList(hub, actor, userList, query),
  })
  mount(app, hub, usersApi.create, { handle: ({ actor, body }) => createUser(hub, actor, body) })
  mount(app, hub, usersApi.update, {
    subject,
    handle: ({ actor, params, body }) => updateUser(hub, actor, params.id, body),
  })
  mount(app, hub, usersApi.setStatus, {
    subject,
    handle: ({ actor, params, body }) => setUserStatus(hub, actor, params.id, body.isActive),
  })
  mount(app, hub, usersApi.remove, {
    subject,
    handle: ({ actor, params }) => deleteUser(hub, actor, params.id),
  })
  mount(app, hub, usersApi.openWork, {
    subject,
    handle: ({ params, actor }) => openWorkOf(hub.db, params.id, actor.rules),
  })
  mount(app, hub, usersApi.makeLink, {
    subject,
    handle: ({ actor, params }) => makeLink(hub, actor, params.id),
  })
  mount(app, hub, usersApi.sessions, {
    subject,
    handle: ({ actor, params, request }) => userSessions(hub, actor, params.id, tokenOf(request)),
  })
  mount(app, hub, usersApi.endSessions, {
    subject,
    handle: ({ actor, params, request }) => endUserSessions(hub, actor, params.id, tokenOf(request)),
  })
}
