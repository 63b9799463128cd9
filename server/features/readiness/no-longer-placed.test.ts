import { afterAll, beforeAll, expect, it } from 'vitest'
import { assistantApi } from '#core/contract/assistant.ts'
import { readinessApi } from '#core/contract/readiness.ts'
import { createMaster, createSubmission, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A device that is no longer placed on a market is called so wherever its standing there is told. */

let hub: TestApp
let editor: Person
beforeAll(async () => {
  hub = await startTestApp()
  editor = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

it.each([
  ['EU', 'European Union', 'deviceStatus'],
  ['CH', 'Switzerland', 'chMarketStatus'],
])('in %s', async (country, name, field) => {
  const device = await createMaster(editor.api, { targetCountries: [country, 'US'] })
  const { id } = await createSubmission(editor.api, {
    ...{ masterDiId: device.id, targetCountries: [country], [field]: 'ON_THE_MARKET' },
  })
  const standing = async () => {
    const { body } = await editor.api.call(readinessApi.ofRecord, { id: device.id, query: {} })
    return body.map((one) => [one.country, one.noLongerPlaced])
  }
  const ask = async () => {
    const body = { question: `Where does ${device.deviceNumber} stand?`, assistant: 'regbot' as const }
    return (await editor.api.call(assistantApi.ask, { body })).body.text
  }
  expect(new Set(await standing())).toEqual(
    new Set([
      [country, false],
      ['US', false],
    ]),
  )
  expect(await ask()).not.toContain('no longer placed')
  await editor.api.put(`/api/submissions/${id}`, { [field]: 'NO_LONGER_PLACED_ON_THE_MARKET' })
  expect(new Set(await standing())).toEqual(
    new Set([
      [country, true],
      ['US', false],
    ]),
  )
  expect(await ask()).toMatch(new RegExp(`• ${name}: [^;]+; no longer placed on the market`))
})
