import { sql } from 'kysely'
import { connectionsApi } from '#core/contract/connections.ts'
import { countersignaturesApi } from '#core/contract/countersignatures.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { rimApi } from '#core/contract/rim.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { usersApi } from '#core/contract/users.ts'
import { connectionSecrets } from '../connection-hub.ts'
import { createSubmission, password, unique } from '../factories.ts'
import { dueDate } from '../request-hub.ts'
import { give } from './command.ts'
import { commands } from './commands.ts'
import { arrive, placeOf } from './connections.ts'
import { submissionFor } from './markets.ts'
import type { Noun } from './nouns.ts'
import type { Honest } from './team.ts'
import { approve as approveSubmission, maskOf } from './team.ts'
import { at, count, numberAt, type World } from './world.ts'

/** What the others do meanwhile, in good faith: so there is something decided to be attacked. */

export type Life = World & { readonly honest: Honest }
type Step = (life: Life, place: number) => Promise<unknown>

const firstWhere = async ({ hub, before }: Life, noun: Noun, question: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ id: number }>`
    select id from ${question} and id > ${before[noun]} order by id limit 12`.execute(hub.hub.db)
  return rows.map(({ id }) => id)
}

/** Somebody decides on what waits, whoever has asked for it. */
const approve: Step = async (life, place) => {
  const waiting = await firstWhere(life, 'pending-changes', sql`requests where status = 'pending'`)
  const id = at(waiting, place)
  if (!id) return
  const { status } = await life.honest.decider.api.call(requestsApi.approve, { id, body: { password } })
  if (status < 300) count(life, 'approved in good faith')
}

const reject: Step = async (life, place) => {
  const waiting = await firstWhere(life, 'pending-changes', sql`requests where status = 'pending'`)
  const body = { password, rejectionNotes: 'Not yet' }
  await life.honest.decider.api.call(requestsApi.reject, { id: at(waiting, place) ?? 0, body })
}

/** A submission on its way to an approval: validated, and sent. */
const send: Step = async (life, place) => {
  const open = sql`submissions where status in ('draft', 'validated')`
  const id = at(await firstWhere(life, 'submissions', open), place)
  if (!id) return
  const { author, decider } = life.honest
  await author.api.call(submissionsApi.validate, { id })
  const body = { assignedUserId: decider.id, dueDate }
  await author.api.call(submissionsApi.sendForApproval, { id, body })
}

/** A draft of a record is sent by who is its author, whoever has written in it. */
const sendRecord: Step = async (life, place) => {
  const drafts = await firstWhere(life, 'master-di', sql`master_records where status = 'draft'`)
  const { author, decider } = life.honest
  const to = { assignedUserId: decider.id, dueDate }
  await author.api.post(`/api/master-di/${at(drafts, place) ?? 0}/send-for-approval`, to)
}

/** What was approved is changed, which takes another approval. */
const edit: Step = async (life, place) => {
  const id = await numberAt(life, 'submissions', place)
  await life.honest.author.api.call(submissionsApi.update, { id, body: { modelNumber: unique('M') } })
}

const approveDocument: Step = async (life, place) => {
  const id = await numberAt(life, 'rim/documents', place)
  await life.honest.decider.api.call(rimApi.approveDocument, { id, body: { password } })
}

/** The next version of a device, and its release asked for. */
const newVersion: Step = async (life, place) => {
  const { author, decider } = life.honest
  const id = at(await firstWhere(life, 'master-di', sql`master_records where status = 'active'`), place)
  if (!id) return
  const { body: record } = await author.api.call(masterDiApi.get, { id })
  const versionNumber = record.nextVersionNumber
  const body = { ...record, brandName: unique('Brand'), versionNumber, parentId: null, changeReason: 'Next' }
  const made = await author.api.call(masterDiApi.create, { body })
  if (made.status >= 300) return
  const to = { assignedUserId: decider.id, dueDate }
  await author.api.post(`/api/master-di/${made.body.id}/send-for-approval`, to)
}

/** Files are handed out and marked as sent: of what was approved, the approved ones. */
const handOut: Step = async (life, place) => {
  const name = at(['GET /api/submissions/:id/xml', 'POST /api/submissions/:id/files/:file'], place) ?? ''
  await give(name, commands[name] ?? {}, { world: life, as: maskOf(life.honest.author), place, variant: 0 })
  const open = sql`submissions where market = 'EU' and status = 'approved-user'`
  const submissionIds = await firstWhere(life, 'submissions', open)
  const made = await life.honest.author.api.post<{ id: number }>(exchangeApi.create.path, { submissionIds })
  await life.hub.hub.jobs.idle()
  if (made.status >= 300) return
  count(life, 'packages made in good faith')
  await life.honest.author.api.call(exchangeApi.sending, { body: { packageIds: [made.body.id], sent: true } })
}

/** An administrator asks for a link for an approver who has lost her password. */
const askForLink: Step = async ({ founders, people }, place) => {
  const id = people[1 + (place % 2)]?.id ?? 0
  await founders[0]?.api.call(usersApi.makeLink, { id })
}

/** Two honest administrators make a reviewer of somebody: whoever gets more rights begins with a new password. */
const giveRole: Step = async ({ founders: [asking, signing], people }) => {
  const id = people[2]?.id ?? 0
  const asked = await asking?.api.call(usersApi.update, { id, body: { roles: ['technical-reviewer'] } })
  const waiting = asked && asked.status < 300 ? asked.body.awaitsCountersignature : null
  if (waiting === null) return
  await signing?.api.call(countersignaturesApi.sign, { id: waiting, body: { password } })
}

/** Another one sees no reason for what is asked for. */
const refuse: Step = async (life, place) => {
  const asked = sql`countersignatures where status = 'pending'`
  const id = at(await firstWhere(life, 'admin/countersignatures', asked), place) ?? 0
  await life.founders[1]?.api.call(countersignaturesApi.refuse, { id, body: { note: 'Why?' } })
}

/** Whoever switched the connection to the register off, or turned it elsewhere: it is put right by two. */
const connect: Step = async (life) => {
  const [one, two] = life.founders
  const settings = placeOf(life, 'production')
  const id = life.connectionId
  const body = { name: 'EUDAMED', settings, secrets: connectionSecrets, enabled: true }
  await one?.api.call(connectionsApi.update, { id, body })
  const asked = sql`countersignatures where status = 'pending' and kind = 'connection' and connection_id = ${id}`
  const [waiting] = await firstWhere(life, 'admin/countersignatures', asked)
  await two?.api.call(countersignaturesApi.sign, { id: waiting ?? 0, body: { password } })
}

/** A device for another register, written and decided on. */
const approveAbroad: Step = async ({ honest }, place) => {
  const { id } = await createSubmission(
    honest.author.api,
    await submissionFor(at(['CH', 'US'], place) ?? 'CH'),
  )
  await approveSubmission(honest, id)
}

/** What was kept back is tried again. */
const wait: Step = async (life) => {
  life.hub.clock.advance({ minutes: 2 })
  await arrive(life)
}

export const honestSteps: Readonly<Record<string, Step>> = {
  'somebody approves': approve,
  'somebody rejects': reject,
  'somebody sends': send,
  'somebody sends a record': sendRecord,
  'somebody edits': edit,
  'somebody approves a document': approveDocument,
  'somebody makes a version': newVersion,
  'somebody hands out': handOut,
  'somebody asks for a link': askForLink,
  'somebody refuses': refuse,
  'two administrators give a role': giveRole,
  'two administrators connect': connect,
  'a device for another register is approved': approveAbroad,
  'time passes': wait,
}

/**
 * In the end she is found out: what she asked for is refused, and her accounts are shut. Two who agree are not held, and
 * the next life is of somebody else.
 */
export async function endLife(life: Life): Promise<void> {
  const [asking, refusing] = life.founders
  const accounts = [...new Set(life.masks.map(({ id }) => id))]
  const asked = sql`countersignatures where status = 'pending'`
  const waiting = await firstWhere(life, 'admin/countersignatures', asked)
  const { rows } = await sql`
    select from second_factor_resets where asked_by = any(${accounts}::int[])`.execute(life.hub.hub.db)
  for (const id of waiting)
    await refusing?.api.call(countersignaturesApi.refuse, { id, body: { note: 'Why?' } })
  if (waiting.length + rows.length === 0) return
  for (const id of accounts) await asking?.api.call(usersApi.setStatus, { id, body: { isActive: false } })
}
