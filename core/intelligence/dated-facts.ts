import { globalRequirements, type MarketWithRequirements } from '#core/markets/requirements/index.ts'
import { type Duty, dutyLabels, type Milestone } from '#core/markets/requirements/requirement.ts'
import { impactOf } from './classify.ts'
import type { UpdateCategory, UpdatePriority } from './update-lists.ts'

/** What the hub knows by itself: dated facts, so that there is something to read before a feed was ever asked. */
export interface DatedFact {
  /** Stays the same whatever is corrected in its words. */
  readonly guid: string
  readonly title: string
  readonly summary: string
  /** YYYY-MM-DD; of what lies ahead the day it was looked up. */
  readonly publishedDate: string
  readonly country: string
  readonly category: UpdateCategory
  readonly priority: UpdatePriority
  readonly impact: string
  readonly tags: readonly string[]
  readonly source: string
}

interface Publication {
  readonly date: string
  readonly country: string
  readonly category: UpdateCategory
  readonly priority: UpdatePriority
  readonly title: string
  readonly summary: string
  readonly source: string
  readonly tags: readonly string[]
}

/** Laws, drafts and openings, each with the day its source names. Looked up on 2026-11-20. */
const publications: readonly Publication[] = [
  {
    ...{ date: '2016-12-02', country: 'KR', category: 'UDI', priority: 'medium' },
    title: 'Medical Device Act amended: UDI becomes law',
    summary: 'The amendment is the basis of UDI in Korea, which followed class by class from July 2019.',
    source: 'MFDS',
    tags: ['Medical Device Act', 'IMDIS'],
  },
  {
    ...{ date: '2021-05-01', country: 'TW', category: 'UDI', priority: 'medium' },
    title: 'Medical Devices Act in force',
    summary: 'UDI on the label follows from it, for implants of class III first.',
    source: 'TFDA',
    tags: ['Medical Devices Act'],
  },
  {
    ...{ date: '2021-06-28', country: 'CA', category: 'Guidelines', priority: 'low' },
    title: 'Consultation on a UDI system',
    summary: 'Open until 30 September 2021. No duty has followed from it so far.',
    source: 'Health Canada',
    tags: ['Consultation'],
  },
  {
    ...{ date: '2021-12-31', country: 'IN', category: 'UDI', priority: 'medium' },
    title: 'Date of the UDI duty withdrawn',
    summary: 'Rule 46 of the Medical Devices Rules no longer names 1 January 2022; a date is to be ordered.',
    source: 'CDSCO',
    tags: ['MDR 2017', 'Rule 46'],
  },
  {
    ...{ date: '2022-08-08', country: 'CO', category: 'UDI', priority: 'medium' },
    title: 'Resolution 1405 of 2022 on the semantic standard and UDI-DI',
    summary:
      'The report of UDI-DIs to INVIMA follows by risk class; the transition ended on 8 February 2026.',
    source: 'INVIMA',
    tags: ['Res. 1405/2022'],
  },
  {
    ...{ date: '2022-09-13', country: 'JP', category: 'UDI', priority: 'medium' },
    title: 'Notification 0913-2 on bar codes of medical devices',
    summary: 'How GS1 bar codes stand on packages, mandatory from 1 December 2022.',
    source: 'MHLW',
    tags: ['PMD Act', 'GS1'],
  },
  {
    ...{ date: '2024-04-23', country: 'MX', category: 'Guidelines', priority: 'low' },
    title: 'Draft standard NOM-137-SSA1-2024 on labels',
    summary: 'Labels may use bar codes or RFID; UDI is not mandatory in the draft.',
    source: 'COFEPRIS',
    tags: ['NOM-137-SSA1-2024', 'Draft'],
  },
  {
    ...{ date: '2025-03-24', country: 'AU', category: 'UDI', priority: 'high' },
    title: 'UDI rules of the Medical Devices Regulations begin',
    summary:
      'From this day the Regulations of 2002, as amended, ask for UDI, in steps by risk class from 1 July 2026.',
    source: 'TGA',
    tags: ['Medical Devices Regulations 2002', 'AusUDID'],
  },
  {
    ...{ date: '2025-11-27', country: 'EU', category: 'UDI', priority: 'high' },
    title: 'Decision (EU) 2025/2371: four modules of EUDAMED are functional',
    summary:
      'Published in the Official Journal. Actors, UDI and devices, certificates and market surveillance become mandatory on 28 May 2026.',
    source: 'European Commission',
    tags: ['Decision (EU) 2025/2371', 'EUDAMED'],
  },
  {
    ...{ date: '2026-02-20', country: 'CH', category: 'UDI', priority: 'medium' },
    title: 'swissdamed takes data from machine to machine',
    summary: 'Version 1.0 of the interface for UDI devices is open beside the upload of XML files.',
    source: 'Swissmedic',
    tags: ['swissdamed', 'M2M'],
  },
  {
    ...{ date: '2026-03-01', country: 'BR', category: 'UDI', priority: 'high' },
    title: 'Normative Instruction 426/2026 in force, SIUD open',
    summary: 'The UDI database takes UDI-DIs; the duty to send them begins in September 2029 with class IV.',
    source: 'ANVISA',
    tags: ['IN 426/2026', 'RDC 591/2021', 'SIUD'],
  },
  {
    ...{ date: '2026-05-08', country: 'GB', category: 'UDI', priority: 'medium' },
    title: 'Draft on UDI notified to the WTO',
    summary:
      'G/TBT/N/GBR/120 proposes UDI for all classes with GMDN as nomenclature, and names no date. Comments until 7 July 2026.',
    source: 'MHRA',
    tags: ['G/TBT/N/GBR/120', 'Draft'],
  },
]

const categoryOf: Readonly<Record<Duty, UpdateCategory>> = {
  data: 'UDI',
  label: 'UDI',
  'direct-marking': 'UDI',
  registration: 'Registration',
  tracking: 'Post-Market',
}
const priorityOf = ({ duty, toBeConfirmed }: Milestone): UpdatePriority => {
  if (toBeConfirmed) return 'low'
  return duty === 'data' || duty === 'label' ? 'high' : 'medium'
}

/** Milestones of all markets and publications, the oldest first; of what lies ahead the nearest last. */
export const datedFacts: readonly DatedFact[] = [
  ...globalRequirements
    .flatMap((market) => market.requirements.milestones.map((milestone) => ({ market, milestone })))
    .sort((a, b) => b.milestone.date.localeCompare(a.milestone.date))
    .map(({ market, milestone }) => factOf(market, milestone)),
  ...publications.map(({ date, ...fact }) => ({
    ...fact,
    guid: `publication:${fact.country}:${date}`,
    publishedDate: date,
    impact: impactOf(fact.category),
  })),
].sort((a, b) => a.publishedDate.localeCompare(b.publishedDate))

function factOf(
  { code, country, regulator, requirements }: MarketWithRequirements,
  milestone: Milestone,
): DatedFact {
  const { database, legalBasis, source, asOf } = requirements
  const { date, duty, scope, note, toBeConfirmed } = milestone
  const first = firstDayOf(date)
  const isAhead = first > asOf
  const sentences = [
    `${country}: duty "${dutyLabels[duty]}" for ${scope}, ${date}.`,
    note && `${note.replace(/\.$/, '')}.`,
    database && duty === 'data' && `The database is ${database}.`,
    `Legal basis: ${legalBasis.join(', ')}.`,
    toBeConfirmed && 'Sources differ, or only one says so: look it up before relying on the day.',
    `Looked up on ${asOf} (${source}).`,
  ]
  return {
    guid: `milestone:${code}:${date}:${duty}:${scope}`,
    title: `${dutyLabels[duty]}: ${scope}, ${isAhead ? 'from' : 'since'} ${date}`,
    summary: sentences.filter(Boolean).join(' '),
    publishedDate: isAhead ? asOf : first,
    country: code,
    category: categoryOf[duty],
    priority: priorityOf(milestone),
    impact: scope,
    tags: ['UDI', dutyLabels[duty], ...legalBasis].slice(0, 6),
    source: regulator,
  }
}

/** The first day a date of any precision means. */
function firstDayOf(date: string): string {
  return `${date}-01-01`.slice(0, 10)
}
