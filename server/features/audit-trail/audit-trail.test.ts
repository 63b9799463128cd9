import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { countersignaturesApi } from '#core/contract/countersignatures.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { usersApi } from '#core/contract/users.ts'
import { versionControlApi } from '#core/contract/version-control.ts'
import {
  createMaster,
  createSubmission,
  decideSettings,
  type Person,
  password,
  person,
  unique,
} from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** The audit trail of master records as clients see it (specification, document 1 section 2.5; decision D28). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

it('tells who, when, what from and to, and why', async () => {
  const record = await createMaster(user.api)
  const body = { deviceDescription: 'New words', changeReason: 'The label changed' }
  await user.api.call(masterDiApi.update, { id: record.id, body })
  const { body: trail, total } = await user.api.call(auditApi.master, { query: { masterDiId: record.id } })
  expect(total).toBe(2)
  expect(trail[0]).toMatchObject({
    action: 'updated',
    entityType: 'master-di',
    entityId: record.id,
    performedByName: user.name,
    timestamp: hub.clock.now().toISOString(),
    changeReason: 'The label changed',
    changesData: {
      deviceNumber: record.deviceNumber,
      previousStatus: 'active',
      newStatus: 'active',
      changes: [{ field: 'deviceDescription', from: null, to: 'New words' }],
    },
  })
  expect(trail[1]?.action).toBe('created')
})

it('is filtered by several actions, turned round and read in pages', async () => {
  const record = await createMaster(user.api)
  for (const text of ['one', 'two', 'three']) {
    await user.api.call(masterDiApi.update, { id: record.id, body: { deviceDescription: text } })
  }
  const ask = async (query: object) =>
    (await user.api.call(auditApi.master, { query: { masterDiId: record.id, ...query } })).body
  const all = await ask({ sort: 'timestamp' })
  expect(all.map(({ action }) => action)).toEqual(['created', 'updated', 'updated', 'updated'])
  expect(await ask({ action: ['created', 'deleted'] })).toEqual(all.slice(0, 1))
  const pages = [await ask({ limit: 3 }), await ask({ limit: 3, offset: 3 })]
  expect(pages.flat()).toEqual(all.toReversed())
})

it('is found by the reason, a note and the person, whatever the accents and the case', async () => {
  const author = await person(hub, ['regulatory-manager'])
  await hub.hub.db
    .updateTable('users')
    .set({ first_name: 'Jürgen', last_name: 'Łaski' })
    .where('id', '=', author.id)
    .execute()
  const record = await createMaster(author.api)
  const body = { brandName: 'x', changeReason: 'Größe GEÄNDERT' }
  await author.api.call(masterDiApi.update, { id: record.id, body })
  const decider = await person(hub, ['quality-manager'])
  const sending = { assignedUserId: decider.id, dueDate: '2999-12-31', approvalNotes: 'Bitte prüfen' }
  const draft = await createMaster(author.api, { versionNumber: '1.0-draft' })
  await author.api.call(masterCommandsApi.sendForApproval, { id: draft.id, body: sending })
  const found = async (search: string) => {
    const { body } = await user.api.call(auditApi.master, { query: { search, sort: 'timestamp' } })
    return body.map(({ action, entityId }) => [action, entityId])
  }
  for (const search of ['größe', 'GROSSE', 'geändert']) {
    expect(await found(search)).toEqual([['updated', record.id]])
  }
  for (const search of ['prüfen', 'PRUFEN']) {
    expect(await found(search)).toEqual([['sent_for_approval', draft.id]])
  }
  for (const search of ['jürgen', 'Jurgen laski', 'ŁASKI']) expect(await found(search)).toHaveLength(4)
})

it('finds all of a device under the names it had before', async () => {
  const [first, second] = [unique('Früher'), unique('Später')]
  const { id } = await createMaster(user.api, { deviceNumber: first })
  await user.api.call(masterDiApi.update, { id, body: { brandName: 'x' } })
  await user.api.call(masterDiApi.update, { id, body: { deviceNumber: second } })
  await user.api.call(masterDiApi.update, { id, body: { brandName: 'y' } })
  for (const search of [first, second]) {
    const { body, total } = await user.api.call(auditApi.master, { query: { search } })
    expect([total, body.map(({ entityId }) => entityId)]).toEqual([4, [id, id, id, id]])
  }
})

it('is exported as it is filtered, safe for a spreadsheet, and the export is told too', async () => {
  const deviceName = unique('=HYPERLINK("x")')
  const { deviceNumber } = await createMaster(user.api, { deviceName })
  const file = await user.api.call(auditApi.masterExport, { query: { search: deviceNumber ?? '' } })
  const [header, row, ...rest] = file.text.trim().split('\r\n')
  expect(header).toContain('Performed By')
  expect(row).toContain(`"'${deviceName.replaceAll('"', '""')}"`)
  expect(rest).toEqual([])
  const told = await hub.hub.db
    .selectFrom('audit_entries')
    .select('entry')
    .orderBy('seq', 'desc')
    .limit(1)
    .execute()
  expect(JSON.parse(told[0]?.entry ?? '{}')).toMatchObject({ action: 'exported', entityType: 'audit-trail' })
})

it('is exported with all it says, of whom a decision was asked and why it went as it did', async () => {
  const admin = await person(hub, ['admin'])
  const record = await createMaster(user.api, { versionNumber: '1.0-draft' })
  const body = { assignedUserId: admin.id, dueDate: '2999-12-31' }
  const sent = await user.api.call(masterCommandsApi.sendForApproval, { id: record.id, body })
  const rejectionNotes = 'The label is missing'
  await admin.api.call(requestsApi.reject, { id: sent.body.pendingChange.id, body: { rejectionNotes } })
  const file = await user.api.call(auditApi.masterExport, { query: { masterDiId: record.id } })
  const [rejected, asked] = file.text.trim().split('\r\n').slice(1)
  expect(rejected).toContain(rejectionNotes)
  expect(asked).toContain(`,${admin.name},2999-12-31,`)
})

/** The rows of a file, which begins with a byte order mark, by its headers; no cell of these has a comma. */
function rowsOf(text: string): Record<string, string | undefined>[] {
  const [header = [], ...rows] = text
    .slice(1)
    .split('\r\n')
    .map((line) => line.split(','))
  return rows.map((cells) => Object.fromEntries(header.map((name, place) => [name, cells[place]])))
}

it('is exported with whose account acted, how it was signed, and the second signature', async () => {
  await decideSettings(hub, { requireSignature: true })
  const [asker, signer] = [await person(hub, ['admin']), await person(hub, ['admin'])]
  const record = await createMaster(user.api, { versionNumber: '1.0-draft' })
  const body = { assignedUserId: asker.id, dueDate: '2999-12-31' }
  const sent = await user.api.call(masterCommandsApi.sendForApproval, { id: record.id, body })
  await asker.api.call(requestsApi.approve, { id: sent.body.pendingChange.id, body: { password } })
  const { id } = await createSubmission(user.api, { masterDiId: record.id })
  const ofSubmission = await user.api.call(versionControlApi.auditTrailFile, { id })
  expect(rowsOf(ofSubmission.text)[0]).toMatchObject({ 'User ID': String(user.id), 'Signed By': '' })
  const files = [
    await user.api.call(auditApi.masterExport, { query: { masterDiId: record.id } }),
    await user.api.call(auditApi.trailExport, { query: { deviceOf: record.id, action: ['approved'] } }),
  ]
  const [entry] = (await user.api.call(auditApi.master, { query: { masterDiId: record.id } })).body
  const decision = entry?.changesData?.decision
  for (const { text } of files)
    expect(rowsOf(text)[0]).toMatchObject({
      'No.': String(entry?.id),
      'User ID': String(asker.id),
      'Signed By': `${asker.name} (${asker.username}) user ${asker.id}`,
      'Signature Meaning': 'approval of the release',
      'Decided on Revision': String(decision?.revision),
      'Content SHA-256': decision?.hash,
      'Second Signature By': '',
    })
  await decideSettings(hub, { wayOfWorking: 'controlled' })
  const changed = await asker.api.call(usersApi.update, { id: user.id, body: { roles: ['quality-manager'] } })
  const waiting = changed.body.awaitsCountersignature ?? 0
  await signer.api.call(countersignaturesApi.sign, { id: waiting, body: { password } })
  const query = { entityType: ['user'], action: ['updated'] }
  const file = await asker.api.call(auditApi.trailExport, { query })
  expect(rowsOf(file.text)[0]).toMatchObject({
    'Second Signature Requested By': `${asker.name} user ${asker.id}`,
    'Second Signature By': `${signer.name} (${signer.username}) user ${signer.id}`,
  })
})

it('tells of no export where only the headers were asked for', async () => {
  const exports = () =>
    hub.hub.db.selectFrom('audit_entries').select('seq').where('action', '=', 'exported').execute()
  const before = await exports()
  const headers = { authorization: `Bearer ${user.token}` }
  const answer = await hub.app.inject({ method: 'HEAD', url: auditApi.masterExport.path, headers })
  expect(answer.statusCode).toBe(404)
  expect(await exports()).toEqual(before)
})

it('is not exported by those who may not take data out', async () => {
  const { api } = await person(hub, ['manufacturer-user'])
  expect((await api.call(auditApi.master)).status).toBe(200)
  expect((await api.call(auditApi.masterExport)).status).toBe(403)
})
