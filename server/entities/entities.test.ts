import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { currentTag, dictionaries } from '#core/dictionary/upgrades/index.ts'
import type { Dictionaries } from '#core/dictionary/upgrades/upgrade.ts'
import { buildApp } from '#server/app.ts'
import { DocumentUpgrades } from '#server/database/document-upgrades.ts'
import { createMaster, createSubmission, type Person, person } from '#tests/factories.ts'
import { dueDate } from '#tests/request-hub.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { createClient } from '#tests/test-client.ts'
import { hashOf } from './entity-queries.ts'

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['admin'])
})
afterAll(() => hub.close())

/** Rows as they are stored. */
const stored = () => hub.hub.db.withoutPlugins()

/** A hub whose fields have changed since: in what is stored already they were of another kind. */
const later: Dictionaries = {
  ...dictionaries,
  master: [
    ...dictionaries.master,
    // Once told with its unit.
    ({ shelfLife, ...rest }) => ({ ...rest, shelfLife: Number.parseInt(String(shelfLife), 10) }),
  ],
  submission: [
    ...dictionaries.submission,
    // Once one text.
    (document) =>
      typeof document.tradeNames === 'string'
        ? { ...document, tradeNames: [{ language: 'ANY', text: document.tradeNames }] }
        : document,
  ],
}

async function laterHub() {
  const db = stored().withPlugin(new DocumentUpgrades(later))
  const app = await buildApp({ ...hub.hub, db }, { logger: false, trustProxy: false, rateLimits: null })
  await app.ready()
  return { api: createClient(() => app, user.token), close: () => app.close() }
}

/** Writes a record, its revision included, as a hub of an older dictionary would have. */
async function storeOlder(
  table: 'master' | 'submission',
  id: number,
  change: (document: AnyDocument) => Readonly<Record<string, unknown>>,
): Promise<void> {
  const [rows, revisions, key] =
    table === 'master'
      ? ['master_records', 'master_revisions', 'record_id']
      : ['submissions', 'submission_revisions', 'submission_id']
  const { rows: found } = await sql<{ document: AnyDocument }>`
    select document from ${sql.table(rows)} where id = ${id}`.execute(stored())
  const document = change(found[0]?.document ?? {})
  const json = JSON.stringify(document)
  const hash = hashOf(document as AnyDocument)
  await sql`update ${sql.table(rows)} set document = ${json}::jsonb where id = ${id}`.execute(stored())
  await stored()
    .transaction()
    .execute(async (tx) => {
      await sql`alter table ${sql.table(revisions)} disable trigger user`.execute(tx)
      await sql`update ${sql.table(revisions)} set document = ${json}::jsonb, hash = ${hash}
        where ${sql.ref(key)} = ${id}`.execute(tx)
      await sql`alter table ${sql.table(revisions)} enable trigger user`.execute(tx)
    })
}

describe('a document stored before a field changed its kind', () => {
  it('of a master record is read upgraded everywhere, and is not touched by that', async () => {
    const record = await createMaster(user.api, { brandName: 'Old' })
    await storeOlder('master', record.id, (document) => ({ ...document, shelfLife: '24 months' }))
    const { api, close } = await laterHub()
    const request = { id: record.id, body: { changeReason: 'Another label', dueDate } }
    const asked = await api.call(masterCommandsApi.requestUpdate, request)
    expect((await api.call(masterDiApi.get, { id: record.id })).body.shelfLife).toBe(24)
    const search = String(record.deviceNumber)
    for (const query of [{ search }, { search, fields: 'shelfLife' }, { search, limit: 1 }]) {
      const { body } = await api.call(masterDiApi.list, { query: query as object })
      expect(body.map(({ shelfLife }) => shelfLife)).toEqual([24])
    }
    expect((await api.get(`/api/master-di/export?search=${search}`)).text).toContain(',24,')
    const { body } = await api.call(requestsApi.list, { query: { masterDiId: record.id } })
    expect(body[0]?.currentData).toMatchObject({ shelfLife: 24 })
    expect(asked.body.pendingChange.id).toBe(body[0]?.id)
    await close()

    const rows = await stored()
      .selectFrom('master_revisions')
      .selectAll()
      .where('record_id', '=', record.id)
      .execute()
    expect(rows).toMatchObject([{ dictionary: 'master/2', document: { shelfLife: '24 months' } }])
    for (const row of rows) expect(hashOf(row.document)).toBe(row.hash)
    expect((await user.api.call(auditApi.verify)).body).toMatchObject({ firstBroken: null })
  })

  it('of a submission reaches its message, and is stored anew with the next change only', async () => {
    const { id } = await createSubmission(user.api)
    await storeOlder('submission', id, (document) => ({ ...document, tradeNames: 'Scissors' }))
    const { api, close } = await laterHub()
    expect((await api.call(submissionsApi.get, { id })).body.tradeNames).toEqual([
      { language: 'ANY', text: 'Scissors' },
    ])
    await api.call(submissionsApi.validate, { id })
    expect((await api.get(`/api/submissions/${id}/xml`)).text).toContain('Scissors')
    const { body } = await api.call(submissionsApi.update, { id, body: { modelNumber: 'S-2' } })
    expect(body).toMatchObject({ revision: 2, tradeNames: [{ text: 'Scissors' }] })
    await close()
    const rows = await stored()
      .selectFrom('submission_revisions')
      .selectAll()
      .where('submission_id', '=', id)
      .orderBy('revision')
      .execute()
    expect(rows.map(({ document }) => document.tradeNames)).toEqual([
      'Scissors',
      [{ language: 'ANY', text: 'Scissors' }],
    ])
    for (const row of rows) expect(hashOf(row.document)).toBe(row.hash)
  })

  it('is stored with the dictionary of today', async () => {
    const { id } = await createMaster(user.api)
    const row = await stored()
      .selectFrom('master_records')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row?.dictionary).toBe(currentTag('master'))
  })

  it('cannot be read by a query that forgets its dictionary', async () => {
    const query = hub.hub.db.selectFrom('master_records').select('document').limit(1)
    await expect(query.execute()).rejects.toThrow('document is read without its dictionary')
  })
})

describe('an earlier version of a submission', () => {
  const revert = (id: number, body: Readonly<Record<string, unknown>>) =>
    user.api.call(submissionsApi.revert, { id, body })

  it('can be made the newest again, as a version of its own', async () => {
    const first = await createSubmission(user.api)
    const change = { deviceName: 'Renamed', modelNumber: '', storageHandlingConditions: [] }
    await user.api.call(submissionsApi.update, { id: first.id, body: change })
    await user.api.call(submissionsApi.validate, { id: first.id })
    const { body } = await revert(first.id, { versionNumber: 1 })
    const documentOf = ({ deviceName, modelNumber, udiDi, tradeNames }: Submission) => ({
      ...{ deviceName, modelNumber, udiDi, tradeNames },
    })
    expect(documentOf(body)).toEqual(documentOf(first))
    expect(body).toMatchObject({ revision: 3, status: 'draft', validationResults: null })
    const { body: trail } = await user.api.call(auditApi.trail, { query: { action: 'reverted' } })
    expect(trail[0]).toMatchObject({
      entityType: 'submission',
      entityId: first.id,
      changesData: {
        actionNotes: 'Reverted to version 1',
        changes: expect.arrayContaining([{ field: 'deviceName', from: 'Renamed', to: first.deviceName }]),
      },
    })
  })

  it('that is what it is already makes no version', async () => {
    const { id } = await createSubmission(user.api)
    expect((await revert(id, { versionNumber: 1 })).body.revision).toBe(1)
  })

  it('has to be there, and nobody else must have been quicker', async () => {
    const { id } = await createSubmission(user.api)
    for (const versionNumber of [2, 0, 'x', null, undefined]) {
      const { status, problem } = await revert(id, { versionNumber })
      expect([status, problem.issues?.[0]?.path]).toEqual([400, 'versionNumber'])
    }
    await user.api.call(submissionsApi.update, { id, body: { deviceName: 'Other' } })
    const { problem } = await revert(id, { versionNumber: 1, revision: 1 })
    expect(problem).toMatchObject({ type: 'stale_record', record: { revision: 2 } })
  })
})
