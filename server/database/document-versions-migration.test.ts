import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import type { ImportResult } from '#core/contract/imports.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { hashOf } from '#server/entities/entity-queries.ts'
import { createMaster, createSubmission, type Person, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { migrations } from './migrations/index.ts'

/** What version 0.2.0 stored: a no was left out of documents, and nothing said which dictionary they were of. */

const tables = [
  ['master_records', 'master_revisions', 'record_id'],
  ['submissions', 'submission_revisions', 'submission_id'],
] as const

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub)
})
afterAll(() => hub.close())

async function asStoredBefore(): Promise<void> {
  const db = hub.hub.db.withoutPlugins()
  await db.transaction().execute(async (tx) => {
    for (const [rows, revisions, key] of tables) {
      await sql`alter table ${sql.table(revisions)} disable trigger user`.execute(tx)
      const found = await tx.selectFrom(rows).select(['id', 'document']).execute()
      for (const { id, document } of found) {
        const told = Object.fromEntries(Object.entries(document).filter(([, value]) => value !== false))
        const json = JSON.stringify(told)
        await sql`update ${sql.table(rows)} set document = ${json}::jsonb where id = ${id}`.execute(tx)
        await sql`update ${sql.table(revisions)} set document = ${json}::jsonb, hash = ${hashOf(told)}
          where ${sql.ref(key)} = ${id}`.execute(tx)
      }
      await sql`alter table ${sql.table(revisions)} enable trigger user`.execute(tx)
    }
    // Under the name it had then.
    await sql`alter table requests rename to pending_changes`.execute(tx)
    for (const table of [...tables.flatMap((names) => names.slice(0, 2)), 'pending_changes']) {
      await sql`alter table ${sql.table(table)} drop column dictionary`.execute(tx)
    }
    await migrations['012-document-versions']?.up(tx)
    await sql`alter table pending_changes rename to requests`.execute(tx)
  })
}

it('is read as it is, compared with the file it came from, and stays as it was stored', async () => {
  const number = unique('F')
  const file = `deviceNumber,deviceName,manufacturerName,targetCountries,sterile,singleUse\n${number},n,m,EU,false,true\n`
  const upload = async (csv: string) =>
    (await user.api.upload<ImportResult>('/api/master-di/bulk-upload', csv)).body
  await upload(file)
  const byHand = await createMaster(user.api, { sterile: false, brandName: 'Norco' })
  const submission = await createSubmission(user.api, { sterile: false })
  await user.api.put(`/api/master-di/${byHand.id}/request-update`, { changeReason: 'Another label' })
  await asStoredBefore()

  expect((await user.api.call(masterDiApi.get, { id: byHand.id })).body).toMatchObject({
    brandName: 'Norco',
    sterile: false,
    notStated: expect.arrayContaining(['sterile']),
  })
  const { body: read } = await user.api.call(submissionsApi.get, { id: submission.id })
  expect(read).toMatchObject({ deviceName: submission.deviceName, tradeNames: submission.tradeNames })
  const { body: requests } = await user.api.call(requestsApi.list)
  expect(requests[0]?.currentData).toMatchObject({ brandName: 'Norco' })

  // The file said no, and that was left out: it says nothing new now. Of what was typed nobody knows.
  expect(await upload(file)).toMatchObject({ skipped: 1, otherValues: 0 })
  const said = await upload(`deviceNumber,sterile\n${byHand.deviceNumber},false\n`)
  expect(said).toMatchObject({ skipped: 0, otherValues: 1 })
  expect(said.errors[0]?.message).toContain('Sterile: nothing in the hub, No in the file')

  const change = { id: byHand.id, body: { modelNumber: 'M', changeReason: 'Model' } }
  expect((await user.api.call(masterDiApi.update, change)).body).toMatchObject({
    modelNumber: 'M',
    revision: 2,
  })
  const revisions = await hub.hub.db
    .withoutPlugins()
    .selectFrom('master_revisions')
    .selectAll()
    .where('record_id', '=', byHand.id)
    .orderBy('revision')
    .execute()
  expect(revisions.map(({ dictionary }) => dictionary)).toEqual(['master/1', 'master/2'])
  for (const { document, hash } of revisions) expect(hashOf(document)).toBe(hash)
  expect((await (await person(hub, ['admin'])).api.call(auditApi.verify)).body).toMatchObject({
    firstBroken: null,
  })
})
