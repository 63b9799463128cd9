import { findMarket } from '#core/code-lists/markets.ts'
import type { Field } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import type { FieldUse, MarketModule } from '#core/markets/market.ts'
import type { KnowledgeEntry } from './entry.ts'
import { type KnowledgeSourceId, knowledgeSourceIds, sourceOfMarket } from './knowledge-sources.ts'
import { namesOfMarket } from './market-names.ts'

interface Use {
  readonly market: MarketModule
  readonly field: Field
  readonly use: FieldUse
}

/**
 * Every field of the dictionary: what it is, and what each regulator calls it and asks of it. A field has an entry for
 * each part of the knowledge it belongs to, so that a part can be asked alone.
 */
export function fieldEntries(modules: readonly MarketModule[]): KnowledgeEntry[] {
  const uses = new Map<string, Use[]>()
  for (const market of modules) {
    for (const [id, use] of Object.entries(market.uses)) {
      const field = market.fields[id]
      if (field) uses.set(id, [...(uses.get(id) ?? []), { market, field, use }])
    }
  }
  const ofMarkets = [...uses].flatMap(([id, all]) =>
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

function entryOf(id: string, knowledge: KnowledgeSourceId, uses: readonly Use[]): KnowledgeEntry {
  const [first] = uses
  const field = first?.field
  const label = first?.use.label ?? field?.label ?? id
  const help = uses.map(({ use }) => use.help).find((text) => text !== undefined) ?? field?.help
  const countries = uses.map(({ market }) => countryOf(market.code))
  const single = uses.length === 1
  return {
    ...blank,
    id: `field-${knowledge}-${id}`,
    knowledge,
    markets: uses.map(({ market }) => market.code),
    title: single ? `${label} (${countries[0]})` : label,
    text: sentences([
      help ?? `${label} is a field of a submission for ${countries.join(', ')}`,
      ...uses.map(({ market, use }) => askedBy(market.code, use)),
      ...(field ? limitsOf(field, first?.use.maxLength) : []),
    ]),
    keywords: [id, 'field', ...uses.flatMap(({ market }) => namesOfMarket(market.code))],
    source: single
      ? `Data set of ${findMarket(first?.market.code ?? '')?.regulator ?? 'the regulator'}`
      : 'Data dictionary of this hub',
    screen: null,
  }
}

function askedBy(code: string, { id, needed, changeable }: FieldUse): string {
  const duty = needed === true ? 'required' : needed === undefined ? 'asked for' : 'required in some cases'
  const named = id === undefined ? '' : ` as ${id}`
  const fixed = changeable === 'no' ? ', and it may not change once registered' : ''
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
