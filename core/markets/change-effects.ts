import { sameValue } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldValue } from '#core/dictionary/field.ts'
import { type ChangeEffect, type FieldEffect, strongest } from '#core/lifecycle/change-effect.ts'
import type { RuleIssue } from '#core/rules/rule.ts'
import type { ChangeStatement } from './change-statements.ts'
import type { MarketModule } from './market.ts'

/** What a change means in a market (decision D136): pure, from the tables of the market and its `judgeChange`. */

export interface ChangedField {
  readonly field: string
  /** What the register has, and what it would get; null is nothing. */
  readonly was: FieldValue | null
  readonly now: FieldValue | null
  readonly effect: FieldEffect
}

export interface ToldRule extends ChangeStatement {
  readonly effect: FieldEffect
  /** The ids of the fields it is about. */
  readonly fields: readonly string[]
}

export interface EffectOfChange {
  readonly effect: ChangeEffect
  readonly fields: readonly ChangedField[]
  readonly rules: readonly ToldRule[]
}

type Market = Pick<MarketModule, 'fields' | 'regulatorFields' | 'changes' | 'exchange' | 'givenByRegister'>

/** The key of a device in every register. */
const identity = 'udiDi'
const otherIdentity: ChangeStatement = {
  rule: 'The register identifies a device by its UDI-DI. With a different UDI-DI, it is a different device there.',
  source: 'IMDRF/UDI WG/N7FINAL:2013, UDI guidance',
  on: '2026-11-26',
}

interface Told extends ChangeStatement {
  readonly field: string
  readonly effect: FieldEffect
}

/** `registered` is the submission as the register took it last, `now` what it would get. `today` is YYYY-MM-DD. */
export function effectOfChange(
  market: Market,
  registered: AnyDocument,
  now: AnyDocument,
  today: string,
): EffectOfChange {
  const changed = changedFields(market, registered, now)
  const judged = judgedBy(market, registered, now, today)
  // Told of a field that is not itself among the changed: an addition in one table is a change of the whole.
  const told = [
    ...judged,
    ...changed
      .filter((field) => !judged.some((one) => one.field === field && one.effect !== 'update'))
      .flatMap((field) => statementOf(market, field, { registered, now, today })),
  ]
  const fields = [...new Set([...changed, ...judged.map(({ field }) => field)])].flatMap((field) => {
    const effect = strongest(told.filter((one) => one.field === field).map((one) => one.effect))
    return effect ? [{ field, was: registered[field] ?? null, now: now[field] ?? null, effect }] : []
  })
  const effect = strongest(fields.map((one) => one.effect)) ?? 'nothing'
  return { effect, fields, rules: together(told) }
}

/** The fields that differ in what the register keeps. */
function changedFields(market: Market, registered: AnyDocument, now: AnyDocument): readonly string[] {
  if (market.exchange) return market.exchange.changedFields(registered, now)
  const keepsAll = market.changes.untold !== undefined
  return Object.keys(market.fields).filter((field) => {
    const asked = market.regulatorFields[field]
    if (market.givenByRegister?.includes(field)) return false
    // Where not all elements are public, nobody can say of a field that the register does not have it.
    if (!asked || (asked.id === undefined && !keepsAll)) return false
    return !sameValue(registered[field] ?? null, now[field] ?? null)
  })
}

function judgedBy({ exchange }: Market, registered: AnyDocument, now: AnyDocument, today: string): Told[] {
  const issues = exchange?.judgeChange?.(registered, now, today) ?? []
  // A hint is of what the hub keeps to itself: nothing changes in the register.
  const ofRegister = issues.filter(({ severity }) => severity !== 'info')
  return ofRegister.flatMap((issue) => {
    const rule = exchange?.changeRules?.[issue.ruleId]
    if (!rule) throw new Error(`The rule ${issue.ruleId} says nothing of what a change needs`)
    return { ...rule, field: fieldOf(issue), rule: issue.message }
  })
}

const fieldOf = ({ field }: RuleIssue): string => field?.split('.')[0] ?? ''

interface Compared {
  readonly registered: AnyDocument
  readonly now: AnyDocument
  readonly today: string
}

/** What holds for a change that no rule refuses. */
function statementOf(market: Market, field: string, compared: Compared): Told[] {
  const { changes, exchange } = market
  const { registered, now } = compared
  const of = (effect: FieldEffect, statement: ChangeStatement | undefined): Told[] => {
    // A change that is left out would count as none.
    if (!statement) throw new Error(`Nothing is said of a change of ${field}: ${effect}`)
    return [{ ...statement, effect, field }]
  }
  if (exchange?.judgeChange) {
    return isForGood(market, field, compared) ? of('add-only', changes.addOnly) : of('update', changes.update)
  }
  if (field === identity) return of('new-di', changes.newDi ?? otherIdentity)
  const { changeable } = market.regulatorFields[field] ?? {}
  if (changeable === 'no') return of('new-di', changes.newDi)
  if (changeable === 'stays') return of('refused', changes.refused)
  if (changeable === 'adds') {
    const adds = isAddition(partsOf(registered[field]), partsOf(now[field]))
    return of(adds ? 'add-only' : 'refused', changes.addOnly)
  }
  if (changeable === undefined && changes.untold) return of('unknown', changes.untold)
  return of('update', changes.update)
}

/** Whether it adds something that the register would not let go again. */
function isForGood({ exchange }: Market, field: string, { registered, now, today }: Compared): boolean {
  if (!isAddition(registered[field], now[field])) return false
  const added: AnyDocument = { ...registered, [field]: now[field] }
  const errors = exchange?.judgeChange?.(added, registered, today) ?? []
  return errors.some(({ severity }) => severity === 'error')
}

function isAddition(was: FieldValue | undefined, now: FieldValue | undefined): boolean {
  if (was === undefined || was === '') return now !== undefined
  if (!Array.isArray(was) || !Array.isArray(now)) return false
  const rows = now.map((row) => JSON.stringify(row))
  return was.every((row) => rows.includes(JSON.stringify(row)))
}

/** Several values in one text, as numbers of registrations. */
const partsOf = (value: FieldValue | undefined): FieldValue | undefined =>
  typeof value === 'string'
    ? value
        .split(/[,，;；]/)
        .map((part) => part.trim())
        .filter(Boolean)
    : value

/** The same sentence once, with all the fields it is about. */
function together(told: readonly Told[]): ToldRule[] {
  const rules = new Map<string, ToldRule>()
  for (const { field, ...rule } of told) {
    const key = `${rule.effect} ${rule.rule} ${rule.source}`
    const known = rules.get(key)
    rules.set(key, { ...rule, fields: [...new Set([...(known?.fields ?? []), field])] })
  }
  return strongestFirst([...rules.values()])
}

const strongestFirst = (rules: readonly ToldRule[]): ToldRule[] =>
  rules.toSorted((one, other) =>
    one.effect === other.effect ? 0 : strongest([one.effect, other.effect]) === one.effect ? -1 : 1,
  )

/** What comes first of a change while the register waits for somebody to confirm the device. */
export function withConfirmationOpen({ changes }: Market, found: EffectOfChange): EffectOfChange {
  const { effect, rules } = found
  if (!changes.untilConfirmed || effect === 'nothing' || effect === 'not-registered') return found
  return { ...found, rules: [{ ...changes.untilConfirmed, effect, fields: [] }, ...rules] }
}

export const nothingThere: EffectOfChange = { effect: 'not-registered', fields: [], rules: [] }

/** It was registered before the hub kept what the register took. */
export const registerUnknown: EffectOfChange = {
  effect: 'unknown',
  fields: [],
  rules: [
    {
      effect: 'unknown',
      rule: 'The device counts as registered, but the hub has no copy of what the register accepted, so it cannot tell what the change means. Compare it with the register.',
      source: 'The hub, decision D136',
      on: '2026-11-26',
      fields: [],
    },
  ],
}
