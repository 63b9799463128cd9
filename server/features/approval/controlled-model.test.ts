import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { amount, within } from '#tests/amount.ts'
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
 * Four people do whatever they like in the controlled way (decision D46). Whatever is refused is refused; what must
 * hold is read from the database after every command.
 */

let hub: TestApp
let people: readonly Person[]
beforeAll(async () => {
  hub = await startTestApp()
  people = [
    await person(hub, ['user']),
    await person(hub, ['regulatory-manager']),
    await person(hub, ['technical-reviewer']),
    await person(hub, ['admin']),
  ]
  await decideSettings(hub, { wayOfWorking: 'controlled' })
})
afterAll(() => hub.close())

interface World {
  readonly device: string
  readonly versions: number[]
  readonly submissions: number[]
  readonly requests: number[]
  /** Files that left, each with what it was made of. */
  readonly files: { submission: number; hash: string }[]
}

const done = { files: 0, active: 0, deleted: 0 }
let counter = 0
const next = () => String(++counter)
const one = (list: readonly number[], place: number) => list[place % Math.max(1, list.length)] ?? 0

type Act = (who: Person, world: World, place: number) => Promise<unknown>

async function versionsOf(who: Person, id: number): Promise<MasterRecord[]> {
  return (await who.api.call(masterDiApi.versions, { id })).body
}

async function ask(world: World, answer: { status: number; text: string }): Promise<void> {
  if (answer.status < 300) world.requests.push(JSON.parse(answer.text).pendingChange.id)
}

const acts: Record<string, Act> = {
  newVersion: async (who, world) => {
    const [latest] = await versionsOf(who, world.versions[0] ?? 0)
    const body = { ...latest, versionNumber: latest?.nextVersionNumber, parentId: null, changeReason: 'Next' }
    const answer = await who.api.call(masterDiApi.create, { body })
    if (answer.status < 300) world.versions.push(answer.body.id)
  },
  plainVersion: (who, { device }) => createMaster(who.api, { deviceNumber: device }).catch(() => undefined),
  edit: (who, { versions }, place) =>
    who.api.call(masterDiApi.update, { id: one(versions, place), body: { brandName: next() } }),
  upload: (who, { device }) =>
    who.api.upload('/api/master-di/bulk-upload', `deviceNumber,brandName\n${device},${next()}\n`),
  send: async (who, world, place) => {
    const to = people[place % 4] ?? who
    const body = { assignedUserId: to.id, dueDate }
    await ask(
      world,
      await who.api.call(masterCommandsApi.sendForApproval, { id: one(world.versions, place), body }),
    )
  },
  requestDelete: async (who, world, place) => {
    const id = one(world.versions, place)
    await ask(
      world,
      await who.api.call(masterCommandsApi.requestDelete, { id, body: { changeReason: 'Old' } }),
    )
  },
  requestUpdate: async (who, world, place) => {
    const id = one(world.versions, place)
    const answer = await who.api.call(masterCommandsApi.requestUpdate, {
      id,
      body: { changeReason: 'Better' },
    })
    await ask(world, answer)
  },
  remove: (who, { versions }, place) =>
    who.api.call(masterCommandsApi.delete, { id: one(versions, place), body: { reason: 'Gone' } }),
  approve: async (who, world, place) => {
    const id = one(world.requests.slice(-3), place)
    await who.api.call(requestsApi.approve, { id, body: { password } })
    const versions = await versionsOf(who, world.versions[0] ?? 0)
    world.versions.splice(0, world.versions.length, ...versions.map((version) => version.id).toReversed())
  },
  reject: (who, { requests }, place) =>
    who.api.call(requestsApi.reject, { id: one(requests, place), body: { password, rejectionNotes: 'No' } }),
  editSubmission: (who, { submissions }, place) =>
    who.api.call(submissionsApi.update, { id: one(submissions, place), body: { modelNumber: next() } }),
  validate: (who, { submissions }, place) =>
    who.api.call(submissionsApi.validate, { id: one(submissions, place) }),
  sendSubmission: async (who, world, place) => {
    const to = people[place % 4] ?? who
    const body = { assignedUserId: to.id, dueDate }
    await ask(
      world,
      await who.api.call(submissionsApi.sendForApproval, { id: one(world.submissions, place), body }),
    )
  },
  approveSubmission: (who, { submissions }, place) =>
    who.api.call(submissionsApi.approve, { id: one(submissions, place), body: { password } }),
  file: async (who, world, place) => {
    const submission = one(world.submissions, place)
    const answer = await who.api.get(`/api/submissions/${submission}/xml`)
    if (answer.status < 300) world.files.push({ submission, hash: await hashNow(submission) })
  },
}

async function hashNow(submission: number): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select hash from submission_revisions where submission_id = ${submission}
    order by revision desc limit 1`.execute(hub.hub.db)
  return rows[0]?.hash ?? ''
}

/** Whether somebody who wrote none of it, and did not ask, approved exactly this content. */
const decided = (kind: string, id: unknown, intent: string, hash: unknown) => {
  const [table, key] =
    kind === 'master-di' ? ['master_revisions', 'record_id'] : ['submission_revisions', 'submission_id']
  return sql<boolean>`exists (
    select 1 from requests r where r.entity_type = ${kind} and r.entity_id = ${id} and r.intent = ${intent}
    and r.status = 'approved' and r.resolved_by <> r.requested_by and r.decided_hash = ${hash}
    and r.signature is not null and not exists (
      select 1 from ${sql.table(table)} v where v.${sql.ref(key)} = ${id} and v.created_by = r.resolved_by
      and v.revision <= r.decided_revision))`
}

async function check({ device, files }: World): Promise<void> {
  const hash = sql`(select hash from master_revisions v where v.record_id = m.id order by revision desc limit 1)`
  const id = sql`m.id`
  const { rows } = await sql<{ status: string; released: boolean; deleted: boolean; sent: boolean }>`
    select m.status, ${decided('master-di', id, 'release', hash)} as released,
      ${decided('master-di', id, 'delete', hash)} as deleted,
      exists (select 1 from requests r where r.entity_type = 'master-di' and r.entity_id = m.id
        and r.intent = 'release') as sent
    from master_records m where m.device_number = ${device}`.execute(hub.hub.db)
  for (const row of rows) {
    if (row.status === 'active' || row.status === 'archived') expect(row).toMatchObject({ released: true })
    if (row.status === 'deleted') expect(row.deleted || !row.sent).toBe(true)
    if (row.status === 'active') done.active += 1
    if (row.status === 'deleted' && row.sent) done.deleted += 1
  }
  for (const file of files) {
    const { rows: found } = await sql<{ decided: boolean }>`
      select ${decided('submission', file.submission, 'release', file.hash)} as decided`.execute(hub.hub.db)
    expect(found).toEqual([{ decided: true }])
    done.files += 1
  }
}

const act = fc.constantFrom(...Object.keys(acts))
type Step = [act: string, who: number, place: number]
const steps = fc.array(fc.tuple(act, fc.nat(3), fc.nat(11)), { minLength: 6, maxLength: 18 })

/** A life in which everything that is possible happens, whatever the random ones do. */
const certain: Step[] = [
  ['send', 0, 2],
  ['approve', 2, 0],
  ['validate', 0, 0],
  ['sendSubmission', 0, 2],
  ['approveSubmission', 2, 0],
  ['file', 0, 0],
  ['requestDelete', 0, 0],
  ['approve', 2, 2],
]

it('no version is in force, deleted or sent out without a decision by somebody who wrote none of it', {
  timeout: within(300_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(1), async (life, by) => {
      const author = people[by] ?? people[0]
      if (!author) return
      const record = await createMaster(author.api)
      const input = euSubmissionInput({ masterDiId: record.id })
      const submission = (await author.api.call(submissionsApi.create, { body: input })).body
      const world: World = {
        device: String(record.deviceNumber),
        versions: [record.id],
        submissions: [submission.id],
        requests: [],
        files: [],
      }
      for (const [name, who, place] of life) {
        const actor = people[who]
        if (actor) await acts[name]?.(actor, world, place)
        await check(world)
      }
    }),
    { numRuns: amount(12, 200), examples: [[certain, 0]] },
  )
  expect(Object.values(done).every((times) => times > 0)).toBe(true)
})
