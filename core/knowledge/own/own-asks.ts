import { termsOfTable } from '../question/full-vocabulary.ts'
import type { PastPeriod } from './past-period.ts'
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
  target: { field: 'targetCountries', words: 'a target market' },
  'basic-udi-di': { field: null, words: 'a Basic UDI-DI' },
  family: { field: 'deviceFamily', words: 'a family' },
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

/** What can have happened to a device or a submission. */
export type EventKind =
  | 'refused'
  | 'accepted'
  | 'answered'
  | 'sent'
  | 'exported'
  | 'approved'
  | 'asked'
  | 'deleted'
  | 'validated'
  | 'created'
  | 'changed'

/** Fields that can be told of all devices. */
export type ListedField = WithoutField | 'manufacturer'

export type OwnQuestion =
  | {
      readonly about: 'events'
      readonly kind: EventKind
      /** All there was, where it names none. */
      readonly period: PastPeriod | null
      readonly markets: readonly string[]
      readonly mine: boolean
    }
  | {
      readonly about: 'tasks'
      readonly kind: 'task' | 'milestone' | 'question' | null
      readonly mine: boolean
      readonly state: 'open' | 'done' | 'overdue'
      readonly withinDays: number | null
    }
  | { readonly about: 'projects'; readonly mine: boolean; readonly state: 'open' | 'overdue' | 'all' }
  | {
      readonly about: 'assessments'
      readonly mine: boolean
      readonly state: 'open' | 'done' | 'overdue' | 'all'
    }
  | { readonly about: 'overdue' }
  | {
      readonly about: 'values'
      readonly field: ListedField
      readonly markets: readonly string[]
      readonly classes: readonly string[]
    }
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
