import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assistantApi } from '#core/contract/assistant.ts'
import { calendarApi } from '#core/contract/calendar.ts'
import { intelligenceApi } from '#core/contract/intelligence.ts'
import { masterCommandsApi } from '#core/contract/master-commands.ts'
import { requestsApi } from '#core/contract/requests.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { usersApi } from '#core/contract/users.ts'
import { deviceTaskRules, isDeviceTask } from '#core/lifecycle/device-task.ts'
import { rolePermissions, roles } from '#core/lifecycle/permissions.ts'
import { keepBuiltIn } from '#server/features/intelligence/built-in.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import {
  createMaster,
  decideSettings,
  euSubmissionInput,
  person,
  registerUser,
  uniqueGtin,
} from '#tests/factories.ts'
import { createCertification, createOperator } from '#tests/operator-factories.ts'
import { type RequestHub, startRequestHub } from '#tests/request-hub.ts'
import { countIn, expectNoTaskUntold, workOf } from '#tests/work-lines.ts'

/** What waits for each person, and that every line counts what its list shows. */

let team: RequestHub
const { make, send } = exchangeOf(() => team.admin)
beforeAll(async () => {
  team = await startRequestHub()
})
afterAll(() => team.close())

/** A device for the EU, with a submission that nothing is wrong with unless the values say otherwise. */
async function device(values: Readonly<Record<string, unknown>> = {}) {
  const udiDi = uniqueGtin()
  const master = await createMaster(team.author.api, { udiDi, riskClass: 'class-i', targetCountries: ['EU'] })
  const body = {
    ...euSubmissionInput({ udiDi, deviceName: master.deviceName, ...values }),
    masterDiId: master.id,
  }
  const { body: submission } = await team.author.api.call(submissionsApi.create, { body })
  return { master, submission }
}
const validate = async (id: number) => team.admin.api.call(submissionsApi.validate, { id })
const work = (who = team.admin) => workOf(who.api)

describe('devices', () => {
  it('move from line to line as they are filled in, validated, sent and answered', async () => {
    const country = 'EU'
    await createMaster(team.author.api, { targetCountries: ['EU'] })
    expect(countIn(await work(), 'begin', country)).toBe(1)

    const { submission } = await device()
    const gaps = await device({ marketAvailability: [], catalogueNumber: null })
    expect(countIn(await work(), 'fill-in', country)).toBe(1)
    expect(countIn(await work(), 'validate', country)).toBe(1)
    await team.author.api.call(submissionsApi.update, {
      id: gaps.submission.id,
      body: { marketAvailability: [{ country: 'DE', firstPlaced: true }], catalogueNumber: 'REF-1' },
    })
    expect(countIn(await work(), 'validate', country)).toBe(2)

    await validate(submission.id)
    expect(countIn(await work(), 'send', country)).toBe(1)
    const { body: made } = await make([submission.id])
    expect(countIn(await work(), 'mark-sent', country)).toBe(1)
    await send([submission.id], { again: true })
    expect(countIn(await work(), 'read-answer', country)).toBe(1)
    expect(made.files).toHaveLength(1)
    await expectNoTaskUntold(team.admin.api, await work(), country)
  })

  it('are no work of anybody who cannot do it', async () => {
    for (const role of roles) {
      const somebody = await person(team.hub, [role])
      for (const { kind } of await workOf(somebody.api)) {
        if (isDeviceTask(kind))
          expect(rolePermissions[role], `${role}: ${kind}`).toContain(deviceTaskRules[kind].permission)
      }
    }
  })

  it('are counted no more once they are deleted', async () => {
    const before = countIn(await work(), 'begin', 'JP')
    const record = await createMaster(team.author.api, { targetCountries: ['JP'] })
    expect(countIn(await work(), 'begin', 'JP')).toBe(before + 1)
    await team.admin.api.call(masterCommandsApi.softDelete, {
      id: record.id,
      body: { reason: 'Made by mistake' },
    })
    expect(countIn(await work(), 'begin', 'JP')).toBe(before)
  })
})

describe('decisions', () => {
  it('wait for who was asked, with the first day one is due, and rejected ones for who asked', async () => {
    const record = await createMaster(team.author.api)
    const draft = await team.draftOf(record)
    const { pendingChange } = await team.send(draft)
    const asked = await work(team.approver)
    expect(countIn(asked, 'decide')).toBe(1)
    expect(asked.find(({ kind }) => kind === 'decide')?.due?.day).toBe('2999-12-31')
    expect(countIn(await work(team.author), 'decide')).toBe(0)

    const body = { rejectionNotes: 'The label shows another name' }
    await team.approver.api.call(requestsApi.reject, { id: pendingChange.id, body })
    expect(countIn(await work(team.approver), 'decide')).toBe(0)
    expect(countIn(await work(team.author), 'rework')).toBe(1)
    expect(countIn(await work(team.admin), 'rework')).toBe(0)

    await team.author.api.call(masterCommandsApi.sendForApproval, { id: draft.id, body: team.sending })
    expect(countIn(await work(team.author), 'rework')).toBe(0)
    expect(countIn(await work(team.approver), 'decide')).toBe(1)
  })
})

describe('a request that nobody can decide on', () => {
  it('waits for who asked, until somebody who can decide is assigned', async () => {
    const left = await person(team.hub, ['quality-manager'])
    const record = await team.draftOf(await createMaster(team.author.api))
    const sending = { ...team.sending, assignedUserId: left.id }
    const { body } = await team.author.api.call(masterCommandsApi.sendForApproval, {
      id: record.id,
      body: sending,
    })
    expect(countIn(await work(team.author), 'reassign')).toBe(0)
    await team.admin.api.call(usersApi.setStatus, { id: left.id, body: { isActive: false } })
    expect(countIn(await work(team.author), 'reassign')).toBe(1)
    expect(countIn(await work(team.admin), 'reassign')).toBe(0)
    const again = { assignedTo: team.approver.id, dueDate: team.sending.dueDate }
    await team.author.api.call(requestsApi.reassign, { id: body.pendingChange.id, body: again })
    expect(countIn(await work(team.author), 'reassign')).toBe(0)
  })
})

describe('the rest', () => {
  it('is news of the markets that devices have, until it is read', async () => {
    await keepBuiltIn(team.hub.hub)
    const markets = new Set((await work()).flatMap(({ country }) => country ?? []))
    const { body } = await team.admin.api.call(intelligenceApi.updates, {
      query: { own: 'true', limit: 1000 },
    })
    expect(new Set(body.map(({ country }) => country))).toEqual(new Set(['EU', 'US']))
    expect(markets).toEqual(new Set(['EU', 'US']))
    expect(countIn(await work(), 'news')).toBe(body.length)
    await team.admin.api.call(intelligenceApi.readAll)
    expect(countIn(await work(), 'news')).toBe(0)
  })

  it('is certificates for whoever can renew them, and people who wait to be let in', async () => {
    const operator = await createOperator(team.admin.api)
    const day = (days: number) =>
      new Date(team.hub.hub.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    await createCertification(team.admin.api, operator.id, { expiryDate: day(-1) })
    await createCertification(team.admin.api, operator.id, { expiryDate: day(20) })
    await createCertification(team.admin.api, operator.id, { expiryDate: day(80) })
    await createCertification(team.admin.api, operator.id, { expiryDate: day(400) })
    const lines = await work()
    expect(countIn(lines, 'certificates-expired')).toBe(1)
    expect(countIn(lines, 'certificates-within-30-days')).toBe(1)
    expect(countIn(lines, 'certificates-within-90-days')).toBe(1)
    expect(countIn(await work(team.author), 'certificates-expired')).toBe(0)

    await decideSettings(team.hub, { registration: 'after-approval' })
    const { user } = await registerUser(team.hub)
    expect(countIn(await work(), 'admit')).toBe(1)
    expect(countIn(await work(team.author), 'admit')).toBe(0)
    await team.admin.api.call(usersApi.update, { id: user.id, body: { isActive: true } })
    expect(countIn(await work(), 'admit')).toBe(0)
  })
})

/** Last: the clock goes on, and nobody's session outlives that. */
describe('a day by which devices have to be registered', () => {
  const dueIn = async (country: string, who = team.admin) => {
    const lines = (await work(who)).filter((line) => isDeviceTask(line.kind) && line.country === country)
    return [...new Set(lines.map(({ due }) => due && `${due.day}, ${due.daysLeft}: ${due.scope}`))]
  }

  it('is told once it has passed too, and not of devices that are registered', async () => {
    const scope = 'Devices already on the market, legacy devices too'
    await createMaster(team.author.api, { targetCountries: ['EU'] })
    expect(await dueIn('EU')).toEqual([`2026-11-28, 8: ${scope}`])
    await createMaster(team.author.api, { riskClass: 'class-ii', targetCountries: ['US'] })
    expect(await dueIn('US')).toEqual(['2016-09-24, -3709: Class II'])

    team.hub.clock.set('2026-11-30T08:00:00.000Z')
    const late = await person(team.hub, ['admin'])
    expect(await dueIn('EU', late)).toEqual([`2026-11-28, -2: ${scope}`])
    const asked = { body: { question: 'What is there for me to do?', assistant: 'regbot' as const } }
    const { body: told } = await late.api.call(assistantApi.ask, asked)
    expect(told.text).toContain('due since 28 November 2026')
    const november = { from: '2026-11-01', to: '2026-11-30' }
    const { body: calendar } = await late.api.call(calendarApi.get, { query: november })
    expect(calendar.entries).toContainEqual(expect.objectContaining({ day: '2026-11-28', title: scope }))
  })
})
