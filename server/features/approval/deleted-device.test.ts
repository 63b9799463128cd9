import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, createSubmission, type Person } from '#tests/factories.ts'
import { type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** Nobody can decide on a submission whose device has no version left, so nobody is asked to. */

let circle: RequestHub
let author: Person
let approver: Person
beforeAll(async () => {
  circle = await startRequestHub()
  ;({ author, approver } = circle)
})
afterAll(() => circle.close())

const submission = async (id: number) => (await author.api.call(submissionsApi.get, { id })).body
const requests = async (mine: 'to-decide' | 'requested' | 'to-rework', who: Person) =>
  (await who.api.call(requestsApi.list, { query: { mine } })).body

async function waiting() {
  const record = await createMaster(author.api)
  const { id } = await createSubmission(author.api, { masterDiId: record.id })
  await author.api.call(submissionsApi.validate, { id })
  await author.api.call(submissionsApi.sendForApproval, { id, body: circle.sending })
  return { id, record }
}
const remove = async (id: number) =>
  expect((await circle.admin.api.delete(`/api/master-di/${id}`, { reason: 'Never made' })).status).toBe(200)

it('a request about one is withdrawn with the last version, and the requester is told', async () => {
  const { id, record } = await waiting()
  expect(await requests('to-decide', approver)).toHaveLength(1)
  await remove(record.id)
  expect(await requests('to-decide', approver)).toEqual([])
  expect(await submission(id)).toMatchObject({
    status: 'validated',
    recordStatus: 'deleted',
    abilities: { sendForApproval: false, download: false },
  })
  const again = await author.api.call(submissionsApi.sendForApproval, { id, body: circle.sending })
  expect(again.problem).toMatchObject({
    type: 'invalid_transition',
    message: expect.stringContaining('deleted'),
  })
  expect(await requests('requested', author)).toMatchObject([
    { submissionId: id, status: 'withdrawn', rejectionNotes: 'The record was deleted.' },
  ])
})

it('one that was rejected waits for no rework', async () => {
  const { id, record } = await waiting()
  const body = { rejectionNotes: 'Not this one' }
  await approver.api.call(submissionsApi.reject, { id, body })
  expect(await requests('to-rework', author)).toHaveLength(1)
  await remove(record.id)
  expect(await requests('to-rework', author)).toEqual([])
})
