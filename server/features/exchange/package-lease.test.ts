import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Package } from '#core/contract/exchange.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A package takes as long as it takes; one that was given up on stays given up. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => hub.close())

const { validated, submission } = exchangeOf(() => user)

/** A package whose files cannot be kept yet: somebody has its submission. */
async function heldUp(submissionId: number, meanwhile: (id: number) => Promise<void>): Promise<Package> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const id = await hub.hub.db.transaction().execute(async (tx) => {
    await sql`select id from submissions where id = ${submissionId} for update`.execute(tx)
    const { body } = await user.api.post<Package>('/api/export', { submissionIds: [submissionId] })
    expect(body.status).toBe('running')
    // As if it had gone on for longer than its server is believed to be alive.
    await sql`update packages set lease_until = clock_timestamp() - interval '1 second'
      where id = ${body.id}`.execute(hub.hub.db)
    expect(await now(body.id)).toMatchObject({ status: 'failed' })
    await meanwhile(body.id)
    return body.id
  })
  await hub.hub.jobs.idle()
  return now(id)
}

const now = async (id: number): Promise<Package> => (await user.api.call(exchangeApi.package, { id })).body

it('is being made for as long as its server works on it', async () => {
  const { id } = await validated()
  const made = await heldUp(id, async (running) => {
    vi.advanceTimersByTime(15_000)
    await vi.waitUntil(async () => (await now(running)).status === 'running', 10_000)
  })
  expect(made).toMatchObject({ status: 'ready', devices: 1 })
  expect((await user.api.call(exchangeApi.ofSubmission, { id })).body.attempts).toHaveLength(1)
})

it('exports nothing once it was said that nothing was exported', async () => {
  const { id } = await validated()
  const made = await heldUp(id, async () => {})
  expect(made).toMatchObject({ status: 'failed', files: [], hash: null })
  expect((await user.api.call(exchangeApi.ofSubmission, { id })).body.attempts).toEqual([])
  expect((await submission(id)).standing).not.toBe('sent')
})
