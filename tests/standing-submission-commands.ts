import { expect } from 'vitest'
import { entriesApi } from '#core/contract/entries.ts'
import type { AnswerResult, Package } from '#core/contract/exchange.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { marketFilesApi } from '#core/contract/market-files.ts'
import { masterSyncApi } from '#core/contract/master-sync.ts'
import { submissionCopiesApi } from '#core/contract/submission-copies.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { acknowledgementOf } from './exchange-answers.ts'
import { packageReady } from './exchange-hub.ts'
import { unique, uniqueGtin } from './factories.ts'
import { pick, saidNow, type Work, type World } from './standing-commands.ts'
import { filledWith, wholeOf, withGap } from './standing-contents.ts'
import { type DeviceModel, last, type ModelSubmission, modelMarkets } from './standing-devices.ts'

/** Commands on submissions and their files: done in the hub, and in the model of where devices stand. */

const copyToCountries: Work = async (world, device, place) => {
  if (device.isGone) return false
  const { by, model, wholes } = world
  const countries = [...new Set([modelMarkets[place % 4], modelMarkets[(place >> 2) % 4]])].flatMap(
    (code) => code ?? [],
  )
  const wanted = countries.filter((country) => !model.leading(device, country))
  if (wanted.length === 0) return false
  const version = pick(
    device.versions.filter(({ status }) => status !== 'deleted'),
    place,
  )
  const masterDiIds = [version?.id ?? 0]
  const copied = await by.api.call(submissionCopiesApi.copy, { body: { masterDiIds, countries } })
  expect(copied.body.map(({ made }) => made)).toEqual(countries.map((code) => Number(wanted.includes(code))))
  for (const market of wanted) {
    const country = [market] as string[]
    const query = { masterDiId: masterDiIds[0], country, sort: '-createdAt' as const, limit: 1 }
    const [made] = (await by.api.call(submissionsApi.list, { query })).body
    const id = made?.id ?? 0
    model.begin(device, { id, market, values: saidNow(device), filled: 'nothing' })
    wholes.set(id, wholeOf(market))
  }
}

const create: Work = async ({ by, model, wholes }, device, place) => {
  if (device.isGone || device.submissions.length > 6) return false
  const market = modelMarkets[place % 4] ?? 'EU'
  const filled = place % 3 === 0 ? withGap(market) : 'all'
  const others = [{}, { intendedUse: unique('Own use') }, { udiDi: uniqueGtin() }]
  const values = { ...saidNow(device), ...pick(others, place >> 2) }
  const whole = wholeOf(market)
  const version = pick(
    device.versions.filter(({ status }) => status !== 'deleted'),
    place,
  )
  const body = { ...filledWith(market, whole, filled), ...values, targetCountries: [market] }
  const made = await by.api.call(submissionsApi.create, { body: { ...body, masterDiId: version?.id ?? 0 } })
  model.begin(device, { id: made.body.id, market, values, filled })
  wholes.set(made.body.id, whole)
}

/** Written by hand with the number of the device, without its record. */
const createByHand: Work = async ({ by, model, wholes }, device) => {
  const whole = wholeOf('EU')
  const { basicUdiDi, deviceName, ...eudamedData } = whole
  const { udiDi, manufacturerName, ...others } = { ...saidNow(device), udiDi: uniqueGtin() }
  const named = { udi: udiDi, basicUdi: basicUdiDi, deviceName, manufacturerName }
  const { deviceNumber } = device
  const body = { ...named, deviceNumber, eudamedData: { ...eudamedData, ...others } }
  const made = await by.api.call(entriesApi.create, { body })
  const values = { udiDi, manufacturerName, ...others }
  model.add(device, {
    ...{ id: made.body.id, market: 'EU', version: null, values, filled: 'all', hasSrn: false },
  })
  wholes.set(made.body.id, whole)
}

/** Its device number was another one's. */
const correctNumber: Work = async ({ by, model }, device, place) => {
  const one = device.submissions.find(({ version }) => version === null)
  const other = pick(
    model.devices.filter((each) => each !== device),
    place,
  )
  if (!one || !other) return false
  const { id } = one
  const { udiDi: udi, manufacturerName } = model.contentOf(one).values
  const body = { udi, manufacturerName, deviceNumber: other.deviceNumber }
  expect((await by.api.call(entriesApi.update, { id, body })).status).toBe(200)
  model.move(one, device, other)
}

/** One of the device's submissions for which the command means something. */
type OnOne = (world: World, one: ModelSubmission, place: number, device: DeviceModel) => Promise<unknown>
const onOne =
  (isApt: (one: ModelSubmission, world: World) => boolean, work: OnOne): Work =>
  async (world, device, place) => {
    const one = pick(
      device.submissions.filter((each) => isApt(each, world)),
      place,
    )
    if (!one) return false
    return work(world, one, place, device)
  }

const fillIn = onOne(
  () => true,
  async ({ by, model, wholes }, one, place) => {
    const filled = place % 4 === 3 ? withGap(one.market) : 'all'
    const body = filledWith(one.market, wholes.get(one.id) ?? {}, filled)
    const answer = await by.api.call(submissionsApi.update, { id: one.id, body })
    model.write(one, { filled })
    expect(answer.body.revision).toBe(one.contents.length)
  },
)

const writeOtherwise = onOne(
  (one, { model }) => model.contentOf(one).filled === 'all',
  async ({ by, model }, one, place) => {
    const { values } = model.contentOf(one)
    const change = place % 3 === 0 ? { udiDi: uniqueGtin() } : { intendedUse: unique('Own use') }
    // What the register has identifies the device.
    if (change.udiDi && (one.registered.size > 0 || one.sendings.length > 0)) return false
    await by.api.call(submissionsApi.update, { id: one.id, body: change }).then(({ body }) => body)
    model.write(one, { values: { ...values, ...change } })
  },
)

const remove = onOne(
  (one) =>
    ['draft', 'error', 'validated', 'rejected'].includes(one.status) &&
    one.sendings.length === 0 &&
    one.registered.size === 0,
  async ({ by }, one, _place, device) => {
    const answer = await by.api.call(submissionsApi.delete, { id: one.id, body: { reason: 'Not made' } })
    expect(answer.status).toBe(200)
    device.submissions.splice(device.submissions.indexOf(one), 1)
  },
)

const validate = onOne(
  ({ status, contents }) =>
    status === 'rejected' || (status === 'draft' && last(contents).filled !== 'nothing'),
  async ({ by, model }, one, _place, device) => {
    const { body } = await by.api.call(submissionsApi.validate, { id: one.id })
    model.validate(device, one)
    const errors = body.validationResults?.issues.filter(({ severity }) => severity === 'error') ?? []
    const expected = model.contentOf(one).filled === 'all' ? one.found : expect.any(Number)
    expect([errors.length, body.status], JSON.stringify(errors)).toEqual([expected, one.status])
  },
)

const approve = onOne(
  ({ status, version }) => status === 'validated' && (!version || version.status === 'active'),
  async ({ by }, one) => {
    expect((await by.api.call(submissionsApi.approve, { id: one.id, body: {} })).status).toBe(200)
    one.status = 'approved-user'
  },
)

const makePackage = onOne(
  (one, { model }) => one.market === 'EU' && model.leftOut(one) === undefined,
  async ({ by, model }, one, place) => {
    if (place % 3 === 0) {
      const answer = await by.api.call(submissionsApi.generateXml, { id: one.id })
      expect(answer.status).toBe(200)
      const { body } = await by.api.call(exchangeApi.ofSubmission, { id: one.id })
      model.makeFile(one, body.attempts[0]?.fileId ?? 0)
      return
    }
    const answer = await by.api.post<Package>('/api/export', { submissionIds: [one.id] })
    const { files } = await packageReady(by, answer.body)
    model.makeFile(one, files[0]?.id ?? 0)
  },
)

const makeMarketFile = onOne(
  // Nothing of a deleted record is in a new file, unless a register has it.
  ({ market, status, version, registered }) =>
    market !== 'EU' &&
    ['validated', 'approved-user', 'approved-eudamed'].includes(status) &&
    (version?.status !== 'deleted' || registered.size > 0),
  async ({ by, model }, one) => {
    const body = { country: one.market, submissionIds: [one.id] }
    const answer = await by.api.call(marketFilesApi.make, { body })
    expect(answer.status, answer.text.slice(0, 500)).toBe(200)
    const exchange = await by.api.call(exchangeApi.ofSubmission, { id: one.id })
    model.makeFile(one, exchange.body.attempts[0]?.fileId ?? 0)
  },
)

const saySent = onOne(
  ({ sendings }) => sendings.some(({ outcome }) => outcome === 'made' || outcome === 'sent'),
  async ({ by, model }, one, place) => {
    const sending = one.sendings.findLast(({ outcome }) => outcome === (place % 3 ? 'made' : 'sent'))
    if (!sending) return false
    const sent = sending.outcome === 'made'
    const body = { fileIds: [sending.fileId], sent }
    expect((await by.api.call(exchangeApi.sending, { body })).status).toBe(200)
    model.saySent(one, sending, sent)
  },
)

const answer = onOne(
  ({ market, sendings }) =>
    market === 'EU' && ['made', 'sent'].includes(sendings.findLast(isNotReplaced)?.outcome ?? ''),
  async ({ by, model }, one, place) => {
    const sending = one.sendings.findLast(isNotReplaced)
    if (!sending) return false
    const outcome = place % 3 === 0 ? 'rejected' : 'accepted'
    const { text } = await by.api.get(`/api/export/files/${sending.fileId}/content`)
    const refusal = { code: 'E-I-1', detail: 'MDNCodes is not known' }
    const xml = acknowledgementOf(text, () => (outcome === 'rejected' ? refusal : undefined))
    const told = await by.api.upload<AnswerResult>('/api/export/answers', xml, 'answer.xml')
    expect(told.body).toMatchObject({ [outcome]: 1, repeated: false })
    model.answer(one, sending, outcome)
  },
)

const isNotReplaced = ({ outcome }: { outcome: string }) => outcome !== 'replaced'

const acknowledge = onOne(
  ({ status }) => status === 'approved-user',
  async ({ by, model }, one, place) => {
    const outcome = place % 4 === 0 ? 'rejected' : 'accepted'
    const told = outcome === 'accepted' ? { registeredVersion: '1' } : { notes: 'It said no' }
    const body = { outcome, ...told }
    expect((await by.api.call(exchangeApi.acknowledge, { id: one.id, body })).status).toBe(200)
    model.acknowledge(one, outcome)
  },
)

const carryOver = onOne(
  (one, { model }) =>
    one.version !== null && one.version.status !== 'deleted' && model.behindOf(one).length > 0,
  async ({ by, model }, one, _place, device) => {
    const { id } = device.inForce
    const { body: stale } = await by.api.call(masterSyncApi.outdated, { id })
    const fields = model.behindOf(one)
    const seen = stale.submissions.find((each) => each.id === one.id)
    const offered = seen?.fields.filter(({ state }) => state === 'stale').map(({ field }) => field)
    expect(offered?.toSorted()).toEqual(fields.toSorted())
    const named = { submissionId: one.id, revision: one.contents.length, fields, beginUpdate: true }
    const body = { revision: stale.revision, submissions: [named] }
    expect((await by.api.call(masterSyncApi.sync, { id, body })).body.submissions).toEqual([one.id])
    model.carryOver(one)
  },
)

export const submissionCommands = {
  copyToCountries,
  create,
  createByHand,
  correctNumber,
  fillIn,
  writeOtherwise,
  remove,
  validate,
  approve,
  makePackage,
  makeMarketFile,
  saySent,
  answer,
  acknowledge,
  carryOver,
}
