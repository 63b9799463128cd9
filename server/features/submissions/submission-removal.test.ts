import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportResult } from '#core/contract/imports.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, createSubmission, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { completeCountry } from '#tests/market-content.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

const complete = completeCountry('JP')

/** A draft that never left the hub can be deleted, with the reason. */

let hub: TestApp
let manager: Person
beforeAll(async () => {
  hub = await startTestApp()
  manager = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const remove = (id: number, body: unknown = { reason: 'Made twice' }, who = manager) =>
  who.api.raw({
    method: 'DELETE',
    url: `/api/submissions/${id}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
const status = async (id: number) => (await manager.api.get(`/api/submissions/${id}`)).status

describe('a draft', () => {
  it('goes, with its reason in the trail and its revisions kept [S2-OPEN-12]', async () => {
    const { id, abilities } = await createSubmission(manager.api)
    expect(abilities.delete).toBe(true)
    await manager.api.call(submissionsApi.validate, { id })
    expect((await remove(id)).status).toBe(200)
    expect(await status(id)).toBe(404)
    const { body } = await manager.api.get<{ entityId: number; action: string; changeReason: string }[]>(
      '/api/audit-trail?entityType=submission&limit=5',
    )
    expect(body.find(({ entityId, action }) => entityId === id && action === 'deleted')).toMatchObject({
      changeReason: 'Made twice',
    })
    const kept = await hub.hub.db
      .selectFrom('submission_revisions')
      .select('revision')
      .where('submission_id', '=', id)
      .execute()
    expect(kept.length).toBeGreaterThan(0)
    const { body: chain } = await manager.api.get<{ ok: boolean }>('/api/audit-trail/verify')
    expect(chain.ok).toBe(true)
  })

  it('stays without a reason, and for whoever may not delete', async () => {
    const { id } = await createSubmission(manager.api)
    expect((await remove(id, { reason: ' ' })).status).toBe(400)
    const other = await person(hub, ['technical-reviewer'])
    expect((await remove(id, undefined, other)).status).toBe(403)
    expect(await status(id)).toBe(200)
  })
})

it('what has left the hub in a file stays', async () => {
  const master = await createMaster(manager.api)
  const body = { ...complete, udiDi: uniqueGtin(), masterDiId: master.id, targetCountries: ['JP'] }
  const { body: made } = await manager.api.call(submissionsApi.create, { body })
  await manager.api.call(submissionsApi.validate, { id: made.id })
  expect((await manager.api.post(`/api/submissions/${made.id}/files/csv`)).status).toBe(200)
  const answer = await remove(made.id)
  expect(answer.status).toBe(409)
  expect(answer.problem?.message).toContain('has left the hub in a file or is registered')
})

it('drafts of an upload are taken back as one act; what was changed since stays, and says so', async () => {
  const master = await createMaster(manager.api, { riskClass: 'class-ii', intendedUse: 'Infusion' })
  const codes = [uniqueGtin(), uniqueGtin()]
  const { body } = await manager.api.uploadParts<ImportResult>('/api/country-specific/bulk-upload/JP', [
    { name: 'masterDiId', content: String(master.id) },
    { name: 'file', fileName: 'rows.csv', content: `udiDi\n${codes.join('\n')}` },
  ])
  expect(body.successful).toBe(2)
  const { body: drafts } = await manager.api.call(submissionsApi.list, { query: { masterDiId: master.id } })
  const changed = drafts.find(({ udiDi }) => udiDi === codes[0])
  await manager.api.call(submissionsApi.update, { id: changed?.id ?? 0, body: { brandName: 'Kept' } })
  const undone = await manager.api.post<ImportResult>(`/api/jobs/${body.jobId}/undo`, {
    reason: 'Wrong file',
  })
  expect(undone.body).toMatchObject({ processed: 2, successful: 1 })
  expect(undone.body.errors.map(({ message }) => message).join()).toContain('was changed since the import')
  const { body: left } = await manager.api.call(submissionsApi.list, { query: { masterDiId: master.id } })
  expect(left.map(({ udiDi }) => udiDi)).toEqual([codes[0]])
})
