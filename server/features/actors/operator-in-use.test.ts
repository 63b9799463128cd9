import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Actor, actorsApi } from '#core/contract/actors.ts'
import { certificationsApi } from '#core/contract/certifications.ts'
import { rimApi } from '#core/contract/rim.ts'
import { beginDueRenewals } from '#server/features/rim/renewal-upkeep.ts'
import { createMaster, type Person, person, unique } from '#tests/factories.ts'
import {
  createCertification,
  createOperator,
  linkDevice,
  operatorInput,
  uniqueSrn,
} from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What rests on an operator stands in the way of changes that would leave it without. */

let hub: TestApp
let manager: Person
beforeAll(async () => {
  hub = await startTestApp()
  manager = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const put = (id: number, body: unknown) => manager.api.put<Actor>(`/api/actors/${id}`, body)

describe('the type of an operator', () => {
  it('stays while manufacturers name it as their representative', async () => {
    const { id } = await createOperator(manager.api, {
      actorType: 'authorized-representative',
      srn: uniqueSrn('AR'),
    })
    const manufacturer = await createOperator(manager.api, { authorizedRepresentativeId: id })
    const { problem } = await put(id, { actorType: 'importer', srn: uniqueSrn('IM') })
    const message = `It is the authorized representative of ${manufacturer.name}. Choose another one there first.`
    expect(problem.issues).toEqual([{ path: 'actorType', message }])
    expect((await put(id, { city: 'Bonn' })).status).toBe(200)
  })

  it('stays while devices are linked to it as their manufacturer', async () => {
    const { id } = await createOperator(manager.api)
    await linkDevice(manager.api, id, (await createMaster(manager.api)).id)
    const { problem } = await put(id, { actorType: 'distributor' })
    const message = 'It is linked to 1 device as manufacturer. Remove these links first.'
    expect(problem.issues).toEqual([{ path: 'actorType', message }])
  })
})

it('is named by no one as a representative while somebody deletes it', async () => {
  const { id } = await createOperator(manager.api, {
    actorType: 'authorized-representative',
    srn: uniqueSrn('AR'),
  })
  const { db } = hub.hub
  const waits = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  let answered = false
  const naming = await db.transaction().execute(async (tx) => {
    await sql`update operators set deleted = true where id = ${id}`.execute(tx)
    const body = operatorInput({ authorizedRepresentativeId: id })
    const asked = manager.api.call(actorsApi.create, { body }).finally(() => {
      answered = true
    })
    await vi.waitUntil(async () => answered || (await waits.execute(db)).rows[0]?.n, 10_000)
    return { asked }
  })
  expect((await naming.asked).problem.issues?.map(({ path }) => path)).toEqual(['authorizedRepresentativeId'])
})

describe('deleting', () => {
  it('waits for open renewals of certifications, which are named', async () => {
    const { id } = await createOperator(manager.api)
    const certificationNumber = unique('ISO')
    const certification = await createCertification(manager.api, id, {
      certificationNumber,
      expiryDate: '2027-02-01',
    })
    await beginDueRenewals(hub.hub)
    const { body: found } = await manager.api.call(rimApi.submissions, {
      query: { search: certificationNumber },
    })
    const [project] = found
    const message = `1 renewal is still open: ${project?.productName}. Complete or delete it in Simple RIM first.`
    const reason = { body: { reason: 'Closed' } }
    for (const { status, problem } of [
      await manager.api.call(actorsApi.delete, { id, ...reason }),
      await manager.api.call(certificationsApi.delete, { id: certification.id, ...reason }),
    ]) {
      expect({ status, message: problem.message }).toEqual({ status: 409, message })
    }
    await manager.api.call(rimApi.deleteSubmission, { id: project?.id ?? 0, ...reason })
    expect((await manager.api.call(actorsApi.delete, { id, ...reason })).status).toBe(200)
  })
})
