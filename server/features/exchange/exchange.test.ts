import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExportCheck } from '#core/contract/exchange.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { readMessage } from '#core/markets/eu/reader/read-message.ts'
import { acknowledgementOf, refusalOf } from '#tests/exchange-answers.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { createMaster, createSubmission, decideSettings, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** A file leaves, is answered, and what the register has decides what leaves next (decisions D11, D19). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

const { validate, validated, submission, make, send, contentOf, answer, registered } = exchangeOf(() => user)

describe('a package', () => {
  it('holds the first device of a Basic UDI-DI before its further ones, and says what is left out and why [S2-2.10-06, S2-7-11]', async () => {
    const first = await validated()
    const second = await validated({ basicUdiDi: first.basicUdiDi })
    const draft = await createSubmission(user.api)
    const { body } = await send([first.id, second.id, draft.id])
    expect(body.files.map(({ place, service, devices }) => [place, service, devices])).toEqual([
      [1, 'DEVICE.POST', 1],
      [2, 'UDI_DI.POST', 1],
    ])
    expect(body.leftOut.map(({ submissionId, kind }) => [submissionId, kind])).toEqual([
      [draft.id, 'not-valid'],
    ])
    expect((await submission(first.id)).standing).toBe('sent')
    // What waits for its answer is not sent twice, unless somebody wants that.
    const again = await send([first.id])
    expect(again.problem).toMatchObject({ type: 'not_valid', issues: [{ path: `submissions.${first.id}` }] })
    expect((await send([first.id], { again: true })).status).toBe(201)
    const check = await user.api.get<ExportCheck>(
      `/api/export/check?submissionIds=${first.id}&submissionIds=${draft.id}&again=true`,
    )
    expect(check.body).toMatchObject({
      environment: 'production',
      release: '3.0.30',
      matching: 2,
      ready: 1,
      services: [{ service: 'DEVICE.POST', devices: 1, files: 1 }],
      leftOutCount: 1,
    })
  })

  it('waits for the answer to one file where several of a submission are marked as sent at once', async () => {
    const one = await validated()
    const packageIds = [(await make([one.id])).body.id, (await make([one.id])).body.id]
    await user.api.call(exchangeApi.sending, { body: { packageIds, sent: true } })
    const { body } = await user.api.call(exchangeApi.ofSubmission, { id: one.id })
    const byAge = body.attempts.toSorted((a, b) => a.id - b.id)
    expect(byAge.map(({ outcome }) => outcome)).toEqual(['replaced', null])
    expect((await submission(one.id)).standing).toBe('sent')
  })

  it('is kept as it left, byte by byte, with all an auditor asks for [S2-4-13]', async () => {
    const one = await validated()
    const { body } = await send([one.id])
    const zip = await user.api.get(`/api/export/packages/${body.id}/content`)
    expect(zip.headers['content-type']).toBe('application/zip')
    expect(String(zip.headers['content-disposition'])).toContain(body.fileName)
    const [file] = body.files
    const content = await contentOf(file?.id ?? 0)
    expect(await contentOf(file?.id ?? 0)).toBe(content)
    const copy = await user.api.get(`/api/export/files/${file?.id}/audit-copy`)
    expect(copy.headers['content-type']).toBe('application/zip')
    const history = await user.api.get<unknown[]>(`/api/export/files?search=${one.udiDi}`)
    expect(history.body).toMatchObject([
      { fileName: file?.fileName, hash: file?.hash, devices: 1, createdByName: user.name, unanswered: 1 },
    ])
    const { body: trail } = await user.api.get<{ action: string }[]>(
      `/api/audit-trail?entityType=submission&search=${encodeURIComponent(file?.fileName ?? '')}`,
    )
    expect(trail.map(({ action }) => action)).toContain('exported')
  })
})

describe('an answer', () => {
  it('tells of each device at its field, and leaves what was refused to be sent again [S2-4-11]', async () => {
    const good = await validated()
    const bad = await validated()
    const { body } = await send([good.id, bad.id])
    const [file] = body.files
    const content = await contentOf(file?.id ?? 0)
    const xml = acknowledgementOf(
      content,
      (codes) =>
        codes.includes(bad.udiDi ?? '') ? { code: 'E-I-1', detail: 'MDNCodes is not known' } : undefined,
      '<m:responseEntity><m:entityCode>STRANGER</m:entityCode><m:responseCode>SUCCESS</m:responseCode></m:responseEntity>',
    )
    const { body: result } = await answer(xml)
    expect(result).toMatchObject({
      accepted: 1,
      rejected: 1,
      unanswered: 0,
      unknownCodes: ['STRANGER'],
      repeated: false,
    })
    const refused = result.attempts.find(({ submissionId }) => submissionId === bad.id)
    expect(refused?.remarks).toMatchObject([{ code: 'E-I-1', fields: [{ field: 'emdnCode' }] }])
    expect(await submission(good.id)).toMatchObject({
      status: 'approved-eudamed',
      standing: 'registered',
      registeredVersion: '1',
      registeredAt: hub.clock.now().toISOString(),
    })
    expect(await submission(bad.id)).toMatchObject({
      status: 'rejected',
      standing: 'refused',
      registeredAt: null,
    })
    const listed = await user.api.get<Submission[]>('/api/submissions?standing=refused&fields=standing')
    expect(listed.body.map(({ id }) => id)).toEqual([bad.id])
    // Read in twice, it changes nothing.
    expect((await answer(xml)).body.repeated).toBe(true)
    // Refused, it is looked at again before it can be sent.
    expect((await send([bad.id])).problem.issues?.[0]?.message).toContain('refused it')
    await validate(bad.id)
    expect((await send([bad.id])).body.files).toMatchObject([{ service: 'DEVICE.POST', devices: 1 }])
  })

  it('that wants another release says so, and the devices can be sent again as they are', async () => {
    const devices = [await validated(), await validated()]
    const ids = devices.map(({ id }) => id)
    const { body } = await send(ids)
    const detail =
      "cvc-attribute.4: The value '3.0.30' of attribute 'version' on element 'm:Push' is not valid with respect to its fixed '{value constraint}'. The attribute must have a value of '3.0.33'."
    const file = await contentOf(body.files[0]?.id ?? 0)
    const read = await answer(refusalOf(file, 'BAD_REQUEST', { code: 'E-I-40000', detail }))
    expect(read.body).toMatchObject({
      rejected: 2,
      unanswered: 0,
      release: { environment: 'production', wanted: '3.0.33', set: '3.0.30' },
    })
    expect(read.body.attempts[0]?.remarks[0]?.message).toContain('3.0.33')
    expect(await submission(ids[0] ?? 0)).toMatchObject({ status: 'validated', standing: 'refused' })
    await decideSettings(hub, { dtxVersionProduction: '3.0.33' })
    const again = await send(ids)
    expect(again.body).toMatchObject({ release: '3.0.33', files: [{ devices: 2 }] })
    await decideSettings(hub, { dtxVersionProduction: '3.0.30' })
    // Nor has a device to be checked again for who sent it; it has where something in it is wrong.
    const next = await contentOf(again.body.files[0]?.id ?? 0)
    const other = { code: 'E-I-40000', detail: 'The actor of the payload is not the one that sent it' }
    expect((await answer(refusalOf(next, 'UNAUTHORISED_ERROR', other))).body.release).toBeNull()
    const { body: third } = await send(ids)
    const last = await contentOf(third.files[0]?.id ?? 0)
    await answer(refusalOf(last, 'BAD_REQUEST', { code: 'E-I-40000', detail: 'riskClass is wrong' }))
    expect(await submission(ids[0] ?? 0)).toMatchObject({ status: 'rejected', standing: 'refused' })
  })

  it('of another hub, of no file, and what is no answer is refused with words', async () => {
    const one = await validated()
    const { body } = await send([one.id])
    const content = await contentOf(body.files[0]?.id ?? 0)
    const message = async (given: string) => {
      const refused = (await answer(given)).problem
      expect(refused).toMatchObject({ type: 'validation_failed', issues: [{ path: 'file' }] })
      return refused.message
    }
    const other = acknowledgementOf(content.replace(/correlationID>[^<]+/, 'correlationID>another'))
    // Of what it names only one file is open.
    expect((await answer(other)).status).toBe(200)
    expect(await message(other.replaceAll(/entityCode>[^<]+/g, 'entityCode>nothing'))).toContain(
      'no file of this hub',
    )
    expect(await message(content)).toContain('a file for EUDAMED')
    expect(await message('<html/>')).toContain('not a message')
    expect(await message('%PDF')).toContain('Nothing was saved')
  })
})

describe('what is registered', () => {
  it('goes out as the changes of its levels, and stays registered while it is edited [S2-4-12]', async () => {
    const one = await validated()
    const other = await validated({ basicUdiDi: one.basicUdiDi })
    await registered(one, other)
    const edited = await user.api.put<Submission>(`/api/submissions/${one.id}`, {
      deviceName: 'Another name',
      tradeNames: [{ language: 'EN', text: 'Another trade name' }],
    })
    expect(edited.body).toMatchObject({ status: 'draft', standing: 'changed', registeredVersion: '1' })
    await user.api.put(`/api/submissions/${other.id}`, { deviceName: 'Another name' })
    for (const { id } of [one, other]) expect((await validate(id)).status).toBe('validated')
    const { body } = await send([one.id, other.id])
    // The name of the other device is the hub's own.
    expect(body.files.map(({ service, devices }) => [service, devices])).toEqual([
      ['BASIC_UDI.PATCH', 1],
      ['UDI_DI.PATCH', 1],
    ])
    const [basic, udi] = body.files
    const told = readMessage(await contentOf(basic?.id ?? 0))
    expect(told.type === 'Push' && told.message?.entities).toMatchObject([{ content: { version: 2 } }])
    await answer(acknowledgementOf(await contentOf(basic?.id ?? 0)))
    expect(await submission(one.id)).toMatchObject({ status: 'validated', standing: 'sent' })
    expect(await submission(other.id)).toMatchObject({ status: 'validated', standing: 'registered' })
    await answer(acknowledgementOf(await contentOf(udi?.id ?? 0)))
    expect(await submission(one.id)).toMatchObject({
      status: 'approved-eudamed',
      standing: 'registered',
      registeredVersion: '2',
    })
    // Each file by itself: the device has several changes, so they come in a zip with their order.
    const { body: next } = await user.api.put<Submission>(`/api/submissions/${one.id}`, {
      deviceName: 'A third name',
      website: 'https://example.org',
    })
    await validate(next.id)
    const file = await user.api.get(`/api/submissions/${one.id}/xml`)
    expect(file.headers['content-type']).toBe('application/zip')
  })

  it('may not change what the register does not let change', async () => {
    const { id: masterDiId } = await createMaster(user.api)
    const one = await validated({ masterDiId })
    await registered(one)
    await user.api.put(`/api/submissions/${one.id}`, { riskClass: 'class-iii' })
    const { validationResults, status } = await validate(one.id)
    expect(status).toBe('error')
    const found = validationResults?.issues.filter(({ ruleSet }) => ruleSet === 'eudamed-change')
    expect(found).toMatchObject([{ severity: 'error', field: 'riskClass' }])
    const elsewhere = await createSubmission(user.api, { masterDiId, udiDi: one.udiDi })
    const doubled = (await validate(elsewhere.id)).validationResults?.issues
    expect(doubled?.find(({ ruleId }) => ruleId === 'BR-003')?.message).toContain(`no. ${one.id} (`)
  })

  it('has nothing to send once what was changed is put back', async () => {
    const one = await validated({ catalogueNumber: 'REF-1' })
    await registered(one)
    const reasons = async () => {
      const { problem } = await send([one.id])
      return problem.issues?.map(({ message }) => message)
    }
    await user.api.put(`/api/submissions/${one.id}`, { catalogueNumber: 'REF-2' })
    expect(await reasons()).toEqual([expect.stringContaining('Not validated since the last change')])
    await user.api.put(`/api/submissions/${one.id}`, { catalogueNumber: 'REF-1' })
    expect(await reasons()).toEqual([expect.stringContaining('There is nothing to send')])
  })

  it('can be told by hand, with number and date', async () => {
    const admin = await person(hub, ['admin'])
    const one = await validated()
    const told = (body: object) => user.api.post<Submission>(`/api/submissions/${one.id}/acknowledge`, body)
    expect((await told({ outcome: 'accepted', registeredVersion: '1' })).problem.type).toBe(
      'invalid_transition',
    )
    await admin.api.call(submissionsApi.approve, { id: one.id, body: {} })
    const wrong = await told({ outcome: 'accepted', registeredVersion: 'x', registeredAt: '2030-01-01' })
    expect(wrong.problem.issues?.map(({ path }) => path)).toEqual(['registeredVersion', 'registeredAt'])
    expect((await told({ outcome: 'rejected' })).problem.issues).toMatchObject([{ path: 'notes' }])
    const rejected = await told({ outcome: 'rejected', notes: 'The certificate has expired' })
    expect(rejected.body).toMatchObject({ status: 'rejected', standing: 'refused' })
    await validate(one.id)
    await admin.api.call(submissionsApi.approve, { id: one.id, body: {} })
    const body = { outcome: 'accepted', registeredVersion: '3', registeredAt: '2026-11-18' }
    expect((await told(body)).body).toMatchObject({
      status: 'approved-eudamed',
      standing: 'registered',
      registeredVersion: '3',
      registeredAt: '2026-11-18T00:00:00.000Z',
    })
    const { body: exchange } = await user.api.call(exchangeApi.ofSubmission, { id: one.id })
    expect(exchange.attempts.map(({ outcome }) => outcome)).toEqual(['accepted', 'rejected'])
    expect(exchange.registrations).toMatchObject([{ environment: 'production', versions: { 'udi-di': 3 } }])
  })
})
