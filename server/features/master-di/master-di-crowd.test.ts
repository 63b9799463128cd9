import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditApi } from '#core/contract/audit.ts'
import type { ImportResult } from '#core/contract/imports.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { MasterRecord, masterDiApi } from '#core/contract/master-di.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { createMaster, masterInput, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Twenty people at one record at once. */

let hub: TestApp
let crowd: Person[]
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
  crowd = await Promise.all(Array.from({ length: 20 }, () => person(hub)))
})
afterAll(() => hub.close())

const member = (index: number): Person => crowd[index % crowd.length] ?? admin

describe('twenty people editing one record', () => {
  it('overwrite nothing unnoticed: one saves, the others get the record as it is now', async () => {
    const record = await createMaster(admin.api)
    const save = (one: Person, base: MasterRecord) =>
      one.api.call(masterDiApi.update, {
        id: record.id,
        body: {
          revision: base.revision,
          deviceDescription: `${base.deviceDescription ?? ''}[${one.id}]`,
        },
      })
    /** Each keeps trying on what the refusal showed, as a person would. */
    const persist = async (one: Person): Promise<number> => {
      let base = record
      for (let refusals = 0; ; refusals += 1) {
        const answer = await save(one, base)
        if (answer.status === 200) return refusals
        expect(answer.problem.type).toBe('stale_record')
        base = MasterRecord.parse(answer.problem.record)
      }
    }
    const refusals = await Promise.all(crowd.map(persist))
    expect(refusals.filter((count) => count === 0)).toHaveLength(1)
    const { body: after } = await admin.api.call(masterDiApi.get, { id: record.id })
    expect(after.revision).toBe(record.revision + crowd.length)
    for (const one of crowd) expect(after.deviceDescription).toContain(`[${one.id}]`)
    const trail = await admin.api.call(auditApi.master, {
      query: { masterDiId: record.id, action: 'updated' },
    })
    expect(trail.total).toBe(crowd.length)
  })

  it('all save without a revision, and the trail has every one', async () => {
    const record = await createMaster(admin.api)
    const answers = await Promise.all(
      crowd.map((one) =>
        one.api.call(masterDiApi.update, { id: record.id, body: { deviceDescription: `by ${one.id}` } }),
      ),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(new Set(answers.map(({ body }) => body.revision)).size).toBe(crowd.length)
    const { body } = await admin.api.call(auditApi.master, {
      query: { masterDiId: record.id, action: 'updated' },
    })
    const told = body.map((entry) => entry.changesData?.changes?.[0])
    // Each change begins where the one before ended: nothing was lost in between.
    for (const [index, change] of told.entries()) {
      expect(change?.from ?? null).toBe(told[index + 1]?.to ?? null)
    }
  })
})

describe('twenty people making versions', () => {
  it('make one', async () => {
    const record = await createMaster(admin.api)
    const body = { ...record, versionNumber: '2.0-draft', parentId: null, changeReason: 'Next' }
    const answers = await Promise.all(crowd.map((one) => one.api.call(masterDiApi.create, { body })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 201)
    for (const { problem } of refused) expect(problem.type).toMatch(/^(duplicate_record|invalid_transition)$/)
    const { body: versions } = await admin.api.call(masterDiApi.versions, { id: record.id })
    expect(versions.map(({ versionNumber }) => versionNumber)).toEqual(['2.0-draft', '1.0'])
  })

  it('import one file at once: every row is saved once, and the others find it there', async () => {
    const rows = Array.from({ length: 1200 }, (_, n) => `CROWD${n},n,m,EU\n`).join('')
    const file = `deviceNumber,deviceName,manufacturerName,targetCountries\n${rows}`
    const answers = await Promise.all(
      crowd.slice(0, 4).map((one) => one.api.upload<ImportResult>('/api/master-di/bulk-upload', file)),
    )
    const sum = (count: (result: ImportResult) => number) =>
      answers.reduce((all, { body }) => all + count(body), 0)
    expect(sum((result) => result.successful)).toBe(1200)
    expect(sum((result) => result.skipped)).toBe(3600)
    expect(sum((result) => result.failed)).toBe(0)
  })

  it('import a file in two orders while others make its devices: each is there once', async () => {
    const numbers = Array.from({ length: 600 }, (_, n) => `ORDER${n}`)
    const file = (order: readonly string[]) =>
      `deviceNumber,deviceName,manufacturerName,targetCountries\n${order.map((n) => `${n},n,m,EU\n`).join('')}`
    const files = [file(numbers), file(numbers.toReversed())]
    const [imports, created] = await Promise.all([
      Promise.all(
        files.map((one, at) => member(at).api.upload<ImportResult>('/api/master-di/bulk-upload', one)),
      ),
      Promise.all(
        numbers
          .slice(250, 350)
          .map((deviceNumber, at) =>
            member(at).api.call(masterDiApi.create, { body: masterInput({ deviceNumber }) }),
          ),
      ),
    ])
    expect(imports.map(({ status }) => status)).toEqual([200, 200])
    const statuses = created.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([])
    const imported = imports.reduce((sum, { body }) => sum + body.successful, 0)
    expect(imported + statuses.filter((status) => status === 201).length).toBe(600)
  })

  it('make one device of a number', async () => {
    const body = masterInput()
    const answers = await Promise.all(crowd.map((one) => one.api.call(masterDiApi.create, { body })))
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 201)
    for (const { problem } of refused) expect(problem.type).toBe('duplicate_record')
  })
})

describe('twenty people doing everything at once', () => {
  it('never wait for each other for ever, and leave every device whole', { timeout: 300_000 }, async () => {
    const records = await Promise.all(Array.from({ length: 3 }, () => createMaster(admin.api)))
    const turn = async (one: Person, index: number, round: number): Promise<number> => {
      const record = records[(index + round) % records.length] as MasterRecord
      const { body: versions } = await one.api.call(masterDiApi.versions, { id: record.id })
      const target = versions[(index * 7 + round) % versions.length] ?? record
      const number = `${versions[0]?.nextVersionNumber}`
      const tries = [
        () => one.api.call(masterDiApi.update, { id: target.id, body: { packageSize: `${index}.${round}` } }),
        () =>
          one.api.call(masterDiApi.create, {
            body: { ...record, versionNumber: number, parentId: null, changeReason: 'Next' },
          }),
        () =>
          one.api.call(masterCommandsApi.sendForApproval, {
            id: target.id,
            body: { assignedUserId: admin.id, dueDate: '2999-12-31' },
          }),
        () =>
          one.api.call(masterCommandsApi.requestUpdate, { id: target.id, body: { changeReason: 'Please' } }),
        async () => {
          const waiting = await admin.api.call(requestsApi.list, { query: { status: 'pending' } })
          const [change] = waiting.body
          return change ? admin.api.call(requestsApi.approve, { id: change.id }) : waiting
        },
      ]
      const answer = await (tries[(index + round) % tries.length] ?? tries[0])?.()
      return answer?.status ?? 0
    }
    const statuses: number[] = []
    for (let round = 0; round < 8; round += 1) {
      statuses.push(...(await Promise.all(crowd.map((_, index) => turn(member(index), index, round)))))
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(20)
    for (const record of records) {
      const { body: versions } = await admin.api.call(masterDiApi.versions, { id: record.id })
      expect(versions.filter(({ isLatestVersion }) => isLatestVersion)).toHaveLength(1)
      expect(versions[0]?.isLatestVersion).toBe(true)
      const open = versions.filter(({ status }) => status === 'draft' || status === 'pending-approval')
      expect(open.length).toBeLessThanOrEqual(1)
      expect(versions.filter(({ status }) => status === 'active').length).toBe(1)
      expect(new Set(versions.map(({ versionNumber }) => versionNumber)).size).toBe(versions.length)
    }
  })
})
