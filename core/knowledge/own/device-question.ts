import { patternBetween, patternOf } from '#core/text/patterns.ts'
import { termsOfTable } from '../question/full-vocabulary.ts'
import type { Understood } from '../question/understand.ts'

/** What is asked of a device that the question names. */
export type DeviceQuestion =
  | { readonly about: 'standing' | 'refusal' | 'history' | 'certificates' | 'approval' | 'trail' }
  | { readonly about: 'dates'; readonly duty: 'label' | 'direct-marking' | null }
  | { readonly about: 'value'; readonly fields: readonly string[] }

const words = termsOfTable

/** Fields of a record by what people call them. */
const fieldTerms: Readonly<Record<string, string>> = {
  'risk-class': 'riskClass',
  ivd: 'riskClass',
  emdn: 'emdnCode',
  nomenclature: 'emdnCode',
  'udi-di': 'udiDi',
  'primary-di': 'udiDi',
  gtin: 'udiDi',
  manufacturer: 'manufacturerName',
  'intended-use': 'intendedUse',
  description: 'deviceDescription',
  family: 'deviceFamily',
  model: 'modelNumber',
  catalogue: 'catalogueNumber',
  'trade-name': 'brandName',
  implantable: 'implantableDevice',
  sterile: 'sterile',
  'single-use': 'singleUse',
  reusable: 'reusableDevice',
  software: 'softwareDevice',
  latex: 'containsLatex',
  'basic-udi-di': 'basicUdiDi',
  srn: 'srn',
}

/** Fields of a record that are asked for in so many words. */
const statedBy: Readonly<Record<string, RegExp>> = {
  shelfLife: /\bshelf[ -]?life\b/i,
  containsMedicinalSubstance: /\bmedicinal substances?\b/i,
  containsAnimalTissue: /\banimal tissues?\b/i,
  containsHumanTissue: /\bhuman tissues?\b/i,
  containsNanoMaterial: /\bnano[ -]?materials?\b/i,
  measuringFunction: /\bmeasuring function\b/i,
  quantityPerPackage: /\bquantity per package\b/i,
}

/** These ask for a value only where the question says so. */
const looseFields: Readonly<Record<string, string>> = {
  version: 'versionNumber',
  target: 'targetCountries',
  sell: 'targetCountries',
  sold: 'targetCountries',
  market: 'targetCountries',
}
const isOfLoose =
  /\b(which|what|how many) (version|markets?|countr|target|jurisdiction)|\b(sell|sold|target|aimed|meant|intended|planned|where is it)\b/i

const isOfVersions = /\b(?:which|what|how many|all|list|older|earlier|previous) (?:the )?versions\b/i

/** Under which law a device is, its class says. */
const isOfLaw =
  /\b(?:which|what) (?:(?:eu|european) )?(?:regulation|law|legislation|directive)\b|\b(?:mdr or ivdr|ivdr or mdr|under the (?:mdr|ivdr)|an? (?:mdr|ivdr) device)\b/i

const certificateWords = words('certificate expire expired valid qms')
const approvalWords = words('approve approver pending my-decision decide assign self')
const pastWords = words(
  'sent send submit register registered refused reject answer file-made export accept unanswered create generate',
)
const stageWords = words(
  'stage ready not-ready missing gap registered register not-registered refused reject sent send submit unanswered answer not-begun begin out-of-date up-to-date valid validate file-made no-file export draft error finding to-do where delete fill accept ready-to-send resend fix carry-over inactive readiness search why-not problem result compare difference open wait wrong active complete upload generate xml begun',
)

const trailWords = words('audit-trail work')

/** Every other word means that something else is asked. */
const around = words(
  'device record my market data udi hub name number eudamed gudid nmpa swissmedic swissdamed fda ausudid mdr ivdr screen regulator system portfolio regulatory medical regulation possible submission target first law who new registered version file field tool app database change mandatory without not have made due when why reason how report again after howmany length howlong year company get today has still current use look code end request responsible only done more old history progress outstanding label notified-body expiry-reminder quality management see check self owner fall law legislation return after before anywhere nowhere late early already force back full correct ok problem work wait anything something everything still yet left point blame reason message exact country place report identical same match newer',
)
const allowed: ReadonlySet<string> = new Set([
  ...around,
  ...stageWords,
  ...certificateWords,
  ...approvalWords,
  ...pastWords,
  ...Object.keys(fieldTerms),
  ...Object.keys(looseFields),
])

/** “Sent when?” asks of what is over. */
const isDoneWhen = patternOf(
  /\b(?:sent|submitted|registered|refused|rejected|exported|approved|answered|accepted) (?:on )?(?:when|(?:which|what) (?:day|date))\b/i,
  /\bwhen (?:sent|submitted|refused|rejected|exported|approved|answered|accepted)\b/i,
)
/** Who did what last with a device, and what happened to it. */
const isOfTrail = patternOf(
  /\b(?:last|latest|most recent|recent)(?:ly)? (?:\w+ )?(?:chang\w*|edit\w*|activit\w*|update[sd]?|modif\w*|entr(?:y|ies)|action|thing|event)s?\b/i,
  /\b(?:changed|edited|touched|modified|updated|created) (?:\w+ )*(?:last|lately|recently)\b/i,
  /\blast (?:changed|edited|touched|modified|updated|worked)\b/i,
  /\b(?:change|audit|edit) (?:history|trail|log)\b/i,
  /\bwho (?:\w+ )?(?:changed|edited|touched|modified|updated|created|added|entered|made|set up|worked on|deleted)\b/i,
  /\bwhen (?:was|were|did) (?:.*\b)?(?:created|changed|edited|added|entered|modified|updated|create|change|edit|add|enter)\b/i,
  /\bwhat (?:has )?happened (?:to|with)\b/i,
)
const ofTrail = /^(?:last|latest|recent|happen|activity|touch|entry|event|add)$/

const isPast = (question: string) =>
  isDoneWhen.test(question) ||
  /\bwho (?:\w+ )?(?:sent|submitted|exported|uploaded|made|generated|registered|created|refused|rejected|accepted|answered)\b/i.test(
    question,
  ) ||
  /\bis\b.*\b(?:sent|submitted|registered|refused|uploaded)\b.*\bwhen\b/i.test(question) ||
  /\b(was|were|did|has|(?<!\bdo (?:we|i) )have(?! to)|had|since|ago|been)\b/i.test(question)
const isHowTo = /\bhow (do|can|to|should|does) (i|we|you|one)\b/i

/** What would be, or will be after something else, the hub’s data does not tell. */
const isSupposed = patternOf(
  /\b(?:will|would|shall) (?:it|this|that|they|the|he|she|[\w-]+) (?:\w+ )?(?:be|show|get|become|stay|have|appear|go|need|change|count|still|remain|turn)\b/i,
  /\b(?:after|once|if|when|as soon as|until) (?:we|i|you|it is|they|somebody|the notified body)\b.*\b(?:will|would|can|does|do|is|must|should|has to)\b/i,
  /\b(?:what|how|which|who|where|when|why)\b.*\b(?:when|if|once|after|before) (?:we|i|you|they)\b/i,
)

/** What a register or a person will do, and when. */
export const isToCome = patternOf(
  /(?<!\bwho )\bwill\b.*\b(?:answer|respond|reply|react|accept|approve|confirm|decide|refuse|reject|register|publish|process|finish|send (?:its|the|an|us|their)|(?:be|get|become|have been) (?:answered|accepted|approved|confirmed|decided|refused|rejected|registered|published|processed|finished|done|ready|sent))\b/i,
  /\bgoing to (?:be |get )?(?:answer|respon|reply|accept|approv|confirm|decid|refus|reject|register|publish|process|finish|object|complain|like)\w*/i,
  /\b(?:expect|predict|forecast|estimat|guess)\w*\b/i,
  /\bhow (?:many (?:hours|days|weeks)|long|soon)\b.*\b(?:until|till|before)\b.*\b(?:answers?|responds?|repl(?:y|ies)|accepts?|confirms?|decides?)\b/i,
)

const heldThere = patternOf(
  /\b(?:eudamed|gudid|swissdamed|nmpa|fda|register|regulator|authority)\b.*\b(?:has|have|hold|holds|know|knows|show|shows|see|sees)\b/i,
  /\b(?:does|do|did) (?:the )?(?:eudamed|gudid|swissdamed|nmpa|fda|register|regulator|authority)\b/i,
  /\b(?:registered|known|stored|shown) (?:in|at|by|with) (?:eudamed|gudid|swissdamed|the register)\b/i,
)

/** Goods, money, sales and use are kept elsewhere. */
const outside = patternBetween(
  /\b/i,
  [
    /warehouses?|stock|stocks|stockpile|inventory|depots?|shipments?|pallets?|lots|batch(?:es)?/i,
    /serial numbers?|hospitals?|clinics?|patients?|customers?|complain\w*|competitors?|prices?/i,
    /costs?|revenue|turnover|sales|margin|factory|factories|production line|operators? manual/i,
    /weighs?|weight|colou?rs?|incidents?|recall(?:s|ed)?|contact (?:person|partner)s?/i,
    /(?:our|the|my) contact(?! lens)|opinions?|how (?:likely|probable)|likelihood|probability/i,
    /(?:the )?(?:chances?|odds) (?:that|of|for|are)|what do you (?:think|believe|say)/i,
    /well[- ](?:written|phrased|made|chosen)/i,
  ],
  /\b/i,
)
export const isOutside = (question: string): boolean => outside.test(question)

/** All that is asked of a device; nothing where a word asks something the hub does not know of it. */
export function deviceQuestionsOf({
  question,
  terms,
  withinDays,
  year,
  ids,
  classes,
}: Understood): readonly DeviceQuestion[] {
  if (withinDays !== null || year !== null || ids.length > 0) return []
  if (
    /\bhow (?:many|much)\b.*\b(?:sell|sold|sales|ship|shipped|deliver|delivered|produce|produced|make|made|bought)\b/i.test(
      question,
    )
  )
    return []
  if (/^\W*(?:would|should|might) (?!you\b|i\b|we\b)/i.test(question)) return []
  if (isSupposed.test(question) || isToCome.test(question) || isOutside(question)) return []
  // Whether it is of that kind no record tells.
  if (/\b(?:contact lens|spectacles?|custom-made|legacy) (?:date|deadline|rule|duty)/i.test(question))
    return []
  const stated = Object.entries(statedBy).filter(([, pattern]) => pattern.test(question))
  if (stated.length > 0 && !isHowTo.test(question))
    return [{ about: 'value', fields: stated.map(([field]) => field) }]
  const asked = new Set(
    [...terms].filter(
      (term) =>
        !/^\d+$/.test(term) &&
        !['ce', 'ce-mark', 'accord'].includes(term) &&
        !(isOfTrail.test(question) && (ofTrail.test(term) || trailWords.has(term))) &&
        !(term === 'existing' && /\bexists?\b|\balready upload/i.test(question)),
    ),
  )
  const has = (set: ReadonlySet<string>) => [...asked].some((term) => set.has(term))
  if (![...asked].every((term) => allowed.has(term)) || isHowTo.test(question)) return []
  if (asked.has('howmany') && (asked.has('sold') || asked.has('sell'))) return []
  if (asked.has('who') && asked.has('responsible')) return []
  // Where a device itself is made is not known; where its file is, is.
  if (asked.has('create') && !has(words('file xml submission version record')) && !asked.has('who')) return []
  // Who is whose colleague at a register or an authority, nobody here knows.
  if (/\bwho (?:at|in|from|of|within)\b|\bwho (?:handles?|deals?|looks? after)\b/i.test(question)) return []
  const told: DeviceQuestion[] = []
  const fields = fieldsIn(question, asked, classes)
  // Which version a register has, the number of the record’s does not say.
  const isOfRegister = fields.includes('versionNumber') && heldThere.test(question)
  if (isOfRegister) told.push({ about: 'standing' })
  else if (fields.length > 0) told.push({ about: 'value', fields })
  const isOfBody = asked.has('notified-body') && /\b(?:who|which|what|whose)\b/i.test(question)
  if (asked.has('certificate') || isOfBody || has(words('expire expired')))
    told.push({ about: 'certificates' })
  const isOfRefusal =
    (asked.has('why') || asked.has('reason') || asked.has('error')) && has(words('refused reject'))
  const isOfApproval =
    has(approvalWords) ||
    asked.has('change') ||
    (asked.has('difference') && (asked.has('version') || asked.has('history')))
  const isOfPast =
    (asked.has('howlong') && asked.has('unanswered')) ||
    ((asked.has('when') || asked.has('who') || asked.has('howlong')) && has(pastWords) && isPast(question))
  const asksWhen = asked.has('when') || asked.has('due') || asked.has('late')
  const isOfTrailing = isOfTrail.test(question) && !(asked.has('create') && has(words('file xml submission')))
  if (isOfTrailing && (asked.has('create') || !isOfApproval))
    return fields.length > 0 ? [] : [{ about: 'trail' }]
  if (isOfApproval) told.push({ about: 'approval' })
  if (isOfTrailing) told.push({ about: 'trail' })
  if (isOfRefusal) told.push({ about: 'refusal' })
  else if (isOfPast) told.push({ about: 'history' })
  else if (asksWhen && !isOfApproval && !told.some(({ about }) => about === 'certificates')) {
    const isOver =
      isPast(question) &&
      !['mandatory', 'due', 'late'].some((term) => asked.has(term)) &&
      classes.length === 0
    const isOpen = asked.has('open') || asked.has('to-do') || asked.has('delete')
    const duty = asked.has('direct-marking') ? 'direct-marking' : asked.has('label') ? 'label' : null
    told.push(isOpen || isOver ? { about: isOpen ? 'standing' : 'history' } : { about: 'dates', duty })
  }
  // How long something takes, nobody here knows.
  if (asked.has('howlong') && !isOfPast && !has(certificateWords)) return []
  const isOfStage = has(stageWords) && !isOfRefusal && !isOfPast && !asksWhen && !asked.has('certificate')
  if (told.length === 0 || isOfStage) told.push({ about: 'standing' })
  return isAnswered(asked, told) ? told : []
}

/** A reason or a person is asked for: something of what is told has to be one. */
function isAnswered(asked: ReadonlySet<string>, told: readonly DeviceQuestion[]): boolean {
  const hasAny = (...about: readonly string[]) => told.some((one) => about.includes(one.about))
  if ((asked.has('why') || asked.has('reason')) && !hasAny('standing', 'refusal', 'approval', 'history'))
    return false
  const isOfMaker = told.some((one) => one.about === 'value' && one.fields.includes('manufacturerName'))
  if (asked.has('who') && asked.has('create')) return hasAny('approval', 'history')
  return !asked.has('who') || isOfMaker || hasAny('certificates') || hasAny('approval', 'history', 'standing')
}

function fieldsIn(question: string, asked: ReadonlySet<string>, classes: readonly string[]): string[] {
  const named = (table: Readonly<Record<string, string>>) =>
    Object.entries(table).flatMap(([term, field]) => (asked.has(term) ? [field] : []))
  const fields = [...(classes.length > 0 ? ['riskClass'] : []), ...named(fieldTerms)]
  if (fields.length === 0 && isOfLaw.test(question)) fields.push('riskClass')
  const loose = isOfLoose.test(question) ? named(looseFields) : []
  const some = isOfVersions.test(question)
    ? loose.map((field) => (field === 'versionNumber' ? 'versions' : field))
    : loose
  return [...new Set([...fields, ...some])]
}
