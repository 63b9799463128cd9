import { findMarket } from '#core/code-lists/markets.ts'
import type { Field } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import type { MarketModule, RegulatorField } from '#core/markets/market.ts'
import type { KnowledgeEntry } from './entry.ts'
import { type KnowledgeSourceId, knowledgeSourceIds, sourceOfMarket } from './knowledge-sources.ts'
import { namesOfMarket } from './market-names.ts'

interface MarketField {
  readonly market: MarketModule
  readonly field: Field
  readonly regulatorField: RegulatorField
}

/**
 * Every field of the dictionary: what it is, and what each regulator calls it and asks of it. A field has an entry for
 * each part of the knowledge it belongs to, so that a part can be asked alone.
 */
export function fieldEntries(modules: readonly MarketModule[]): KnowledgeEntry[] {
  const marketFields = new Map<string, MarketField[]>()
  for (const market of modules) {
    for (const [id, regulatorField] of Object.entries(market.regulatorFields)) {
      const field = market.fields[id]
      if (field) marketFields.set(id, [...(marketFields.get(id) ?? []), { market, field, regulatorField }])
    }
  }
  const ofMarkets = [...marketFields].flatMap(([id, all]) =>
    knowledgeSourceIds.flatMap((knowledge) => {
      const own = all.filter(({ market }) => sourceOfMarket(market.code) === knowledge)
      return own.length === 0 ? [] : [entryOf(id, knowledge, own)]
    }),
  )
  const ofRecords = Object.entries(masterFields as Readonly<Record<string, Field>>).map(([id, field]) => ({
    ...blank,
    id: `field-master-${id}`,
    knowledge: 'hub' as const,
    title: `${field.label} (Master DI record)`,
    text: sentences([
      field.help ?? `${field.label} is a field of Master DI records`,
      field.regulatorNames && `Regulators call it ${field.regulatorNames}`,
      field.requiredMessage,
      ...limitsOf(field),
    ]),
    keywords: [id, 'field', 'master'],
    source: 'Data dictionary of this hub',
    screen: '/master-di/create',
  }))
  return [...ofMarkets, ...ofRecords]
}

const blank = { kind: 'field', url: null, asOf: null } as const

function entryOf(
  id: string,
  knowledge: KnowledgeSourceId,
  marketFields: readonly MarketField[],
): KnowledgeEntry {
  const [first] = marketFields
  const field = first?.field
  const label = first?.regulatorField.label ?? field?.label ?? id
  const help =
    marketFields.map(({ regulatorField }) => regulatorField.help).find((text) => text !== undefined) ??
    field?.help
  const countries = marketFields.map(({ market }) => countryOf(market.code))
  const single = marketFields.length === 1
  return {
    ...blank,
    id: `field-${knowledge}-${id}`,
    knowledge,
    markets: marketFields.map(({ market }) => market.code),
    title: single ? `${label} (${countries[0]})` : label,
    text: sentences([
      help ?? `${label} is a field of a submission for ${countries.join(', ')}`,
      ...marketFields.map(({ market, regulatorField }) => askedBy(market.code, regulatorField)),
      ...(field ? limitsOf(field, first?.regulatorField.maxLength) : []),
    ]),
    keywords: [id, 'field', ...marketFields.flatMap(({ market }) => namesOfMarket(market.code))],
    source: single
      ? `Data set of ${findMarket(first?.market.code ?? '')?.regulator ?? 'the regulator'}`
      : 'Data dictionary of this hub',
    screen: null,
  }
}

const onceRegistered: Partial<Record<NonNullable<RegulatorField['changeable']>, string>> = {
  no: ', and it may not change once registered',
  adds: ', and once registered it is only added to',
}

function askedBy(code: string, { id, needed, changeable }: RegulatorField): string {
  const duty = needed === true ? 'required' : needed === undefined ? 'asked for' : 'required in some cases'
  const named = id === undefined ? '' : ` as ${id}`
  const fixed = changeable === undefined ? '' : (onceRegistered[changeable] ?? '')
  return `${countryOf(code)}: ${duty}${named}${fixed}`
}

function limitsOf(field: Field, maxLength?: number): string[] {
  if (field.type === 'text' || field.type === 'long-text') {
    return [`At most ${maxLength ?? field.maxLength} characters`]
  }
  if (field.type === 'code' || field.type === 'codes') {
    const labels = field.codes.map(({ label }) => label)
    return labels.length > 0 && labels.length <= 12 ? [`Values: ${labels.join(', ')}`] : []
  }
  return []
}

const countryOf = (code: string): string => findMarket(code)?.country ?? code

const sentences = (parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => (/[.!?…]$/.test(part ?? '') ? part : `${part}.`))
    .join(' ')
