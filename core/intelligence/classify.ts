import { fold } from '#core/text/fold.ts'
import { type UpdateCategory, type UpdatePriority, updateCountries } from './update-lists.ts'

/** What an entry of a feed is about, told by its words. */

interface Wording<T> {
  readonly is: T
  /** Any of them, at the beginning of a word; a trailing dot means the word ends there. */
  readonly words: readonly string[]
}

/** The first that fits is it: what is special stands before what is general. */
const categories: readonly Wording<UpdateCategory>[] = [
  {
    is: 'UDI',
    words: ['udi.', 'unique device ident', 'eudamed', 'gudid', 'ausudid', 'siud.', 'swissdamed', 'udid'],
  },
  { is: 'AI Assessment', words: ['ai assessment', 'ai act', 'assessment of ai', 'assessment of artificial'] },
  { is: 'AI/ML', words: ['artificial intelligence', 'machine learning', 'ai.', 'ai-enabled', 'ai/ml'] },
  { is: 'Cybersecurity', words: ['cybersecurity', 'cyber security', 'vulnerabilit', 'ransomware'] },
  {
    is: 'Digital Health',
    words: ['digital health', 'telehealth', 'telemedicine', 'health app', 'ehealth', 'wearable'],
  },
  { is: 'ASEAN', words: ['asean'] },
  { is: 'GCC', words: ['gcc.', 'gulf cooperation', 'gulf health'] },
  { is: 'Import Licensing', words: ['import licen', 'importer licen', 'import permit'] },
  { is: 'Import', words: ['import.', 'imports.', 'importer', 'importation', 'customs'] },
  { is: 'Inspection', words: ['inspection', 'warning letter', 'form 483', 'unannounced audit'] },
  {
    is: 'Post-Market',
    words: [
      'recall',
      'field safety',
      'safety alert',
      'safety communication',
      'safety notice',
      'safety roundup',
      'vigilance',
      'adverse event',
      'post-market',
      'postmarket',
      'market action',
      'product defect',
      'early alert',
      'medwatch',
      'hazard',
      'surveillance',
      'ruckruf',
      'sicherheitsinformation',
      'recolhimento',
    ],
  },
  {
    is: 'Clinical Trials',
    words: ['clinical trial', 'clinical investigation', 'clinical stud', 'clinical evidence'],
  },
  { is: 'GMP', words: ['gmp.', 'good manufacturing', 'cgmp'] },
  {
    is: 'Quality Management',
    words: ['quality management', 'qmsr', 'iso 13485', 'mdsap', 'quality system'],
  },
  { is: 'Software', words: ['software', 'samd.', 'firmware', 'mdsw'] },
  { is: 'Classification', words: ['classification', 'reclassif', 'borderline', 'class change'] },
  { is: 'Innovation', words: ['innovat', 'breakthrough', 'sandbox', 'pilot program'] },
  {
    is: 'Registration',
    words: [
      'registration',
      'licen',
      'listing',
      'marketing authori',
      'premarket',
      '510(k)',
      'pma.',
      'de novo',
      'notified bod',
      'certificat',
      'conformity assessment',
    ],
  },
  {
    is: 'Guidelines',
    words: [
      'guidance',
      'guideline',
      'mdcg',
      'standard',
      'consultation',
      'regulation',
      'draft',
      'q&a',
      'leitfaden',
    ],
  },
]

const priorities: readonly Wording<UpdatePriority>[] = [
  {
    is: 'high',
    words: [
      'recall',
      'urgent',
      'safety alert',
      'safety notice',
      'field safety',
      'early alert',
      'warning letter',
      'class i.',
      'class 1.',
      'serious injur',
      'death',
      'deadline',
      'mandatory',
      'obligat',
      'enters into force',
      'entry into force',
      'date of application',
      'becomes applicable',
      'prohibit',
      'suspen',
      'withdraw',
      'ruckruf',
    ],
  },
  {
    is: 'low',
    words: [
      'webinar',
      'newsletter',
      'workshop',
      'conference',
      'vacanc',
      'job.',
      'minutes of',
      'agenda',
      'save the date',
      'speech',
      'podcast',
      'holiday',
      'daily update',
      'udid_day_update',
      'udid_',
    ],
  },
]

/** What tells that an entry is about devices, where a feed tells of other things as well. */
const aboutDevices = [
  'device',
  'diagnostic',
  'ivd.',
  'ivdr',
  'mdr.',
  'mdcg',
  'eudamed',
  'udi.',
  '2017/745',
  '2017/746',
  '510(k)',
  'implant',
  'medizinprodukt',
  'produtos para saude',
  'dispositiv',
]

/** Which part of the work it touches. */
const impacts: Readonly<Record<UpdateCategory, string>> = {
  'AI/ML': 'Technical documentation of devices with learning functions',
  'Digital Health': 'Connected and digital products',
  UDI: 'Identifiers, labels and data in UDI databases',
  'Post-Market': 'Devices on the market: check whether yours are concerned',
  Cybersecurity: 'Security of devices with software or connections',
  Guidelines: 'Interpretation of requirements: compare with your procedures',
  Classification: 'Risk class, and the route that follows from it',
  'Clinical Trials': 'Clinical evidence and investigations',
  Software: 'Software, alone or in a device',
  GMP: 'Manufacturing sites and their controls',
  Registration: 'Registrations, licences and certificates',
  Import: 'Importers and shipments',
  ASEAN: 'Registrations in ASEAN member states',
  Inspection: 'Readiness of sites for inspections',
  GCC: 'Registrations in Gulf states',
  'AI Assessment': 'Conformity assessment of devices with AI',
  'Quality Management': 'The quality management system',
  'Import Licensing': 'Import licences and their holders',
  Innovation: 'New routes and programmes for innovative devices',
}
export const impactOf = (category: UpdateCategory): string => impacts[category]

export interface FeedEntryText {
  readonly title: string
  readonly summary: string
  readonly tags: readonly string[]
}

export interface Classified {
  readonly category: UpdateCategory
  readonly priority: UpdatePriority
  readonly impact: string
}

/** By the title first: a summary mentions much that it is not about. */
export function classify(entry: FeedEntryText, otherwise: UpdateCategory = 'Guidelines'): Classified {
  const title = fold([entry.title, ...entry.tags].join(' | '))
  const whole = `${title} | ${fold(entry.summary)}`
  const category = firstOf(categories, title) ?? firstOf(categories, whole) ?? otherwise
  return {
    category,
    priority: firstOf(priorities, title) ?? firstOf(priorities, whole) ?? 'medium',
    impact: impactOf(category),
  }
}

export const isAboutDevices = ({ title, summary, tags }: FeedEntryText): boolean =>
  saysOneOf(fold([title, ...tags, summary].join(' | ')), aboutDevices)

/** Of a feed that tells of many countries: the one its title names first, else none. */
export function countryNamedIn(title: string): string | undefined {
  const folded = fold(title)
  const places = updateCountries
    .map(({ code, country }) => ({ code, at: placeOf(folded, `${fold(country)}.`) }))
    .filter(({ at }) => at >= 0)
  return places.sort((a, b) => a.at - b.at)[0]?.code
}

const firstOf = <T>(table: readonly Wording<T>[], folded: string): T | undefined =>
  table.find(({ words }) => saysOneOf(folded, words))?.is

const saysOneOf = (folded: string, words: readonly string[]): boolean =>
  words.some((word) => placeOf(folded, word) >= 0)

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

function placeOf(folded: string, word: string): number {
  const ends = word.endsWith('.')
  const sought = ends ? word.slice(0, -1) : word
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + 1)) {
    if (isLetter(folded[at - 1])) continue
    if (!ends || !isLetter(folded[at + sought.length])) return at
  }
  return -1
}

/** Whether a text says a word a person wrote: anywhere at the beginning of a word, accents and case aside. */
export const mentions = (folded: string, keyword: string): boolean =>
  placeOf(folded, fold(keyword.trim())) >= 0
