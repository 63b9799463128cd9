import { termsOfTable } from './question/full-vocabulary.ts'
import type { Reading } from './question/readings.ts'

/** What asks a market something its table of facts does not answer. */

/** By name, where the regulator is not meant. */
export const asksLaw = /\b(?:which|what) (?:law|act|regulation|legislation|decree|ordinance)\b/i

/** “IN 426 in force since when?” asks for the law. */
export const lawByNumber =
  /\b(?:IN|NOM|Decree|Resolution|Resolución|Notice|Order|Announcement|Disp\w*|MDS-\w+)[ -]?(?:n\W*)?\d/

/** In which language a label is, the facts do not say. */
export const ofLanguage =
  /\b(?:spanish|portuguese|arabic|french|german|english|turkish|chinese|japanese|korean) (?:labels?|labelling|language|text|translations?|instructions?|ifus?)\b/i

/** “When is the conference of the TGA?” */
export const ofEvent = /\b(?:conference|meeting|webinar|seminar|workshop|exhibition|holiday|strike)s?\b/i

/** Who is responsible for an entry is no authority. */
export const ofEntry =
  /\b(?:data|records?|entr(?:y|ies)|submissions?|uploads?|uploading|registration|siud|udid?)\b/i

/** “What does a class II device need there?”, “Which class is a syringe there?” */
export const asksNeeds = /\bwhat does\b.*\bneed\b|\bwhich class is\b/i

/** “By when must a record be submitted?” */
export const asksTiming = /\bwhen\b.*\b(?:must|need|needs|has to|have to|should|due)\b/i

/** “We ship custom devices there. Do they need a UDI?”: what holds for devices in general says nothing of these. */
const specialKinds = termsOfTable(
  'custom-made investigation exempt procedure-pack kit component software legacy',
)
export const isOfSpecialKind = ({ isAnaphoric, helping }: Reading): boolean =>
  isAnaphoric && [...helping].some((term) => specialKinds.has(term))
