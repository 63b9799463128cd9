import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { trailReviewsApi } from '#core/contract/trail-reviews.ts'
import { usersApi } from '#core/contract/users.ts'
import { createMaster, type Person, password, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** The audit trail is looked through, and the look is signed (21 CFR 11.10(e)). */

let hub: TestApp
let reviewer: Person
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  reviewer = await person(hub, ['quality-manager'])
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const today = { from: '2026-11-20', to: '2026-11-20' }
const sign = (who: Person, body: object) =>
  who.api.post<{ id: number; lastSeq: number }>('/api/audit-trail/reviews', { ...today, password, ...body })

describe('a review of the trail', () => {
  it('says what stands out, with the entries it means', async () => {
    await createMaster(admin.api)
    const user = await person(hub)
    await admin.api.call(usersApi.update, { id: user.id, body: { roles: ['quality-manager'] } })
    await admin.api.call(usersApi.makeLink, { id: user.id })
    const { body } = await reviewer.api.call(trailReviewsApi.look, { query: today })
    const found = new Map(body.found.map((one) => [one.what, one]))
    expect([found.get('rights')?.count, found.get('links')?.count, found.get('deletions')?.count]).toEqual([
      1, 1, 0,
    ])
    const [seq = 0] = found.get('rights')?.entries ?? []
    const { body: trail } = await admin.api.call(auditApi.trail, { query: { id: seq } })
    expect(trail[0]).toMatchObject({ entityType: 'user', entityId: user.id, action: 'updated' })
    expect(body.entries).toBe((body.lastSeq ?? 0) - (body.firstSeq ?? 0) + 1)
    const before = await reviewer.api.call(trailReviewsApi.look, {
      query: { from: '2020-01-01', to: '2020-01-31' },
    })
    expect(before.body).toMatchObject({ entries: 0, firstSeq: null, lastHash: null })
  })

  it('is signed by somebody who may decide, kept as it was, and stands in the trail', async () => {
    const { body } = await sign(reviewer, { remarks: 'Nothing unusual' })
    expect(body).toMatchObject({
      ...today,
      remarks: 'Nothing unusual',
      printedName: reviewer.name,
      username: reviewer.username,
    })
    const { body: all } = await reviewer.api.call(trailReviewsApi.list, { query: {} })
    expect(all[0]).toEqual(body)
    const { body: trail } = await admin.api.call(auditApi.trail, { query: { action: 'reviewed' } })
    expect(trail[0]).toMatchObject({ performedByName: reviewer.name, changeReason: 'Nothing unusual' })
    expect(trail[0]?.changesData?.actionNotes).toContain(`to ${body.lastSeq}`)
  })

  it('is refused with the wrong password, without remarks, for days the wrong way round, and to whoever may not decide', async () => {
    expect((await sign(reviewer, { remarks: 'x', password: 'wrong' })).problem.issues?.[0]?.path).toBe(
      'password',
    )
    expect((await sign(reviewer, { remarks: ' ' })).problem.issues?.[0]?.path).toBe('remarks')
    expect((await sign(reviewer, { remarks: 'x', from: '2026-11-21' })).problem.issues?.[0]?.path).toBe('to')
    expect((await sign(await person(hub), { remarks: 'x' })).status).toBe(403)
  })
})
