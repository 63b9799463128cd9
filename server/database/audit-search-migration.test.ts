import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { createMaster, person, unique } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { migrations } from './migrations/index.ts'

/** A trail from before the migration is found, whole, and closed again afterwards. */

let hub: TestApp
beforeAll(async () => {
  hub = await startTestApp()
})
afterAll(() => hub.close())

it('fills in what entries of before are found by, and changes nothing of them', async () => {
  const { api } = await person(hub)
  const rows = Array.from({ length: 600 }, (_, n) => `M${n},n,m,EU\n`).join('')
  await api.upload(
    '/api/master-di/bulk-upload',
    `deviceNumber,deviceName,manufacturerName,targetCountries\n${rows}`,
  )
  const former = unique('Früher')
  const { id } = await createMaster(api, { deviceNumber: former })
  const body = { deviceNumber: unique('Später'), changeReason: 'Größe geändert' }
  await api.call(masterDiApi.update, { id, body })
  const { db } = hub.hub
  await sql`
    alter table audit_entries drop column search_text, drop column former_names,
    add column reason text generated always as (lower(entry::jsonb ->> 'changeReason')) stored`.execute(db)
  await db.transaction().execute(async (tx) => migrations['007-audit-search']?.up(tx))
  for (const search of [former, 'größe', 'GEANDERT']) {
    const { body: found } = await api.call(auditApi.master, { query: { search } })
    expect(found[0]).toMatchObject({ action: 'updated', entityId: id })
  }
  const verifier = await person(hub, ['admin'])
  const { body: verified } = await verifier.api.call(auditApi.verify)
  expect(verified).toMatchObject({ ok: true, entries: 605, firstBroken: null })
  await expect(sql`update audit_entries set search_text = null`.execute(db)).rejects.toThrow('append-only')
})
