import { afterAll, beforeAll, expect, it } from 'vitest'
import { assistantApi } from '#core/contract/assistant.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { readinessApi } from '#core/contract/readiness.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, createSubmission, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A device that is no longer placed on a market is called so wherever its standing there is told. */

let hub: TestApp
let editor: Person
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  editor = await person(hub, ['regulatory-manager'])
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

it.each([
  ['EU', 'European Union', 'deviceStatus', 'ON_THE_MARKET', 'NO_LONGER_PLACED_ON_THE_MARKET'],
  ['CH', 'Switzerland', 'chMarketStatus', 'ON_THE_MARKET', 'NO_LONGER_PLACED_ON_THE_MARKET'],
  // The day after today, and today.
  ['US', 'United States', 'usDistributionEndDate', '2026-11-21', '2026-11-20'],
])('in %s', async (country, name, field, placed, ended) => {
  const device = await createMaster(editor.api, { targetCountries: [country, 'JP'] })
  const { id } = await createSubmission(editor.api, {
    ...{ masterDiId: device.id, targetCountries: [country], [field]: placed },
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
      ['JP', false],
    ]),
  )
  expect(await ask()).not.toContain('no longer placed')
  await editor.api.put(`/api/submissions/${id}`, { [field]: ended })
  expect(new Set(await standing())).toEqual(
    new Set([
      [country, true],
      ['JP', false],
    ]),
  )
  expect(await ask()).toMatch(new RegExp(`• ${name}: [^;]+; no longer placed on the market`))
})

it('is not said of a device whose successor is placed on the market, only its legacy device no longer', async () => {
  const { id: masterDiId, udiDi } = await createMaster(editor.api, {
    ...{ targetCountries: ['EU'], udiDi: uniqueGtin() },
  })
  const registered = async (more: Readonly<Record<string, unknown>>) => {
    const { id } = await createSubmission(editor.api, { masterDiId, udiDi, ...more })
    expect((await editor.api.call(submissionsApi.validate, { id })).body).toMatchObject({
      status: 'validated',
    })
    await admin.api.call(submissionsApi.approve, { id, body: {} })
    const body = { outcome: 'accepted', registeredVersion: '1' }
    await editor.api.call(exchangeApi.acknowledge, { id, body })
    return id
  }
  const certificate = { certificateType: 'MDD_V', notifiedBody: '0123', certificateNumber: 'CE-1' }
  const legacy = await registered({
    ...{ legislation: 'MDD', registrationType: 'legacy', basicUdiDi: `B-${udiDi}`, riskClass: 'class-iia' },
    ...{ conformityAssessmentProcedure: 'annex-v' },
    certificates: [{ ...certificate, expiryDate: '2028-12-31' }],
  })
  const successor = await registered({})
  await editor.api.put(`/api/submissions/${legacy}`, { deviceStatus: 'NO_LONGER_PLACED_ON_THE_MARKET' })
  const { body } = await editor.api.call(readinessApi.ofRecord, { id: masterDiId, query: {} })
  expect(body).toMatchObject([
    { submissionId: successor, stage: 'registered', others: 1, noLongerPlaced: false },
  ])
})
