import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { type TrailReview, trailReviewsApi } from '#core/contract/trail-reviews.ts'
import { usersApi } from '#core/contract/users.ts'
import { createMaster, type Person, password, person, unique } from '#tests/factories.ts'
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
const look = async () => (await reviewer.api.call(trailReviewsApi.look, { query: today })).body
async function sign(who: Person, body: object) {
  const { lastSeq, lastHash } = await look()
  const given = { ...today, lastSeq, lastHash, password, ...body }
  return who.api.post<TrailReview>('/api/audit-trail/reviews', given)
}

describe('a review of the trail', () => {
  it('says what stands out, with the entries it means', async () => {
    await createMaster(admin.api)
    const user = await person(hub)
    await admin.api.call(usersApi.update, { id: user.id, body: { roles: ['quality-manager'] } })
    await admin.api.call(usersApi.makeLink, { id: user.id })
    const email = `${unique('moved')}@example.org`
    await admin.api.call(usersApi.update, { id: user.id, body: { email } })
    const { body } = await reviewer.api.call(trailReviewsApi.look, { query: today })
    const found = new Map(body.found.map((one) => [one.what, one]))
    const counts = (['rights', 'links', 'ways-in', 'deletions'] as const).map(
      (what) => found.get(what)?.count,
    )
    expect(counts).toEqual([1, 1, 1, 0])
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

  it('is of the entries that were shown, whatever was written since', async () => {
    const shown = await look()
    await createMaster(admin.api)
    const { lastSeq, lastHash } = shown
    const { body } = await sign(reviewer, { remarks: 'As shown', lastSeq, lastHash })
    const { refused: _, ...entries } = shown
    expect(body).toMatchObject(entries)
    expect((await look()).entries).toBeGreaterThan(shown.entries)
    const { body: trail } = await admin.api.call(auditApi.trail, { query: { action: 'reviewed' } })
    expect(trail[0]?.changesData?.actionNotes).toContain(`to ${lastSeq}, hash of the last ${lastHash}`)
  })

  it('is refused where the trail is not the one that was shown', async () => {
    const { lastSeq, lastHash } = await look()
    for (const other of [
      { lastSeq, lastHash: 'f'.repeat(64) },
      { lastSeq: (lastSeq ?? 0) + 1000, lastHash },
      { lastSeq: null, lastHash },
    ]) {
      const { status, problem } = await sign(reviewer, { remarks: 'Seen', ...other })
      expect([status, problem.type]).toEqual([409, 'stale_record'])
      expect(problem.message).toContain('not the one you were shown')
    }
    expect((await sign(reviewer, { remarks: 'x', lastSeq: undefined })).problem.issues?.[0]?.path).toBe(
      'lastSeq',
    )
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
