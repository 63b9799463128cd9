import { currentFactOf, dataDates, type KeywordReply } from './keyword-reply.ts'
import type { KnowledgeSourceId } from './knowledge-sources.ts'

export interface RegbotReply extends KeywordReply {
  /** Whose knowledge it is: with another one chosen it is not asked. */
  readonly knowledge: KnowledgeSourceId
}

/** What RegBot answers by itself, in the specified order (document 3, section 9); today's fact follows (S3-OPEN-14). */
export const regbotReplies: readonly RegbotReply[] = [
  {
    id: 'fda-udi',
    market: 'US',
    words: [['fda', 'udi']],
    knowledge: 'fda',
    text: `The UDI compliance dates of the FDA depend on the class. The rule sets these dates for label and data:\n• Class III devices: September 24, 2014\n• Class II devices: September 24, 2016\n• Class I devices: September 24, 2018\nWhat is enforced, for data in GUDID:\n${dataDates('US')}`,
    current: currentFactOf('US'),
  },
  {
    id: 'eudamed',
    market: 'EU',
    words: [['eudamed'], ['eu mdr']],
    knowledge: 'eu',
    text: `Registration in EUDAMED takes these steps:\n1. Register as an actor and get the SRN.\n2. Assign the Basic UDI-DI and the UDI-DI through an issuing entity.\n3. Prepare the 188+ data fields of the device.\n4. Check and submit them, by form or as XML.\n5. Keep them up to date.\nTimelines:\n${dataDates('EU')}`,
    current: currentFactOf('EU'),
  },
  {
    id: 'china',
    market: 'CN',
    words: [['nmpa'], ['china']],
    knowledge: 'nmpa',
    text: `China has introduced UDI in phases since 2019, when the rules and the pilot began:\n${dataDates('CN')}`,
    current: currentFactOf('CN'),
  },
]

/** What every reply of the table above cites, and how sure it is said to be (S3-9-26, S3-9-27). */
export const regbotReplySources = [
  {
    title: 'FDA guidance: Unique Device Identification System',
    url: 'https://www.fda.gov/medical-devices/device-advice-comprehensive-regulatory-assistance/unique-device-identification-system-udi-system',
  },
  { title: 'EU MDR Article 27', url: 'https://eur-lex.europa.eu/eli/reg/2017/745/oj' },
  { title: 'ISO 13485:2016', url: 'https://www.iso.org/standard/59752.html' },
] as const
export const regbotReplyConfidence = 85

/** Clicked, they fill the input. */
export const regbotSuggestions = [
  'What are the FDA UDI compliance dates by device class?',
  'How do I register a device in EUDAMED under the EU MDR?',
  'What is the UDI timeline of the NMPA in China?',
  'Where does ISO 13485 ask for UDI?',
] as const

export const confidenceTones = ['green', 'yellow', 'red'] as const
export type ConfidenceTone = (typeof confidenceTones)[number]

export function confidenceTone(confidence: number): ConfidenceTone {
  if (confidence >= 80) return 'green'
  return confidence >= 60 ? 'yellow' : 'red'
}

export const categories = ['FDA', 'EU MDR', 'NMPA', 'ISO Standards', 'General'] as const
export type Category = (typeof categories)[number]

/** The first whose words are in the question; EU counts as a word alone, not in “reuse” (S3-OPEN-19). */
const categoryWords: readonly (readonly [Category, RegExp])[] = [
  ['FDA', /\bfda\b/],
  ['EU MDR', /\beu\b|\beudamed\b/],
  ['NMPA', /\bnmpa\b|\bchina\b/],
  ['ISO Standards', /\biso(?![a-z])/],
]

export function categoryOf(question: string): Category {
  const asked = question.toLowerCase()
  return categoryWords.find(([, words]) => words.test(asked))?.[0] ?? 'General'
}
