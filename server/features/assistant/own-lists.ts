import { findMarket } from '#core/code-lists/markets.ts'
import { findRiskClass } from '#core/code-lists/risk-classes.ts'
import type { ReadinessCell, ReadinessQuery, ReadinessRow } from '#core/contract/readiness.ts'
import { type DeviceFilter, type OwnQuestion, withoutFields } from '#core/knowledge/own/own-asks.ts'
import type { Need } from '#core/knowledge/own/standing-ways.ts'
import { deviceTaskRules } from '#core/lifecycle/device-task.ts'
import type { HouseRules } from '#core/lifecycle/settings.ts'
import { stageWordOf, stageWords } from '#core/lifecycle/stage-words.ts'
import { counted } from '#core/text/counted.ts'
import { deletedDevices, deviceIdsWith, devicesByClass, devicesById } from './assistant-queries.ts'
import { tellDevice } from './device-answer.ts'
import { itemsOf, mostNamed, type OwnAnswer, type OwnAsking, shownAt } from './own-data.ts'

/** Lists and counts of devices, by market, stage and what their records say. */

const nameOf = (code: string) => findMarket(code)?.country ?? code
const placed = (code: string) => (['EU', 'US', 'GB'].includes(code) ? `the ${nameOf(code)}` : nameOf(code))
const placesOf = (codes: readonly string[], word: string) => codes.map(placed).join(` ${word} `)
const classLabel = (code: string) =>
  findRiskClass(code)?.label ??
  code.replace(/^(?:ivd-)?class-/, 'Class ').replace(/ (\w+)$/, (_, one) => ` ${String(one).toUpperCase()}`)

type Fit = (cell: ReadinessCell) => boolean

/** Complete devices that a register refused have to be corrected: they are not ready either. */
const isReady: Fit = ({ missing, wrong, stage }) => missing === 0 && wrong === 0 && stage !== 'refused'
/** Those it has or was sent already are not what somebody looks for who asks what is ready. */
const hasGone: Fit = ({ stage }) => ['sent', 'registered', 'out-of-date'].includes(stage)

const { stages: sendable } = deviceTaskRules.send

/** In controlled mode only what is approved is ready. */
function needIn(need: Need, { controlled }: Pick<HouseRules, 'controlled'>): Need {
  if (!controlled) return need
  if (need.kind === 'ready') return { kind: 'stages', stages: ['approved', 'file-made'], words: 'ready' }
  if (need.kind !== 'stages' || !need.stages.every((stage) => sendable.includes(stage))) return need
  return { ...need, stages: need.stages.includes('approved') ? ['approved'] : need.stages }
}

const fitOf = (need: Need): Fit => {
  if (need.kind === 'any') return () => true
  if (need.kind === 'ready') return (cell) => isReady(cell) && !hasGone(cell)
  if (need.kind === 'not-ready') return (cell) => !isReady(cell)
  if (need.kind === 'stages') return ({ stage }) => need.stages.includes(stage)
  return ({ missing }) => missing > 0
}

const wordsOf = (need: Need): string => {
  if (need.kind === 'stages') return need.words
  if (need.kind === 'gaps') return 'missing required fields'
  return need.kind === 'not-ready' ? 'not ready' : need.kind
}

/** A device the register has stays registered while its data is out of date. */
const asksRegistered = (need: Need) =>
  need.kind === 'stages' && need.stages.length === 1 && need.stages[0] === 'registered'

/** The query of the matrix that has at least these; what it cannot say is left to the cells. */
function queryOf(need: Need, markets: readonly string[]): Partial<ReadinessQuery> {
  const country = markets.length > 0 ? { country: [...markets] } : {}
  if (need.kind !== 'stages') return country
  const stages = asksRegistered(need) ? [...need.stages, 'out-of-date'] : [...need.stages]
  return { ...country, stage: stages }
}

export async function devicesAnswer(
  asking: OwnAsking,
  { need: asked, filter, why }: Extract<OwnQuestion, { about: 'devices' }>,
): Promise<OwnAnswer> {
  const { hub, own, viewer } = asking
  const need = needIn(asked, viewer.rules)
  const narrows = filter.classes.length > 0 || filter.without !== null || filter.traits.length > 0
  const ids = narrows ? await deviceIdsWith(hub.db, filter) : undefined
  const found: { readonly row: ReadinessRow; readonly cells: readonly ReadinessCell[] }[] = []
  if (ids === undefined || ids.length > 0) {
    const query = {
      ...queryOf(need, filter.isAimed ? filter.markets : []),
      ...(ids && { id: ids.map(String) }),
      sort: 'deviceNumber' as const,
    }
    const rows = await itemsOf(await own.readiness(viewer, query))
    const fits = fitOf(need)
    for (const row of rows) {
      const cells = row.cells.filter(
        ({ country, reasons }) =>
          reasons.length > 0 && (filter.markets.length === 0 || filter.markets.includes(country)),
      )
      if (!filter.isAimed) {
        if (cells.length === 0) found.push({ row, cells: [] })
        continue
      }
      if (filter.allMarkets && cells.length < filter.markets.length) continue
      const all = row.cells.filter(({ reasons }) => reasons.length > 0).length
      if (filter.span === 'many' ? all < 2 : filter.span === 'only' && all > cells.length) continue
      const fitting = [
        ...cells.filter(fits),
        ...(asksRegistered(need) ? await registeredBefore(asking, row, cells) : []),
      ]
      if (fitting.length > 0 || (need.kind === 'any' && filter.markets.length === 0))
        found.push({ row, cells: fitting })
    }
  }
  const lines = found.slice(0, mostNamed).map(({ row, cells }) => `• ${lineOf(row, cells)}`)
  const gone = need.kind === 'ready' ? await countGone(asking, filter) : 0
  const besides =
    gone > 0
      ? [`${counted(gone, 'more device')} ${gone === 1 ? 'is' : 'are'} sent or registered already.`]
      : []
  const reasons = why
    ? await refusalsOf(
        asking,
        found.slice(0, mostReasons).map(({ row }) => row),
      )
    : []
  const more = found.length > mostNamed ? [`and ${found.length - mostNamed} more.`] : []
  const head = headOf(found.length, need, filter)
  const text = [
    found.length > 0 ? `${head}:` : `${head}.`,
    ...countsOf(found, filter.markets),
    ...lines,
    ...more,
    ...besides,
    ...reasons,
  ].join('\n')
  return { text, sources: [shownAt(asking, 'Readiness', screenOf(need, filter), head)] }
}

/** How many in each, where several markets are asked. */
function countsOf(
  found: readonly { readonly cells: readonly ReadinessCell[] }[],
  markets: readonly string[],
): string[] {
  if (markets.length < 2 || found.length === 0) return []
  const parts = markets.map(
    (code) =>
      `${nameOf(code)}: ${found.filter(({ cells }) => cells.some(({ country }) => country === code)).length}`,
  )
  return [parts.join('; ')]
}

/** “of class A, B or C” */
function classesOf(codes: readonly string[]): string {
  const [first = '', ...others] = codes.map((code) => classLabel(code).replace(/^C/, 'c'))
  const short = others.map((label) => label.replace(/^class /, ''))
  const last = short.pop()
  return `of ${[first, ...short].join(', ')}${last === undefined ? '' : ` or ${last}`}`
}

async function registeredBefore({ own }: OwnAsking, { id }: ReadinessRow, cells: readonly ReadinessCell[]) {
  const behind = cells.filter(({ stage }) => stage === 'out-of-date')
  if (behind.length === 0) return []
  const known = (await own.standing(id)).filter(
    ({ standing }) => standing === 'registered' || standing === 'changed',
  )
  return behind.filter(({ country }) => known.some((one) => one.country === country))
}

const mostReasons = 5

/** Devices of the filter’s markets that were sent there. */
async function countGone(
  { own, viewer }: OwnAsking,
  { markets, classes, traits, without }: DeviceFilter,
): Promise<number> {
  if (classes.length > 0 || traits.length > 0 || without !== null) return 0
  const country = markets.length > 0 ? { country: [...markets] } : {}
  const { total } = await own.readiness(viewer, { ...country, stage: ['sent', 'registered'], limit: 1 })
  return total
}

async function refusalsOf(asking: OwnAsking, rows: readonly ReadinessRow[]): Promise<string[]> {
  const devices = await devicesById(
    asking.hub.db,
    rows.map(({ id }) => id),
  )
  const told = await Promise.all(
    devices.map((device) => tellDevice([{ about: 'refusal' }])(asking, device, [])),
  )
  return told.length > 0 ? ['Why:', ...told] : []
}

function headOf(count: number, need: Need, filter: DeviceFilter): string {
  const described = [
    ...filter.traits.map(({ trait, is }) => `${is ? '' : 'not '}${trait}`),
    ...(filter.classes.length > 0 ? [classesOf(filter.classes)] : []),
    ...(filter.without ? [`without ${withoutFields[filter.without].words}`] : []),
  ]
  const markets =
    filter.markets.length > 0 ? placesOf(filter.markets, filter.allMarkets ? 'and' : 'or') : null
  if (filter.span === 'many') described.push('in more than one market')
  const kind = need.kind === 'any' ? [] : [wordsOf(need)]
  const aimed =
    markets === null
      ? []
      : [
          need.kind === 'any'
            ? `${filter.isAimed ? '' : 'not '}aimed ${filter.span === 'only' ? 'only ' : ''}at ${markets}`
            : `for ${markets}`,
        ]
  const rest = [...described, ...kind, ...aimed].join(', ').replace(/, for /, ' for ')
  const number = count === 0 ? 'No device' : counted(count, 'device')
  const verb = count > 1 ? 'are' : 'is'
  return rest === ''
    ? count === 0
      ? 'The hub has no device'
      : `The hub has ${number}`
    : `${number} ${verb} ${rest}`
}

function lineOf({ deviceName, deviceNumber }: ReadinessRow, cells: readonly ReadinessCell[]): string {
  const places = cells.map(({ country, stage, missing, wrong, behind }) => {
    const facts = [
      stageWords[stageWordOf(country, stage)].toLowerCase(),
      ...(missing > 0 ? [`${counted(missing, 'required field')} missing`] : []),
      ...(wrong > 0 ? [counted(wrong, 'error')] : []),
      ...(behind > 0 ? [`${counted(behind, 'value')} of the record not carried over`] : []),
    ]
    return `${nameOf(country)}: ${facts.join(', ')}`
  })
  return [`${deviceName} (${deviceNumber})`, ...places].join('; ')
}

function screenOf(need: Need, { markets }: DeviceFilter): string {
  const [market] = markets
  if (market === undefined) return '/readiness'
  if (need.kind === 'ready') return `/readiness?country=${market}&readyFor=${market}`
  if (need.kind === 'not-ready') return `/readiness?country=${market}&notReadyFor=${market}`
  if (need.kind === 'gaps') return `/readiness?country=${market}&gapsFor=${market}`
  return `/readiness?country=${market}`
}

/** All devices by class, or by market and stage. */
export async function overviewAnswer(asking: OwnAsking, by: 'class' | 'market'): Promise<OwnAnswer> {
  if (by === 'class') {
    const groups = await devicesByClass(asking.hub.db)
    const lines = groups.map(
      ({ riskClass, devices }) =>
        `• ${riskClass === null ? 'No class stated' : classLabel(riskClass)}: ${devices}`,
    )
    const text = lines.length > 0 ? `Devices by risk class:\n${lines.join('\n')}` : 'The hub has no device.'
    return {
      text,
      sources: [shownAt(asking, 'Master DI Records', '/master-di/records', 'Devices by risk class')],
    }
  }
  const { markets } = await asking.own.state()
  const lines = markets
    .filter(({ aimed }) => aimed > 0)
    .map(({ country, aimed, stages }) => {
      const parts = Object.entries(stages).map(
        ([stage, count]) =>
          `${count} ${stageWords[stageWordOf(country, stage as ReadinessCell['stage'])].toLowerCase()}`,
      )
      return `• ${nameOf(country)}: ${counted(aimed, 'device')} (${parts.join(', ')})`
    })
  const text =
    lines.length > 0
      ? `Your markets and where devices stand:\n${lines.join('\n')}`
      : 'No device has a target market.'
  return { text, sources: [shownAt(asking, 'Readiness', '/readiness', 'Devices by market and stage')] }
}

export async function deletedAnswer(asking: OwnAsking): Promise<OwnAnswer> {
  const devices = await deletedDevices(asking.hub.db, mostNamed)
  const lines = devices.map(
    ({ deviceName, deviceNumber, deleteReason }) =>
      `• ${deviceName} (${deviceNumber})${deleteReason ? `; the reason: ${deleteReason}` : ''}`,
  )
  const text = lines.length > 0 ? `Deleted devices:\n${lines.join('\n')}` : 'No device was deleted.'
  return { text, sources: [shownAt(asking, 'Master DI Records', '/master-di/records', 'Deleted devices')] }
}
