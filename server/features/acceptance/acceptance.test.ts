import { afterAll, beforeAll, expect, it } from 'vitest'
import { markets } from '#core/code-lists/markets.ts'
import { type Acceptance, acceptanceApi } from '#core/contract/acceptance.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { decideSettings, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** The ledger says that a register accepted a file of this hub only where it did. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

const { validated, registered, send, submission } = exchangeOf(() => user)

async function of(market: string): Promise<Acceptance> {
  const { body } = await user.api.call(acceptanceApi.list)
  expect(body.markets.map((one) => one.market)).toEqual(markets.map(({ code }) => code))
  const found = body.markets.find((one) => one.market === market)
  if (!found) throw new Error(`${market} is not in the ledger`)
  return found
}

it('names every kind of file with its source, and nothing as accepted that was not', async () => {
  const { body } = await user.api.call(acceptanceApi.list)
  for (const { market, files, environments } of body.markets) {
    expect(environments).toEqual([])
    expect(files.length, market).toBeGreaterThan(0)
    for (const { nature, isSent } of files) {
      if (nature.kind !== 'worksheet') expect(nature.asOf, market).toMatch(/^\d{4}-\d\d-\d\d$/)
      if (isSent) expect(nature.source, market).toBeTruthy()
    }
  }
  await send([(await validated()).id])
  expect((await of('EU')).environments).toEqual([])
})

it('counts answers by environment, and says when the last was accepted and who said so', async () => {
  await decideSettings(hub, { eudamedEnvironment: 'playground' })
  await registered(await validated())
  await decideSettings(hub, { eudamedEnvironment: 'production' })
  await registered(await validated(), await validated())
  const { environments } = await of('EU')
  const told = environments.toSorted((one, other) => one.environment.localeCompare(other.environment))
  expect(told.map(({ environment, accepted, refused }) => [environment, accepted, refused])).toEqual([
    ['playground', 1, 0],
    ['production', 2, 0],
  ])
  for (const { last } of told) {
    expect(last).toMatchObject({ told: 'answer', at: hub.clock.now().toISOString() })
  }
})

it('says that an answer was entered by hand, and counts what was refused', async () => {
  const [good, bad] = [
    await validated({ targetCountries: ['CH'] }),
    await validated({ targetCountries: ['CH'] }),
  ]
  const { body: made } = await send([good.id, bad.id], { market: 'CH' })
  const tell = (id: number, answer: object) => user.api.post(`/api/submissions/${id}/acknowledge`, answer)
  await tell(bad.id, { outcome: 'rejected', notes: 'The CHRN is unknown' })
  expect((await of('CH')).environments).toEqual([
    { environment: 'production', accepted: 0, refused: 1, last: null },
  ])
  const registeredAt = hub.clock.now().toISOString().slice(0, 10)
  await tell(good.id, { outcome: 'accepted', registeredVersion: 'CH-1', registeredAt })
  expect((await submission(good.id)).standing).toBe('registered')
  const [production] = (await of('CH')).environments
  expect(production).toMatchObject({ accepted: 1, refused: 1, last: { told: 'by-hand' } })
  expect(made.files.map(({ id }) => id)).toContain(production?.last?.fileId)
})
