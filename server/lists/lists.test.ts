import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { assistantApi } from '#core/contract/assistant.ts'
import { authApi } from '#core/contract/auth.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { trailReviewsApi } from '#core/contract/trail-reviews.ts'
import { keepBuiltIn } from '#server/features/intelligence/built-in.ts'
import { assessmentOf } from '#tests/assessment-of.ts'
import { endpoints } from '#tests/contract-endpoints.ts'
import { countersignatureOf } from '#tests/countersignature-of.ts'
import {
  createMaster,
  createPortfolio,
  createSubmission,
  password,
  registerUser,
  unique,
  uploadOtherValues,
} from '#tests/factories.ts'
import { createNounsAround } from '#tests/integration-factories.ts'
import { createCertification, createOperator, linkDevice } from '#tests/operator-factories.ts'
import { certificateOfRegister, readOfRegister } from '#tests/register-reads.ts'
import { type RequestHub, startRequestHub } from '#tests/request-hub.ts'

/** What every list of the hub does alike, whatever it lists (decisions D2, D39, D45). */

type Item = Readonly<Record<string, unknown>>

/** Those that stand alone; a list that belongs to one thing has tests of its own. */
const lists = endpoints.filter(({ list, path }) => list && !path.includes(':'))
const propertiesOf = ({ response }: (typeof lists)[number]) =>
  Object.keys((response as z.ZodArray<z.ZodObject>).element.shape)

const only = (item: Item, names: ReadonlySet<string>): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)))

let circle: RequestHub
let jobId = 0
/** Of everything that is listed there are two at least. */
beforeAll(async () => {
  circle = await startRequestHub()
  const { author, hub } = circle
  const first = await createMaster(author.api, { modelNumber: 'M-1', shelfLife: 24, sterile: true })
  await circle.send(await circle.draftOf(first))
  await circle.send(await createMaster(author.api, { versionNumber: '1.0-draft', deviceFamily: null }))
  for (const deviceName of [unique('Clamp'), unique('Gauze')]) {
    const { id } = await createSubmission(author.api, { masterDiId: first.id, deviceName, udiDi: 'x' })
    await author.api.call(submissionsApi.validate, { id })
    await createPortfolio(author.api)
  }
  for (const one of [await createSubmission(author.api), await createSubmission(author.api)]) {
    await author.api.call(submissionsApi.validate, { id: one.id })
    await circle.admin.api.post(`/api/submissions/${one.id}/generate-xml`)
  }
  await readOfRegister(circle.admin.api)
  for (let made = 0; made < 2; made += 1) await certificateOfRegister(circle.admin.api)
  await uploadOtherValues(circle.admin.api)
  jobId = await uploadOtherValues(circle.admin.api)
  for (const certificationNumber of ['1', '2']) {
    const { id } = await createOperator(circle.admin.api)
    await createCertification(circle.admin.api, id, { certificationNumber })
    await linkDevice(circle.admin.api, id, first.id, 'importer')
  }
  await createNounsAround(circle.admin.api)
  await createNounsAround(circle.admin.api)
  for (const _ of [1, 2]) await assessmentOf(hub, author.api)
  await countersignatureOf(hub)
  await countersignatureOf(hub)
  const period = { from: '2026-11-01', to: '2026-11-20' }
  for (const _ of [1, 2]) {
    const { lastSeq, lastHash } = (await circle.approver.api.call(trailReviewsApi.look, { query: period }))
      .body
    const review = { ...period, lastSeq, lastHash, remarks: 'Looked at', password }
    await circle.approver.api.call(trailReviewsApi.create, { body: review })
  }
  await keepBuiltIn(hub.hub)
  for (const messageId of ['1', '2']) {
    const said = { question: 'What?', answer: 'That.', helpful: true }
    await author.api.call(assistantApi.giveFeedback, { body: { ...said, messageId, assistant: 'regbot' } })
  }
  const { input } = await registerUser(hub)
  for (const emailOrUsername of ['nobody', input.username]) {
    await hub.api().call(authApi.login, { body: { emailOrUsername, password: 'wrong' } })
  }
})
afterAll(() => circle.close())

const ask = (path: string, query: string) =>
  circle.admin.api.get<Item[]>(`${path.replace(':id', String(jobId))}?${query}`)

describe.each(lists.map((list) => [list.path, list] as const))('%s', (path, list) => {
  it('has the properties asked for, as the whole has them', async () => {
    const { body: whole } = await ask(path, 'limit=5')
    expect(whole.length).toBeGreaterThan(1)
    const kept = propertiesOf(list).filter((name) => ['id', 'revision'].includes(name))
    for (const name of propertiesOf(list)) {
      const { body } = await ask(path, `limit=5&fields=${name}`)
      expect(body).toEqual(whole.map((item) => only(item, new Set([...kept, name]))))
    }
    const all = propertiesOf(list)
    const { body } = await ask(path, `limit=5&fields=${all.join(',')}`)
    // What some items have besides cannot be asked for.
    expect(body).toEqual(whole.map((item) => only(item, new Set(all))))
    expect((await ask(path, `fields=${kept.join(',')}`)).body.map(({ id }) => id).slice(0, 5)).toEqual(
      whole.map(({ id }) => id),
    )
  })

  it('refuses a property it does not have, and says which', async () => {
    const { status, problem } = await ask(path, 'fields=id,nonsense,')
    expect([status, problem.issues]).toEqual([
      400,
      [
        { path: 'fields', message: 'There is no property "nonsense" here' },
        { path: 'fields', message: 'There is no property "" here' },
      ],
    ])
  })

  it('is sorted by id, up and down', async () => {
    const up = (await ask(path, 'sort=id&fields=id')).body.map(({ id }) => Number(id))
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    const down = (await ask(path, 'sort=-id&limit=1000&fields=id')).body.map(({ id }) => Number(id))
    expect(down).toEqual(up.toReversed())
  })

  it('says how many there are, beyond its end too', async () => {
    const { total, body } = await ask(path, '')
    expect(total).toBe(body.length)
    const beyond = await ask(path, 'limit=5&offset=1000')
    expect([beyond.total, beyond.body]).toEqual([total, []])
    const none = await ask(path, `limit=5&search=${unique('nowhere')}`)
    expect([none.total, none.body]).toEqual([0, []])
  })
})

const files = endpoints.filter(
  ({ path, response }) => path.endsWith('/export') && response === 'file' && !path.includes(':'),
)

describe.each(files.map(({ path }) => path))('%s', (path) => {
  it('has as many rows as the list it is of', async () => {
    const list = path.replace(/\/export$/, '')
    const query = list === '/api/master-di' ? 'status=active' : ''
    const { text } = await circle.admin.api.get(`${path}?${query}`)
    const { total } = await ask(list, `${query}&limit=1`)
    expect(total).toBeGreaterThan(0)
    expect(text.trim().split('\r\n')).toHaveLength(total + 1)
  })
})
