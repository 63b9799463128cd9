import { apiTokensApi } from '#core/contract/api-tokens.ts'
import { authApi } from '#core/contract/auth.ts'
import { countersignaturesApi } from '#core/contract/countersignatures.ts'
import type { ImportResult } from '#core/contract/imports.ts'
import { jobsApi } from '#core/contract/imports.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { rimApi } from '#core/contract/rim.ts'
import { settingsApi } from '#core/contract/settings.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { usersApi } from '#core/contract/users.ts'
import type { Role } from '#core/lifecycle/permissions.ts'
import { createMaster, opened, type Person, registration, unique } from './factories.ts'
import { dueDate } from './request-hub.ts'
import type { TestApp } from './test-app.ts'
import type { Client } from './test-client.ts'

/** What one person can try alone against controlled mode: with the own account and with every one she gets hold of. */

/** An account the attacker acts as. */
export interface Mask {
  readonly id: number
  readonly api: Client
  readonly password: string
}

export interface Attack {
  readonly hub: TestApp
  /** All of them: the first is the attacker's own. */
  readonly masks: Mask[]
  /** One-time links the attacker was given and has not used. */
  readonly links: { readonly userId: number; readonly token: string }[]
  /** Halves of links that were shown to the attacker. */
  readonly codes: string[]
  readonly people: readonly Person[]
  readonly device: string
  readonly versions: number[]
  readonly submissions: readonly number[]
  readonly documents: number[]
  readonly requests: number[]
  readonly countersignatures: number[]
  readonly imports: number[]
  /** Files that left, by the submission they are of. */
  readonly files: number[]
}

export type Move = (as: Mask, attack: Attack, place: number) => Promise<unknown>

const one = (list: readonly number[], place: number) => list[place % Math.max(1, list.length)] ?? 0
const roleSets: Role[][] = [
  ['admin'],
  ['quality-manager'],
  ['user'],
  ['admin', 'quality-manager'],
  ['regulatory-manager'],
  ['technical-reviewer', 'user'],
]
const rolesAt = (place: number): Role[] => roleSets[place % roleSets.length] ?? []
const newPassword = 'many quiet harbours sing'

function noteUser(
  attack: Attack,
  body: { id: number; link?: { token: string } | null; awaitsCountersignature: number | null },
): void {
  if (body.link) attack.links.push({ userId: body.id, token: body.link.token })
  if (body.awaitsCountersignature !== null) attack.countersignatures.push(body.awaitsCountersignature)
}

const noteRequest = (attack: Attack, answer: { status: number; text: string }) => {
  if (answer.status < 300) attack.requests.push(JSON.parse(answer.text).pendingChange.id)
}

async function getHold(attack: Attack, username: string, userId: number, word: string): Promise<void> {
  const credentials = { emailOrUsername: username, password: word }
  const answer = await attack.hub.api().call(authApi.login, { body: credentials })
  if (answer.status >= 300) return
  attack.masks.push({ id: userId, api: attack.hub.api(opened(answer.body).token), password: word })
}

const target = (attack: Attack, place: number): number => {
  const known = [...attack.people.map(({ id }) => id), ...attack.masks.map(({ id }) => id)]
  return one(known, place)
}

export const moves: Record<string, Move> = {
  newVersion: async (as, attack) => {
    const [latest] = (await as.api.call(masterDiApi.versions, { id: attack.versions[0] ?? 0 }))
      .body as MasterRecord[]
    const body = { ...latest, versionNumber: latest?.nextVersionNumber, parentId: null, changeReason: 'Next' }
    const answer = await as.api.call(masterDiApi.create, { body })
    if (answer.status < 300) attack.versions.push(answer.body.id)
  },
  plainVersion: (as, { device }) => createMaster(as.api, { deviceNumber: device }).catch(() => undefined),
  edit: (as, { versions }, place) =>
    as.api.call(masterDiApi.update, { id: one(versions, place), body: { brandName: unique('Brand') } }),
  upload: async (as, attack) => {
    const csv = `deviceNumber,deviceName,manufacturerName,targetCountries\n${unique('UP')},Pump,Maker,EU\n`
    const answer = await as.api.upload<ImportResult>('/api/master-di/bulk-upload', csv)
    if (answer.status < 300) attack.imports.push(answer.body.jobId)
  },
  undo: (as, { imports }, place) =>
    as.api.call(jobsApi.undo, { id: one(imports, place), body: { reason: 'Wrong' } }),
  send: async (as, attack, place) => {
    const body = { assignedUserId: target(attack, place), dueDate }
    noteRequest(
      attack,
      await as.api.call(masterCommandsApi.sendForApproval, { id: one(attack.versions, place), body }),
    )
  },
  requestDelete: async (as, attack, place) => {
    const id = one(attack.versions, place)
    noteRequest(
      attack,
      await as.api.call(masterCommandsApi.requestDelete, { id, body: { changeReason: 'Old' } }),
    )
  },
  remove: (as, { versions }, place) =>
    as.api.call(masterCommandsApi.delete, { id: one(versions, place), body: { reason: 'Gone' } }),
  approve: (as, { requests }, place) =>
    as.api.call(requestsApi.approve, { id: one(requests, place), body: { password: as.password } }),
  reassign: (as, attack, place) =>
    as.api.call(requestsApi.reassign, {
      id: one(attack.requests, place),
      body: { assignedTo: target(attack, place + 1), dueDate },
    }),
  editSubmission: (as, { submissions }, place) =>
    as.api.call(submissionsApi.update, { id: one(submissions, place), body: { modelNumber: unique('M') } }),
  validate: (as, { submissions }, place) =>
    as.api.call(submissionsApi.validate, { id: one(submissions, place) }),
  sendSubmission: async (as, attack, place) => {
    const body = { assignedUserId: target(attack, place), dueDate }
    const id = one(attack.submissions, place)
    noteRequest(attack, await as.api.call(submissionsApi.sendForApproval, { id, body }))
  },
  approveSubmission: (as, { submissions }, place) =>
    as.api.call(submissionsApi.approve, { id: one(submissions, place), body: { password: as.password } }),
  file: async (as, attack, place) => {
    const id = one(attack.submissions, place)
    const answer = await as.api.get(`/api/submissions/${id}/xml`)
    if (answer.status < 300) attack.files.push(id)
  },
  package: async (as, attack) => {
    const body = { submissionIds: [...attack.submissions], environment: 'production' }
    const answer = await as.api.post('/api/export', body)
    if (answer.status < 300) attack.files.push(...attack.submissions)
  },
  openMode: async (as, attack) => {
    const body = { wayOfWorking: 'open', requireSignature: false, registration: 'open' } as const
    const answer = await as.api.call(settingsApi.update, { body })
    const waiting = answer.status < 300 ? answer.body.awaitsCountersignature : null
    if (waiting !== null) attack.countersignatures.push(waiting)
  },
  changeRelease: (as) =>
    as.api.call(settingsApi.update, {
      body: { eudamedEnvironment: 'playground', dtxVersionProduction: '3.0.31' },
    }),
  addUser: async (as, attack, place) => {
    const username = unique('puppet')
    const body = {
      firstName: 'Pup',
      lastName: 'Pet',
      email: `${username}@example.org`,
      username,
      roles: rolesAt(place),
    }
    const answer = await as.api.call(usersApi.create, { body })
    if (answer.status < 300) noteUser(attack, answer.body)
  },
  setRoles: async (as, attack, place) => {
    const id = target(attack, place)
    const answer = await as.api.call(usersApi.update, {
      id,
      body: { roles: rolesAt(place), lastName: unique('N') },
    })
    if (answer.status < 300) noteUser(attack, answer.body)
  },
  setStatus: async (as, attack, place) => {
    const id = target(attack, place)
    const answer = await as.api.call(usersApi.setStatus, { id, body: { isActive: place % 2 === 0 } })
    if (answer.status < 300) noteUser(attack, answer.body)
  },
  link: async (as, attack, place) => {
    const answer = await as.api.call(usersApi.makeLink, { id: target(attack, place) })
    if (answer.status < 300) noteUser(attack, answer.body)
  },
  useLink: async (_, attack, place) => {
    const link = attack.links[place % Math.max(1, attack.links.length)]
    if (!link) return
    const body = { token: link.token, password: newPassword, code: attack.codes.at(-1) ?? null }
    const answer = await attack.hub.api().call(authApi.linkPassword, { body })
    if (answer.status < 300) await getHold(attack, answer.body.username, link.userId, newPassword)
  },
  register: async (_, attack) => {
    const input = registration({ password: newPassword })
    const answer = await attack.hub.api().call(authApi.register, { body: input })
    if (answer.status < 300) await getHold(attack, input.username, answer.body.id, newPassword)
  },
  sign: async (as, attack, place) => {
    const id = one(attack.countersignatures, place)
    const answer = await as.api.call(countersignaturesApi.sign, { id, body: { password: as.password } })
    const link = answer.status < 300 ? answer.body.delivery?.link : null
    const userId = answer.status < 300 ? answer.body.countersignature.userId : null
    if (link && userId !== null) attack.links.push({ userId, token: link.token })
  },
  lookAtCodes: async (as, attack) => {
    const answer = await as.api.call(countersignaturesApi.list, {})
    if (answer.status >= 300) return
    for (const { code } of answer.body) if (code !== null) attack.codes.push(code)
  },
  rename: (as) => as.api.put('/api/profile', { firstName: 'Some', lastName: 'Body' }),
  token: async (as, attack) => {
    const body = { name: unique('T'), scope: ['edit-submissions', 'delete-submissions', 'view-submissions'] }
    const answer = await as.api.call(apiTokensApi.create, { body } as never)
    const made = (answer.status < 300 ? answer.body : {}) as { token?: string }
    if (made.token) attack.masks.push({ ...as, api: attack.hub.api(made.token) })
  },
  addDocument: async (as, attack, place) => {
    const status = place % 2 === 0 ? 'approved' : 'draft'
    const answer = await as.api.call(rimApi.createDocument, { body: { name: unique('Doc'), status } })
    if (answer.status < 300) attack.documents.push(answer.body.id)
  },
  editDocument: (as, { documents }, place) =>
    as.api.call(rimApi.updateDocument, {
      id: one(documents, place),
      body: place % 2 === 0 ? { owner: unique('O') } : { status: 'approved' },
    }),
  approveDocument: (as, { documents }, place) =>
    as.api.call(rimApi.approveDocument, { id: one(documents, place), body: { password: as.password } }),
  removeDocument: (as, { documents }, place) =>
    as.api.call(rimApi.deleteDocument, { id: one(documents, place), body: { reason: 'Gone' } }),
}
