import type { legislations } from '#core/code-lists/legislations.ts'
import { nationalRiskClasses, riskClasses } from '#core/code-lists/risk-classes.ts'
import type { DeviceKind } from '#core/markets/requirements/device-kinds.ts'
import { international } from './update-lists.ts'

/** What a regulatory update concerns (decision D141): a list that is empty narrows nothing. */
export interface UpdateScope {
  /** ISO 3166-1 or EU. Without any, all markets, where something else is named. */
  readonly markets: readonly string[]
  /** The hub’s codes. */
  readonly riskClasses: readonly string[]
  readonly laws: readonly Law[]
  /** EMDN codes, each with all below it. */
  readonly emdn: readonly string[]
  /** The FDA’s product codes. */
  readonly productCodes: readonly string[]
  readonly kind: DeviceKind | null
  /** Only devices that are registered in the market, or only those that are not; null for both. */
  readonly registered: boolean | null
}

export type Law = (typeof legislations)[number]['code']

export const scopeLists = ['markets', 'riskClasses', 'laws', 'emdn', 'productCodes'] as const
export type ScopeList = (typeof scopeLists)[number]

export const emptyScope: UpdateScope = {
  markets: [],
  riskClasses: [],
  laws: [],
  emdn: [],
  productCodes: [],
  kind: null,
  registered: null,
}

/** The words of the text by which a part of the scope was found. */
export interface ScopeWords {
  readonly part: ScopeList
  readonly value: string
  readonly words: string
}

/** In a fixed order, without doubles: equal scopes are equal texts. */
export function tidyScope(scope: Partial<UpdateScope>): UpdateScope {
  const whole = { ...emptyScope, ...scope }
  const sorted = <T extends string>(values: readonly T[]): T[] => [...new Set(values)].toSorted()
  return {
    markets: sorted(whole.markets),
    riskClasses: sorted(whole.riskClasses),
    laws: sorted(whole.laws),
    emdn: sorted(whole.emdn),
    productCodes: sorted(whole.productCodes),
    kind: whole.kind,
    registered: whole.registered,
  }
}

/** Of an update whose text was not read yet: its country alone. */
export const scopeOf = (update: {
  readonly scope: UpdateScope | null
  readonly country: string
}): UpdateScope =>
  update.scope ?? tidyScope({ markets: update.country === international ? [] : [update.country] })

/** Nothing narrows the devices of its markets. */
export const namesMarketsAlone = (scope: UpdateScope): boolean =>
  scopeLists.every((part) => part === 'markets' || scope[part].length === 0) &&
  scope.kind === null &&
  scope.registered === null

/** It says nothing from which devices could be told. */
export const namesNothing = (scope: UpdateScope): boolean =>
  scope.markets.length === 0 && namesMarketsAlone(scope)

const classLabels = new Map<string, string>(
  [...riskClasses, ...nationalRiskClasses].map(({ code, label }) => [code, label]),
)

/** “class IIb”, “IVD Class 2”. */
export const className = (code: string): string =>
  (classLabels.get(code) ?? code).replace(/^Class /, 'class ')

export const kindNames: Readonly<Record<DeviceKind, string>> = {
  'contact-lenses': 'contact lens',
  spectacles: 'spectacles',
  reusable: 'reusable',
  untold: 'of a kind that records do not state',
}

/** What is said of a scope, part by part, for people. */
export function wordsOfScope(scope: UpdateScope): string {
  const parts = [
    scope.markets.join(', '),
    scope.riskClasses.map(className).join(', '),
    scope.laws.join(', '),
    scope.emdn.length > 0 && `EMDN ${scope.emdn.join(', ')}`,
    scope.productCodes.length > 0 && `FDA product code ${scope.productCodes.join(', ')}`,
    scope.kind !== null && `only ${kindNames[scope.kind]}`,
    scope.registered !== null &&
      (scope.registered ? 'registered devices' : 'devices without a known registration'),
  ]
  return parts.filter((part) => part !== '' && part !== false).join('; ')
}
