import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { entriesApi } from '#core/contract/entries.ts'
import type { AnswerResult, Package } from '#core/contract/exchange.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { submissionSheetsApi } from '#core/contract/submission-sheets.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { workingCopiesApi } from '#core/contract/working-copies.ts'
import type { Role } from '#core/lifecycle/permissions.ts'
import { type SubmissionStatus, submissionStatuses } from '#core/lifecycle/submission-status.ts'
import { amount, within } from '#tests/amount.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { packageReady } from '#tests/exchange-hub.ts'
import { type Person, person } from '#tests/factories.ts'
import { dueDate } from '#tests/request-hub.ts'
import { type Begun, beginSubmission, type Way, ways } from '#tests/submission-beginnings.ts'
import { askerOf, historyOf } from '#tests/submission-history.ts'
import { type ModelPerson, SubmissionModel, type Verdict } from '#tests/submission-model.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import type { Answer } from '#tests/test-client.ts'

/** Random lives of a submission among people of all roles, compared with the model after every command. */

type Somebody = Person & ModelPerson

let hub: TestApp
const people: Somebody[] = []
const roles: Role[] = [
  'user',
  'manufacturer-user',
  'submission-coordinator',
  'regulatory-manager',
  'technical-reviewer',
  'quality-manager',
  'admin',
]
beforeAll(async () => {
  hub = await startTestApp()
  for (const role of roles) people.push({ ...(await person(hub, [role])), role })
})
afterAll(() => hub.close())

const who = (place: number): Somebody => people[place % people.length] as Somebody
const admin = () => who(roles.indexOf('admin'))

interface Real extends Begun {
  /** Of each sending its file; nothing where somebody told the answer by hand. */
  readonly files: ({ readonly id: number; readonly content: string } | undefined)[]
  readonly answers: Set<string>
  history: readonly string[]
}

interface Command {
  toString(): string
  run(model: SubmissionModel, real: Real): Promise<void>
}

const reached = { statuses: new Set<SubmissionStatus>(), verdicts: new Set<string>() }

/** The answer is what the model says it is, and never that the hub has failed. */
function agree(name: string, verdict: Verdict, answer: Answer<unknown>): void {
  const said = answer.status < 300 ? 'done' : answer.problem.type
  expect([name, said]).toEqual([name, verdict])
  reached.verdicts.add(`${name} ${verdict}`)
}

/** A command on the submission, by somebody, with a number that chooses the rest. */
const command =
  (name: string, work: (by: Somebody, place: number, ...world: [SubmissionModel, Real]) => Promise<void>) =>
  (by: number, place: number): Command => ({
    toString: () => `${name} by ${roles[by]} (${place})`,
    run: (model, real) => work(who(by), place, model, real),
  })

let counter = 0
const next = () => `https://example.org/${++counter}`

const edit = command('edit', async (by, place, model, real) => {
  const before = model.content
  const changes = [
    { ...before, website: next() },
    { ...before, onMarket: true, website: next() },
    { ...before, onMarket: !before.onMarket },
    before,
  ]
  const after = changes[place % 4] ?? before
  const stale = place % 7 === 6
  const revision = stale ? model.revision + 1 : model.revision
  const values = { website: after.website, deviceStatus: after.onMarket ? 'ON_THE_MARKET' : null }
  // The second view demands a device number, which one made by hand has not.
  const way = real.way === 'hand' ? 0 : place % (real.way === 'sheet' ? 3 : 2)
  if (way === 2) {
    const verdict = model.edit(by, after, { stale, inSheet: true })
    const answer = await by.api.call(submissionSheetsApi.change, {
      id: real.sheet ?? 0,
      body: { changes: [{ submissionId: real.id, revision, values }] },
    })
    agree('edit', verdict === 'stale_record' ? 'done' : verdict, answer)
    if (answer.status < 300) expect(answer.body.failed).toHaveLength(verdict === 'done' ? 0 : 1)
    return
  }
  const verdict = model.edit(by, after, { stale, inSheet: false })
  const answer =
    way === 0
      ? await by.api.call(submissionsApi.update, { id: real.id, body: { ...values, revision } })
      : await by.api.call(entriesApi.update, { id: real.id, body: { eudamedData: values, revision } })
  agree('edit', verdict, answer)
})

const keep = command('keep what was typed', async (by, place, model, real) => {
  const typed = place % 4 === 0 ? undefined : next()
  const values = typed === undefined ? {} : { website: typed }
  const body = { revision: model.revision, values }
  agree('keep', model.keep(by, typed), await by.api.call(workingCopiesApi.put, { id: real.id, body }))
})

const revert = command('revert', async (by, place, model, real) => {
  const versionNumber = 1 + (place % (model.revision + 1))
  const answer = await by.api.call(submissionsApi.revert, { id: real.id, body: { versionNumber } })
  agree('revert', model.revert(by, versionNumber), answer)
})

const validate = command('validate', async (by, _place, model, real) =>
  agree('validate', model.validate(by), await by.api.call(submissionsApi.validate, { id: real.id })),
)

const send = command('send', async (by, place, model, real) => {
  const to = who(place)
  const body = { assignedUserId: to.id, dueDate }
  const answer = await by.api.call(submissionsApi.sendForApproval, { id: real.id, body })
  agree('send', model.send(by, to), answer)
})

const approve = command('approve', async (by, _place, model, real) =>
  agree('approve', model.approve(by), await by.api.call(submissionsApi.approve, { id: real.id, body: {} })),
)

const reject = command('reject', async (by, _place, model, real) => {
  const body = { rejectionNotes: 'Not yet' }
  agree('reject', model.reject(by), await by.api.call(submissionsApi.reject, { id: real.id, body }))
})

const makePackage = command('export', async (by, place, model, real) => {
  const again = place % 2 === 0
  const verdict = model.export(by, again)
  const answer = await by.api.post<Package>('/api/export', { submissionIds: [real.id], again })
  agree('export', verdict, answer)
  if (verdict !== 'done') return
  const { files } = await packageReady(admin(), answer.body)
  expect(files).toHaveLength(1)
  const content = await admin().api.get(`/api/export/files/${files[0]?.id}/content`)
  real.files.push({ id: files[0]?.id ?? 0, content: content.text })
})

const answer = command('answer', async (by, place, model, real) => {
  const sent = real.files.flatMap((file, at) => (file === undefined ? [] : [{ file, at }]))
  const one = sent[sent.length - 1 - (place % Math.max(1, sent.length))]
  if (!one) return
  const outcome = place % 3 === 2 ? 'rejected' : 'accepted'
  const refusal = { code: 'E-I-1', detail: 'MDNCodes is not known' }
  const xml = acknowledgementOf(one.file.content, () => (outcome === 'rejected' ? refusal : undefined))
  const key = `${one.at} ${outcome}`
  const verdict = model.answer(by, one.at, outcome, { repeated: real.answers.has(key) })
  const told = await by.api.upload<AnswerResult>('/api/export/answers', xml, 'answer.xml')
  agree('answer', verdict, told)
  if (verdict !== 'done') return
  expect(told.body.repeated).toBe(real.answers.has(key))
  real.answers.add(key)
})

const saySent = command('say sent', async (by, place, model, real) => {
  const at = real.files.findLastIndex((file) => file !== undefined)
  const file = real.files[at]
  if (!file) return
  const sent = place % 3 !== 2
  const told = await by.api.call(exchangeApi.sending, { body: { fileIds: [file.id], sent } })
  agree('say sent', model.saySent(by, at, sent), told)
})

const acknowledge = command('acknowledge', async (by, place, model, real) => {
  const outcome = place % 2 === 0 ? 'accepted' : 'rejected'
  const body = outcome === 'accepted' ? { registeredVersion: '1' } : { notes: 'It said no' }
  const told = await by.api.call(exchangeApi.acknowledge, { id: real.id, body: { outcome, ...body } })
  const verdict = model.acknowledge(by, outcome)
  agree('acknowledge', verdict, told)
  if (verdict === 'done') real.files.push(undefined)
})

async function compare(model: SubmissionModel, real: Real): Promise<void> {
  const { body: seen } = await admin().api.call(submissionsApi.get, { id: real.id })
  const { website, onMarket } = model.content
  expect({
    status: seen.status,
    standing: seen.standing,
    revision: seen.revision,
    website: seen.website ?? '',
    onMarket: seen.deviceStatus !== null,
    registered: seen.registeredAt !== null,
    editor: seen.updatedBy ?? seen.createdBy,
    waitsFor: await askerOf(hub, real.id),
  }).toEqual({
    ...{ status: model.status, standing: model.standing, revision: model.revision, website, onMarket },
    ...{ registered: model.registered !== undefined, editor: model.editor, waitsFor: model.waitsFor },
  })
  const history = await historyOf(hub, real.id)
  expect(history).toEqual(expect.arrayContaining([...real.history]))
  expect(history.filter((told) => told.startsWith('version'))).toHaveLength(model.revision)
  real.history = history
  for (const [id, typed] of model.copies) {
    const one = people.find((each) => each.id === id)
    const copy = await one?.api.call(workingCopiesApi.get, { id: real.id })
    expect(copy?.body.values).toEqual({ website: typed })
  }
  reached.statuses.add(model.status)
}

const anybody = fc.nat(roles.length - 1)
const some = (weight: number, make: (by: number, place: number) => Command) => ({
  weight,
  arbitrary: fc.tuple(anybody, fc.nat(41)).map(([by, place]) => make(by, place)),
})
/** Most lives go forward, or hardly any would be registered. */
const commands = fc.oneof(
  some(4, edit),
  some(2, keep),
  some(1, revert),
  some(6, validate),
  some(3, send),
  some(5, approve),
  some(2, reject),
  some(5, makePackage),
  some(3, saySent),
  some(5, answer),
  some(2, acknowledge),
)

type Life = [way: Way, by: number, commands: Command[]]

/** Lives every run leads, so that each status is reached whatever the random ones do. Numbers are of `roles`. */
const certain: Life[] = [
  // Sent back, mended, approved, refused by the register, sent again, registered, changed, registered again.
  [
    'sheet',
    0,
    [
      ...[validate(0, 0), send(0, 5), reject(5, 0), edit(0, 0), validate(2, 0), send(0, 4), approve(5, 0)],
      ...[makePackage(2, 1), saySent(2, 0), answer(1, 2), validate(0, 0), makePackage(0, 1), answer(0, 0)],
      ...[keep(0, 1)],
      ...[edit(1, 0), revert(3, 1), edit(4, 1), validate(0, 0), makePackage(6, 1), answer(4, 0)],
    ],
  ],
  // Found wrong, mended, waited for and changed meanwhile, approved by an administrator, acknowledged by hand.
  [
    'second view',
    6,
    [
      ...[edit(6, 2), validate(6, 0), edit(6, 5), validate(6, 0), send(6, 6), edit(0, 0), validate(0, 0)],
      ...[approve(6, 0), acknowledge(0, 1), validate(0, 0), approve(6, 0), acknowledge(0, 0)],
    ],
  ],
  // Asked for, and taken by the register before anybody has decided.
  ['master', 3, [validate(3, 0), send(3, 6), validate(3, 0), makePackage(3, 1), answer(3, 0), approve(6, 0)]],
  // Back to the draft of the sheet, which is not complete, and changed in the form and in the second view.
  ['sheet', 0, [revert(0, 0), edit(0, 0), edit(0, 1), validate(0, 0)]],
]
const lives: fc.Arbitrary<Life> = fc.tuple(
  fc.constantFrom(...ways),
  fc.constantFrom(0, 1, 2, 3, 6),
  fc.array(commands, { minLength: 4, maxLength: 12 }),
)

it('a submission is what the tables of its life say, whoever does whatever to it [S2-4-10, S2-4-11, S2-4-12]', {
  timeout: within(240_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(lives, async ([way, by, life]) => {
      const { versions, ...begun } = await beginSubmission(who(by), way)
      const model = new SubmissionModel(versions, who(by).id)
      const real: Real = { ...begun, way, files: [], answers: new Set(), history: [] }
      for (const each of life) {
        await each.run(model, real)
        await compare(model, real)
      }
    }),
    { numRuns: amount(12, 400), examples: certain.map((life): [Life] => [life]) },
  )
  const trail = await admin().api.call(auditApi.verify)
  expect(trail.body).toMatchObject({ ok: true, firstBroken: null })
  const unreachable: SubmissionStatus[] = ['validating']
  expect([...reached.statuses, ...unreachable].toSorted()).toEqual([...submissionStatuses].toSorted())
  expect([...reached.verdicts].filter((told) => told.endsWith('done')).length).toBe(11)
})
