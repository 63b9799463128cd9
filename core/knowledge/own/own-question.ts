import { patternBetween, patternOf } from '#core/text/patterns.ts'
import { isBeyond } from '../question/beyond.ts'
import type { Reading } from '../question/readings.ts'
import { devicesOf } from './device-lists.ts'
import { isOutside, isToCome } from './device-question.ts'
import { eventsOf } from './events-question.ts'
import { around, type OwnQuestion, only, words } from './own-asks.ts'
import { valuesOf, workOf } from './work-question.ts'

/** Questions about the hub’s own devices, requests, certificates and dates, as far as every word is understood (D124). */

const isOwn = patternOf(
  /\bthe (?:\w+ )?certificate (?:is )?still\b/i,
  /\b(?:which|what|list|all)(?: the)? (?:economic )?operators\b/i,
  /\bwhat will (?:expire|run out|lapse)\b/i,
  /\b(?:status|state|overview|list) of (?:all|every|each|our|my|the class)\b/i,
  /^\W*who (?:has|must|needs?|is|still)\b.*\b(?:approve|decide|sign|approval|decision)\b/i,
  /\b(my|our|ours|mine|we|us|i)\b/i,
  /\b(devices|products|records|submissions|articles|items|files|markets|countries|certificates|certifications|certs|deadlines|approvals|decisions|requests|versions)\b/i,
  /\b(which|what|any|every|each) (?:(?:registered|sent|approved|refused|rejected) )?(device|product|record|submission|certificate|version|request)\b/i,
  /\b(any|some|each|every) (certificate|device|product|record|submission|deadline|approval)\b/i,
  /\b(any|some|every)thing\b|\bnothing\b|\bones\b|\b(drafts|devices|implants)\b/i,
  /^(no|missing|any|registered|refused|rejected|sent)\b/i,
  /\b(?:which|what|how many|any|all|none) of (?:these|those|them)\b/i,
  /\bwhat (has|have|got|gets|goes|was|were|did|is|are|needs?|still|expires?|comes|waits?)\b/i,
)
/** What asks what a word means, or what to do in general. */
const isGeneral = patternOf(
  /\b(in general|worldwide|means?|meant(?! for| to)|meaning|definition|define|difference|explain)\b/i,
  /\bwhat (do|should|must|can|shall) (i|we|you) do (if|when|with|about|after)\b/i,
  /\bwhat happens?\b|\bhow (do|can|to|should|does|is|are|may|must|would|could)\b/i,
  /\b(if|unless)\b|\bsteps?\b/i,
  /\bis there (?:an? |any )?(?:[\w-]+ )?(?:way|possibility|screen|view|report|page|option|menu|button) /i,
  /\b(?:procedure|process|way) (?:to|for|of)\b/i,
  /\bcan (i|we|you)\b(?! (send|export|submit|approve))/i,
  /^(do|does|must|is|are|should|may) (a|an|all(?! (?:of )?(?:my|our|the))|every|devices|products|records)\b/i,
  /^to\b/i,
  /^(?:please )?(?:take|copy|make|put|move|bring|set|change|create|delete|remove|add|export|validate|approve|upload|import) (?!of)/i,
  /^(?:can|could|may) (?!i\b|we\b|any)|^(?:does|will)\b(?! any)/i,
  /^(?:would|may|must(?! i (?:still )?(?:approve|decide|sign)\b)|should|shall|could)\b/i,
  /^(?:[A-Za-z. ]{2,30}[:,] )?(?:do|must|should|shall|may|can) (?:we|i|you) (?:really |also |always )?(?:need|have to|register|enter|send|submit|use|put|add|print|mark|keep|change|update|give|reuse)\b(?!.*\b(?:still|yet|open|anything|something|today)\b)/i,
)

/** “Brazil: may our consultant …?” */
const heading = /^\W*[\p{L}. ]{2,30}[:,–-] +/u

/** What the hub keeps, does or lets people do is no question of the devices that are in it. */
const isOfRules = patternOf(
  /\bhow many [\w -]+? (?:can|could|may|might|does|must|should|will)\b(?! (?:i|we|be (?:sent|exported|submitted|registered)))/i,
  /^(?!.*\b(?:my|our|i|we)\b).*\b(?:how many|which|what) (?:[\w-]+ )?(?:statuses|stages|permissions|roles|fields|columns|rows|characters|days|steps|kinds|types|approvals|people|approvers)\b(?! (?:of|in) (?:my|our))/i,
  /\b(?:right|permission|role|allowed|able|entitled|authori[sz]ed) (?:is |are )?(?:needed |required )?to\b/i,
  /\bin the hub\b.*\bfor\b/i,
  /\bcan be (?:deleted|removed|edited|changed|selected|undone|reverted|archived)\b/i,
  /\bdo (?:i|we) (?:need|have) to (?:sign|enter|fill|write|give|choose)\b(?! (?:off )?(?:any|some)thing)/i,
  /\b(?:really|permanently|physically) (?:deleted|removed|gone)\b/i,
  /\bwhat (?:becomes?|will become|would happen)\b|\bwhat is ["“”'\w -]+ for\W*$/i,
  /\b(?:does|can|will) the hub (?!have|hold|know|contain|list)\w/i,
  /^\W*who (?:may|can|could|is (?:allowed|able|entitled|authori[sz]ed|permitted) to) (?:approve|decide|sign|release|reject|delete|edit|change)\b/i,
  /\bhow (?:many|much) (?:hours|minutes|effort|money)\b|\b(?:order|sequence) in which\b/i,
  /\bin (?:which|what) (?:order|sequence)\b/i,
  /\bmy (?:account|password|session|token|role|permission|profile|file|upload|import)\b/i,
)

/** “Our class III device stays at SUBMITTED: why?” tells of one device, and asks what is behind it. */
const tellsOfOne = patternBetween(
  /\b(?:our|my|one of (?:our|my)|an?|the) (?:[\w-]+ ){0,4}(?:device|product|implant|article|instrument|kit|entry|item)\b(?!s).*?\b/i,
  [/stays?|remains?|hangs?|sits?|stands?|keeps?|shows?|says?|appears?|is|are|was|has|got|went/i, /waits?/i],
  /\b.*?(?:\b(?:what|why|how)|[,;:.–-]\s*(?:so |but |and )?(?:is|does|do|must|who|when|which|can))\b/i,
)

/** “Are Brazilian class I devices in SIUD?” asks of all there are, not of one’s own. */
const isOfKind =
  /^\W*(?:is|are|do|does) (?!(?:any|there|all|our|my|some|we|i|the|they|these|those|it|both|none|you|no)\b)[\w-]+ (?:class (?:[IVX]+[ab]?|[A-D]) )?(?:devices|products)\b/i

/** “What does the FDA want there?”, “Is it BPOM or the ministry?” */
const isOfRegulator = patternOf(
  /\bwhat (?:does|do) (?:the )?(?:authority|regulator|FDA|NMPA|MHRA|TGA|HSA|SFDA|ANVISA|MFDS|PMDA|Swissmedic) (?:want|ask|demand|require|expect)/i,
  /^\W*is it (?:the )?[\w-]+ or (?:the )?[\w-]+\b/i,
)

/** Whether something is mandatory the law says, not one’s own devices. */
const asksIfMandatory = patternBetween(
  /^(?!.*\b(?:my|our|ours|mine|we|i|us|missing|empty|gaps?)\b(?! (?:devices|products)\b)).*\b/i,
  [/registration|registering|registered|UDI|EUDAMED|label(?:ling)?|direct marking/i],
  /\b.*\b(?:mandatory|obligatory|compulsory|required by law)\b/i,
)

/** A state EUDAMED gives, in its spelling: what it means and how it ends, the law says. */
const asksOfState =
  /\b(?:SUBMITTED|DISCARDED)\b|\b(?:stays?|stuck|remains?|sits?|hangs?|state|status|shown?|shows) (?:is |at |in |on |as |the )*["“'‘]?submitted\b/

/** “Which device can I make the file for” is no question of how. */
const canMake = /(?<=\b(?:which|what|any) (?:device|product|record|submission)s? )(?:can|could) (?:i|we)\b/i

/** “Is a request waiting for my decision?” asks of any there is. */
const isAnyWaiting =
  /^\W*is an? (?=(?:\w+ )?(?:request|version|submission) (?:waiting|pending|open)\b.*\b(?:my|me)\b)/i
const whichSpoken = (question: string): string =>
  question.replace(canMake, ' ').replace(isAnyWaiting, 'which ')

/** “Is Turkey treated as the EU?” */
const asksOfStanding = /\b(?:treated|regarded|considered|counted) as\b/i

const isSingular = /^(what|who|when|where)('s| is| are) (a|an|the meaning)\b/i

/** What a question asks of the hub’s own data; undefined where it asks something else, or a word of it is not understood. */
export function ownQuestionOf(asked: Reading): OwnQuestion | undefined {
  const { question, terms } = asked
  if (
    asked.ids.length > 0 ||
    asksOfState.test(asked.written ?? question) ||
    isGeneral.test(whichSpoken(question)) ||
    isGeneral.test(whichSpoken(question.replace(heading, ''))) ||
    isSingular.test(question) ||
    asksOfStanding.test(question)
  )
    return undefined
  if (isOfKind.test(asked.written ?? question) || isOfRegulator.test(asked.written ?? question))
    return undefined
  if (asksIfMandatory.test(question.replace(/\bclass(?:es)? i\b/gi, ' '))) return undefined
  if (isOfRules.test(question) || tellsOfOne.test(question) || isOutside(question)) return undefined
  if (isBeyond(question)) return undefined
  if (isToCome.test(question)) return undefined
  const special = concernedBy(asked) ?? eventsOf(asked) ?? workOf(asked) ?? valuesOf(asked)
  if (special) return special
  if (!isOwn.test(question.replace(/\bclass(?:es)? i\b/gi, ' ')) && !terms.has('howmany')) return undefined
  return (
    certificatesOf(asked) ??
    operatorsOf(asked) ??
    datesOf(asked) ??
    (asksNoList.test(asked.written ?? question) ? undefined : (overviewOf(asked) ?? devicesOf(asked)))
  )
}

/** By when something has to be done, or which message, step or permission it takes, no list of devices tells. */
const asksNoList = patternOf(
  /(?:^|[.,:;!?–-]\s*)\W*(?:and |so |but )?(?:(?:until|till|by|from|since|as of|starting|latest) when|when|what (?:date|day|deadline)|how long)\b.*\b(?:must|should|shall|needs?|ha(?:s|ve) (?:to|time)|required?|obliged)\b(?!.*\b(?:approv|decid|decision|sign|request))/i,
  /\b(?:until|till|by|from|since) (?:which|what) (?:day|date)\b/i,
  /\bw(?:h?)ich (?:one|of (?:them|these|those|the \w+)) (?:really |finally |actually )?(?:tells?|means?|says?|shows?|confirms?|proves?|counts?|contains?|carries|decides?)\b/i,
  /\b(?:w?hich|wich|what) (?:\w+ )?(?:acknowledge?ments?|acks?|steps?|messages?|permissions?|rights?|roles?|screens?|buttons?|menus?|services?|formats?|rules?|documents?|tools?|interfaces?|channels?|portals?|databases?|registers?|registry|websites?|standards?|languages?|proofs?|evidence)\b/i,
)

/** “Does the Swiss deadline hit any of our devices?” */
const asksConcern = patternOf(
  /\b(?:hit|concern|affect|touch|matter|apply|applies|relevant)\w*\b.*\b(?:our|my|us)\b/i,
  /\b(?:our|my) (?:\w+ )?(?:devices?|products?|articles?)\b.*\b(?:hit|concern|affect|touch)\w*/i,
)
const ofDate = /\b(?:dates?|deadlines?|transition|duty|obligation|rules?|law)\b/i
/** A market’s date and the own devices: those that are meant for it. */
function concernedBy({ question, written = question, markets, classes, withinDays, ids }: Reading) {
  if (markets.length === 0 || ids.length > 0 || (withinDays !== null && withinDays < 0)) return undefined
  if (!asksConcern.test(written) || !ofDate.test(written)) return undefined
  const filter = {
    ...{ markets, allMarkets: false, isAimed: true, span: null, classes, without: null, traits: [] },
  } as const
  return { about: 'devices', need: { kind: 'any' }, filter, why: false } as const
}

const aroundCertificates = words(
  'body appear issuing-entity howlong left length mdr ivdr annex ce eu kind scope issue issued cover iso-13485 type under keep late still get see check only company error who hub quality management number certificate expire expired first next many when due valid my market operator missing portfolio end device howmany list notified-body qms product pending soon hub',
)
const annexNumber = /^[ivx]+$/
function certificatesOf({
  question,
  terms,
  withinDays,
  year,
  markets,
  classes,
}: Reading): OwnQuestion | undefined {
  const isOfAny = terms.has('expire') && (withinDays !== null || year !== null)
  const isOfEu = markets.every((code) => code === 'EU')
  // “Issued” by itself may mean a problem.
  const isOfIssue = terms.has('error') && /\bissued\b/i.test(question)
  if (!(terms.has('certificate') || isOfAny) || classes.length > 0) return undefined
  if (!isOfEu) return undefined
  const rest = [...terms].filter((term) => !(isOfIssue && term === 'error') && !annexNumber.test(term))
  if (!only(rest, aroundCertificates)) return undefined
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
  'again existing full legal keep mandatory data create register registered address country see role record device system app tool screen srn my operator who manufacturer representative importer distributor actor company number name eudamed list hub howmany',
)
/** Who gives an SRN, the law says. */
const asksGiver = /\b(?:from|by) who(?:m)?\b|\bwho (?:gives|issues|assigns|grants|allocates)\b/i
const asksDuty =
  /\b(?:need|must|should|ha(?:s|ve) to|supposed|required|obliged|obligations?|dut(?:y|ies)|tasks?|responsib\w+|jobs?|role|rights?)\b/i
const isEntered = /\b(?:entered|added|created|stored|recorded|set up)\b/i
function operatorsOf({ question, terms, classes, withinDays }: Reading): OwnQuestion | undefined {
  const isAsked =
    terms.has('srn') ||
    terms.has('operator') ||
    (terms.has('company') && /\b(?:name|called|country|address|legal)\b/i.test(question)) ||
    Object.keys(operatorTerms).some((term) => terms.has(term))
  const isOfHub =
    terms.has('my') ||
    (/\bin (?:the|this) (?:hub|system|tool|database)\b/i.test(question) &&
      !/\b(?:can|may|where|how|kinds?|types?|roles?)\b/i.test(question))
  if (!isAsked || !isOfHub || classes.length > 0 || withinDays !== null) return undefined
  if (!only(terms, aroundOperators) || asksDuty.test(question) || asksGiver.test(question)) return undefined
  if (terms.has('create') && (terms.has('who') || !isEntered.test(question))) return undefined
  const type = Object.entries(operatorTerms).find(([term]) => terms.has(term))?.[1]
  const ofSrn = terms.has('srn') ? 'manufacturer' : null
  // “Our importer needs the SRN of Example Ltd”: of whom it is said by name.
  const isOfNamed =
    /\bSRN of (?!(?:the|our|my|an?|all) (?:importer|representative|distributor|manufacturer)s?\b)/i
  const isForAnother = ofSrn !== null && isOfNamed.test(question)
  return { about: 'operators', type: isForAnother ? ofSrn : (type ?? ofSrn) }
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
const aroundOverview = new Set([
  ...around,
  'where',
  'howmany',
  'stage',
  'risk-class',
  'market',
  'overview',
  'summary',
])
/** “Which class has the most devices?” */
const asksMost =
  /\b(?:which|what) (?:risk )?(class|market|country)\b.*\b(?:most|fewest|least|more|fewer)\b|\b(?:more|fewer) (class) [\w ]+ (?:or|than)\b/i
const inOverview = new Set([...aroundOverview, ...words('limit most least more fewer than')])
function overviewOf({ question, terms, markets, classes }: Reading): OwnQuestion | undefined {
  const most = asksMost.exec(question)
  if (most && markets.length === 0 && only(terms, inOverview) && (terms.has('my') || terms.has('device')))
    return { about: 'overview', by: /class/i.test(most[1] ?? most[2] ?? '') ? 'class' : 'market' }
  if (markets.length > 0 || classes.length > 0 || !only(terms, aroundOverview)) return undefined
  const by = (byWhat.exec(question)?.[1] ?? whichClasses.exec(question)?.[1])?.toLowerCase()
  const ofDevices = terms.has('device') || terms.has('portfolio') || terms.has('record') || terms.has('my')
  if (by)
    return ofDevices ? { about: 'overview', by: by.startsWith('class') ? 'class' : 'market' } : undefined
  const ofAll =
    (/\b(?:overview|summary)\b/i.test(question) && ofDevices) ||
    ((terms.has('stage') || (terms.has('sent') && terms.has('refused'))) &&
      (terms.has('portfolio') ||
        /\b(?:all|each|every|everything)(?: of)? (?:the |our |my )?(?:devices?|products?)\b/i.test(
          question,
        ) ||
        (terms.has('my') && /\bdevices|products\b/i.test(question))))
  const ofMarkets =
    (terms.has('market') || terms.has('target')) &&
    ofDevices &&
    /\b(which|what) (market|countr|target)/i.test(question)
  return ofAll || ofMarkets ? { about: 'overview', by: 'market' } : undefined
}
