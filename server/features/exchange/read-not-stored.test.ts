import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectionsApi } from '#core/contract/connections.ts'
import type { MarketFilesCheck } from '#core/contract/market-files.ts'
import type { RegisterRead } from '#core/contract/register.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { connectionSecrets, senderOf, toPoint, work } from '#tests/connection-hub.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { decideSettings, type Person, person } from '#tests/factories.ts'
import { answersOfRegister, basic, detail, group } from '#tests/register-answers.ts'
import { type DomibusStandIn, domibusStandIn } from '#tests/stand-ins/domibus.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What a register has already does not leave as new, whichever way its file is made (decisions D11, D36). */

let hub: TestApp
let user: Person
let point: DomibusStandIn
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['admin'])
  await decideSettings(hub, { eudamedEnvironment: 'playground' })
  point = await domibusStandIn({ user: 'hub', password: connectionSecrets.password }, (message) =>
    acknowledgementOf(message),
  )
})
afterAll(async () => {
  await point.close()
  await hub.close()
})

const sender = senderOf(() => user)
/** A reading of the register tells of it, and nobody stores that. */
async function readIn(udiDi: string | null) {
  const files = { 'all.json': [detail(1, udiDi ?? ''), basic(group)] }
  const { body } = await user.api.upload<RegisterRead>(
    '/api/eudamed-import',
    answersOfRegister(files),
    'a.zip',
  )
  expect(body).toMatchObject({ status: 'checked', devices: 1 })
}
const ways = (id: number) => [
  user.api.post(`/api/submissions/${id}/generate-xml`),
  user.api.post(`/api/submissions/${id}/files/xml`),
  user.api.get(`/api/submissions/${id}/xml`),
]
const attemptsOf = (id: number) =>
  hub.hub.db.selectFrom('attempts').select('id').where('submission_id', '=', id).execute()
async function refusedEverywhere({ id, deviceName }: Submission) {
  const left = await sender.make([id])
  const told = left.problem.issues?.[0]?.message
  for (const answer of await Promise.all(ways(id))) {
    expect(answer.problem.type).toBe('not_valid')
    expect(told).toBe(`${deviceName}: ${answer.problem.message}`)
  }
  expect(await attemptsOf(id)).toEqual([])
  return told
}

it('read from it and not stored: no file is made, and each way says why', async () => {
  const one = await sender.validated()
  await readIn(one.udiDi)
  expect(await refusedEverywhere(one)).toContain('Store that reading first')
})

it('registered in an unknown version: no file is made either', async () => {
  const one = await sender.validated()
  await hub.hub.db
    .updateTable('submissions')
    .set({ status: 'approved-eudamed' })
    .where('id', '=', one.id)
    .execute()
  expect(await refusedEverywhere(one)).toContain('the hub does not know which version EUDAMED has')
})

it('registered by another submission: no file for many is made either', async () => {
  const swiss = { targetCountries: ['CH'] }
  const first = await sender.validated(swiss)
  const body = { outcome: 'accepted', registeredVersion: '1' }
  await sender.send([first.id], { market: 'CH' })
  await user.api.post(`/api/submissions/${first.id}/acknowledge`, body)
  const second = await sender.validated(swiss)
  await hub.hub.db
    .updateTable('submissions')
    .set({ udi_di: first.udiDi })
    .where('id', '=', second.id)
    .execute()
  const asked = { country: 'CH', file: 'xml', submissionIds: [second.id] }
  const { body: check } = await user.api.post<MarketFilesCheck>('/api/submissions/market-files/check', asked)
  expect(check.leftOut).toMatchObject([{ kind: 'elsewhere', why: expect.stringContaining('already') }])
})

it('read after its file was made: a connection keeps the file back', async () => {
  const { body: connection } = await user.api.call(connectionsApi.create, { body: toPoint(point) })
  const { id, file } = await sender.packaged()
  await readIn((await sender.submission(id)).udiDi)
  await sender.sendThrough(connection.id, file)
  await work(hub)
  expect(point.taken.size).toBe(0)
  expect((await sender.sendings(file))[0]?.told).toContain('Store that reading first')
})
