import { createHash, randomBytes } from 'node:crypto'
import { auditApi } from '#core/contract/audit.ts'
import { authApi } from '#core/contract/auth.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { settingsApi } from '#core/contract/settings.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { usersApi } from '#core/contract/users.ts'
import type { Role } from '#core/lifecycle/permissions.ts'
import { euSubmissionInput, masterInput } from '#tests/factories.ts'
import { type Answer, type Asker, asker, granted, signIn, told } from './hub-people.ts'
import type { Recorder } from './step.ts'

/** What people do in the controlled way of working, from the first account to the file for the regulator. */

/** Made for this run; nothing of it is written down. */
const password = randomBytes(18).toString('base64url')
const dueDate = '2999-12-31'

/** What has to be the same in the restored hub. */
export interface Work {
  readonly recordId: number
  readonly submissionId: number
  /** SHA-256 of the approved file. */
  readonly fileHash: string
}

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

/** Signs in as the one who wrote, also at a restored hub. */
export const asWriter = (address: string): Promise<Asker> => signIn(address, 'writer', password)

export async function doTheWork({ step }: Recorder, address: string): Promise<Work> {
  const team = await signUpTeam({ step }, address)
  const recordId = await releaseRecord({ step }, team)
  const approved = await releaseFile({ step }, team, recordId)
  await step('The audit trail is verified', 'it is whole', async () => {
    const { ok, entries } = await granted(team.admin.ask(auditApi.verify))
    return [`ok: ${ok}, ${entries} entries`, ok === true && Number(entries) > 0]
  })
  return { recordId, ...approved }
}

type Steps = Pick<Recorder, 'step'>

interface Team {
  readonly admin: Asker
  readonly writer: Asker
  readonly approver: Asker
  readonly approverId: number
}

async function signUpTeam({ step }: Steps, address: string): Promise<Team> {
  const nobody = asker(address)
  const names = { firstName: 'First', lastName: 'Admin', company: 'Manufacturer' }
  await step('Somebody registers at the empty hub', '201, as its administrator', async () => {
    const body = { ...names, username: 'admin', email: 'admin@example.org', password }
    const answer = await nobody.ask(authApi.register, { body })
    return [`${told(answer)}, roles ${answer.body.roles}`, String(answer.body.roles).includes('admin')]
  })
  await step('Somebody signs in with a wrong password', '401', async () => {
    const body = { emailOrUsername: 'admin', password: 'not the password' }
    return refused(await nobody.ask(authApi.login, { body }), 401)
  })
  await step('Nobody asks for the records', '401', async () =>
    refused(await nobody.ask(masterDiApi.list), 401),
  )
  const admin = await signIn(address, 'admin', password)
  const add = (username: string, role: Role) => addPerson(admin, address, username, role)
  let approverId = 0
  await step(
    'The administrator adds a second one, one who writes and one who decides; each sets a password by a one-time link',
    'three accounts that sign in',
    async () => {
      await add('second', 'admin')
      await add('writer', 'user')
      approverId = await add('approver', 'quality-manager')
      return ['three accounts signed in', true]
    },
  )
  await step('The administrator chooses the controlled way of working', 'controlled', async () => {
    const body = { wayOfWorking: 'controlled', requireSignature: true }
    await granted(admin.ask(settingsApi.update, { body }))
    const { wayOfWorking } = await granted(admin.ask(settingsApi.get))
    return [String(wayOfWorking), wayOfWorking === 'controlled']
  })
  return {
    admin,
    writer: await asWriter(address),
    approver: await signIn(address, 'approver', password),
    approverId,
  }
}

async function addPerson(admin: Asker, address: string, username: string, role: Role): Promise<number> {
  const person = { firstName: 'Some', lastName: username, username, email: `${username}@example.org` }
  const made = await granted(admin.ask(usersApi.create, { body: { ...person, roles: [role] } }))
  const { token } = made.link as { token: string }
  await granted(asker(address).ask(authApi.linkPassword, { body: { token, password } }))
  await signIn(address, username, password)
  return Number(made.id)
}

async function releaseRecord(
  { step }: Steps,
  { admin, writer, approver, approverId }: Team,
): Promise<number> {
  let id = 0
  let request = 0
  const statusOf = async () => String((await granted(writer.ask(masterDiApi.get, { id }))).status)
  await step('A record without a device name is sent', '400, at the field', async () => {
    const answer = await writer.ask(masterDiApi.create, { body: masterInput({ deviceName: '' }) })
    const isAtField = answer.text.includes('deviceName')
    return [told(answer), answer.status === 400 && isAtField]
  })
  await step('One who writes creates a record', 'a draft', async () => {
    id = Number((await granted(writer.ask(masterDiApi.create, { body: masterInput() }))).id)
    const status = await statusOf()
    return [status, status === 'draft']
  })
  await step('The writer sends it for approval', 'a request', async () => {
    const body = { assignedUserId: approverId, dueDate }
    const sent = await granted(writer.ask(masterCommandsApi.sendForApproval, { id, body }))
    request = Number((sent.pendingChange as { id: number }).id)
    return [`request ${request}`, request > 0]
  })
  const approve = (by: Asker, body: unknown) => by.ask(requestsApi.approve, { id: request, body })
  await step('The writer approves it', '403', async () => refused(await approve(writer, { password }), 403))
  await step('The administrator approves it', '403', async () =>
    refused(await approve(admin, { password }), 403),
  )
  await step('The approver signs with a wrong password', '400, the record is not active', async () => {
    const answer = await approve(approver, { password: 'not the password' })
    const status = await statusOf()
    return [`${told(answer)}; the record is ${status}`, answer.status === 400 && status !== 'active']
  })
  await step('The approver signs with the password', 'the record is active', async () => {
    await granted(approve(approver, { password }))
    const status = await statusOf()
    return [status, status === 'active']
  })
  return id
}

async function releaseFile(
  { step }: Steps,
  { writer, approver, approverId }: Team,
  masterDiId: number,
): Promise<Omit<Work, 'recordId'>> {
  let id = 0
  let fileHash = ''
  const xml = () => writer.ask(submissionsApi.xml, { id })
  const validated = async () => String((await granted(writer.ask(submissionsApi.validate, { id }))).status)
  await step('A submission for the EU lacks its EMDN code and is validated', 'not valid', async () => {
    const body = euSubmissionInput({ masterDiId, emdnCode: null })
    id = Number((await granted(writer.ask(submissionsApi.create, { body }))).id)
    const status = await validated()
    return [status, status !== 'validated']
  })
  await step('Its file is asked for', 'refused', async () => refused(await xml(), 409))
  await step('The EMDN code is filled in, and it is validated', 'validated', async () => {
    await granted(writer.ask(submissionsApi.update, { id, body: { emdnCode: 'A0101010102' } }))
    const status = await validated()
    return [status, status === 'validated']
  })
  await step('Its file is asked for before anybody approved it', 'refused', async () =>
    refused(await xml(), 409),
  )
  await step('It is sent for approval, and the approver signs', 'approved', async () => {
    const sending = { assignedUserId: approverId, dueDate }
    await granted(writer.ask(submissionsApi.sendForApproval, { id, body: sending }))
    const { status } = await granted(approver.ask(submissionsApi.approve, { id, body: { password } }))
    return [String(status), status === 'approved-user']
  })
  await step('The file for EUDAMED is exported', 'the one whose SHA-256 stands in the decision', async () => {
    const answer = await writer.ask(submissionsApi.generateXml, { id })
    if (answer.status !== 200) return [told(answer), false]
    fileHash = sha256(answer.text)
    const trail = await writer.ask(auditApi.trail, { query: '?entityType=submission&action=approved' })
    const isDecided = trail.text.includes(fileHash)
    return [`SHA-256 ${fileHash}, ${isDecided ? '' : 'not '}in the decision`, isDecided]
  })
  return { submissionId: id, fileHash }
}

const refused = (answer: Answer, status: number) => [told(answer), answer.status === status] as const
