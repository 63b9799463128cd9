import { expect } from 'vitest'
import { findMarket, markets } from '#core/code-lists/markets.ts'
import { assistantApi } from '#core/contract/assistant.ts'
import { deadlinesApi } from '#core/contract/deadlines.ts'
import { exchangeApi } from '#core/contract/exchange-api.ts'
import { masterDiApi } from '#core/contract/master-di.ts'
import { readinessApi } from '#core/contract/readiness.ts'
import { submissionCopiesApi } from '#core/contract/submission-copies.ts'
import { submissionsApi } from '#core/contract/submissions.ts'
import { stageWordOf, stageWords } from '#core/lifecycle/stage-words.ts'
import { type Cell, type DeviceModel, type ModelMarket, modelMarkets } from './standing-devices.ts'
import type { StandingModel } from './standing-model.ts'
import type { Client } from './test-client.ts'

/** Everything the hub says of where devices stand, compared with the model. */

type Counts = Readonly<Record<string, number>>

/** What the hub counted of devices before those of the model were there. */
export interface Before {
  readonly stages: ReadonlyMap<string, Counts>
  readonly distribution: Counts
  readonly multiCountry: number
}

const plus = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])]
      .map((key) => [key, (one[key] ?? 0) + (other[key] ?? 0)] as const)
      .filter(([, count]) => count !== 0)
      .toSorted(),
  )
const countsOf = (keys: Iterable<string>): Counts => {
  const counts: Record<string, number> = {}
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

/** Market by market: devices, those without gaps, and those at each stage. */
export async function stagesSaid(api: Client): Promise<Counts> {
  // Another EUDAMED concerns all devices of earlier lives; many are counted beside the answer.
  let { body } = await api.call(readinessApi.state)
  while (body.open > 0) ({ body } = await api.call(readinessApi.state))
  return Object.fromEntries(
    body.markets
      .filter(({ country }) => modelMarkets.includes(country as ModelMarket))
      .flatMap(({ country, aimed, ready, filled, stages }) => [
        [`${country} aimed`, aimed] as const,
        [`${country} ready`, ready] as const,
        [`${country} filled`, filled] as const,
        ...Object.entries(stages).map(([stage, count]) => [`${country} ${stage}`, count] as const),
      ]),
  )
}

const isPartlyKnown = (country: string) => ['CN', 'JP'].includes(country)

function stagesOf(model: StandingModel): Counts {
  const listed = model.devices.filter(({ isListed }) => isListed)
  return countsOf(
    listed.flatMap((device) =>
      modelMarkets.flatMap((market) => {
        const { reasons, stage, missing, wrong } = model.cell(device, market)
        if (reasons.length === 0) return []
        const isFilled = missing === 0 && wrong === 0
        const isReady = isFilled && stage !== 'refused' && !isPartlyKnown(market)
        return [
          `${market} aimed`,
          `${market} ${stage}`,
          ...(isFilled ? [`${market} filled`] : []),
          ...(isReady ? [`${market} ready`] : []),
        ]
      }),
    ),
  )
}

export async function figuresSaid(api: Client) {
  const distribution = await api.call(masterDiApi.distribution)
  const stats = await api.call(masterDiApi.stats)
  return {
    distribution: Object.fromEntries(distribution.body.byCountry.map(({ value, count }) => [value, count])),
    multiCountry: stats.body.multiCountry,
  }
}

const turned = <T>(list: readonly T[], turn: number): T => {
  const one = list[turn % list.length]
  if (one === undefined) throw new Error('There is none')
  return one
}

const marketsOf = (device: DeviceModel) => modelMarkets.filter((code) => device.reasonsOf(code).length > 0)

async function compareFigures(api: Client, model: StandingModel, before: Before): Promise<void> {
  const listed = model.devices.filter(({ isListed }) => isListed)
  expect(plus(await stagesSaid(api), {})).toEqual(
    plus(before.stages.get(model.environment) ?? {}, stagesOf(model)),
  )
  const said = await figuresSaid(api)
  expect({ ...said, distribution: plus(said.distribution, {}) }).toEqual({
    distribution: plus(before.distribution, countsOf(listed.flatMap(marketsOf))),
    multiCountry: before.multiCountry + listed.filter((device) => marketsOf(device).length > 1).length,
  })
}

const inBrief = ({ submission, reasons, ...cell }: Cell) => ({
  ...cell,
  reasons: [...reasons],
  submissionId: submission?.id ?? null,
})

/** Any version of a device gives the answer of the device, as does the matrix: after each command, another is asked. */
async function compareReadiness(api: Client, model: StandingModel, turn: number): Promise<void> {
  for (const device of model.devices) {
    const own = marketsOf(device)
    const expected = own.map((country) => {
      const cell = model.cell(device, country)
      const { submission } = cell
      const status = submission?.status ?? null
      const standing = submission ? model.standingOf(submission) : null
      const isRegistered = (submission?.registered.size ?? 0) > 0
      const facts = { isRegistered, publishedOn: null, noLongerPlaced: false, toBeConfirmed: false }
      return { country, ...inBrief(cell), status, standing, ...facts }
    })
    const { id } = turned(device.versions, turn)
    const { body } = await api.call(readinessApi.ofRecord, { id })
    const said = body.map(({ needed: _needed, missing, ...each }) => ({ ...each, missing: missing.length }))
    expect(said, `version ${id} of ${device.deviceNumber}`).toEqual(expected)
  }
  const listed = model.devices.filter(({ isListed }) => isListed)
  const ids = model.devices.map(({ latest }) => String(latest.id))
  const { body: rows } = await api.call(readinessApi.list, { query: { id: ids, sort: 'deviceNumber' } })
  expect(rows.map(({ id }) => id).toSorted()).toEqual(listed.map(({ latest }) => latest.id).toSorted())
  for (const { id, cells } of rows) {
    const device = listed.find(({ latest }) => latest.id === id)
    if (!device) continue
    expect(cells.map(({ country }) => country)).toEqual(markets.map(({ code }) => code))
    for (const { country, needed: _needed, ...cell } of cells) {
      if (modelMarkets.includes(country as ModelMarket)) {
        expect(cell, `${country} of ${device.deviceNumber}`).toEqual(
          inBrief(model.cell(device, country as ModelMarket)),
        )
      } else expect(cell).toMatchObject({ reasons: [], stage: 'not-begun', submissionId: null, others: 0 })
    }
  }
  await compareFile(api, model, ids)
}

async function compareFile(api: Client, model: StandingModel, ids: readonly string[]): Promise<void> {
  const { text } = await api.get(`/api/readiness/export?${ids.map((id) => `id=${id}`).join('&')}`)
  const [header = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  const columns = header.split(',')
  const said = lines.map((line) => {
    const cells = line.replaceAll(/"[^"]*"/g, 'several').split(',')
    return cells.filter((_, at) => modelMarkets.some((code) => columns[at] === `${code} stage`))
  })
  const stages = model.devices
    .filter(({ isListed }) => isListed)
    .map((device) => modelMarkets.map((code) => model.cell(device, code).stage))
  expect(said.toSorted()).toEqual(stages.toSorted())
}

/** One market a time: which devices a list of it has, and how many it says there are. */
async function compareList(api: Client, model: StandingModel, market: ModelMarket): Promise<void> {
  const deviceNumber = model.devices.map((device) => device.deviceNumber)
  const query = { country: [market] as string[], latest: 'true' as const, deviceNumber }
  const answer = await api.call(masterDiApi.list, { query })
  const expected = model.devices
    .filter((device) => !device.isGone && device.reasonsOf(market).length > 0)
    .map(({ latest }) => latest.id)
  expect([answer.body.map(({ id }) => id).toSorted(), answer.total]).toEqual([
    expected.toSorted(),
    expected.length,
  ])
}

async function compareSubmissions(api: Client, model: StandingModel, turn: number): Promise<void> {
  const firsts = model.devices.flatMap(({ versions }) => versions.slice(0, 1))
  const query = { masterDiIds: firsts.map(({ id }) => String(id)), limit: 100, sort: 'createdAt' } as const
  const { body, total } = await api.call(submissionsApi.list, { query })
  const all = model.devices.flatMap((device) => device.submissions)
  const said = body.map((one) => ({
    id: one.id,
    market: one.targetCountries[0],
    ...{ masterDiId: one.masterDiId, recordStatus: one.recordStatus, status: one.status },
    ...{ standing: one.standing, revision: one.revision, hasFormerUdiDi: one.hasFormerUdiDi },
    isRegistered: one.registeredAt !== null,
  }))
  const expected = all.map((one) => ({
    ...{ id: one.id, market: one.market, masterDiId: one.version?.id ?? null },
    ...{ recordStatus: one.version?.status ?? null, status: one.status },
    ...{ standing: model.standingOf(one), revision: one.contents.length },
    ...{ hasFormerUdiDi: one.hasFormerUdiDi, isRegistered: one.registered.has(model.environmentOf(one)) },
  }))
  expect([said.toSorted((a, b) => a.id - b.id), total]).toEqual([
    expected.toSorted((a, b) => a.id - b.id),
    all.length,
  ])
  const device = turned(model.devices, turn)
  const version = turned(device.versions, turn >> 1)
  const ofOne = await api.call(submissionsApi.list, {
    query: { masterDiId: version.id, limit: 100, fields: 'id' },
  })
  expect(ofOne.body.map(({ id }) => id).toSorted()).toEqual(device.submissions.map(({ id }) => id).toSorted())
}

/** What an assistant says of a device, asked by its number. */
async function compareAssistant(api: Client, model: StandingModel, turn: number): Promise<void> {
  const device = turned(model.devices, turn)
  const question = `Is ${device.deviceNumber} ready?`
  const { body } = await api.call(assistantApi.ask, { body: { question, assistant: 'assistant' } })
  expect(body.ownDevices).toBe(true)
  if (device.isGone) return expect(body.text).toContain('was deleted')
  const said = body.text
    .split('\n')
    .flatMap((line) => /^• ([^:]+): ([^;]+)/.exec(line)?.slice(1, 3).join(': ') ?? [])
    // What else is told of the device, such as a request that waits.
    .filter((line) => markets.some(({ country }) => line.startsWith(`${country}: `)))
  const own = marketsOf(device)
  expect(said).toEqual(
    own.map((code) => {
      const word = stageWords[stageWordOf(code, model.cell(device, code).stage)]
      return `${findMarket(code)?.country}: ${word}`
    }),
  )
}

async function compareCopies(api: Client, model: StandingModel): Promise<void> {
  const there = model.devices.filter(({ isGone }) => !isGone)
  if (there.length === 0) return
  const body = { masterDiIds: there.map(({ inForce }) => inForce.id) }
  const answer = await api.call(submissionCopiesApi.without, { body })
  const said = answer.body.filter(({ country }) => modelMarkets.includes(country as ModelMarket))
  expect(said).toEqual(
    modelMarkets.map((country) => {
      const without = there.filter((device) => !model.leading(device, country))
      const aimed = without.filter(({ inForce }) => inForce.targets.includes(country))
      return { country, without: without.length, aimed: aimed.length }
    }),
  )
}

async function compareExport(api: Client, model: StandingModel): Promise<void> {
  const firsts = model.devices.flatMap(({ versions }) => versions.slice(0, 1))
  const query = { masterDiIds: firsts.map(({ id }) => String(id)) }
  const { body } = await api.call(exchangeApi.check, { query })
  const all = model.devices.flatMap(({ submissions }) => submissions.filter(({ market }) => market === 'EU'))
  const left = all.flatMap((one) => {
    const kind = model.leftOut(one)
    return kind === undefined ? [] : [[one.id, kind]]
  })
  const said = body.leftOut.map(({ submissionId, kind }) => [submissionId, kind])
  expect({ matching: body.matching, ready: body.ready, left: said.toSorted() }).toEqual({
    ...{ matching: all.length, ready: all.length - left.length, left: left.toSorted() },
  })
}

/** One of the dates of the EU concerns every device there; asked before readiness is. */
async function compareDeadlines(api: Client): Promise<void> {
  const { body } = await api.call(deadlinesApi.own)
  const scope = 'Devices already on the market, legacy devices too'
  const date = body.find((one) => one.country === 'EU' && one.scope === scope)
  const said = await stagesSaid(api)
  const { 'EU aimed': devices = 0, 'EU ready': ready = 0 } = said
  expect(date).toMatchObject({ devices, ready: date?.ready === null ? null : ready })
}

export async function compareAll(
  api: Client,
  model: StandingModel,
  before: Before,
  turn: number,
): Promise<void> {
  await compareDeadlines(api)
  await compareSubmissions(api, model, turn)
  await compareReadiness(api, model, turn)
  await compareFigures(api, model, before)
  await compareList(api, model, modelMarkets[turn % modelMarkets.length] ?? 'EU')
  await compareCopies(api, model)
  await compareExport(api, model)
  await compareAssistant(api, model, turn)
}
