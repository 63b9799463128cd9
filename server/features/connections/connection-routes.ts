import type { FastifyInstance } from 'fastify'
import { connectionsApi } from '#core/contract/connections.ts'
import type { ExchangePort } from '#server/connections/exchange-port.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import {
  changeConnection,
  connections,
  findConnection,
  makeConnection,
  removeConnection,
  testConnection,
  usableConnections,
} from './connection-service.ts'
import {
  findFileToSend,
  findPackageToSend,
  findTransmission,
  sendFiles,
  stopTransmission,
  transmissions,
} from './sending.ts'
import { assignAnswer, contentOfAnswer, findAnswer, setAnswerAside, unmatchedAnswers } from './unmatched.ts'

export function connectionRoutes(app: FastifyInstance, hub: Hub, port: ExchangePort): void {
  const subject = ({ params }: { params: { id: number } }) => findConnection(hub, params.id)
  mount(app, hub, connectionsApi.list, { handle: () => connections(hub) })
  mount(app, hub, connectionsApi.create, { handle: ({ actor, body }) => makeConnection(hub, actor, body) })
  mount(app, hub, connectionsApi.update, {
    subject,
    handle: ({ actor, params, body }) => changeConnection(hub, actor, params.id, body),
  })
  mount(app, hub, connectionsApi.delete, {
    subject,
    handle: ({ actor, params }) => removeConnection(hub, actor, params.id),
  })
  mount(app, hub, connectionsApi.test, { subject, handle: ({ subject: row }) => testConnection(hub, row) })
  mount(app, hub, connectionsApi.usable, { handle: () => usableConnections(hub) })
  mount(app, hub, connectionsApi.send, { handle: ({ actor, body }) => sendFiles(hub, actor, body) })
  mount(app, hub, connectionsApi.transmissions, {
    subject: ({ params }) => findPackageToSend(hub, params.id),
    handle: ({ params }) => transmissions(hub, { packageId: params.id }),
  })
  mount(app, hub, connectionsApi.ofFile, {
    subject: ({ params }) => findFileToSend(hub, params.id),
    handle: ({ params }) => transmissions(hub, { fileIds: [params.id] }),
  })
  mount(app, hub, connectionsApi.stop, {
    subject: ({ params }) => findTransmission(hub, params.id),
    handle: ({ actor, params }) => stopTransmission(hub, actor, params.id),
  })
  const answer = ({ params }: { params: { id: number } }) => findAnswer(hub, params.id)
  mount(app, hub, connectionsApi.unmatched, { handle: () => unmatchedAnswers(hub) })
  mount(app, hub, connectionsApi.unmatchedContent, {
    subject: answer,
    handle: async ({ subject: row }) => contentOfAnswer(row),
  })
  mount(app, hub, connectionsApi.assign, {
    subject: answer,
    handle: ({ actor, subject: row, body: { fileId } }) => assignAnswer(hub, port, actor, { row, fileId }),
  })
  mount(app, hub, connectionsApi.setAside, {
    subject: answer,
    handle: ({ actor, subject: row, body: { reason } }) => setAnswerAside(hub, actor, { row, reason }),
  })
}
