import { masterCommandsApi } from '#core/contract/master-commands.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { rimApi } from '#core/contract/rim.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { createMaster, createSubmission, type Person, password, person, uniqueGtin } from '../factories.ts'
import { dueDate } from '../request-hub.ts'
import type { TestApp } from '../test-app.ts'
import { type ControlledHub, signedInAnew } from './controlled-hub.ts'
import { knownAccounts } from './holds-people.ts'
import { submissionFor } from './markets.ts'
import { highestNumbers } from './nouns.ts'
import { type Mask, type Seen, seeNothing, type World } from './world.ts'

/** The five people of a life, and what the honest ones among them have made when it begins. */

export const makeTeam = (hub: TestApp): Promise<readonly Person[]> =>
  Promise.all([
    person(hub, ['user']),
    person(hub, ['regulatory-manager']),
    person(hub, ['technical-reviewer']),
    person(hub, ['admin']),
    person(hub, ['user'], ['manage-users']),
  ])

/** Who of them writes and who decides, where one of them is not to be trusted. */
export interface Honest {
  readonly author: Person
  readonly decider: Person
}

export function honestAmong(people: readonly Person[], attacker: number | null): Honest {
  const [writer, manager, reviewer] = people as [Person, Person, Person]
  return { author: attacker === 0 ? manager : writer, decider: attacker === 2 ? manager : reviewer }
}

export const maskOf = ({ id, api }: Person): Mask => ({ id, api, password })

/** Decides in good faith on what somebody else has written and sent. */
async function release({ author, decider }: Honest, { id }: MasterRecord): Promise<void> {
  const body = { assignedUserId: decider.id, dueDate }
  const sent = await author.api.call(masterCommandsApi.sendForApproval, { id, body })
  await decider.api.call(requestsApi.approve, { id: sent.body.pendingChange.id, body: { password } })
}

export async function approve({ author, decider }: Honest, id: number): Promise<void> {
  await author.api.call(submissionsApi.validate, { id })
  const body = { assignedUserId: decider.id, dueDate }
  await author.api.call(submissionsApi.sendForApproval, { id, body })
  await decider.api.call(submissionsApi.approve, { id, body: { password } })
}

const otherMarkets = ['AU', 'CH', 'US', 'CN', 'JP', 'CA'] as const

/** What the submissions of these devices say too. */
const model = { targetCountries: ['EU', 'AU'], modelNumber: 'S-1', riskClass: 'class-i' }

interface Beginning {
  /** Whose life it is; null where all of them are honest. */
  readonly attacker: number | null
  readonly seen?: Seen
  readonly turn: number
}

/**
 * A draft with its submission, a record that waits for a decision, one in force, submissions for the EU and for another
 * market that were approved, and two documents: a draft and an approved one with its file.
 */
export async function beginLife(
  controlled: ControlledHub,
  { attacker, seen = seeNothing(), turn }: Beginning,
): Promise<World & { readonly honest: Honest }> {
  const { hub, provider, holders, known } = controlled
  const before = await highestNumbers(hub)
  const people = await makeTeam(hub)
  for (const [id, account] of await knownAccounts(hub, before['admin/users'])) known.set(id, account)
  const founders = await Promise.all(controlled.founders.map((each) => signedInAnew(controlled, each)))
  const honest = honestAmong(people, attacker)
  await Promise.all([writeRecords(honest, turn), writeDocuments(honest)])
  const own = attacker === null ? people.map(maskOf) : [maskOf(people[attacker] as Person)]
  for (const { id } of attacker === null ? [] : own) holders.set(id, id)
  const got = { links: [], codes: [], registered: [], left: [] }
  const { point, swissdamed, gateway, arrived, connectionId } = controlled
  return {
    hub,
    provider,
    ...{ point, swissdamed, gateway, arrived, connectionId },
    founders,
    people,
    masks: own,
    holders,
    before,
    seen,
    honest,
    ...got,
  }
}

/** Made one after the other, as steps count on their order; then each goes its way. */
async function writeRecords(honest: Honest, turn: number): Promise<void> {
  const { author, decider } = honest
  const input = () => ({ ...model, udiDi: uniqueGtin() })
  const draft = await createMaster(author.api, input())
  const waiting = await createMaster(author.api, input())
  const active = await createMaster(author.api, input())
  const other = await submissionFor(otherMarkets[turn % otherMarkets.length] ?? 'AU')
  await createSubmission(author.api, { masterDiId: draft.id })
  const first = await createSubmission(author.api, { masterDiId: active.id })
  const second = await createSubmission(author.api, other)
  const sending = { assignedUserId: decider.id, dueDate }
  await author.api.call(masterCommandsApi.sendForApproval, { id: waiting.id, body: sending })
  await Promise.all([
    release(honest, active).then(() => approve(honest, first.id)),
    approve(honest, second.id),
  ])
}

async function writeDocuments({ author, decider }: Honest): Promise<void> {
  await author.api.call(rimApi.createDocument, { body: { name: 'Instructions', status: 'draft' } })
  const { body: document } = await author.api.call(rimApi.createDocument, { body: { name: 'Label' } })
  await author.api.upload(`/api/rim/documents/${document.id}/files`, 'Label', 'label.txt')
  await decider.api.call(rimApi.approveDocument, { id: document.id, body: { password } })
}
