import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeEffectsApi } from '#core/contract/change-effects.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { readinessApi } from '#core/contract/readiness.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { versionControlApi } from '#core/contract/version-control.ts'
import { deviceText } from '#core/knowledge/device-answer.ts'
import { readMessage } from '#core/markets/eu/reader/read-message.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { createMaster, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** An answer entered by hand leaves what the file with the answer would have left (decisions D11, D111). */

let hub: TestApp
let user: Person
let approver: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
  approver = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const { validate, validated, submission, send, contentOf, answer, registered } = exchangeOf(() => user)

const change = async (id: number, fields: Record<string, unknown>) => {
  await user.api.put<Submission>(`/api/submissions/${id}`, fields)
  expect((await validate(id)).status).toBe('validated')
}
const accept = async (id: number, registeredVersion: string) => {
  await approver.api.call(submissionsApi.approve, { id, body: {} })
  const body = { outcome: 'accepted', registeredVersion }
  return (await user.api.post<Submission>(`/api/submissions/${id}/acknowledge`, body)).body
}
const versionsOf = async (id: number) =>
  (await user.api.call(exchangeApi.ofSubmission, { id })).body.registrations[0]?.versions
/** The first message of each file that leaves, with the version it asks for. */
const sentOf = async (ids: readonly number[]) => {
  const { body } = await send(ids)
  return Promise.all(
    body.files.map(async ({ id, service }) => {
      const read = readMessage(await contentOf(id))
      const [entity] = (read.type === 'Push' && read.message?.entities) || []
      return { id, service, version: (entity?.content as { version?: number } | undefined)?.version }
    }),
  )
}
const pair = async () => {
  const one = await validated()
  const other = await validated({ basicUdiDi: one.basicUdiDi })
  await registered(one, other)
  return [one.id, other.id] as const
}

it('forgets the versions of what has changed, and is one for all devices of a Basic UDI-DI', async () => {
  const [one, other] = await pair()
  for (const id of [one, other]) await change(id, { deviceName: 'Another name' })
  expect(await sentOf([one])).toMatchObject([{ service: 'BASIC_UDI.PATCH', version: 2 }])
  expect(await accept(one, '1')).toMatchObject({ standing: 'registered', registeredVersion: '1' })
  expect(await versionsOf(one)).toEqual({ 'udi-di': 1, market: 1 })
  const { body: trail } = await user.api.call(versionControlApi.auditTrail, {
    id: one,
    query: { action: ['acknowledged'] },
  })
  const now = hub.clock.now().toISOString()
  expect(trail[0]?.metadata?.changes).toEqual([
    { field: 'registeredVersion', from: '1', to: '1' },
    { field: 'registeredAt', from: now, to: now },
  ])
  // It is no version of its own.
  const { body: versions } = await user.api.call(versionControlApi.versions, { id: one })
  expect(versions.find(({ action }) => action === 'acknowledged')?.versionNumber ?? null).toBeNull()

  // The other has it too, and nothing is sent for it again.
  expect(await submission(other)).toMatchObject({ standing: 'registered', registeredVersion: '1' })
  expect(await versionsOf(other)).toEqual(await versionsOf(one))
  expect((await send([other])).problem.issues?.[0]?.message).toContain('nothing to send')

  // EUDAMED counts on by itself from what the hub does not know.
  await change(one, { deviceName: 'A third name' })
  expect(await sentOf([one])).toMatchObject([{ service: 'BASIC_UDI.PATCH', version: 0 }])
})

it('and an answer read afterwards to the same file count once', async () => {
  const [one, other] = await pair()
  for (const id of [one, other]) await change(id, { deviceName: 'Another name' })
  const [file] = await sentOf([one, other])
  await accept(one, '1')
  await answer(acknowledgementOf(await contentOf(file?.id ?? 0)))
  for (const id of [one, other]) {
    expect((await submission(id)).standing).toBe('registered')
    expect(await versionsOf(id)).not.toHaveProperty('basic-udi')
  }
})

it('keeps what has not changed, the version that was entered, and other devices as they are', async () => {
  const [one, other] = await pair()
  const before = await Promise.all([one, other].map(versionsOf))
  await change(one, { tradeNames: [{ language: 'EN', text: 'Another trade name' }] })
  await accept(one, '2')
  expect(await versionsOf(one)).toEqual({ ...before[0], 'udi-di': 2 })
  expect(await versionsOf(other)).toEqual(before[1])
  await change(one, { tradeNames: [{ language: 'EN', text: 'A third trade name' }] })
  expect(await sentOf([one])).toMatchObject([{ service: 'UDI_DI.PATCH', version: 3 }])
})

it('is no registration yet of a device its notified body has to confirm, until a later version is told', async () => {
  const classIii = {
    riskClass: 'class-iii',
    certificates: [
      { certificateType: 'MDR_QUALITY_MANAGEMENT_SYSTEM', notifiedBody: '0123' },
      {
        certificateType: 'MDR_TECHNICAL_DOCUMENTATION',
        notifiedBody: '0123',
        certificateNumber: 'TD-1',
        revisionNumber: '1',
        expiryDate: '2030-06-30',
      },
    ],
  }
  const { id: masterDiId } = await createMaster(user.api, { deviceName: 'Closure', targetCountries: ['EU'] })
  const [waiting, plain] = [await validated({ ...classIii, masterDiId }), await validated()]
  await registered(waiting, plain)
  // The markets of the record and the assistant say the same.
  const saidOf = async () => {
    const { body } = await user.api.call(readinessApi.ofRecord, { id: masterDiId })
    return deviceText({ deviceName: 'Closure', deviceNumber: 'C-1', versionNumber: '1.0' }, body)
  }
  const told = async ({ id }: { readonly id: number }) => [
    (await submission(id)).toBeConfirmed,
    (await user.api.call(exchangeApi.ofSubmission, { id })).body.registrations.map(
      (one) => one.toBeConfirmed,
    ),
  ]
  expect([await told(waiting), await told(plain)]).toEqual([
    [true, [true]],
    [false, [false]],
  ])
  expect(await saidOf()).toContain('European Union: Accepted, confirmation not known')
  await change(waiting.id, { tradeNames: [{ language: 'EN', text: 'Another trade name' }] })
  const waits = 'refuses any change until its notified body has confirmed it'
  const effect = async () =>
    JSON.stringify((await user.api.call(changeEffectsApi.ofRecord, { id: masterDiId })).body.markets)
  expect(await effect()).toContain(waits)
  await accept(waiting.id, '2')
  await change(waiting.id, { tradeNames: [{ language: 'EN', text: 'A third trade name' }] })
  expect(await effect()).not.toContain(waits)
  expect(await told(waiting)).toEqual([false, [false]])
  expect(await saidOf()).not.toContain('confirmation not known')
})

it('is of a new device without its related device, which EUDAMED was not sent yet', async () => {
  const legacy = await validated()
  const { id } = await validated({ relatedDeviceDi: legacy.udiDi, relatedDeviceIssuingEntity: 'GS1' })
  await accept(id, '1')
  expect((await submission(id)).standing).toBe('changed')
  expect((await sentOf([id])).map(({ service }) => service)).toEqual(['UDI_DI.PATCH'])
})

it('refuses a change no longer once the device is again as registered', async () => {
  const one = await validated()
  await registered(one)
  const { id } = one
  await change(id, { tradeNames: [{ language: 'EN', text: 'Refused name' }] })
  const { body } = await send([id])
  const refused = acknowledgementOf(await contentOf(body.files[0]?.id ?? 0), () => ({
    code: 'E-1',
    detail: 'No',
  }))
  await answer(refused)
  expect(await submission(id)).toMatchObject({ status: 'rejected', standing: 'refused' })
  await change(id, { tradeNames: one.tradeNames })
  expect((await submission(id)).standing).toBe('registered')
  await change(id, { tradeNames: [{ language: 'EN', text: 'Another name' }] })
  expect((await submission(id)).standing).toBe('refused')
})
