import { termsOfTable } from '../question/full-vocabulary.ts'
import type { Understood } from '../question/understand.ts'

/** What is asked of a device that the question names. */
export type DeviceQuestion =
  | { readonly about: 'standing' | 'refusal' | 'history' | 'certificates' | 'dates' | 'approval' }
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

const certificateWords = words('certificate expire expired valid qms')
const approvalWords = words('approve approver pending my-decision decide assign self')
const pastWords = words(
  'sent send submit register registered refused reject answer file-made export accept unanswered create generate',
)
const stageWords = words(
  'stage ready not-ready missing gap registered register not-registered refused reject sent send submit unanswered answer not-begun begin out-of-date up-to-date valid validate file-made no-file export draft error finding to-do where delete fill accept ready-to-send resend fix carry-over inactive readiness search why-not problem result compare difference open wait wrong active complete upload generate xml begun',
)

/** Every other word means that something else is asked. */
const around = words(
  'device record my market data udi hub name number eudamed gudid nmpa swissmedic swissdamed fda ausudid mdr ivdr screen regulator system portfolio regulatory medical regulation possible submission target first law who new registered version file field tool app database change mandatory without not have made due when why reason how report again after howmany length howlong year company get today has still current use look code end request responsible only done more old history progress outstanding label notified-body expiry-reminder quality management see check self owner',
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

const isPast = (question: string) => /\b(was|were|did|has|have(?! to)|had|since|ago|been)\b/i.test(question)
const isHowTo = /\bhow (do|can|to|should|does) (i|we|you|one)\b/i

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
  const asked = new Set(
    [...terms].filter((term) => !/^\d+$/.test(term) && term !== 'ce' && term !== 'ce-mark'),
  )
  const has = (set: ReadonlySet<string>) => [...asked].some((term) => set.has(term))
  if (![...asked].every((term) => allowed.has(term)) || isHowTo.test(question)) return []
  if (asked.has('howmany') && (asked.has('sold') || asked.has('sell'))) return []
  if (asked.has('who') && asked.has('responsible')) return []
  // Where a device itself is made is not known; where its file is, is.
  if (asked.has('create') && !has(words('file xml submission version record')) && !asked.has('who')) return []
  const told: DeviceQuestion[] = []
  const fields = fieldsIn(question, asked, classes)
  if (fields.length > 0) told.push({ about: 'value', fields })
  if (asked.has('certificate') || has(words('expire expired'))) told.push({ about: 'certificates' })
  const isOfRefusal =
    (asked.has('why') || asked.has('reason') || asked.has('error')) && has(words('refused reject'))
  const isOfApproval =
    has(approvalWords) ||
    asked.has('change') ||
    (asked.has('difference') && (asked.has('version') || asked.has('history')))
  const isOfPast =
    (asked.has('howlong') && asked.has('unanswered')) ||
    ((asked.has('when') || asked.has('who') || asked.has('howlong')) && has(pastWords) && isPast(question))
  const asksWhen = asked.has('when') || asked.has('due')
  if (isOfApproval) told.push({ about: 'approval' })
  if (isOfRefusal) told.push({ about: 'refusal' })
  else if (isOfPast) told.push({ about: 'history' })
  else if (asksWhen && !isOfApproval && !told.some(({ about }) => about === 'certificates')) {
    const isOver = isPast(question) && !asked.has('mandatory') && !asked.has('due')
    const isOpen = asked.has('open') || asked.has('to-do') || asked.has('delete')
    told.push({ about: isOpen ? 'standing' : isOver ? 'history' : 'dates' })
  }
  // How long something takes, nobody here knows.
  if (asked.has('howlong') && !isOfPast && !has(certificateWords)) return []
  const isOfStage = has(stageWords) && !isOfRefusal && !isOfPast && !asksWhen && !asked.has('certificate')
  if (told.length === 0 || isOfStage) told.push({ about: 'standing' })
  return told
}

function fieldsIn(question: string, asked: ReadonlySet<string>, classes: readonly string[]): string[] {
  const named = (table: Readonly<Record<string, string>>) =>
    Object.entries(table).flatMap(([term, field]) => (asked.has(term) ? [field] : []))
  const fields = [...(classes.length > 0 ? ['riskClass'] : []), ...named(fieldTerms)]
  const loose = isOfLoose.test(question) ? named(looseFields) : []
  return [...new Set([...fields, ...loose])]
}
