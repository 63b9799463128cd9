import { afterAll, beforeAll, expect, it } from 'vitest'
import { actorsApi } from '#core/contract/actors.ts'
import { operatorDefaultsApi } from '#core/contract/operator-defaults.ts'
import { readinessApi } from '#core/contract/readiness.ts'
import { createMaster, type Person, person, unique } from '#tests/factories.ts'
import { createOperator, linkDevice } from '#tests/operator-factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A manufacturer that is called something else goes on being found by its former name (decision D149). */

let hub: TestApp
let manager: Person
beforeAll(async () => {
  hub = await startTestApp()
  manager = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const operatorOf = async (id: number) =>
  (await manager.api.call(operatorDefaultsApi.ofRecord, { id, query: {} })).body.operator
const lacks = async (id: number) =>
  (await manager.api.call(readinessApi.ofRecord, { id })).body
    .find(({ country }) => country === 'EU')
    ?.missing.map(({ field }) => field)
const rename = (id: number, name: string) =>
  manager.api.call(actorsApi.update, { id, body: { name, legalName: `${name} SE` } })

it('keeps its devices after it is renamed, and says how many give the former name', async () => {
  const operator = await createOperator(manager.api)
  const { id } = await createMaster(manager.api, { manufacturerName: operator.name })
  await createMaster(manager.api, { manufacturerName: operator.name })
  expect(await lacks(id)).not.toContain('manufacturerSrn')
  await rename(operator.id, unique('Renamed'))
  await rename(operator.id, unique('Renamed twice'))
  expect(await operatorOf(id)).toMatchObject({ id: operator.id, foundBy: 'name' })
  expect(await lacks(id)).not.toContain('manufacturerSrn')
  const { body } = await manager.api.call(actorsApi.get, { id: operator.id })
  expect(body.formerNames).toEqual([{ name: operator.name, devices: 2 }])
  // Whoever is called so today is meant, not who was.
  const heir = await createOperator(manager.api, { name: operator.name })
  expect(await operatorOf(id)).toMatchObject({ id: heir.id })
  expect((await manager.api.call(actorsApi.get, { id: operator.id })).body.formerNames).toEqual([])
  await rename(operator.id, operator.name ?? '')
  expect(await operatorOf(id)).toBeNull()
})

it('names no devices that are linked, or that another manufacturer had too, or while it is inactive', async () => {
  const operator = await createOperator(manager.api)
  const { id } = await createMaster(manager.api, { manufacturerName: operator.name })
  await createMaster(manager.api, { manufacturerName: operator.name })
  await rename(operator.id, unique('Renamed'))
  const named = async () => (await manager.api.call(actorsApi.get, { id: operator.id })).body.formerNames
  expect(await named()).toEqual([{ name: operator.name, devices: 2 }])
  await linkDevice(manager.api, operator.id, id)
  expect(await named()).toEqual([{ name: operator.name, devices: 1 }])
  const set = (isActive: boolean) =>
    manager.api.call(actorsApi.update, { id: operator.id, body: { isActive } })
  await set(false)
  expect(await named()).toEqual([])
  await set(true)
  expect(await named()).toHaveLength(1)
  const other = await createOperator(manager.api, { name: operator.name })
  await rename(other.id, unique('Renamed as well'))
  expect(await named()).toEqual([])
})
