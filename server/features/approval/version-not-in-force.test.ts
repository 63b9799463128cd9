import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { readinessApi } from '#core/contract/readiness.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { exchangePort } from '#server/features/exchange/transmitting.ts'
import { inTransaction } from '#server/platform/hub.ts'
import { endApprovalsLeft } from '#server/submissions/approval-end.ts'
import { createMaster, createSubmission, decideSettings, password } from '#tests/factories.ts'
import { type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** In controlled mode an approval holds with the version in force it was given with (decisions D12a and D151). */

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

const approvalEnds = async (id: number) => {
  const query = { entityType: 'submission', action: 'approval_lapsed' }
  const { body } = await circle.author.api.call(auditApi.trail, { query })
  return body.filter(({ entityId }) => entityId === id)
}
const stage = async (id: number, recordId: number) => {
  const { body } = await circle.author.api.call(readinessApi.ofRecord, { id: recordId })
  return body.find(({ submissionId }) => submissionId === id)?.stage
}

it('an approval ends with the version it was given with, and nothing leaves until both are approved again', async () => {
  const { author } = circle
  const { id, record } = await approved()
  const { body: made } = await author.api.call(exchangeApi.create, { body: { submissionIds: [id] } })
  const refusal = () =>
    inTransaction(circle.hub.hub, null, (unit) =>
      exchangePort.refusalToSend(circle.hub.hub, unit, made.files[0]?.id ?? 0),
    )
  expect(await refusal()).toBeNull()
  expect(await stage(id, record.id)).toBe('file-made')

  const draft = await circle.draftOf(await removed(record))
  expect(await read(id)).toMatchObject({
    masterDiId: draft.id,
    status: 'validated',
    recordStatus: 'draft',
    abilities: { download: false, sendForApproval: true },
  })
  expect(await stage(id, draft.id)).toBe('valid')
  expect(await approvalEnds(id)).toMatchObject([
    { changesData: { previousStatus: 'approved-user', newStatus: 'validated', versionNumber: '2.0-draft' } },
  ])
  expect((await xml(id)).problem).toMatchObject({ type: 'not_valid' })
  expect(await leftOut(id)).toMatchObject([{ kind: 'not-approved' }])
  expect(await refusal()).toContain('may not leave now: its status is validated')

  await decide((await circle.send(draft)).pendingChange.id)
  await author.api.call(submissionsApi.validate, { id })
  const { body } = await author.api.call(submissionsApi.sendForApproval, { id, body: circle.sending })
  await decide(body.pendingChange.id)
  expect(await read(id)).toMatchObject({ status: 'approved-user', recordStatus: 'active' })
})

it('a draft beside the version in force changes nothing', async () => {
  const { id, record } = await approved()
  await circle.draftOf(record)
  expect(await read(id)).toMatchObject({ masterDiId: record.id, abilities: { download: true } })
  expect((await xml(id)).status).toBe(200)
  expect(await leftOut(id)).toEqual([])
  expect(await approvalEnds(id)).toEqual([])
})

it('an approval that an earlier release left ends when the hub starts, once', async () => {
  const { id, record } = await approved()
  await circle.draftOf(await removed(record))
  await sql`update submissions set status = 'approved-user' where id = ${id}`.execute(circle.hub.hub.db)
  await endApprovalsLeft(circle.hub.hub)
  await endApprovalsLeft(circle.hub.hub)
  expect((await read(id)).status).toBe('validated')
  expect(await approvalEnds(id)).toHaveLength(2)
})

it('deleted in open mode, an approval ends when controlled mode begins', async () => {
  const { id, record } = await approved()
  await circle.draftOf(record)
  await decideSettings(circle.hub, { wayOfWorking: 'open' })
  const body = { reason: 'Not made any more' }
  const gone = await circle.admin.api.call(masterCommandsApi.delete, { id: record.id, body })
  expect(gone.body.status).toBe('deleted')
  expect(await read(id)).toMatchObject({
    status: 'approved-user',
    recordStatus: 'draft',
    abilities: { download: true },
  })
  await decideSettings(circle.hub, { wayOfWorking: 'controlled' })
  expect((await read(id)).status).toBe('validated')
  expect(await approvalEnds(id)).toHaveLength(1)
})
