import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { type Portfolio, portfolioApi } from '#core/contract/portfolio.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, createSubmission, type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

const create = (body: Record<string, unknown>) => user.api.post<Portfolio>('/api/portfolio', body)
const family = async (body: Record<string, unknown> = {}) =>
  (await create({ productFamily: unique('Family'), deviceCount: 3, ...body })).body
const match = (id: number, submissionIds: unknown) =>
  user.api.post<Portfolio>(`/api/portfolio/${id}/match-submissions`, { submissionIds })
const issues = async (body: Record<string, unknown>) => (await create(body)).problem.issues

describe('a product family', () => {
  it('is made, listed, renamed and deleted, each told to the trail [S1-1-15, S2-3-36, S2-3-37, S2-7-18, S2-7-19]', async () => {
    const made = await family({ productFamily: 'Pumps', description: 'All of them', deviceCount: '12' })
    expect(made).toMatchObject({ productFamily: 'Pumps', deviceCount: 12, matchedCount: 0 })
    const { body } = await user.api.call(portfolioApi.list, { query: { search: 'pump' } })
    expect(body.map(({ id }) => id)).toEqual([made.id])
    const renamed = await user.api.put<Portfolio>(`/api/portfolio/${made.id}`, {
      productFamily: 'Infusion pumps',
    })
    expect(renamed.body).toMatchObject({ productFamily: 'Infusion pumps', deviceCount: 12, revision: 2 })
    const stale = await user.api.put(`/api/portfolio/${made.id}`, { deviceCount: 1, revision: 1 })
    expect(stale.problem.type).toBe('stale_record')
    const why = { reason: 'Sold to somebody else' }
    expect((await user.api.delete(`/api/portfolio/${made.id}`, why)).status).toBe(200)
    expect((await user.api.get(`/api/portfolio/${made.id}`)).status).toBe(404)
    const trail = await user.api.call(auditApi.trail, { query: { entityType: 'portfolio', limit: 3 } })
    expect(trail.body.map(({ action }) => action)).toEqual(['deleted', 'updated', 'created'])
  })

  it('needs a name no other has, and a count of 0 or more [S2-5-10, S2-5-11]', async () => {
    await family({ productFamily: 'Drapes' })
    expect(await issues({ productFamily: ' ', deviceCount: -1 })).toEqual([
      { path: 'deviceCount', message: 'Device count must be 0 or greater' },
      { path: 'productFamily', message: 'Product family name is required' },
    ])
    expect(await issues({ deviceCount: '0' })).toEqual([
      { path: 'productFamily', message: 'Product family name is required' },
    ])
    expect(await issues({ productFamily: 'DRAPES' })).toEqual([
      { path: 'productFamily', message: 'Another product family has this name' },
    ])
    const { api } = await person(hub, ['quality-manager'])
    expect((await api.post('/api/portfolio', { productFamily: 'x' })).status).toBe(403)
  })

  it('is called what no other is called, also where several are made at once', async () => {
    const productFamily = unique('Sutures')
    const make = () => create({ productFamily })
    const made = await Promise.all(Array.from({ length: 8 }, make))
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400, 400, 400, 400])
  })

  it('takes submissions of no other family, all or none, and gives them back [S2-1-08, S2-4-21, S2-7-20, S2-OPEN-17]', async () => {
    const [first, second] = [await family({ productFamily: 'Gowns' }), await family()]
    const ids: number[] = []
    for (let n = 0; n < 4; n += 1) ids.push((await createSubmission(user.api)).id)
    const [one = 0, ...others] = ids
    const { body } = await match(first.id, ids)
    expect(body).toMatchObject({ matchedCount: 4, matchedByStatus: { draft: 4 } })
    expect(body.matchedSubmissions).toHaveLength(3)
    const listed = await user.api.call(submissionsApi.list, { query: { portfolioId: first.id } })
    expect(listed.body.map(({ portfolioId }) => portfolioId)).toEqual(ids.map(() => first.id))
    const free = await createSubmission(user.api)
    const refused = await match(second.id, [free.id, one])
    expect([refused.status, refused.problem.type]).toEqual([409, 'invalid_transition'])
    expect(refused.problem.message).toContain('Gowns')
    expect((await user.api.call(portfolioApi.get, { id: second.id })).body.matchedCount).toBe(0)
    expect((await match(first.id, [])).status).toBe(400)
    expect((await match(first.id, [2_000_000_000])).problem.issues?.[0]?.path).toBe('submissionIds.0')
    const less = await user.api.call(portfolioApi.unmatch, { id: first.id, body: { submissionIds: [one] } })
    expect(less.body.matchedCount).toBe(others.length)
    expect((await match(second.id, [one])).body.matchedCount).toBe(1)
    await user.api.delete(`/api/portfolio/${first.id}`, { reason: 'Sold' })
    const left = await user.api.get<{ portfolioId: number | null; revision: number }>(
      `/api/submissions/${others[0]}`,
    )
    expect(left.body).toMatchObject({ portfolioId: null, revision: 1 })
  })

  it('is offered submissions of no family, those that fit before the others', async () => {
    const master = await createMaster(user.api, { deviceFamily: 'Catheters' })
    const fitting = await createSubmission(user.api, { masterDiId: master.id })
    const shared = await createSubmission(user.api)
    const alike = await createSubmission(user.api, { basicUdiDi: shared.basicUdiDi, udiDi: 'x' })
    const named = await createSubmission(user.api, { deviceName: 'Catheters, short' })
    const other = await createSubmission(user.api)
    const { id } = await family({ productFamily: 'catheters' })
    await match(id, [shared.id])
    const { body } = await user.api.call(portfolioApi.candidates, { id, query: {} })
    const proposed = body.items.filter(({ proposedBy }) => proposedBy !== null)
    expect(proposed.map((each) => [each.id, each.proposedBy])).toEqual([
      [fitting.id, 'family'],
      [alike.id, 'basic-udi-di'],
      [named.id, 'name'],
    ])
    expect(body.items.slice(0, 3)).toEqual(proposed)
    expect(body.items.map((each) => each.id)).toContain(other.id)
    const searched = await user.api.call(portfolioApi.candidates, { id, query: { search: 'SHORT' } })
    expect(searched.body).toMatchObject({ total: 1, items: [{ id: named.id }] })
  })
})
