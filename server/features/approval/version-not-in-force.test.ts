import { afterAll, beforeAll, expect, it } from 'vitest'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { exchangePort } from '#server/features/exchange/transmitting.ts'
import { inTransaction } from '#server/platform/hub.ts'
import { createMaster, createSubmission, decideSettings, password } from '#tests/factories.ts'
import { type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** In controlled mode only a version in force is sent, whatever was approved with an earlier one (decision D12a). */

let circle: RequestHub
beforeAll(async () => {
  circle = await startRequestHub()
  await decideSettings(circle.hub, { wayOfWorking: 'controlled' })
})
afterAll(() => circle.close())

const decide = async (id: number) =>
  expect((await circle.approver.api.call(requestsApi.approve, { id, body: { password } })).status).toBe(200)

/** A version in force with an approved submission. */
async function approved() {
  const { author } = circle
  const draft = await createMaster(author.api)
  await decide((await circle.send(draft)).pendingChange.id)
  const record = await circle.read(draft.id)
  const { id } = await createSubmission(author.api, { masterDiId: record.id })
  await author.api.call(submissionsApi.validate, { id })
  const { body } = await author.api.call(submissionsApi.sendForApproval, { id, body: circle.sending })
  await decide(body.pendingChange.id)
  return { id, record }
}

async function removed({ id }: MasterRecord): Promise<MasterRecord> {
  const request = { id, body: { changeReason: 'Not made any more' } }
  await decide((await circle.author.api.call(masterCommandsApi.requestDelete, request)).body.pendingChange.id)
  return circle.read(id)
}

const read = async (id: number) => (await circle.author.api.call(submissionsApi.get, { id })).body
const xml = (id: number) => circle.author.api.get(`/api/submissions/${id}/xml`)
const leftOut = async (id: number) =>
  (await circle.author.api.call(exchangeApi.check, { query: { submissionIds: [String(id)] } })).body.leftOut

it('of a deleted device with a draft, nothing leaves until the draft is approved', async () => {
  const { author } = circle
  const { id, record } = await approved()
  const { body: made } = await author.api.call(exchangeApi.create, { body: { submissionIds: [id] } })
  const refusal = () =>
    inTransaction(circle.hub.hub, null, (unit) =>
      exchangePort.refusalToSend(circle.hub.hub, unit, made.files[0]?.id ?? 0),
    )
  expect(await refusal()).toBeNull()
  const draft = await circle.draftOf(await removed(record))
  expect(await read(id)).toMatchObject({
    masterDiId: draft.id,
    status: 'approved-user',
    recordStatus: 'draft',
    abilities: { download: false },
  })
  const why = 'No version of its Master DI record is in force. Have the new version approved first.'
  expect((await xml(id)).problem).toMatchObject({ type: 'not_valid', message: why })
  expect(await leftOut(id)).toMatchObject([{ kind: 'not-approved', why }])
  expect(await refusal()).toContain(why)
})

it('a draft beside the version in force changes nothing', async () => {
  const { id, record } = await approved()
  await circle.draftOf(record)
  expect(await read(id)).toMatchObject({ masterDiId: record.id, abilities: { download: true } })
  expect((await xml(id)).status).toBe(200)
  expect(await leftOut(id)).toEqual([])
})
