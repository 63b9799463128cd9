import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import { entriesApi } from '#core/contract/entries.ts'
import type { AnswerResult, Package } from '#core/contract/exchange.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { portfolioApi } from '#core/contract/portfolio.ts'
import { type RegisterRead, registerApi } from '#core/contract/register.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionSheetsApi } from '#core/contract/submission-sheets.ts'
import { type Submission, submissionsApi } from '#core/contract/submissions.ts'
import { versionControlApi } from '#core/contract/version-control.ts'
import { workingCopiesApi } from '#core/contract/working-copies.ts'
import { amount } from '#tests/amount.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { packageReady } from '#tests/exchange-hub.ts'
import {
  createMaster,
  createPortfolio,
  createSubmission,
  euSubmissionInput,
  type Person,
  person,
} from '#tests/factories.ts'
import { oneWins } from '#tests/one-wins.ts'
import { dueDate } from '#tests/request-hub.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Many people at the same submissions, sheets and packages at once. */

let hub: TestApp
let crowd: Person[]
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  const role = (at: number) => (at % 2 === 0 ? 'regulatory-manager' : 'technical-reviewer')
  crowd = await Promise.all(Array.from({ length: amount(12, 20) }, (_, at) => person(hub, [role(at)])))
})
afterAll(async () => {
  const { body } = await admin.api.call(auditApi.verify)
  await hub.close()
  expect(body).toMatchObject({ ok: true })
})

const all = <T>(work: (one: Person, at: number) => Promise<T>): Promise<T[]> => Promise.all(crowd.map(work))
const read = async (id: number) => (await admin.api.call(submissionsApi.get, { id })).body
const author = () => crowd[0] ?? admin
/** Those who may create. */
const managers = () => crowd.filter((_, at) => at % 2 === 0)
async function validated(): Promise<Submission> {
  const { id } = await createSubmission(author().api)
  const { body } = await author().api.call(submissionsApi.validate, { id })
  expect(body.status).toBe('validated')
  return body
}

describe('many people at one submission', () => {
  it('overwrite nothing unnoticed, whichever view they write in', async () => {
    const { id } = await createSubmission(author().api)
    const save = async (
      one: Person,
      at: number,
      { revision, notes }: { revision: number; notes: string },
    ) => {
      const values = { distributionNotes: `${notes}[${one.id}]` }
      return at % 3 === 0
        ? one.api.call(submissionsApi.update, { id, body: { ...values, revision } })
        : one.api.put(`/api/eudamed-udi-submissions/${id}`, {
            ...{ deviceNumber: 'N', eudamedData: values, revision },
          })
    }
    const first = { revision: (await read(id)).revision, notes: '' }
    const answers = await all((one, at) => save(one, at, first))
    oneWins(answers, /^stale_record$/)
    // Each of the others goes on from what is there by then, as a person would.
    for (const [at, one] of crowd.entries()) {
      if (answers[at]?.status === 200) continue
      const { revision, distributionNotes } = await read(id)
      expect((await save(one, at, { revision, notes: String(distributionNotes) })).status).toBe(200)
    }
    const after = await read(id)
    expect(after.revision).toBe(first.revision + crowd.length)
    for (const one of crowd) expect(after.distributionNotes).toContain(`[${one.id}]`)
  })

  it('send it once, and decide on it once', async () => {
    const { id } = await validated()
    const body = { assignedUserId: admin.id, dueDate }
    const sent = await all((one) => one.api.call(submissionsApi.sendForApproval, { id, body }))
    oneWins(sent, /^(pending_approval|invalid_transition)$/)
    const decided = await all((one, at) =>
      at % 4 < 2
        ? one.api.call(submissionsApi.approve, { id, body: {} })
        : one.api.call(submissionsApi.reject, { id, body: { rejectionNotes: 'No' } }),
    )
    // Who wrote or sent it may not, whatever the others did.
    oneWins(decided, /^(invalid_transition|forbidden)$/)
    const { status } = await read(id)
    const at = decided.findIndex((answer) => answer.status < 300)
    expect(status).toBe(at % 4 < 2 ? 'approved-user' : 'draft')
    const { body: requests } = await admin.api.call(requestsApi.list, { query: { limit: 1000 } })
    expect(requests.filter(({ submissionId }) => submissionId === id)).toHaveLength(1)
  })

  it('register it by hand once', async () => {
    const { id } = await validated()
    await admin.api.call(submissionsApi.approve, { id, body: {} })
    const told = await all((one, at) =>
      one.api.call(exchangeApi.acknowledge, {
        ...{ id, body: { outcome: 'accepted', registeredVersion: String(at + 1) } },
      }),
    )
    oneWins(told, /^invalid_transition$/)
    const at = told.findIndex((answer) => answer.status < 300)
    expect(await read(id)).toMatchObject({ status: 'approved-eudamed', registeredVersion: String(at + 1) })
  })
})

describe('many people with the register', () => {
  it('send a submission once, and read its answer once', async () => {
    const { id } = await validated()
    const begun = await all((one) => one.api.post<Package>('/api/export', { submissionIds: [id] }))
    const packages = begun.filter(({ status }) => status < 300).map(({ body }) => body)
    const ended = await Promise.all(packages.map((each) => packageReady(admin, each)))
    // Making a file sends nothing: the one that is sent counts, and no other.
    const [made] = ended.filter(({ status }) => status === 'ready')
    expect(made?.devices).toBe(1)
    const fileIds = made?.files.map((file) => file.id) ?? []
    const said = await all((one) => one.api.call(exchangeApi.sending, { body: { fileIds, sent: true } }))
    expect(said.map(({ body }) => body.submissions).toSorted()).toEqual([
      ...Array(crowd.length - 1).fill(0),
      1,
    ])
    expect(await read(id)).toMatchObject({ standing: 'sent' })
    const other = await admin.api.post('/api/export', { submissionIds: [id] })
    expect(other.problem.type).toBe('not_valid')
    for (const { message } of ended.filter(({ status }) => status === 'failed')) {
      expect(message).toContain('Nothing was exported')
    }
    for (const { problem } of begun.filter(({ status }) => status >= 300)) {
      expect(problem.type).toMatch(/^(not_valid|invalid_transition)$/)
    }
    const { text } = await admin.api.get(`/api/export/files/${made?.files[0]?.id}/content`)
    const answers = await all((one) =>
      one.api.upload<AnswerResult>('/api/export/answers', acknowledgementOf(text), 'answer.xml'),
    )
    expect(answers.map(({ body }) => [body.accepted, body.repeated]).toSorted()).toEqual([
      ...[[1, false]],
      ...Array.from({ length: crowd.length - 1 }, () => [1, true]),
    ])
    const { body: exchange } = await admin.api.call(exchangeApi.ofSubmission, { id })
    const sent = exchange.attempts.filter(({ sentAt }) => sentAt !== null)
    expect([sent.length, exchange.registrations.length]).toEqual([1, 1])
  })
})

describe('many people with what the register has', () => {
  it('take it over once, from one reading or from several of the same devices', async () => {
    // What EUDAMED gives out says the same as what is sent to it.
    const { id, udiDi, basicUdiDi } = await validated()
    const other = euSubmissionInput()
    const { text } = await author().api.get(`/api/submissions/${id}/xml`)
    const answer =
      '<m:numberOfPages>1</m:numberOfPages><m:pageNumber>0</m:pageNumber><m:pageSize>300</m:pageSize><m:responseCode>SUCCESS</m:responseCode>'
    const file = text
      .replaceAll('m:Push', 'm:PullResponse')
      .replace('</m:PullResponse>', `${answer}</m:PullResponse>`)
      .replaceAll(String(udiDi), String(other.udiDi))
      .replaceAll(String(basicUdiDi), String(other.basicUdiDi))
    const readings = await Promise.all(
      managers().map(async ({ api }) => {
        const answer = await api.upload<RegisterRead>('/api/eudamed-import', file, 'eudamed.xml')
        return answer.body.id
      }),
    )
    const [shared = 0] = readings
    const stored = await Promise.all(
      managers().flatMap((one, at) =>
        [shared, readings[at] ?? shared].map((reading) =>
          one.api.call(registerApi.store, { id: reading, body: {} }),
        ),
      ),
    )
    expect(stored.filter(({ status }) => status >= 500)).toEqual([])
    const found = await admin.api.call(submissionsApi.list, { query: { search: String(other.udiDi) } })
    expect([found.total, found.body[0]?.status]).toEqual([1, 'approved-eudamed'])
  })
})

describe('many people at product families', () => {
  it('match a submission to one of them', async () => {
    const { id } = await createSubmission(author().api)
    const families = await Promise.all(managers().map(({ api }) => createPortfolio(api)))
    const matched = await Promise.all(
      managers().map((one, at) =>
        one.api.call(portfolioApi.match, {
          ...{ id: families[at]?.id ?? 0, body: { submissionIds: [id] } },
        }),
      ),
    )
    oneWins(matched, /^(validation_failed|invalid_transition)$/)
    const at = matched.findIndex((answer) => answer.status < 300)
    expect((await read(id)).portfolioId).toBe(families[at]?.id)
  })

  it('keep what each has typed apart, and the last of what one typed in several windows', async () => {
    const { id } = await createSubmission(author().api)
    const kept = await all((one, at) =>
      (at < 10 ? one : author()).api.call(workingCopiesApi.put, {
        ...{ id, body: { revision: 1, values: { website: `w${at}` } } },
      }),
    )
    expect(kept.map(({ status }) => status)).toEqual(crowd.map(() => 200))
    for (const at of [1, 5, 9]) {
      const mine = await crowd[at]?.api.call(workingCopiesApi.get, { id })
      expect(mine?.body.values).toEqual({ website: `w${at}` })
    }
  })
})

describe('many people at sheets', () => {
  it('make each draft once, from one sheet or from several of the same devices', async () => {
    const records = await Promise.all(Array.from({ length: 5 }, () => createMaster(admin.api)))
    const masterDiIds = records.map(({ id }) => id)
    const sheetBy = async ({ api }: Person) =>
      (await api.call(submissionSheetsApi.create, { body: { masterDiIds } })).body.id
    const shared = await sheetBy(author())
    const own = await Promise.all(managers().map(sheetBy))
    const made = await Promise.all(
      managers().flatMap((one, at) =>
        [shared, own[at] ?? shared].map((id) => one.api.call(submissionSheetsApi.makeDrafts, { id })),
      ),
    )
    const idsOf = made.map(({ body }) =>
      body.groups
        .flatMap(({ devices }) => devices.map(({ submissionId }) => submissionId))
        .toSorted()
        .join(),
    )
    expect([...new Set(idsOf)]).toHaveLength(1)
    const { body } = await admin.api.call(submissionsApi.list, {
      query: { masterDiIds: masterDiIds.map(String) },
    })
    expect(body).toHaveLength(5)

    // Of those who fill in the same row one is the first; each of the others is told.
    const [submissionId = 0] = body.map(({ id }) => id)
    const saved = await all((one) =>
      one.api.call(submissionSheetsApi.change, {
        id: shared,
        body: { changes: [{ submissionId, revision: 1, values: { catalogueNumber: `R-${one.id}` } }] },
      }),
    )
    const winners = saved.filter((answer) => answer.body.saved.length === 1)
    expect([winners.length, saved.every((answer) => answer.status === 200)]).toEqual([1, true])
    expect((await read(submissionId)).revision).toBe(2)
  })
})

describe('many people doing everything at once', () => {
  it('never wait for each other for ever, and every save is a version', { timeout: 300_000 }, async () => {
    const submissions = await Promise.all([validated(), validated(), validated()])
    const turn = async (one: Person, at: number, round: number): Promise<number> => {
      const { id } = submissions[(at + round) % submissions.length] as Submission
      const website = `https://example.org/${at}/${round}`
      const tries = [
        () => one.api.call(submissionsApi.update, { id, body: { website } }),
        () => one.api.call(entriesApi.update, { id, body: { deviceNumber: 'N', eudamedData: { website } } }),
        () => one.api.call(submissionsApi.validate, { id }),
        () => one.api.call(submissionsApi.revert, { id, body: { versionNumber: 1 } }),
        () =>
          one.api.call(submissionsApi.sendForApproval, { id, body: { assignedUserId: admin.id, dueDate } }),
        () => one.api.call(submissionsApi.approve, { id, body: {} }),
        () => one.api.post('/api/export', { submissionIds: submissions.map((each) => each.id), again: true }),
        () => one.api.post('/api/submissions/validate', { ids: submissions.map((each) => each.id) }),
      ]
      return (await (tries[(at + round * 3) % tries.length] ?? tries[0])?.())?.status ?? 0
    }
    const statuses: number[] = []
    for (let round = 0; round < 4; round += 1)
      statuses.push(...(await all((one, at) => turn(one, at, round))))
    await hub.hub.jobs.idle()
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(crowd.length)
    expect(hub.jobErrors).toEqual([])
    for (const { id } of submissions) {
      const { revision } = await read(id)
      const { body: line } = await admin.api.call(versionControlApi.versions, { id })
      const numbers = line.flatMap(({ versionNumber }) => versionNumber ?? [])
      expect(numbers).toEqual(Array.from({ length: revision }, (_, at) => revision - at))
      const saves = line.filter(({ versionNumber }) => versionNumber !== null).toReversed()
      // Each change begins where the one before ended: nothing was lost in between.
      const sites = saves.flatMap(({ previousData, currentData }) =>
        'website' in currentData ? [[previousData.website ?? null, currentData.website ?? null]] : [],
      )
      for (const [at, [before]] of sites.entries())
        if (at > 0) expect(before).toBe(sites[at - 1]?.[1] ?? null)
    }
  })
})
