import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { amount, within } from '#tests/amount.ts'
import { type ControlledHub, startControlledHub } from '#tests/attack/controlled-hub.ts'
import { exchange } from '#tests/attack/exchange.ts'
import { lead, type Step } from '#tests/attack/lives.ts'
import { records } from '#tests/attack/records.ts'
import { submissions } from '#tests/attack/submissions.ts'
import { beginLife } from '#tests/attack/team.ts'
import { seeNothing } from '#tests/attack/world.ts'

/**
 * Five people do whatever they like with records, submissions and files in the controlled way (decision D46), each with
 * the own account. Whatever is refused is refused; what must hold is read from the database.
 */

let controlled: ControlledHub
beforeAll(async () => {
  controlled = await startControlledHub()
})
afterAll(() => controlled.close())

const name = fc.constantFrom(...[records, submissions, exchange].flatMap((each) => Object.keys(each)))
const step: fc.Arbitrary<Step> = fc.tuple(name, fc.nat(4), fc.nat(11), fc.nat(5))
const steps = fc.array(step, { minLength: 6, maxLength: 18 })

/** A life in which everything that is possible happens, whatever the random ones do. */
const certain: readonly Step[] = [
  ['POST /api/master-di/:id/send-for-approval', 0, 0, 1],
  ['POST /api/pending-changes/:id/approve', 2, 4],
  ['POST /api/submissions/:id/validate', 0, 0],
  ['POST /api/submissions/:id/send-for-approval', 0, 0, 1],
  ['POST /api/submissions/:id/approve', 2, 0],
  ['GET /api/submissions/:id/xml', 0, 0],
  ['PUT /api/master-di/:id/request-delete', 0, 0],
  ['POST /api/pending-changes/:id/approve', 2, 6],
]

const seen = seeNothing()
let turn = 0

it('no version is in force, deleted or sent out without a decision by somebody who wrote none of it', {
  timeout: within(300_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (life) => {
      turn += 1
      await lead(controlled, await beginLife(controlled, { attacker: null, seen, turn }), life)
    }),
    { numRuns: amount(12, 200), examples: [[certain]] as never, endOnFailure: true },
  )
  const { rows } = await sql<{ active: number; deleted: number }>`
    select count(*) filter (where status = 'active')::int as active, count(*) filter (
      where status = 'deleted' and exists (select from requests where entity_id = m.id and intent = 'release'))::int
      as deleted from master_records m`.execute(controlled.hub.hub.db)
  const done = { ...rows[0], files: seen.counts['files that left'], decided: seen.counts.decided }
  expect(Object.entries(done).filter(([, times]) => !times)).toEqual([])
})
