import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ExportCheck } from '#core/contract/exchange.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { acknowledgementOf } from '#tests/exchange-answers.ts'
import { exchangeOf } from '#tests/exchange-hub.ts'
import { type Person, person } from '#tests/factories.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** Files that are marked as sent after a later one was answered (decisions D59, D111). */

let hub: TestApp
let user: Person
beforeAll(async () => {
  hub = await startTestApp()
  user = await person(hub, ['regulatory-manager'])
})
afterAll(() => hub.close())

const { validate, validated, submission, make, send, contentOf, answer } = exchangeOf(() => user)

const change = async (id: number, text: string) => {
  await user.api.put(`/api/submissions/${id}`, { tradeNames: [{ language: 'EN', text }] })
  expect((await validate(id)).status).toBe('validated')
}
const say = async (packageIds: readonly number[], sent: boolean) =>
  (await user.api.call(exchangeApi.sending, { body: { packageIds: [...packageIds], sent } })).body
const accept = async (fileId: number | undefined) =>
  expect((await answer(acknowledgementOf(await contentOf(fileId ?? 0)))).status).toBe(200)
const check = async (id: number) =>
  (await user.api.get<ExportCheck>(`/api/export/check?submissionIds=${id}`)).body
const attempts = async (id: number) => {
  const { body } = await user.api.call(exchangeApi.ofSubmission, { id })
  return body.attempts
    .toSorted((one, other) => one.id - other.id)
    .map(({ outcome, sentAt }) => [outcome, sentAt !== null])
}

it('stop no device that a later file registered', async () => {
  const [corrected, other] = [await validated(), await validated()]
  const { body: first } = await make([corrected.id, other.id])
  await change(corrected.id, 'Second name')
  const { body: second } = await send([corrected.id])
  await accept(second.files[0]?.id)

  expect(await say([first.id], true)).toMatchObject({ files: 1, submissions: 2 })
  expect(await attempts(corrected.id)).toEqual([
    ['replaced', true],
    ['accepted', true],
  ])
  expect((await submission(corrected.id)).standing).toBe('registered')
  expect((await submission(other.id)).standing).toBe('sent')
  const { body: file } = await user.api.call(exchangeApi.file, { id: first.files[0]?.id ?? 0 })
  expect(file).toMatchObject({ unanswered: 1, notSent: 0 })

  await change(corrected.id, 'Third name')
  expect(await check(corrected.id)).toMatchObject({ ready: 1, leftOutCount: 0 })
  expect((await make([corrected.id])).body.files).toMatchObject([{ service: 'UDI_DI.PATCH' }])
})

it('can be marked as not sent again, and a file made since stays as it is', async () => {
  const one = await validated()
  const { body: first } = await make([one.id])
  await change(one.id, 'Second name')
  await accept((await send([one.id])).body.files[0]?.id)
  await change(one.id, 'Third name')
  await make([one.id])
  const before = await attempts(one.id)
  expect(before.map(([outcome]) => outcome)).toEqual(['replaced', 'accepted', null])
  await say([first.id], true)
  expect((await attempts(one.id)).map(([outcome]) => outcome)).toEqual(['replaced', 'accepted', null])
  expect((await submission(one.id)).standing).toBe('file-made')
  await say([first.id], false)
  expect(await attempts(one.id)).toEqual(before)
})

it('count no more once a file made later is answered', async () => {
  const one = await validated()
  await send([one.id])
  await change(one.id, 'Second name')
  const { body: second } = await make([one.id], { again: true })
  // The answer shows that it was sent.
  await accept(second.files[0]?.id)
  expect((await submission(one.id)).standing).toBe('registered')
  await change(one.id, 'Third name')
  expect(await check(one.id)).toMatchObject({ ready: 1, leftOutCount: 0 })
})

it('put themselves in the place of a later one that nobody has answered', async () => {
  const one = await validated()
  const { body: first } = await make([one.id])
  await send([one.id])
  await say([first.id], true)
  expect(await attempts(one.id)).toEqual([
    [null, true],
    ['replaced', true],
  ])
  expect((await submission(one.id)).standing).toBe('sent')
})

it('takes an answer that leaves a device out for an upload: the device waits, and is in no further file', async () => {
  const [told, other] = [await validated(), await validated()]
  const { body } = await make([told.id, other.id])
  const file = body.files[0]?.id ?? 0
  const whole = acknowledgementOf(await contentOf(file))
  const without = whole
    .replaceAll(/<m:responseEntity>.*?<\/m:responseEntity>/g, (one) =>
      one.includes(`>${other.basicUdiDi}<`) ? '' : one,
    )
    .replace('<m:responseEntities>', '<m:responseCode>PROCESSED_WITH_ERRORS</m:responseCode>$&')
  const { body: result } = await answer(without)
  expect(result).toMatchObject({ accepted: 1, rejected: 0, unanswered: 1 })
  expect((await submission(other.id)).standing).toBe('sent')
  expect((await make([other.id])).problem.issues?.[0]?.message).toContain('not answered yet')
  const { body: read } = await user.api.call(exchangeApi.file, { id: file })
  expect(read).toMatchObject({ notSent: 0, unanswered: 1 })
})
