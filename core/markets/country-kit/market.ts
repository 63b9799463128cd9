import type { Region } from '#core/code-lists/regions.ts'
import type { AnyDocument, Unsectioned } from '#core/dictionary/field.ts'
import type { MarketChanges } from '../change-statements.ts'
import type { CommonAsks } from '../common-fields.ts'
import type { CountryRules } from '../country-rules.ts'
import type { RegulatorField } from '../market.ts'
import type { AskingByDay } from '../published.ts'
import type { MarketRequirements } from '../requirements/requirement.ts'
import type { SaidOfRegister } from '../said-of-register.ts'
import type { RegulatorElements } from './elements.ts'

/**
 * Everything the hub knows of a market (decision D55), in one file `country/<cc>.ts`. The kit beside this
 * file makes its form, rules, template and files of it.
 */
export interface CountryMarket
  extends CommonAsks,
    Pick<AskingByDay, 'asksMoreFrom'>,
    Pick<SaidOfRegister, 'givenByRegister'> {
  /** ISO 3166-1; the flag follows from it. */
  readonly code: string
  readonly country: string
  readonly regulator: string
  readonly region: Region
  /** Offered as a target jurisdiction of every record; the others only where a record names them. */
  readonly selectable: boolean
  /** Its place among all markets on screens and in files. */
  readonly place: number
  /** What people call the market or its regulator besides. One word each, as search cuts text. */
  readonly otherNames: readonly string[]

  /** Fields that no other market has, in the order of the form. */
  readonly fields: Unsectioned
  /** What the regulator asks of these, of further fields of the dictionary, and otherwise of the common ones. */
  readonly regulatorFields?: Readonly<Record<string, RegulatorField>>
  readonly form: FormWords
  /** With them the market is modelled as its regulator has it; without, its file is a worksheet of common fields. */
  readonly elements?: RegulatorElements
  /** How many devices the regulator's own template holds, if it has a limit. */
  readonly rowsPerFile?: number

  readonly rules: RulesOfCountry
  /** What the regulator says of changes to a device it has; absent where nothing of it is public. */
  readonly changes?: MarketChanges
  /** What a complete submission holds besides the common fields. The identifiers are made up. */
  readonly example: AnyDocument

  /** What its law demands for UDI, and by when. */
  readonly udiRequirements: MarketRequirements
}

interface RulesOfCountry extends CountryRules {
  /** YYYY-MM-DD: the day the rules were looked up. */
  readonly asOf: string
}

/** The part of the form that is the market's own. */
interface FormWords {
  readonly title: string
  readonly purpose: string
  /** Reminders beside the form. */
  readonly hints: readonly string[]
}

/** The part of a market's file that its form is made of; the browser gets no other (scripts/browser-parts.ts). */
export const formParts = [
  'code',
  'system',
  'classes',
  'classWords',
  'issuers',
  'needsUdiDi',
  'asksMoreFrom',
  'fields',
  'regulatorFields',
  'form',
  'elements',
] as const satisfies readonly (keyof CountryMarket)[]
export type CountryFormParts = Pick<CountryMarket, (typeof formParts)[number]>
