import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submissionsApi } from '#core/contract/submissions.ts'
import { sha256 } from '#server/platform/audit.ts'
import { inTransaction } from '#server/platform/hub.ts'
import {
  actorOf,
  createMaster,
  createSubmission,
  masterInput,
  type Person,
  person,
  registerUser,
  signIn,
} from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** The trail: every change in it, in its own transaction, chained, and never changed (decision D28). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const chain = () => hub.hub.db.selectFrom('audit_entries').selectAll().orderBy('seq').execute()

async function verify(): Promise<number> {
  let previous = ''
  const entries = await chain()
  for (const [index, row] of entries.entries()) {
    expect(row.seq).toBe(index + 1)
    expect(row.previous_hash).toBe(previous)
    expect(row.hash).toBe(sha256(row.entry))
    const told = JSON.parse(row.entry) as Record<string, unknown>
    expect(told).toMatchObject({
      seq: row.seq,
      at: row.at.toISOString(),
      actorId: row.actor_id,
      previousHash: previous,
      action: row.action,
      entityType: row.entity_type,
      entityId: row.entity_id,
    })
    previous = row.hash
  }
  return entries.length
}

describe('the chain', () => {
  it('holds every kind of change, in order, and fits together', async () => {
    const { input } = await registerUser(hub)
    const token = await signIn(hub, input.username)
    const { api } = { api: hub.api(token) }
    const master = await createMaster(api)
    await api.put(`/api/master-di/${master.id}`, { brandName: 'x', changeReason: 'because' })
    const submission = await createSubmission(api, { masterDiId: master.id })
    await api.put(`/api/submissions/${submission.id}`, { website: 'https://example.org' })
    await api.call(submissionsApi.validate, { id: submission.id })
    await api.get(`/api/submissions/${submission.id}/xml`)
    await api.upload(
      '/api/master-di/bulk-upload',
      'deviceNumber,deviceName,manufacturerName,targetCountries\nI1,n,m,EU\n',
    )
    await api.post('/api/auth/logout')
    // The first one tells of `user`.
    const entries = (await chain()).slice(1)
    expect(entries.map((entry) => [entry.action, entry.entity_type])).toEqual([
      ['registered', 'user'],
      ['signed_in', 'user'],
      ['created', 'master-di'],
      ['updated', 'master-di'],
      ['created', 'submission'],
      ['updated', 'submission'],
      ['validated', 'submission'],
      ['exported', 'submission'],
      ['created', 'master-di'],
      ['imported', 'import'],
      ['signed_out', 'user'],
    ])
    expect(JSON.parse(entries[0]?.entry ?? '{}')).toMatchObject({
      actorId: entries[0]?.entity_id,
      performedByName: 'Ada Lovelace',
      changesData: { changes: [{ field: 'roles', from: null, to: ['user'] }] },
    })
    const update = JSON.parse(entries[3]?.entry ?? '{}') as object
    expect(update).toMatchObject({
      performedByName: 'Ada Lovelace',
      changeReason: 'because',
      changesData: {
        deviceName: master.deviceName,
        deviceNumber: master.deviceNumber,
        versionNumber: '1.0',
        previousStatus: 'active',
        newStatus: 'active',
        changes: [{ field: 'brandName', from: null, to: 'x' }],
      },
    })
    expect(JSON.stringify(entries)).not.toMatch(/correct horse|argon2/)
    expect(await verify()).toBe(12)
  })

  it('stays whole when many write at once', async () => {
    const before = await verify()
    const work = Array.from({ length: 20 }, () => user.api.post('/api/master-di', masterInput()))
    expect((await Promise.all(work)).every((answer) => answer.status === 201)).toBe(true)
    expect(await verify()).toBe(before + 20)
  })

  it('has nothing of what was refused', async () => {
    const before = await verify()
    const record = await createMaster(user.api)
    await user.api.post('/api/master-di', masterInput({ deviceNumber: record.deviceNumber }))
    await user.api.post('/api/master-di', {})
    await user.api.put(`/api/master-di/${record.id}`, { deviceName: '' })
    await user.api.put(`/api/master-di/${record.id}`, { brandName: 'x', revision: 9 })
    expect(await verify()).toBe(before + 1)
  })

  it('and the change are one: when either fails, neither is there', async () => {
    const before = await verify()
    const record = await createMaster(user.api)
    const actor = actorOf(user)
    const half = inTransaction(hub.hub, actor, async ({ tx, record: tell }) => {
      await tx
        .updateTable('master_records')
        .set({ device_name: 'Half' })
        .where('id', '=', record.id)
        .execute()
      // An entity type no entry can have: the trail refuses it.
      tell({ action: 'updated', entityType: null as never, entityId: record.id })
    })
    await expect(half).rejects.toThrow()
    const { body } = await user.api.get<{ deviceName: string }>(`/api/master-di/${record.id}`)
    expect(body.deviceName).toBe(record.deviceName)
    const thrown = inTransaction(hub.hub, actor, async ({ record: tell }) => {
      tell({ action: 'updated', entityType: 'master-di', entityId: record.id })
      throw new Error('No')
    })
    await expect(thrown).rejects.toThrow('No')
    expect(await verify()).toBe(before + 1)
  })
})

describe('what is kept for ever', () => {
  it.each(['audit_entries', 'master_revisions', 'submission_revisions'])(
    '%s refuses every change',
    async (table) => {
      await createSubmission(user.api)
      const { db } = hub.hub
      const name = sql.table(table)
      const attempts = [
        sql`update ${name} set created_by = null`,
        sql`update ${name} set hash = 'x'`,
        sql`delete from ${name}`,
        sql`delete from ${name} where false`,
        sql`truncate ${name}`,
      ].slice(table === 'audit_entries' ? 1 : 0)
      for (const attempt of attempts)
        await expect(attempt.execute(db)).rejects.toThrow(`${table} is append-only`)
    },
  )

  it('has each revision of a record with the hash of its document', async () => {
    const record = await createMaster(user.api)
    for (const brandName of ['a', 'b', 'ü😀'])
      await user.api.put(`/api/master-di/${record.id}`, { brandName })
    const rows = await hub.hub.db
      .selectFrom('master_revisions')
      .selectAll()
      .where('record_id', '=', record.id)
      .orderBy('revision')
      .execute()
    expect(rows.map((row) => [row.revision, row.document.brandName ?? null])).toEqual([
      [1, null],
      [2, 'a'],
      [3, 'b'],
      [4, 'ü😀'],
    ])
    const current = await hub.hub.db
      .withoutPlugins()
      .selectFrom('master_records')
      .select(['document', 'revision'])
      .where('id', '=', record.id)
      .executeTakeFirstOrThrow()
    expect(current).toEqual({ document: rows[3]?.document, revision: 4 })
    const canonical = JSON.stringify(rows[3]?.document, Object.keys(rows[3]?.document ?? {}).sort())
    expect(rows[3]?.hash).toBe(sha256(canonical))
  })
})
