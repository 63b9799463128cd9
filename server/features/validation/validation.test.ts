import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schemasApi } from '#core/contract/schemas.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { type FixResult, validationErrorsApi } from '#core/contract/validation-errors.ts'
import { type VersionEntry, versionControlApi } from '#core/contract/version-control.ts'
import { hubSchemaFiles } from '#core/markets/eu/schema/files.ts'
import { readZip } from '#server/files/zip-archive.ts'
import { createSubmission, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

/** The hub's own code, which EUDAMED refuses; the validation proposes the GMN instead. */
const ownCode = { udiDi: '00768627892506', basicUdiDi: '00768627892504X' }

const change = (id: number, body: Record<string, unknown>) =>
  user.api.put<Submission>(`/api/submissions/${id}`, body)
const validate = (id: number) => user.api.call(submissionsApi.validate, { id })
const findings = async (query: Record<string, unknown> = {}) =>
  (await user.api.call(validationErrorsApi.list, { query: query as never })).body
const byRule = async () =>
  (await user.api.call(validationErrorsApi.byRule, { query: { country: 'EU' } })).body

describe('what validation found', () => {
  it('is listed with code, message, field and severity, errors and warnings, of which device [S2-3-28, S2-7-09, S2-2.4-19, S2-2.4-20, S2-OPEN-10]', async () => {
    const good = await createSubmission(user.api)
    const bad = await createSubmission(user.api, {
      ...ownCode,
      emdnCode: 'nonsense',
      deviceName: 'Rasp',
      declarationsChecked: false,
    })
    const answer = await user.api.call(validationErrorsApi.validateSubmissions, {
      body: { ids: [good.id, bad.id, 2_000_000_000] },
    })
    expect(answer.body.results.map(({ id, status }) => [id, status])).toEqual([
      [good.id, 'validated'],
      [bad.id, 'error'],
    ])
    expect(answer.body.refused).toEqual([{ id: 2_000_000_000, message: 'Submission not found' }])
    const found = await findings({ submissionId: bad.id })
    expect(new Set(found.map(({ severity }) => severity))).toEqual(new Set(['error', 'warning']))
    expect(found.find(({ errorCode }) => errorCode === 'BR-202')).toMatchObject({
      fieldName: 'emdnCode',
      severity: 'error',
      deviceName: 'Rasp',
      country: 'EU',
      masterDiId: null,
      resolved: false,
    })
    expect((await findings({ search: 'rasp', errorCode: 'BR-202', country: 'EU' })).length).toBe(1)
    expect((await findings({ search: 'rasp', country: 'US' })).length).toBe(0)
  })

  it('goes when it is marked or no longer found, and the trail says who marked it [S2-2.4-21, S2-2.4-22]', async () => {
    const { id } = await createSubmission(user.api, { emdnCode: 'nonsense' })
    await validate(id)
    const [first] = await findings({ submissionId: id, errorCode: 'BR-202' })
    const told = { id: first?.id ?? 0, body: { reason: 'The code is older than the version loaded' } }
    const { body } = await user.api.call(validationErrorsApi.resolve, told)
    expect(body.resolved).toBe(true)
    expect(await findings({ submissionId: id, errorCode: 'BR-202', resolved: 'false' })).toEqual([])
    const trail = await user.api.call(versionControlApi.auditTrail, { id, query: { limit: 1 } })
    expect(trail.body[0]?.actionDetails).toContain('Marked BR-202 as resolved')
    await change(id, { emdnCode: 'A0101010102' })
    await validate(id)
    expect((await findings({ submissionId: id, severity: 'error' })).every(({ resolved }) => resolved)).toBe(
      true,
    )
  })

  it('is counted by rule, and one fix puts all its devices right, each of them told', async () => {
    const ids: number[] = []
    for (let n = 0; n < 2; n += 1) ids.push((await createSubmission(user.api, ownCode)).id)
    for (const id of ids) await validate(id)
    const approved = await createSubmission(user.api, ownCode)
    await validate(approved.id)
    await hub.hub.db
      .updateTable('submissions')
      .set({ status: 'approved-user' })
      .where('id', '=', approved.id)
      .execute()
    const fixable = (await byRule()).filter((rule) => rule.fixable > 0)
    const [rule] = fixable.filter(({ severity }) => severity === 'error')
    expect(rule).toMatchObject({ severity: 'error' })
    const of = await findings({ errorCode: rule?.errorCode, hasFix: 'true', resolved: 'false' })
    const wanted = [...new Set(of.map(({ submissionId }) => submissionId))]
    expect(rule?.submissions).toBe(wanted.length)
    expect(rule?.fixable).toBe(wanted.length - 1)
    const { body } = await user.api.post<FixResult>('/api/validation-errors/fix', {
      errorCode: rule?.errorCode,
      submissionIds: wanted,
    })
    expect(body.fixed.map(({ id }) => id).sort()).toEqual(wanted.filter((id) => id !== approved.id).sort())
    expect(body.skipped.map(({ id }) => id)).toEqual([approved.id])
    const fixed = (await user.api.get<Submission>(`/api/submissions/${ids[0]}`)).body
    expect(fixed.basicUdiDi).not.toBe(ownCode.basicUdiDi)
    const trail = await user.api.call(versionControlApi.auditTrail, { id: ids[0] ?? 0, query: {} })
    expect(trail.body.map(({ actionDetails }) => actionDetails).join()).toContain(
      `Fixed as ${rule?.errorCode} proposed`,
    )
    expect((await byRule()).find(({ errorCode }) => errorCode === rule?.errorCode)?.submissions).toBe(1)
  })

  it('is fixed by nobody who may not edit, and only where something is proposed', async () => {
    const { api } = await person(hub, ['quality-manager'])
    const body = { errorCode: 'BR-202', submissionIds: [1] }
    expect((await api.post('/api/validation-errors/fix', body)).status).toBe(403)
    const { id } = await createSubmission(user.api, { emdnCode: 'nonsense' })
    await validate(id)
    const answer = await user.api.post<FixResult>('/api/validation-errors/fix', {
      errorCode: 'BR-202',
      submissionIds: [id],
    })
    expect(answer.body).toMatchObject({ fixed: [], skipped: [{ id }] })
  })
})

it('gives its own schema set as files that belong together [S2-2.4-18]', async () => {
  const answer = await user.api.raw({
    method: 'GET',
    url: schemasApi.download.path.replace(':market', 'EU'),
  })
  expect(answer.headers['content-disposition']).toContain('EU-schema-v2.0.11.zip')
  expect((await user.api.get('/api/markets/US/schema')).status).toBe(404)
  const file = await hub.app.inject({
    method: 'GET',
    url: '/api/markets/EU/schema',
    headers: { authorization: `Bearer ${user.token}` },
  })
  const entries = await readZip(file.rawPayload, () => true, 10_000_000)
  expect(entries.map(({ name }) => name).sort()).toEqual([...hubSchemaFiles].sort())
  expect(entries.find(({ name }) => name === 'message.xsd')?.content.toString()).toContain('v2.0.11')
})

describe('versions of a submission', () => {
  let id = 0
  let line: VersionEntry[] = []

  it('are a time line of its saves, with validations and decisions between them [S2-1-04, S2-2.5-04, S2-3-30, S2-7-39, S2-OPEN-12]', async () => {
    ;({ id } = await createSubmission(user.api, { modelNumber: 'M-1' }))
    await change(id, { modelNumber: 'M-2', catalogueNumber: 'R-2' })
    await validate(id)
    await user.api.post(`/api/submissions/${id}/revert`, { versionNumber: 1 })
    line = (await user.api.call(versionControlApi.versions, { id })).body
    expect(line.map(({ versionNumber, changeType }) => [versionNumber, changeType])).toEqual([
      [3, 'revert'],
      [null, 'validate'],
      [2, 'update'],
      [1, 'create'],
    ])
  })

  it('say their number, kind, words, changed fields, values before and since, person and time [S1-1-16, S2-3-29]', () => {
    expect(line[2]).toMatchObject({
      versionNumber: 2,
      changeType: 'update',
      changeDescription: expect.stringMatching(/./),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      changedFields: expect.arrayContaining(['modelNumber', 'catalogueNumber']),
      previousData: expect.objectContaining({ modelNumber: 'M-1' }),
      currentData: expect.objectContaining({ modelNumber: 'M-2' }),
      userId: user.id,
      userName: user.name,
      userEmail: `${user.username}@example.org`,
    })
  })

  it('are reverted to by a new one that equals the earlier one [S2-2.5-07]', async () => {
    expect(line[0]).toMatchObject({
      versionNumber: 3,
      changeDescription: expect.stringContaining('Reverted to version 1'),
    })
    const between = async (from: number) =>
      (await user.api.call(versionControlApi.compare, { id, query: { from, to: 3 } })).body.changes
    expect(await between(1)).toEqual([])
    expect(await between(2)).toContainEqual({ field: 'modelNumber', from: 'M-2', to: 'M-1' })
  })

  it('are compared by what differs, and only those there are [S2-2.5-10]', async () => {
    const { id } = await createSubmission(user.api, { modelNumber: 'M-1' })
    await change(id, { modelNumber: 'M-2' })
    const { body } = await user.api.call(versionControlApi.compare, { id, query: { from: 1, to: 2 } })
    expect(body.changes).toEqual([{ field: 'modelNumber', from: 'M-1', to: 'M-2' }])
    expect(body.from.data).toMatchObject({ modelNumber: 'M-1', riskClass: 'class-i' })
    expect(body.to).toMatchObject({ versionNumber: 2, userName: user.name })
    const none = await user.api.get(`/api/submissions/${id}/compare?from=1&to=9`)
    expect(none.problem.issues).toEqual([
      { path: 'to', message: 'The submission does not have this version' },
    ])
  })

  it('have a trail that says who, as what, and with what success [S2-2.5-08, S2-3-31, S2-3-32, S2-OPEN-15]', async () => {
    const { id } = await createSubmission(user.api, { emdnCode: 'nonsense' })
    await validate(id)
    const { body, total } = await user.api.call(versionControlApi.auditTrail, { id, query: {} })
    expect(total).toBe(2)
    expect(body[0]).toMatchObject({
      entityType: 'submission',
      entityId: id,
      action: 'validated',
      userId: user.id,
      userRole: 'regulatory-manager',
      success: false,
      metadata: { newStatus: 'error' },
    })
    expect(body[1]).toMatchObject({ action: 'created', success: true })
    const file = await user.api.get(`/api/submissions/${id}/audit-trail/export?action=validated`)
    expect(file.text.trim().split('\r\n')).toHaveLength(2)
    const some = await user.api.get<object[]>(
      `/api/submissions/${id}/audit-trail?fields=userRole&limit=1&search=created`,
    )
    expect(some.body).toEqual([{ id: expect.any(Number), userRole: 'regulatory-manager' }])
  })

  it('are summed up: versions, people of 30 days, and how much of the trail verifies [S2-2.5-13, S2-2.5-14, S2-2.5-15, S2-OPEN-14]', async () => {
    const summary = async () => (await user.api.call(versionControlApi.summary)).body
    await expect.poll(async () => (await summary()).integrity?.percent).toBe(100)
    const { versions, submissions, activeUsers, integrity } = await summary()
    expect(versions).toBeGreaterThan(submissions)
    // Those who did something; who only read is not in the trail.
    expect(activeUsers).toBe(1)
    expect(integrity).toMatchObject({ firstBroken: null })
    hub.clock.advance({ hours: 24 * 31 })
    user = await person(hub, ['regulatory-manager'])
    expect((await summary()).activeUsers).toBe(0)
  })
})
