import { type Market, markets } from '#core/code-lists/markets.ts'
import { requirementsOf } from '#core/markets/requirements/index.ts'
import { dutyLabels, type Milestone, stateLabels } from '#core/markets/requirements/requirement.ts'
import { writtenDate } from '#core/markets/requirements/written-date.ts'
import { type KnowledgeEntry, lawOf } from './entry.ts'
import { sourceOfMarket } from './knowledge-sources.ts'
import { namesOfMarket } from './market-names.ts'

const said = (text: string) => (/[.…!?]$/.test(text) ? text : `${text}.`)
const the = ({ country }: Market) =>
  ['European Union', 'United States', 'United Kingdom'].includes(country) ? `the ${country}` : country

/** Where the code list names a register in place of its authority. */
const authorities: Readonly<Record<string, string>> = {
  EU: 'the European Commission, which runs EUDAMED, with the competent authorities of the member states',
  US: 'the FDA',
  CN: 'the NMPA',
}
export const authorityOf = ({ code, regulator }: Market): string => authorities[code] ?? regulator

/** What each market demands: its state, its dates, its database, its law, each with source and day. */
export function marketEntries(): KnowledgeEntry[] {
  return markets.flatMap((market) => {
    const { state, summary, database, route, issuingEntities, legalBasis, milestones, ...facts } =
      requirementsOf(market.code)
    const entry = (
      part: string,
      title: string,
      text: string,
      keywords: readonly string[] = [],
      kind: KnowledgeEntry['kind'] = 'market',
    ): KnowledgeEntry => ({
      id: `market-${market.code}-${part}`,
      kind,
      knowledge: sourceOfMarket(market.code),
      markets: [market.code],
      title,
      text,
      keywords: [...namesOfMarket(market.code), market.regulator, ...keywords],
      source: facts.source,
      screen: kind === 'date' ? '/?tab=timelines' : '/',
      url: lawOf(`${facts.source} ${legalBasis.join(' ')}`),
      asOf: facts.asOf,
    })
    const place = the(market)
    const entities = issuingEntities.length > 0
    return [
      entry('state', `UDI in ${place}: ${stateLabels[state]}`, summary, [
        'state mandatory required duty law requirement demand need udi',
      ]),
      entry(
        'database',
        `Database and route of ${place}`,
        database === null
          ? `${market.country} has no UDI database. Route: ${said(route)}`
          : `The database of ${place} is ${database}. Route: ${said(route)}`,
        ['database register submit send upload register portal system'],
      ),
      entry('law', `Law on UDI in ${place}`, `${market.country}: ${said(legalBasis.join('; '))}`, [
        'law legal basis regulation act legislation decree',
      ]),
      entry('regulator', `Regulator of ${place}`, `The regulator of ${place} is ${authorityOf(market)}.`, [
        'regulator authority agency',
      ]),
      ...(entities
        ? [
            entry(
              'entities',
              `Issuing entities in ${place}`,
              `${place[0]?.toUpperCase()}${place.slice(1)} takes identifiers of ${issuingEntities.join(', ')}.`,
              ['issuing entity agency gs1 hibcc iccbba ifa accepted barcode'],
            ),
          ]
        : []),
      ...(milestones.length > 0
        ? [
            entry(
              'dates',
              `UDI dates of ${place}`,
              milestones.map(sentenceOf).join(' '),
              ['date', ...milestones.flatMap(({ classes = [] }) => classes)],
              'date',
            ),
          ]
        : [
            entry(
              'dates',
              `UDI dates of ${place}`,
              `The hub knows no date for UDI in ${place}. ${summary}`,
              ['date'],
              'date',
            ),
          ]),
      ...milestones.map((milestone, index) =>
        entry(
          `date-${index}`,
          `${market.country}: ${milestone.scope}`,
          `${market.country}: ${sentenceOf(milestone)}`,
          ['date', milestone.duty, ...(milestone.classes ?? [])],
          'date',
        ),
      ),
    ]
  })
}

export const milestoneText = sentenceOf

let byId: ReadonlyMap<string, KnowledgeEntry> | undefined

/** One part of what a market demands. */
export function marketEntry(code: string, part: string): KnowledgeEntry | undefined {
  byId ??= new Map(marketEntries().map((entry) => [entry.id, entry]))
  return byId.get(`market-${code}-${part}`)
}

function sentenceOf({ date, duty, scope, note, isLastDay, toBeConfirmed }: Milestone): string {
  const remark = note === undefined ? '' : ` ${said(note)}`
  const doubt = toBeConfirmed ? ' To be confirmed.' : ''
  return `${dutyLabels[duty]} ${isLastDay ? 'by' : 'from'} ${writtenDate(date)}: ${said(scope)}${remark}${doubt}`
}
