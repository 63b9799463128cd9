import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StatsPeriod } from '#core/contract/stats-periods.ts'
import type { SubmissionStats } from '#core/contract/submission-stats.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createSubmission, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const none = { total: 0, pending: 0, approved: 0, rejected: 0, failed: 0 }

/** Asks as somebody who has just signed in: sessions end while the clock of the test runs on. */
async function stats(period?: StatsPeriod): Promise<SubmissionStats> {
  const { api } = await person(hub, ['user'])
  return (await api.call(submissionsApi.stats, { query: period ? { period } : {} })).body
}

describe('submission stats', () => {
  it('are empty on an empty hub, for 30 days unless asked otherwise [S1-2.4-03, S3-2.6-02]', async () => {
    expect(await stats()).toEqual({
      period: '30d',
      from: '2026-10-21T08:00:00.000Z',
      to: '2026-11-20T08:00:00.000Z',
      current: none,
      previous: none,
      byCountry: [],
      ever: 0,
    })
  })

  it('count by the day of creation and by country, the period before apart [S1-2.4-09, S3-2.6-05, S3-2.6-17, S3-3-61]', async () => {
    await createSubmission(admin.api)
    await createSubmission(admin.api)
    await createSubmission(admin.api, { targetCountries: ['US'] })
    hub.clock.advance({ hours: 24 * 8 })
    admin = await person(hub, ['admin'])
    const validated = await createSubmission(admin.api)
    await admin.api.call(submissionsApi.validate, { id: validated.id })

    const week = await stats('7d')
    expect(week.current).toEqual({ ...none, total: 1, pending: 1 })
    expect(week.previous).toEqual({ ...none, total: 3 })
    expect(week.ever).toBe(4)
    expect(week.byCountry).toEqual([
      {
        country: 'EU',
        current: { ...none, total: 1, pending: 1 },
        previous: { ...none, total: 2 },
      },
      { country: 'US', current: none, previous: { ...none, total: 1 } },
    ])
    expect((await stats('90d')).current.total).toBe(4)
  })

  it('forget what is older than both periods', async () => {
    hub.clock.advance({ hours: 24 * 200 })
    const quarter = await stats('90d')
    expect(quarter).toMatchObject({ current: none, previous: none, byCountry: [], ever: 4 })
    expect((await stats('1y')).current.total).toBe(4)
  })

  it('group every status as the cards do [S3-2.6-06, S3-2.6-07, S3-2.6-08]', async () => {
    const { id } = await createSubmission(await person(hub, ['admin']).then((somebody) => somebody.api))
    const expected = {
      draft: none,
      error: { ...none, failed: 1 },
      pending: { ...none, pending: 1 },
      'approved-user': { ...none, approved: 1 },
      'approved-eudamed': { ...none, approved: 1 },
      rejected: { ...none, rejected: 1 },
    } as const
    for (const [status, counts] of Object.entries(expected)) {
      await hub.hub.db
        .updateTable('submissions')
        .set({ status: status as keyof typeof expected })
        .where('id', '=', id)
        .execute()
      expect((await stats('7d')).current).toEqual({ ...counts, total: 1 })
    }
  })

  it('say how many are in each status, of a market or of all', async () => {
    const { api } = await person(hub, ['user'])
    const counts = (query: { country?: string }) => api.call(submissionsApi.statusCounts, { query })
    const all = (await counts({})).body
    expect(all.total).toBe(5)
    expect(all.byStatus).toEqual({
      draft: 3,
      pending: 0,
      validating: 0,
      validated: 1,
      error: 0,
      'approved-user': 0,
      'approved-eudamed': 0,
      rejected: 1,
    })
    const us = (await counts({ country: 'US' })).body
    expect(us).toMatchObject({ total: 1, byStatus: { draft: 1, rejected: 0 } })
  })

  it('refuses other periods, and does not take the address for an id', async () => {
    const { api } = await person(hub, ['user'])
    const answer = await api.get('/api/submissions/stats?period=2w')
    expect(answer.status).toBe(400)
    expect(answer.problem.issues?.map((issue) => issue.path)).toEqual(['period'])
  })
})
