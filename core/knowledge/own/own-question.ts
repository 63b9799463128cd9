import type { Reading } from '../question/readings.ts'
import { devicesOf } from './device-lists.ts'
import { around, type OwnQuestion, only, words } from './own-asks.ts'

/** Questions about the hub’s own devices, requests, certificates and dates, as far as every word is understood (D124). */

const isOwn =
  /^\W*who (?:has|must|needs?|is|still)\b.*\b(?:approve|decide|sign|approval|decision)\b|\b(my|our|ours|mine|we|us|i)\b|\b(devices|products|records|submissions|articles|items|files|markets|countries|certificates|certifications|certs|deadlines|approvals|decisions|requests|versions)\b|\b(which|what|any|every|each) (device|product|record|submission|certificate|version|request)\b|\b(any|some|each|every) (certificate|device|product|record|submission|deadline|approval)\b|\b(any|some)thing\b|\bnothing\b|\bones\b|\b(drafts|devices|implants)\b|^(no|missing|any|registered|refused|rejected|sent)\b|\bwhat (has|have|got|gets|goes|was|were|did|is|are|needs?|still|expires?|comes|waits?)\b/i
/** What asks what a word means, or what to do in general. */
const isGeneral =
  /\b(in general|worldwide|means?|meaning|definition|define|difference|explain)\b|\bwhat (do|should|must|can|shall) (i|we|you) do (if|when|with|about|after)\b|\bwhat happens?\b|\bhow (do|can|to|should|does|is|are|may|must|would|could)\b|\b(if|unless)\b|\bcan (i|we|you)\b(?! (send|export|submit|approve))|^(do|does|must|is|are|should|may) (a|an|all(?! (?:of )?(?:my|our|the))|every|devices|products)\b|^(?:can|could|may) (?!i\b|we\b|any)|^(?:does|will)\b(?! any)|^(?:would|may|must|should|shall|could)\b|^(?:do|must|should|shall|may|can) (?:we|i|you) (?:really |also |always )?(?:need|have to|register|enter|send|submit|use|put|add|print|mark|keep|change|update|give|reuse)\b(?!.*\b(?:still|yet|open|anything|today)\b)/i

/** “Which device can I make the file for” is no question of how. */
const canMake = /(?<=\b(?:which|what|any) (?:device|product|record|submission)s? )(?:can|could) (?:i|we)\b/i

const isSingular = /^(what|who|when|where)('s| is| are) (a|an|the meaning)\b/i

/** What a question asks of the hub’s own data; undefined where it asks something else, or a word of it is not understood. */
export function ownQuestionOf(asked: Reading): OwnQuestion | undefined {
  const { question, terms } = asked
  if (asked.ids.length > 0 || isGeneral.test(question.replace(canMake, ' ')) || isSingular.test(question))
    return undefined
  if (!isOwn.test(question) && !terms.has('howmany')) return undefined
  return (
    certificatesOf(asked) ?? operatorsOf(asked) ?? datesOf(asked) ?? overviewOf(asked) ?? devicesOf(asked)
  )
}

const aroundCertificates = words(
  'only company error who hub quality management number certificate expire expired first next many when due valid my market operator missing portfolio end device howmany list notified-body qms product pending soon hub',
)
function certificatesOf({
  question,
  terms,
  withinDays,
  year,
  markets,
  classes,
}: Reading): OwnQuestion | undefined {
  const isOfAny = terms.has('expire') && (withinDays !== null || year !== null)
  if (!(terms.has('certificate') || isOfAny) || markets.length > 0 || classes.length > 0) return undefined
  if (!only(terms, aroundCertificates)) return undefined
  return {
    about: 'certificates',
    withinDays,
    year,
    expired: /\b(expired|lapsed|no longer valid)\b/i.test(question),
  }
}

const operatorTerms: Readonly<Record<string, string>> = {
  manufacturer: 'manufacturer',
  representative: 'authorized-representative',
  importer: 'importer',
  distributor: 'distributor',
}
const aroundOperators = words(
  'record device system app tool screen srn my operator who manufacturer representative importer distributor actor company number name eudamed list hub howmany',
)
function operatorsOf({ question, terms, classes, withinDays }: Reading): OwnQuestion | undefined {
  const isAsked =
    terms.has('srn') || terms.has('operator') || Object.keys(operatorTerms).some((term) => terms.has(term))
  if (!isAsked || !terms.has('my') || classes.length > 0 || withinDays !== null) return undefined
  if (!only(terms, aroundOperators) || /\b(need|must|should)\b/i.test(question)) return undefined
  const type = Object.entries(operatorTerms).find(([term]) => terms.has(term))?.[1]
  return { about: 'operators', type: type ?? (terms.has('srn') ? 'manufacturer' : null) }
}

const aroundDates = words(
  'when due my device register submit label mandatory market first udi data eudamed affect concern portfolio law list hub send submission portfolio regulator record next possible record regulatory',
)
function datesOf({ question, terms, withinDays, markets, classes }: Reading): OwnQuestion | undefined {
  const isAsked = terms.has('due') || terms.has('when')
  if (!isAsked || classes.length > 0 || !only(terms, aroundDates)) return undefined
  const isMine =
    terms.has('my') ||
    withinDays !== null ||
    /\bwhat (is|comes|becomes|falls|will be)\b.*\bdue\b|\b(concern|affect)/i.test(question)
  const isPast = /\b(was|were|did)\b/i.test(question)
  return isMine && !isPast ? { about: 'dates', withinDays, markets } : undefined
}

const byWhat =
  /\b(?:by|per|each|every) (?:risk )?(class|classes|market|markets|country|countries|stage|status)\b/i
const whichClasses = /\b(?:which|what) (?:risk )?(class)es\b(?=.*\b(?:we|i|our|my)\b)/i
const aroundOverview = new Set([...around, 'howmany', 'stage', 'risk-class', 'market', 'overview', 'summary'])
function overviewOf({ question, terms, markets, classes }: Reading): OwnQuestion | undefined {
  if (markets.length > 0 || classes.length > 0 || !only(terms, aroundOverview)) return undefined
  const by = (byWhat.exec(question)?.[1] ?? whichClasses.exec(question)?.[1])?.toLowerCase()
  const ofDevices = terms.has('device') || terms.has('portfolio') || terms.has('record') || terms.has('my')
  if (by)
    return ofDevices ? { about: 'overview', by: by.startsWith('class') ? 'class' : 'market' } : undefined
  const ofAll =
    (terms.has('stage') || (terms.has('sent') && terms.has('refused'))) &&
    (terms.has('portfolio') || (terms.has('my') && /\bdevices|products\b/i.test(question)))
  const ofMarkets =
    (terms.has('market') || terms.has('target')) &&
    ofDevices &&
    /\b(which|what) (market|countr|target)/i.test(question)
  return ofAll || ofMarkets ? { about: 'overview', by: 'market' } : undefined
}
