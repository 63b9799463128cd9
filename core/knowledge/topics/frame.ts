import { patternBetween, patternOf } from '#core/text/patterns.ts'
import type { Reading } from '../question/readings.ts'
import type { Topic } from './topic.ts'

/** Of one's own devices the hub's data tells, and no topic. */
const asksOfOwn = patternOf(
  /\b(which|how many|how much|list|show|name|any|all|are|is|did|has|have|was|were)\b.*\b(?:(my|our)( [\w-]+){0,2} (devices?|products?|records?|submissions?|articles?|items?|certificates?|certs?|portfolio|versions?|markets)|mine|ours)\b/i,
  /\b(did|have|had|do) (we|i) (sell|sold|make|made|have(?! to| \d| until| till| time)|own)\b/i,
)
export const isOfOwnDevices = (question: string): boolean =>
  asksOfOwn.test(question) &&
  !asksHow.test(question) &&
  !asksIfAllowed.test(question) &&
  !asksOfAnyOne.test(question) &&
  !asksIfNeeded.test(question) &&
  !asksTimeLeft.test(question)
/** “Is PMCF required for our class IIa device?” */
const asksIfNeeded =
  /^\W*(?:is|are) (?!any|some|all|each|every|my|our)[\w -]+ (?:required|needed|mandatory|necessary|obligatory) (?:for|with|on) (?:my|our)\b/i
/** “How many days do we have for the report?” */
const asksTimeLeft = /\bhow (?:many|much) (?:hours|days|weeks|months|years|time) do (?:we|i) have\b/i
/** “Is a new supplier a significant change for our device?” asks what holds for any. */
const asksOfAnyOne =
  /^\W*(?:is|does|may|can) an? (?!device|product|record|submission).* (?:for|of|with) (?:our|my) /i
/** “Is the notified body allowed to enter our device data?” */
const asksIfAllowed =
  /^\W*(?:is|are) (?:the|an?|our|my) (?:[\w-]+ ){1,3}(?:allowed|permitted|entitled|obliged) to\b/i
/** “How can I download all our devices?” asks for a way, not for a list. */
export const asksHow = /^\W*how (?:do|can|could|should|would) (?:i|we|you|one) (?!know|see|tell|find)\w/i

/** An answer to “when” has a day or a period in it, one to “how many” a number. */
const period = patternOf(
  /\d[\d,.]*(?: \w+)? (?:hours?|days?|weeks?|months?|years?)/i,
  /\b(?:one|two|three|six|seven|ten|twelve)(?: \w+)? (?:hours?|days?|weeks?|months?|years?)/i,
  /\b20\d\d\b|once a year/i,
)
/** “How is it counted?” asks for no number. */
const countsItself =
  /\b(?:how|does|do|which|what)\b(?!.*\b(?:how many|number of)\b).*\bcount(?:s|ed)?\b|\b(?:vat|phone|version|document|order) number of\b/i
/** What follows from something, is not how to do it. */
const asksEffect =
  /\bwhat (?:happens|becomes|follows|is the (?:effect|consequence))\b|\b(?:effect|consequences?) of\b/i
const effect =
  /\b(?:becomes?|lapses?|ends?|counts?|stays?|out of date|(?:is|are) (?:marked|archived|withdrawn|kept|not changed|deleted|signed out|ended))\b|no longer/i
/** “How do I …” wants to be told what to do. */
const isHowTo = /^\W*(?:and |so )?how (?:(?:do|can|should|must|would|could) (?:i|we|you|one)|to)\b/i
const saysHow = patternBetween(/\b/i, [
  /open|choose|chooses|enter|enters|tick|press|drop|download|upload|uses?|create|copy|copies/i,
  /correct|read|reads|wait|ask|asks|edit|add|adds|give|gives|get|sign|separate\w*|write|under/i,
  /shows?|needs?|completes?|“/i,
])
const saysSteps = /^(?:1\. )?(?:Open|Choose|Enter|Save|Download|Press|Tick|Edit|Have|In the)\b/
const asksWhoMay = patternBetween(
  /^\W*(?:can|may|must|should|could|is|does|will) (?:an?|the|our|my|one|some|any|every) (?:[\w-]+ ){0,2}/i,
  [
    /users?|reviewer|manager|coordinator|admin|administrator|colleague|person|approver|author/i,
    /editor|employee|role/i,
  ],
  /\b/i,
)
const ofPeople =
  /\b(?:roles?|whoever|administrators?|managers?|nobody|anybody|anyone|everyone|everybody|may|permission|persons?|people|author|owner)\b/i
const asksWhoIsLet =
  /^\W*(?:and |so )?who (?:may|can|could|is (?:allowed|able|entitled|authori[sz]ed|permitted)|has the (?:right|permission))\b/i
/** “How will I know?” */
const asksToNotice =
  /\bhow (?:will|do|can|would|could) (?:i|we|you) (?:know|notice|learn|find out|recogni[sz]e)\b/i
const ofNotice = /\b(?:shows?|lists?|notif\w+|bell|told|see|tells?)\b/i
/** Whether something is needed, what a thing is does not say. */
const asksNeed =
  /^\W*(?:is|are|must|does|do)\b.*\b(?:necessary|required|mandatory|needed|obligatory|compulsory|optional)\b/i
const ofNeed =
  /\b(?:necessary|requires?|required|mandatory|needs?|needed|must|has to|have to|obligatory|optional|voluntary|exempt|duty)\b/i
/** “What are our obligations under the MDR?” */
const asksDuties = /\b(?:obligations|duties)\b/i
const asksMeaning = /^\W*what (?:means\b|does .*\bmeans?\b|is meant\b|is the meaning\b)|\bmeaning of\b/i
const asksDay = /\b(?:which|what|exact) (?:\w+ )?(?:day|date|year|month)\b/i
export function fitsFrame({ kind, text, ask, title }: Topic, { terms, question }: Reading): boolean {
  // How to do it is not answered by who does.
  if (isHowTo.test(question) && /^Who\b/.test(title)) return false
  if (
    kind === 'procedure' &&
    // What is asked in whole sentences says itself which of them ask for a time.
    ask.length > 0 &&
    /^\W*(?:and )?(?:by |until |since )?when\b/i.test(question) &&
    !/\b(?:reminder|effect|ready|out of date)/i.test(question)
  )
    return false
  if (kind === 'procedure' && ask.length > 0 && asksEffect.test(question) && !effect.test(text)) return false
  // Who may is no question of how, nor what a word means.
  if (kind === 'procedure' && ask.length > 0 && saysSteps.test(text)) {
    if (asksWhoMay.test(question) && !ofPeople.test(text)) return false
    if (asksMeaning.test(question)) return false
    if (asksToNotice.test(question) && !ofNotice.test(text)) return false
  }
  if (kind === 'procedure' && asksWhoIsLet.test(question) && !ofPeople.test(text)) return false
  if (kind === 'procedure' && isHowTo.test(question) && !saysHow.test(text)) return false
  if (kind === 'definition' && asksNeed.test(question) && !ofNeed.test(text)) return false
  if (kind === 'definition' && asksDuties.test(question) && !ofNeed.test(text)) return false
  if ((terms.has('when') || asksDay.test(question)) && /\bknows no date\b/.test(text)) return false
  if (terms.has('howlong') && kind !== 'procedure' && !period.test(text)) return false
  if (
    terms.has('when') &&
    kind !== 'procedure' &&
    !/\d|\b(?:before|after|until|once|when|where|weeks?|months?|years?|days?|daily)\b/i.test(text)
  )
    return false
  if (
    ((terms.has('howmany') && !countsItself.test(question)) || terms.has('limit') || terms.has('length')) &&
    !/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|any number|single|exactly|for good|forever|no limit)\b/i.test(
      text,
    )
  )
    return false
  return true
}

/** The law of the EU answers no question about a country elsewhere. */
const ofUnion = /\(EU\)|\bMDR\b|\bIVDR\b|\bEUDAMED\b|\bMDCG\b/
const underItsLaw: ReadonlySet<string> = new Set(['EU', 'CH', 'TR', 'GB'])
export const isLawOfElsewhere = ({ kind, source, markets }: Topic, { markets: named }: Reading): boolean =>
  kind === 'rule' &&
  markets === undefined &&
  named.length > 0 &&
  !named.some((code) => underItsLaw.has(code)) &&
  ofUnion.test(source)
