import { issuingEntities } from '#core/identifiers/issuing-entities.ts'
import { guideSteps } from '#core/markets/requirements/guide.ts'
import { lookedUp } from '#core/markets/requirements/requirement.ts'
import { standards } from '#core/markets/requirements/standards.ts'
import { type KnowledgeEntry, lawOf } from './entry.ts'
import type { KnowledgeSourceId } from './knowledge-sources.ts'

const screens: Readonly<Record<(typeof guideSteps)[number]['id'], string>> = {
  devices: '/master-di/bulk-upload',
  records: '/master-di/records',
  submission: '/submissions',
  basicUdi: '/gmn-generator',
  validate: '/validation',
  download: '/export',
  others: '/readiness',
}

/** The way through the hub, step by step. */
const steps: readonly KnowledgeEntry[] = guideSteps.map(({ id, title, text }) => ({
  id: `guide-${id}`,
  kind: 'guide',
  knowledge: 'hub',
  title,
  text,
  keywords: ['how', 'guide', 'step'],
  source: 'Implementation guide of this hub',
  screen: screens[id],
  url: null,
  asOf: null,
}))

const knowledgeOf = (name: string): KnowledgeSourceId => {
  if (/ISO/.test(name)) return 'iso'
  if (/\(EU\)/.test(name)) return 'eu'
  return /CFR/.test(name) ? 'fda' : 'hub'
}

const ofStandards: readonly KnowledgeEntry[] = standards.flatMap(({ items }) =>
  items.map(({ name, about }) => ({
    id: `standard-${name}`,
    kind: 'standard' as const,
    knowledge: knowledgeOf(name),
    title: name,
    text: `${name}: ${about}.`,
    keywords: ['standard', 'norm', 'about'],
    source: name,
    screen: '/?tab=compliance',
    url: lawOf(name),
    asOf: lookedUp,
  })),
)

const entities: readonly KnowledgeEntry[] = [
  {
    id: 'issuing-entities',
    kind: 'standard',
    knowledge: 'eu',
    title: 'Issuing entities of the EU',
    text: `The EU has designated four issuing entities: ${issuingEntities
      .filter(({ code }) => code !== 'EUDAMED')
      .map(
        ({ code, name, basicUdiDiName }) =>
          `${code === name ? name : `${code} (${name})`} with its ${basicUdiDiName}`,
      )
      .join('; ')}.`,
    keywords: ['issuing', 'entity', 'agency', 'designated', 'barcode'],
    source: 'Commission Implementing Decision (EU) 2019/939',
    screen: '/gmn-generator',
    url: null,
    asOf: lookedUp,
  },
]

export const guideEntries = (): KnowledgeEntry[] => [...steps, ...ofStandards, ...entities]
