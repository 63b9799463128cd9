import { termsOfTable } from '../question/full-vocabulary.ts'
import type { Need } from './standing-ways.ts'

/** What a record says of its device. */
export const traits = [
  'implantable',
  'sterile',
  'single-use',
  'reusable',
  'software',
  'active',
  'latex',
] as const
export type Trait = (typeof traits)[number]

/** Fields of a record of which devices may be without a value. */
export const withoutFields = {
  emdn: { field: 'emdnCode', words: 'an EMDN code' },
  'udi-di': { field: 'udiDi', words: 'a UDI-DI' },
  'risk-class': { field: 'riskClass', words: 'a risk class' },
  'intended-use': { field: 'intendedUse', words: 'an intended use' },
  description: { field: 'deviceDescription', words: 'a description' },
  'trade-name': { field: 'brandName', words: 'a trade name' },
  model: { field: 'modelNumber', words: 'a model number' },
  catalogue: { field: 'catalogueNumber', words: 'a catalogue number' },
} as const
export type WithoutField = keyof typeof withoutFields

export interface DeviceFilter {
  readonly markets: readonly string[]
  /** Only devices of all these markets. */
  readonly allMarkets: boolean
  /** False: only devices that are not meant for any of the markets. */
  readonly isAimed: boolean
  /** Only devices with several markets, or with these alone. */
  readonly span: 'many' | 'only' | null
  readonly classes: readonly string[]
  readonly without: WithoutField | null
  readonly traits: readonly { readonly trait: Trait; readonly is: boolean }[]
}

export type OwnQuestion =
  | {
      readonly about: 'devices'
      readonly need: Need
      readonly filter: DeviceFilter
      readonly why: boolean
    }
  | { readonly about: 'overview'; readonly by: 'class' | 'market' }
  | { readonly about: 'deleted' }
  | { readonly about: 'requests'; readonly mine: boolean }
  | {
      readonly about: 'certificates'
      readonly withinDays: number | null
      readonly year: string | null
      readonly expired: boolean
    }
  | { readonly about: 'work' }
  | { readonly about: 'dates'; readonly withinDays: number | null; readonly markets: readonly string[] }
  | { readonly about: 'operators'; readonly type: string | null }

export const words = termsOfTable

/** Words that only say that it is about one’s own devices. */
export const around = words(
  'how wait contain open sell device record submission stage my market portfolio data udi hub howmany list number regulator eudamed gudid nmpa swissmedic swissdamed fda ausudid mdr ivdr register-name system target law screen regulatory medical regulation file field number name family new all total ivd risk-class get app tool possible database',
)
export const only = (terms: Iterable<string>, ...allowed: readonly ReadonlySet<string>[]): boolean =>
  [...terms].every((term) => allowed.some((set) => set.has(term)))
