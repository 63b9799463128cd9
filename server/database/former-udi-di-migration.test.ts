import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { masterDiApi } from '#core/contract/master-di.ts'
import { readinessApi } from '#core/contract/readiness.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { createMaster, type Person, person, uniqueGtin } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { migrations } from './migrations/index.ts'

/** What earlier versions left: UDI-DIs changed in place with nothing said of what was registered, and lapsed files. */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['admin'])
})
afterAll(() => hub.close())

const { validated, registered, submission, make } = exchangeOf(() => user)

async function registeredDevice() {
  const udiDi = uniqueGtin()
  const { id } = await createMaster(user.api, { udiDi })
  const one = await validated({ masterDiId: id, udiDi })
  await registered(one)
  return { id, one }
}

it('marks what is registered with a former UDI-DI, and files whose approval lapsed', async () => {
  const { db } = hub.hub
  const [changed, same] = [await registeredDevice(), await registeredDevice()]
  const body = { udiDi: uniqueGtin(), changeReason: 'Relabelled' }
  await user.api.call(masterDiApi.update, { id: changed.id, body })
  const [lapsed, ready, again] = [await validated(), await validated(), await validated()]
  for (const { id } of [lapsed, ready, again]) await make([id])
  await sql`update submissions set has_former_udi_di = false`.execute(db)
  await sql`alter table attempts drop column approval_lapsed`.execute(db)
  const lapse = (id: number, at: string) =>
    sql`insert into audit_entries select * from jsonb_populate_record(
      (select entry_row from audit_entries entry_row order by seq desc limit 1),
      jsonb_build_object('seq', (select max(seq) + 1 from audit_entries), 'action', 'approval_lapsed',
        'entity_type', 'submission', 'entity_id', ${id}::int, 'at', ${at}::timestamptz))`.execute(db)
  await lapse(lapsed.id, '2126-11-20')
  // Approved again, and the file was made after that.
  await lapse(again.id, '1926-11-20')

  await migrations['114-lapsed-and-former']?.up(db)

  expect((await submission(changed.one.id)).hasFormerUdiDi).toBe(true)
  expect((await submission(same.one.id)).hasFormerUdiDi).toBe(false)
  const standing = await user.api.call(readinessApi.ofRecord, { id: changed.id, query: { country: ['EU'] } })
  expect(standing.body).toMatchObject([{ stage: 'not-begun', submissionId: null, others: 1 }])
  const all = [lapsed, ready, again].map(async ({ id }) => (await submission(id)).standing)
  expect(await Promise.all(all)).toEqual(['not-sent', 'file-made', 'file-made'])
})
