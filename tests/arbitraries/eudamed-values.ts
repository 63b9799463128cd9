import fc from 'fast-check'
import { addressCountries } from '#core/code-lists/eudamed/address-countries.ts'
import { entityStates } from '#core/code-lists/eudamed/entity-states.ts'
import { issuingEntities } from '#core/code-lists/eudamed/issuing-entities.ts'
import { languages } from '#core/code-lists/eudamed/languages.ts'
import { eudamedCountry } from '#core/markets/eu/message/address.ts'
import type { DiIdentifier } from '#core/markets/eu/message/common-di.ts'
import type { EntityVersion } from '#core/markets/eu/message/entity.ts'
import type { LanguageText, OptionalLanguageText } from '#core/markets/eu/message/language-text.ts'

/** The single values of EUDAMED messages: texts, codes, dates, identifiers, any the schema allows. */

/** Tables of things are short: their number is no question of the schema, and a thousand messages are made. */
export const few = <T>(thing: fc.Arbitrary<T>) => fc.array(thing, { minLength: 1, maxLength: 3 })

/** An arbitrary for each property. */
export type Arbitraries<T> = { [K in keyof T]: fc.Arbitrary<T[K]> }

/** Things that have all the required properties and any of the free ones. */
export const things = <R, F>(required: Arbitraries<R>, free: Arbitraries<F>): fc.Arbitrary<R & Partial<F>> =>
  fc
    .tuple(fc.record(required), fc.record(free, { requiredKeys: [] }))
    .map(([told, more]) => ({ ...told, ...more }) as R & Partial<F>)

export const codeOf = <C extends string>(list: readonly { readonly code: C }[]) =>
  fc.constantFrom(...list.map((row) => row.code))

const character = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }) },
  { weight: 2, arbitrary: fc.constantFrom('&', '<', '>', '"', "'", '\t', '\n', '\r', '\u0085', '\uFFFD') },
  { weight: 1, arbitrary: fc.integer({ min: 0xa0, max: 0xd7ff }).map((code) => String.fromCodePoint(code)) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0x10000, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
  },
)

/** 1 to `length` characters, now and then exactly so many. */
export const text = (length: number) =>
  fc.oneof(
    { weight: 30, arbitrary: fc.string({ unit: character, minLength: 1, maxLength: Math.min(length, 20) }) },
    { weight: 1, arbitrary: character.map((one) => one.repeat(length)) },
  )

const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
export const dateTime = instant.map((date) => date.toISOString())
export const date = dateTime.map((written) => written.slice(0, 10))
/** A number has no minus zero once it is written. */
export const double = fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0)
export const digits = (least: number, most = least) =>
  fc.stringMatching(new RegExp(`^[0-9]{${least},${most}}$`))

export const srn = fc
  .tuple(codeOf(addressCountries), fc.constantFrom('AR', 'MF', 'SP', 'IM', 'PR'), digits(9))
  .map(([country, role, number]) => `${eudamedCountry(country)}-${role}-${number}`)
export const emdnCode = fc.stringMatching(/^[A-Z]([0-9]{2}){1,6}$/)
export const casNumber = fc.tuple(digits(1, 7), digits(2), digits(1)).map((parts) => parts.join('-'))
export const ecNumber = fc.tuple(digits(3), digits(3), digits(1)).map((parts) => parts.join('-'))

export const diIdentifier: fc.Arbitrary<DiIdentifier> = fc.record({
  DICode: text(120),
  issuingEntityCode: codeOf(issuingEntities),
})

export const languageText: fc.Arbitrary<LanguageText> = fc.record({
  language: codeOf(languages),
  textValue: text(2000),
})
export const optionalLanguageText: fc.Arbitrary<OptionalLanguageText> = fc.record(
  { language: codeOf(languages), textValue: text(2000) },
  { requiredKeys: ['textValue'] },
)

export const entityVersion = {
  state: codeOf(entityStates),
  version: fc.nat(),
  versionDate: dateTime,
} satisfies { [K in keyof Required<EntityVersion>]: fc.Arbitrary<EntityVersion[K]> }
