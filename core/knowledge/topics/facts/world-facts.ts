import { markets } from '#core/code-lists/markets.ts'
import { countryMarkets } from '#core/markets/country-kit/listed.ts'
import type { CountryMarket } from '#core/markets/country-kit/market.ts'
import { requirementsOf } from '#core/markets/requirements/index.ts'
import { writtenDate } from '#core/markets/requirements/written-date.ts'
import { authorityOf, milestoneText } from '../../market-entries.ts'
import { fact, type Topic } from '../topic.ts'
import { type Aspect, type AspectId, aspects } from './world-aspects.ts'
import { toldOfLaw } from './world-law.ts'
import { type LawAspectId, lawAspects } from './world-law-aspects.ts'
import { told } from './world-markets.ts'
import type { Told } from './world-told.ts'

/** Said beside any of these questions. */
const anyway =
  'system company firm product products device devices colleague information thing things page people somebody country countries authority official officially really actually exactly generally right wrong true correct nothing anything'

/** What people compare with the EU or the US. */
const alsoOfHome = new Set<string>(['foreign', 'classes', 'nomenclature', 'ce', 'holder'])

/** What holds whatever the class, where its text names none. */
const ofEveryClass = new Set<string>(['language', 'incident', 'holder', 'ce', 'validity', 'timing', 'update'])

const everyAspect = { ...aspects, ...lawAspects }

const classWordsOf: Readonly<Record<string, CountryMarket | undefined>> = countryMarkets

/** Each source once: one that another names more fully is left out. */
function joined(sources: readonly string[]): string {
  const each = [...new Set(sources.flatMap((source) => source.split('; ')))]
  return each.filter((one) => !each.some((other) => other !== one && other.startsWith(one))).join('; ')
}

const namesIssuers = /\bissu|\bcodes?\b|\bagenc|\bentit/
/** Of a market whose issuing entities the hub does not know, nothing is asked of them either. */
const withoutIssuers = ({ title, ways, may = '' }: Aspect): Aspect => ({
  title,
  ways: ways
    .split('\n')
    .filter((way) => !namesIssuers.test(way))
    .join('\n'),
  may: may
    .split(' ')
    .filter((word) => !namesIssuers.test(word))
    .join(' '),
})

/** What any market is asked for, answered from the facts of the market or from what its sources tell besides. */
export const worldFacts: readonly Topic[] = markets.flatMap((market) => {
  const { code, country } = market
  const own = told[code]
  if (!own) return []
  const facts = requirementsOf(code)
  const { issuingEntities, milestones, legalBasis, database, route, source, confidence, asOf } = facts
  const refused = ['HIBCC', 'ICCBBA', 'IFA'].filter((entity) => !issuingEntities.includes(entity))
  const others = refused.length > 0 ? ` Of ${refused.join(' and ')} no acceptance is known.` : ''
  const classWords = classWordsOf[code]?.classWords
  const fromTable: Partial<Record<AspectId, Told>> = {
    dates: [
      milestones.length > 0
        ? `${country}: ${milestones.map(milestoneText).join(' ')}`
        : `The hub knows no date for UDI in ${country}. ${facts.summary}`,
      source,
    ],
    law: [`${country}: ${legalBasis.join('; ')}.`, source],
    regulator: [`The regulator of ${country} is ${authorityOf(market)}.`, source],
    database: [
      database === null
        ? `${country} has no UDI database. Route: ${route}.`
        : `The database of ${country} is ${database}. Route: ${route}.`,
      source,
    ],
    sure: [
      `${country}: source ${source}; confidence ${confidence}; last confirmed on ${writtenDate(asOf)}.`,
      source,
    ],
    ...(classWords !== undefined && {
      classes: [`${country} has the risk classes ${classWords}.`, source],
    }),
    ...(issuingEntities.length > 0 && {
      issuers: [`${country} takes identifiers of ${issuingEntities.join(', ')}.${others}`, source],
    }),
  }
  const { state, issuers, database: register }: Partial<Record<AspectId, Told>> = { ...fromTable, ...own }
  const inShort = [state, issuers, register].filter((one) => one !== undefined)
  const short: Told = [inShort.map(([text]) => text).join(' '), joined(inShort.map(([, from]) => from))]
  const all = Object.entries({ ...fromTable, short, ...own, ...toldOfLaw[code] }) as [
    AspectId | LawAspectId,
    Told,
  ][]
  return all.map(([id, [text, from, moreWays = '']]) => {
    const whole: Aspect = everyAspect[id]
    const { title, ways, may = '' } = id === 'short' && !issuers ? withoutIssuers(whole) : whole
    return fact(
      `world-${code.toLowerCase()}-${id}`,
      `${title}: ${country}`,
      `${ways}\n${moreWays}`,
      text,
      from,
      {
        // “Can the label for the FDA be used in Singapore?” and “Are the classes as in the EU?” name both.
        ...(alsoOfHome.has(id) ? { markets: [code, 'EU', 'US'], named: code } : { markets: [code] }),
        ...{ screen: '/multi-country-udi', may: `${may} ${anyway}` },
        ...(code !== 'US' && { onlyNamed: true as const }),
        ...(ofEveryClass.has(id) && !/\bclass/i.test(text) && { allClasses: true as const }),
      },
    )
  })
})
