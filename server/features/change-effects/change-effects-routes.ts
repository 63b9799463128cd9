import type { FastifyInstance } from 'fastify'
import { changeEffectsApi } from '#core/contract/change-effects.ts'
import { mount } from '#server/platform/http.ts'
import type { Hub } from '#server/platform/hub.ts'
import { actOnChange, type ChangeParts } from './act.ts'
import { changeEffects, loadChangedRecord } from './change-effects.ts'

/** What a change of a record means in each market, and what follows from it. */
export function changeEffectsRoutes(app: FastifyInstance, hub: Hub, parts: ChangeParts): void {
  const record = ({ params }: { params: { id: number } }) => loadChangedRecord(hub, params.id)
  mount(app, hub, changeEffectsApi.ofRecord, {
    subject: record,
    handle: ({ actor, subject: of }) => changeEffects(hub, actor, of),
  })
  mount(app, hub, changeEffectsApi.preview, {
    subject: record,
    handle: ({ actor, subject: of, body }) => changeEffects(hub, actor, of, body.values),
  })
  mount(app, hub, changeEffectsApi.act, {
    subject: record,
    handle: ({ actor, subject: of, body }) => actOnChange({ hub, actor, parts }, of, body),
  })
}
