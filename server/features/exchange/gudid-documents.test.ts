import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Package } from '#core/contract/exchange.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { parseSpl, splValues } from '#core/markets/spl/read.ts'
import { complete } from '#core/markets/us/fixtures/complete.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { createMaster, decideSettings, password, uniqueGtin } from '#tests/factories.ts'
import { dueDate, type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** Whose a document is, when records are copied, versioned and deleted (decision D132). */

let circle: RequestHub
beforeAll(async () => {
  circle = await startRequestHub()
})
afterAll(() => circle.close())

const { validated, validate, make, contentOf } = exchangeOf(() => circle.author)

const ofGudid = { market: 'US' } as const
const { manufacturerName: _, deviceName: __, ...content } = complete
const device = (overrides: Record<string, unknown> = {}) =>
  validated({
    ...{ ...complete, usPackages: null, udiDi: uniqueGtin(), targetCountries: ['US'] },
    ...overrides,
  })
const documentOf = async ({ files }: Package) =>
  splValues('US', parseSpl(await contentOf(files[0]?.id ?? 0))).single

it('a new version of a record keeps its document', async () => {
  const udiDi = uniqueGtin()
  const record = await createMaster(circle.author.api, { udiDi, targetCountries: ['US'] })
  const { id } = await device({ ...content, udiDi, masterDiId: record.id })
  const first = await documentOf((await make([id], ofGudid)).body)
  const draft = await circle.draftOf(record)
  const { pendingChange } = await circle.send(draft)
  await circle.approver.api.call(requestsApi.approve, { id: pendingChange?.id ?? 0, body: {} })
  await validate(id)
  const moved = (await circle.author.api.call(submissionsApi.get, { id })).body
  expect(moved.masterDiId).toBe(draft.id)
  expect(await documentOf((await make([id], ofGudid)).body)).toMatchObject({
    version: '2',
    setId: first.setId,
  })
})

it('another device has another, and what was made stays with what it was made of', async () => {
  const one = await device()
  const other = await device()
  const first = await documentOf((await make([one.id], ofGudid)).body)
  const second = await documentOf((await make([other.id], ofGudid)).body)
  expect([first.version, second.version]).toEqual(['1', '1'])
  expect(second.setId).not.toBe(first.setId)
  const admin = circle.admin.api
  const gone = await admin.delete(`/api/submissions/${one.id}`, { reason: 'Not wanted' })
  expect(gone.problem.message).toContain('has left the hub in a file')
})

it('two of one DI are not in one package', async () => {
  const one = await device()
  const { id } = (
    await circle.author.api.call(submissionsApi.create, {
      body: { ...complete, usPackages: null, udiDi: one.udiDi, targetCountries: ['US'] },
    })
  ).body
  await validate(id)
  const query = { market: 'US' as const, submissionIds: [String(one.id), String(id)] }
  const { body } = await circle.author.api.call(exchangeApi.check, { query })
  expect(body.ready).toBe(1)
})

it('in controlled mode the approved content leaves, as the version it has come to', async () => {
  await decideSettings(circle.hub, { wayOfWorking: 'controlled' })
  const { id } = await device()
  expect((await make([id], ofGudid)).problem.issues?.[0]?.message).toContain('Not approved yet')
  const approve = async () => {
    await circle.author.api.call(submissionsApi.sendForApproval, {
      id,
      body: { assignedUserId: circle.approver.id, dueDate },
    })
    await circle.approver.api.call(submissionsApi.approve, { id, body: { password } })
  }
  await approve()
  const first = await documentOf((await make([id], ofGudid)).body)
  const alone = await circle.author.api.post(`/api/submissions/${id}/files/spl`)
  const second = splValues('US', parseSpl(alone.text)).single
  expect(second).toMatchObject({ version: '2', setId: first.setId, brandName: first.brandName })
  expect(second.id).not.toBe(first.id)
  await decideSettings(circle.hub, { wayOfWorking: 'open' })
})
