import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnswerResult, Package } from '#core/contract/exchange.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import type { Submission } from '#core/contract/submissions.ts'
import { generateGmn } from '#core/identifiers/gmn.ts'
import { euFields } from '#core/markets/eu/fields.ts'
import { inTransaction } from '#server/platform/hub.ts'
import { submissionEntities } from '#server/submissions/submission-entities.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { actorOf, euSubmissionInput, type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** What a manufacturer of some size sends at once. */
const groups = 40
const devices = 1200

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
  const documents = Array.from({ length: devices }, (_, at) => {
    const gmn = generateGmn('9521234', `GROUP${at % groups}`)
    if (!gmn.valid) throw new Error(gmn.problem.message)
    return {
      ...euSubmissionInput({ basicUdiDi: gmn.value, deviceName: `Group ${at % groups}` }),
      latex: undefined,
    }
  })
  await inTransaction(hub.hub, actorOf(user), async (unit) => {
    const own = {
      market: 'EU',
      master_di_id: null,
      device_number: null,
      version_number: null,
      validation: null,
    }
    await submissionEntities.create(
      unit,
      actorOf(user),
      documents.map((document) => ({
        document: JSON.parse(JSON.stringify(document)),
        own: { ...own, status: 'validated' },
        fields: euFields,
        told: {},
      })),
    )
  })
})
afterAll(() => hub.close())

async function finished(id: number): Promise<Package> {
  for (;;) {
    const { body } = await user.api.call(exchangeApi.package, { id })
    if (body.status !== 'running') return body
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

it('1,200 devices leave in files of 300 in the order of uploading, and 17 refused ones are what is left to send [S2-9-03]', async () => {
  const { body } = await user.api.post<Package>('/api/export', {})
  const made = await finished(body.id)
  expect(made).toMatchObject({ status: 'ready', devices, leftOut: [] })
  expect(made.files.map(({ place, service, devices: count }) => [place, service, count])).toEqual([
    [1, 'DEVICE.POST', groups],
    [2, 'UDI_DI.POST', 300],
    [3, 'UDI_DI.POST', 300],
    [4, 'UDI_DI.POST', 300],
    [5, 'UDI_DI.POST', devices - groups - 900],
  ])
  const zip = await user.api.raw({ method: 'GET', url: `/api/export/packages/${made.id}/content` })
  expect(zip.status).toBe(200)
  const refused = new Set<string>()
  for (const file of made.files) {
    const { text } = await user.api.get(`/api/export/files/${file.id}/content`)
    const xml = acknowledgementOf(text, (codes, at) => {
      if (file.place !== 3 || at >= 17) return undefined
      refused.add(codes[0] ?? '')
      return { code: 'E-I-40000', detail: 'The reference number is missing' }
    })
    const { body: answered } = await user.api.upload<AnswerResult>('/api/export/answers', xml, 'answer.xml')
    expect(answered.rejected).toBe(file.place === 3 ? 17 : 0)
  }
  const left = await user.api.get<Submission[]>('/api/submissions?standing=refused&fields=udiDi,standing')
  expect(left.total).toBe(17)
  expect(new Set(left.body.map(({ udiDi }) => udiDi))).toEqual(refused)
  const registered = await user.api.get('/api/submissions?standing=registered&limit=1')
  expect(registered.total).toBe(devices - 17)
})
