import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { type MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { amount, within } from '#tests/amount.ts'
import { masterInput, type Person, person } from '#tests/factories.ts'
import { DeviceModel, type Verdict } from '#tests/master-model.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import type { Answer } from '#tests/test-client.ts'

/** Random lives of a device against the real interface, compared with the model after every command. */

let hub: TestApp
let author: Person
let approver: Person
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  author = await person(hub)
  approver = await person(hub, ['quality-manager'])
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

interface Real {
  /** The device's first version as it was made. */
  first: MasterRecord
}

interface Command {
  readonly name: string
  /** Does it once, checks the answer against the verdict and keeps the model in step. */
  run(model: DeviceModel, real: Real, times: number): Promise<void>
}

/** Any of the list; mostly one for which the command means something, or a life would never get far. */
function pick<T>(list: readonly T[], place: number, apt: (one: T) => boolean = () => true): T | undefined {
  const likely = list.filter(apt)
  return place % 4 === 0 || likely.length === 0 ? list[place % list.length] : likely[place % likely.length]
}
const dueDate = '2999-12-31'

/**
 * Sends the same request several times at once. What changes the state may succeed once only; then the model
 * takes it over. A request that is refused is refused every time.
 */
async function attempt<T>(
  verdict: Verdict,
  times: number,
  send: () => Promise<Answer<T>>,
  done: (body: T) => void,
  model: DeviceModel,
): Promise<void> {
  const answers = await Promise.all(Array.from({ length: times }, send))
  const good = answers.filter(({ status }) => status < 300)
  for (const { status } of answers) expect(status).toBeLessThan(500)
  if (typeof verdict === 'string') {
    expect(answers.map((answer) => answer.problem.type)).toEqual(answers.map(() => verdict))
    return
  }
  expect(good).toHaveLength(1)
  model.entries += verdict.entries
  if (good[0]) done(good[0].body)
}

/** A command on one of several, by its place (see `pick`). */
const onVersion = (name: string, work: (place: number) => Command['run']) => (place: number) => ({
  name: `${name} ${place}`,
  run: work(place),
})

const newVersion: Command = {
  name: 'new version',
  run: (model, real, times) => {
    const versionNumber = `${model.nextMajor}.0-draft`
    const body = { ...real.first, versionNumber, parentId: null, changeReason: 'Next' }
    const major = model.nextMajor
    // The second of two at once finds the first one's draft.
    return attempt(
      model.newVersion(),
      times,
      () => author.api.call(masterDiApi.create, { body }),
      ({ id }) => model.add(id, major, true),
      model,
    )
  },
}

let edits = 0
const edit = onVersion('edit', (place) => (model) => {
  const version = pick(model.versions, place)
  if (!version) return Promise.resolve()
  edits += 1
  const body = { deviceDescription: `Edit ${edits}` }
  const send = () => author.api.call(masterDiApi.update, { id: version.id, body })
  // The same edit twice changes nothing the second time, so it is sent once.
  return attempt(model.edit(version), 1, send, () => undefined, model)
})

const send = onVersion('send', (place) => (model, _real, times) => {
  const version = pick(model.versions, place, (one) => one.status === 'draft')
  if (!version) return Promise.resolve()
  const body = { assignedUserId: approver.id, dueDate }
  return attempt(
    model.send(version),
    times,
    () => author.api.call(masterCommandsApi.sendForApproval, { id: version.id, body }),
    ({ pendingChange }) => model.ask(pendingChange.id, version, 'release'),
    model,
  )
})

const request = (intent: 'open-version' | 'delete') =>
  onVersion(`request ${intent}`, (place) => (model, _real, times) => {
    const version = pick(model.versions, place, (one) => one.status === 'active')
    if (!version) return Promise.resolve()
    const endpoint = intent === 'delete' ? masterCommandsApi.requestDelete : masterCommandsApi.requestUpdate
    return attempt(
      model.request(version, intent),
      times,
      () => author.api.call(endpoint, { id: version.id, body: { changeReason: 'Please' } }),
      ({ pendingChange }) => model.ask(pendingChange.id, version, intent),
      model,
    )
  })

const remove = onVersion('delete', (place) => (model, _real, times) => {
  const version = pick(model.versions, place)
  if (!version) return Promise.resolve()
  return attempt(
    model.delete(version),
    times,
    () => admin.api.call(masterCommandsApi.delete, { id: version.id, body: { reason: 'Gone' } }),
    () => model.remove(version),
    model,
  )
})

const approve = onVersion('approve', (place) => async (model, real, times) => {
  const change = pick(model.changes, place, (one) => one.status === 'pending')
  if (!change) return
  const verdict = model.approve(change)
  const call = () => approver.api.call(requestsApi.approve, { id: change.id })
  await attempt(verdict, times, call, () => undefined, model)
  if (typeof verdict === 'string') return
  const { body: record } = await author.api.call(masterDiApi.get, { id: real.first.id })
  model.resolve(change, 'approved', record.openVersion?.id)
})

const reject = onVersion('reject', (place) => (model, _real, times) => {
  const change = pick(model.changes, place, (one) => one.status === 'pending')
  if (!change) return Promise.resolve()
  return attempt(
    model.reject(change),
    times,
    () => approver.api.call(requestsApi.reject, { id: change.id, body: { rejectionNotes: 'No' } }),
    () => model.resolve(change, 'rejected'),
    model,
  )
})

const requestUpdate = request('open-version')
const requestDelete = request('delete')

const anywhere = (make: (place: number) => Command) => fc.nat(20).map(make)
const command = fc.oneof(
  { weight: 3, arbitrary: fc.constant(newVersion) },
  { weight: 3, arbitrary: anywhere(send) },
  { weight: 4, arbitrary: anywhere(approve) },
  { weight: 2, arbitrary: anywhere(reject) },
  { weight: 2, arbitrary: anywhere(edit) },
  { weight: 2, arbitrary: anywhere(requestUpdate) },
  { weight: 2, arbitrary: anywhere(requestDelete) },
  { weight: 1, arbitrary: anywhere(remove) },
)

type Life = [draft: boolean, commands: [Command, times: number][]]

const once = (...commands: Command[]): Life[1] => commands.map((each) => [each, 1])

/**
 * Lives every run leads, so that each status of a record and each end of a request is reached whatever the
 * random ones do. Place 1 is the only apt one, or the second of several (see `pick`).
 */
const certain: Life[] = [
  // Released, replaced by a released version, and that one deleted with a request waiting on it.
  [true, once(send(1), approve(1), newVersion, send(1), approve(1), requestUpdate(1), remove(1))],
  // Sent, sent back, sent again; a deletion asked for and granted.
  [true, once(send(1), reject(1), edit(1), send(1), approve(1), requestDelete(1), approve(1))],
]

async function compare(model: DeviceModel, real: Real): Promise<void> {
  const { body: stored } = await author.api.call(masterDiApi.versions, { id: real.first.id })
  const seen = stored.map(({ id, versionNumber, status, isLatestVersion }) => ({
    id,
    versionNumber,
    status,
    isLatestVersion,
  }))
  const expected = model.versions
    .toSorted((a, b) => b.major - a.major)
    .map((version) => ({
      id: version.id,
      versionNumber: `${version.major}.0${version.draft ? '-draft' : ''}`,
      status: version.status,
      isLatestVersion: version === model.latest,
    }))
  expect(seen).toEqual(expected)
  const { body: changes } = await author.api.call(requestsApi.list, {
    query: { search: real.first.deviceNumber ?? '', sort: 'createdAt' },
  })
  expect(changes.map(({ id, status }) => [id, status])).toEqual(
    model.changes.map(({ id, status }) => [id, status]),
  )
  const trail = await author.api.call(auditApi.master, {
    query: { search: real.first.deviceNumber ?? '', limit: 1 },
  })
  expect(trail.total).toBe(model.entries)
}

describe('any sequence of commands', () => {
  it('leaves the device as the table of its life says', { timeout: within(240_000) }, async () => {
    const reached = { statuses: new Set<string>(), outcomes: new Set<string>() }
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(fc.tuple(command, fc.constantFrom(1, 1, 1, 3)), { minLength: 4, maxLength: 24 }),
        async (draft, commands) => {
          const model = new DeviceModel()
          const body = masterInput({ versionNumber: draft ? '1.0-draft' : '1.0' })
          const { body: first } = await author.api.call(masterDiApi.create, { body })
          model.add(first.id, 1, draft)
          model.entries = 1
          for (const [each, times] of commands) {
            await each.run(model, { first }, times)
            await compare(model, { first })
            for (const { status } of model.versions) reached.statuses.add(status)
            for (const { status } of model.changes) reached.outcomes.add(status)
          }
        },
      ),
      { numRuns: amount(5, 40), examples: certain },
    )
    expect([...reached.statuses].toSorted()).toEqual([
      'active',
      'archived',
      'deleted',
      'draft',
      'pending-approval',
    ])
    expect([...reached.outcomes].toSorted()).toEqual(['approved', 'pending', 'rejected', 'withdrawn'])
  })
})
