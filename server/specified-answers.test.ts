import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { authApi } from '#core/contract/auth.ts'
import { identifiersApi } from '#core/contract/identifiers.ts'
import type { ImportResult } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { createMaster, registerUser, signIn, unique } from '#tests/factories.ts'
import { dueDate, type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** What is answered beside records, name by name (specification, document 1 sections 3, 5, 7 and 9). */

let circle: RequestHub
beforeAll(async () => {
  circle = await startRequestHub()
})
afterAll(() => circle.close())

const latestOf = async (deviceNumber: string) =>
  (await circle.author.api.call(masterDiApi.list, { query: { deviceNumber, latest: 'true' } })).body

describe('lists', () => {
  it('of the audit trail have the specified fields and change data [S1-3-14, S1-3-15, S1-3-16, S1-7.3-09]', async () => {
    const draft = await createMaster(circle.author.api, { versionNumber: '1.0-draft' })
    await circle.author.api.call(masterDiApi.update, {
      id: draft.id,
      body: { brandName: 'B', changeReason: 'Why' },
    })
    const reject = await circle.send(draft)
    await circle.approver.api.call(requestsApi.reject, {
      id: reject.pendingChange.id,
      body: { rejectionNotes: 'Not yet' },
    })
    const approve = await circle.send(draft)
    await circle.approver.api.call(requestsApi.approve, { id: approve.pendingChange.id })
    const { body } = await circle.author.api.call(auditApi.master, { query: { masterDiId: draft.id } })
    expect(body.map(({ action }) => action)).toEqual([
      'approved',
      'sent_for_approval',
      'rejected',
      'sent_for_approval',
      'updated',
      'created',
    ])
    const at = circle.hub.clock.now().toISOString()
    for (const entry of body)
      expect(entry).toMatchObject({ entityId: draft.id, entityType: 'master-di', timestamp: at })
    expect(new Set(body.map(({ id }) => id)).size).toBe(body.length)
    expect(body.map(({ changesData }) => changesData?.status)).toEqual([
      'active',
      'pending-approval',
      'draft',
      'pending-approval',
      'draft',
      'draft',
    ])
    const [approved, sent, rejected, , updated] = body
    expect(updated).toMatchObject({ changeReason: 'Why', performedByName: circle.author.name })
    expect(rejected?.changesData?.actionNotes).toBe('Not yet')
    expect(sent?.changesData).toMatchObject({
      deviceName: draft.deviceName,
      deviceNumber: draft.deviceNumber,
      versionNumber: '1.0-draft',
      previousStatus: 'draft',
      newStatus: 'pending-approval',
      dueDate,
    })
    expect(approved?.changesData).toMatchObject({ previousStatus: 'pending-approval', newStatus: 'active' })
  })

  it('of approvers have id, username and names, nothing else [S1-3-17, S1-7.3-10]', async () => {
    const { body } = await circle.author.api.call(requestsApi.approvers)
    const approver = body.find(({ id }) => id === circle.approver.id)
    expect(Object.keys(approver ?? {}).toSorted()).toEqual(['firstName', 'id', 'lastName', 'username'])
    expect(approver?.username).toBe(circle.approver.username)
  })

  it('of an upload have counts, and errors with row, message and field [S1-3-18, S1-7.3-21]', async () => {
    const file = `deviceNumber,deviceName,manufacturerName,targetCountries\n${unique('N')},n,m,EU\n${unique('N')},,m,EU\n`
    const { body } = await circle.author.api.upload<ImportResult>('/api/master-di/bulk-upload', file)
    expect(body).toMatchObject({
      processed: 2,
      successful: 1,
      failed: 1,
      errors: [{ row: 3, field: 'deviceName', message: 'Device name is required' }],
    })
  })

  it('take true and false for flags [S1-9-25]', async () => {
    const [yes, no] = [unique('N'), unique('N')]
    const head = 'deviceNumber,deviceName,manufacturerName,targetCountries,sterile'
    await circle.author.api.upload(
      '/api/master-di/bulk-upload',
      `${head}\n${yes},n,m,EU,true\n${no},n,m,EU,false\n`,
    )
    expect((await latestOf(yes))[0]?.sterile).toBe(true)
    expect((await latestOf(no))[0]?.sterile).toBe(false)
  })
})

describe('signing in', () => {
  it('answers the person with roles and permissions [S1-3-01, S1-3-02, S1-6-08]', async () => {
    const { input } = await registerUser(circle.hub)
    const me = await circle.hub.api(await signIn(circle.hub, input.username)).call(authApi.me)
    const { firstName, lastName, username, email, company } = input
    expect(me.body).toMatchObject({ firstName, lastName, username, email, company, profileImageUrl: null })
    expect(me.body.roles).toEqual(['user'])
    expect(me.body.permissions).toContain('view-submissions')
  })

  it('names what is missing [S1-5-21, S1-5-22]', async () => {
    const { problem } = await circle.hub
      .api()
      .call(authApi.login, { body: { emailOrUsername: ' ', password: '' } })
    expect(problem.issues).toEqual([
      { path: 'emailOrUsername', message: 'Email or username is required' },
      { path: 'password', message: 'Password is required' },
    ])
  })
})

it('a Basic UDI-DI and a GMN are made of a UDI-DI [S1-1-10]', async () => {
  for (const endpoint of [identifiersApi.basicUdiDiFromUdiDi, identifiersApi.gmnFromUdiDi]) {
    const { body } = await circle.author.api.call(endpoint, { body: { udiDi: '00768627892506' } })
    expect(body.basicUdiDi).toBe('076862789250HA')
  }
})
