import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { rimApi } from '#core/contract/rim.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { amount, within } from '#tests/amount.ts'
import { type Attack, moves } from '#tests/attack.ts'
import {
  createMaster,
  decideSettings,
  euSubmissionInput,
  type Person,
  password,
  person,
} from '#tests/factories.ts'
import { dueDate } from '#tests/request-hub.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/**
 * One of five people, an administrator or not, attacks controlled mode with everything there is, and nobody helps:
 * nothing becomes active, leaves, changes or vanishes without a decision signed by somebody else (decision D60).
 */

let hub: TestApp
beforeAll(async () => {
  hub = await startTestApp()
  await decideSettings(hub, { wayOfWorking: 'controlled' })
})
afterAll(() => hub.close())

const team = async (): Promise<Person[]> => [
  await person(hub, ['user']),
  await person(hub, ['regulatory-manager']),
  await person(hub, ['technical-reviewer']),
  await person(hub, ['admin']),
  await person(hub, ['user'], ['manage-users']),
]

/** A draft, one that waits for a decision, a submission, a document: written by an honest person. */
async function worldOf(people: readonly Person[], attacker: number): Promise<Attack> {
  const own = people[attacker] as Person
  const author = people[attacker === 0 ? 1 : 0] as Person
  const record = await createMaster(author.api)
  const input = euSubmissionInput({ masterDiId: record.id })
  const submission = (await author.api.call(submissionsApi.create, { body: input })).body
  const waiting = await createMaster(author.api)
  const sending = { assignedUserId: (people[2] as Person).id, dueDate }
  const sent = await author.api.call(masterCommandsApi.sendForApproval, { id: waiting.id, body: sending })
  const document = await author.api.call(rimApi.createDocument, {
    body: { name: 'Instructions', status: 'draft' },
  })
  return {
    hub,
    masks: [{ id: own.id, api: own.api, password }],
    links: [],
    codes: [],
    people,
    device: String(record.deviceNumber),
    versions: [record.id, waiting.id],
    submissions: [submission.id],
    documents: [document.body.id],
    requests: [sent.body.pendingChange.id],
    countersignatures: [],
    imports: [],
    files: [],
  }
}

/** A decision by one account on what none of the accounts of the same person asked for or wrote. */
const decided = (kind: 'master-di' | 'submission', masks: readonly number[]) => {
  const [table, key] =
    kind === 'master-di' ? ['master_revisions', 'record_id'] : ['submission_revisions', 'submission_id']
  const alone = sql`(r.resolved_by = any(${[...masks]}::int[]) and (
    r.requested_by = any(${[...masks]}::int[]) or exists (
      select 1 from ${sql.table(table)} v where v.${sql.ref(key)} = r.entity_id
        and v.created_by = any(${[...masks]}::int[]) and v.revision <= r.decided_revision)))`
  return sql<boolean>`r.status = 'approved' and r.signature is not null and r.decided_controlled
    and r.resolved_by <> r.requested_by and not ${alone}`
}

async function check(attack: Attack): Promise<void> {
  const masks = attack.masks.map(({ id }) => id)
  const { rows: stored } = await sql<{
    way: string
  }>`select content ->> 'wayOfWorking' as way from settings`.execute(hub.hub.db)
  expect(stored).toEqual([{ way: 'controlled' }])
  const { rows } = await sql<{ id: number; status: string; ok: boolean }>`
    select m.id, m.status, exists (
      select 1 from requests r where r.entity_type = 'master-di' and r.entity_id = m.id
        and r.intent = case m.status when 'deleted' then 'delete' else 'release' end
        and ${decided('master-di', masks)}) or (m.status = 'deleted' and not exists (
          select 1 from requests r where r.entity_type = 'master-di' and r.entity_id = m.id and r.intent = 'release')) as ok
    from master_records m
    where m.id = any(${[...attack.versions]}::int[]) or m.device_number = ${attack.device}`.execute(
    hub.hub.db,
  )
  for (const row of rows) {
    if (['active', 'archived', 'deleted'].includes(row.status)) expect(row).toMatchObject({ ok: true })
    if (row.status === 'active') seen.active += 1
  }
  for (const id of attack.files) {
    const { rows: found } = await sql<{ ok: boolean }>`
      select exists (select 1 from requests r where r.entity_type = 'submission' and r.entity_id = ${id}
        and ${decided('submission', masks)}) as ok`.execute(hub.hub.db)
    expect(found).toEqual([{ ok: true }])
  }
  const { rows: documents } = await sql<{ id: number; ok: boolean }>`
    select i.id, (i.document ->> 'status' <> 'approved' or (i.approval is not null and not (
      (i.approval ->> 'userId')::int = any(${masks}::int[]) and exists (
        select 1 from rim_revisions v where v.item_id = i.id and v.created_by = any(${masks}::int[])
          and v.revision < (i.approval ->> 'revision')::int)))) and (i.approval is null or not i.deleted) as ok
    from rim_items i where i.id = any(${[...attack.documents]}::int[])`.execute(hub.hub.db)
  for (const row of documents) expect(row).toMatchObject({ ok: true })
  // Whoever decides has no second account of the same person that writes.
  const { rows: deciding } = await sql<{ n: number }>`
    select count(*)::int as n from users where id = any(${masks.filter((id) => id !== masks[0])}::int[]) and is_active
      and roles && '{regulatory-manager,technical-reviewer,quality-manager,admin}'::text[]`.execute(
    hub.hub.db,
  )
  expect(deciding).toEqual([{ n: 0 }])
}

/** What the attacks got as far as: with none of these they would prove nothing. */
const seen = { active: 0, otherAccounts: 0, asked: 0 }
type Step = [move: string, mask: number, place: number]
const step = fc.tuple(fc.constantFrom(...Object.keys(moves)), fc.nat(5), fc.nat(11))
const steps = fc.array(step, { minLength: 8, maxLength: 30 })

/** The ways that were found before (review A1, A2), and one that is allowed: deciding on what somebody else wrote. */
const known: [attacker: number, life: Step[]][] = [
  // A document approved, changed and approved again in the same instant.
  [
    1,
    [
      ['approveDocument', 0, 0],
      ['editDocument', 0, 0],
      ['approveDocument', 0, 0],
    ],
  ],
  // A link for an approver, signing in as that person, approving what one wrote.
  [
    3,
    [
      ['newVersion', 0, 0],
      ['send', 0, 0],
      ['link', 0, 2],
      ['sign', 0, 0],
      ['lookAtCodes', 0, 0],
      ['useLink', 0, 0],
      ['approve', 1, 1],
    ],
  ],
  // A manager of one's own making.
  [
    3,
    [
      ['edit', 0, 0],
      ['send', 0, 0],
      ['addUser', 0, 4],
      ['useLink', 0, 0],
      ['sign', 0, 0],
      ['useLink', 0, 0],
      ['approve', 1, 1],
    ],
  ],
  [
    3,
    [
      ['addUser', 0, 2],
      ['useLink', 0, 0],
      ['setRoles', 0, 1],
      ['sign', 0, 0],
      ['approve', 1, 0],
    ],
  ],
  // To open mode and back.
  [
    3,
    [
      ['openMode', 0, 0],
      ['sign', 0, 0],
      ['edit', 0, 0],
      ['validate', 0, 0],
      ['approveSubmission', 0, 0],
      ['file', 0, 0],
    ],
  ],
  [
    3,
    [
      ['validate', 0, 0],
      ['approveSubmission', 0, 0],
      ['openMode', 0, 0],
      ['file', 0, 0],
      ['package', 0, 0],
    ],
  ],
  // An approver demoted, a link, the role again.
  [
    4,
    [
      ['setRoles', 0, 2],
      ['link', 0, 2],
      ['useLink', 0, 0],
      ['approve', 1, 0],
    ],
  ],
  [
    2,
    [
      ['approve', 0, 0],
      ['addDocument', 0, 0],
      ['approveDocument', 0, 0],
      ['removeDocument', 0, 0],
      ['register', 0, 0],
    ],
  ],
]

it('nobody alone gets round four eyes, with whatever account and whatever command', {
  timeout: within(400_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(4), steps, async (attacker, life) => {
      const attack = await worldOf(await team(), attacker)
      for (const [name, mask, place] of life) {
        const as = attack.masks[mask % attack.masks.length]
        if (as) await moves[name]?.(as, attack, place).catch(refusalsOnly)
        await check(attack)
      }
      seen.otherAccounts += attack.masks.length - 1
      seen.asked += attack.countersignatures.length
    }),
    { numRuns: amount(60, 400), examples: known },
  )
  expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([])
})

/** A refusal is an answer; anything else is a defect. */
function refusalsOnly(error: unknown): void {
  if (!(error instanceof Error) || !error.message.startsWith('The request was refused: 4')) throw error
}
