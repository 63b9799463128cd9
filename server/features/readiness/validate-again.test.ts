import { afterAll, beforeAll, expect, it } from 'vitest'
import { submissionsApi } from '#core/contract/submissions.ts'
import { versionControlApi } from '#core/contract/version-control.ts'
import { marketModules } from '#core/markets/index.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { createSubmission, euSubmissionInput, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What rules of another content judged is judged again when the hub starts with the new ones (review C1). */

let hub: TestApp
let admin: Person
beforeAll(async () => {
  hub = await startTestApp()
  admin = await person(hub, ['admin'])
})
afterAll(() => hub.close())

/** The EU, with a rule of its own that finds what these devices are called wrong. */
const strictly = (deviceName: string): MarketModule => {
  const eu = marketModules.find(({ code }) => code === 'EU')
  if (!eu) throw new Error('There is no EU')
  const finding = { ruleId: 'EU-NEW', ruleSet: 'eu', severity: 'error', field: 'deviceName' } as const
  return {
    ...eu,
    ruleSetVersions: { ...eu.ruleSetVersions, 'eu-new': '1' },
    judge: (document, ...rest) => [
      ...eu.judge(document, ...rest),
      ...(document.deviceName === deviceName ? [{ ...finding, message: 'Not a name any more.' }] : []),
    ],
  }
}

async function validated(deviceName: string): Promise<number> {
  const { id } = await createSubmission(admin.api, { ...euSubmissionInput(), deviceName })
  const { body } = await admin.api.call(submissionsApi.validate, { id })
  expect(body.status).toBe('validated')
  return id
}

const restarted = async (markets: readonly MarketModule[]): Promise<void> => {
  await hub.restart(markets)
  await hub.hub.jobs.idle()
  expect(hub.jobErrors).toEqual([])
}

const seen = async (id: number) => {
  const { body } = await admin.api.call(submissionsApi.get, { id })
  const trail = await admin.api.call(versionControlApi.auditTrail, { id })
  const again = trail.body.filter(({ action }) => action === 'revalidated')
  return { status: body.status, found: body.validationResults?.issues.map(({ ruleId }) => ruleId), again }
}

it('finds in what was valid what the new rules ask for, says so in the trail, and leaves decisions alone', async () => {
  const changed = await validated('Of the old rules')
  const unchanged = await validated('Of both')
  const approved = await validated('Of the old rules')
  await admin.api.call(submissionsApi.approve, { id: approved, body: {} })

  await restarted([strictly('Of the old rules')])
  expect(await seen(changed)).toMatchObject({
    status: 'error',
    found: expect.arrayContaining(['EU-NEW']),
    again: [
      {
        userName: 'system',
        actionDetails: 'Validated again · validated → error · The rules have changed: 1 error, 0 warnings',
      },
    ],
  })
  expect(await seen(unchanged)).toMatchObject({ status: 'validated', again: [] })
  expect((await admin.api.call(submissionsApi.get, { id: unchanged })).body.validationResults).toMatchObject({
    ruleSetVersions: { 'eu-new': expect.any(String) },
  })
  const decided = await seen(approved)
  expect(decided).toMatchObject({ status: 'approved-user', again: [] })
  expect(decided.found).not.toContain('EU-NEW')

  // Rules that ask for less make it valid again, and a start by the same rules validates nothing.
  await restarted([])
  expect((await seen(changed)).status).toBe('validated')
  const before = (await seen(changed)).again.length
  await restarted([])
  expect((await seen(changed)).again).toHaveLength(before)
})
