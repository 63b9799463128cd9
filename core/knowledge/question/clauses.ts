import { patternBetween } from '#core/text/patterns.ts'
/** What of a text asks, and what only tells why, to whom or of what (decision D124). */
export interface Parts {
  /** Each a question by itself, in their order. */
  readonly asks: readonly Ask[]
  /** What surrounds them, without greetings. */
  readonly context: string
}
export interface Ask {
  readonly text: string
  /** What was said before it: “it” and “there” stand for something of that. */
  readonly before: string
}

const greeting = patternBetween(
  /^\W*/i,
  [/hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening|day)|greetings|moin|servus/i],
  /\b(?: (?:there|all|team|everyone|everybody|regbot|bot|guys|folks|you|sir|madam|again|colleagues?|together|assistant))*\s*[,.!:–-]*\s*/i,
)
const openings =
  /^\W*(?:(?:and|so|ok|okay|well|please|pls|btw|by the way|also|then|now|but|just|actually|sorry|excuse me|one (?:more |last )?(?:thing|question)|(?:a )?(?:quick|short|simple|stupid|dumb|silly|small|little|basic|another|next) (?:question|one|thing)|question|fyi|hm+|erm?|uh|oh|ah|right|alright|anyway|(?:just )?(?:checking|curious|wondering))\b\s*[,.:!–-]*\s*)+/i
const closings =
  /[\s,.!–-]*(?:\b(?:please|pls|plz|thanks?(?: you)?(?: (?:a lot|so much|very much|in advance|much))?|thx|ty|cheers|many thanks|kind regards|best regards|regards|any (?:idea|ideas|clue|hint|help|thoughts)|no rush(?: i think)?|if possible|asap|right|correct|or what|or so|you know|(?:can|could) you (?:please )?(?:help|tell|explain|check)(?: (?:me|us|it|that|with (?:that|this|it)))*|do you know|anything)\b[\s,.!?]*)+$/i

const askingWord =
  '(?:what|which|who|whose|whom|where|why|how|when|until when|till when|til when|until which|till which|til which|until what|till what|by when|since when|from when|as of when|from what|by what|in what|at what|on what|for what|of what|in which|at which|on which|by which|for which|from which|to whom|by whom|with whom|for whom|with which|under which)'
const auxiliary =
  "(?:do|does|did|is|are|was|were|can|could|may|must|should|shall|will|would|has|have|had|isn'?t|aren'?t|don'?t|doesn'?t|can'?t|am)"
const order =
  '(?:tell|explain|show|list|give|define|describe|name|find|count|compare|summari[sz]e|remind|help|walk me|need|looking for|any|got)'
const begins = new RegExp(
  `^\\W*(?:(?:and|so|or|but|then|also|now|if so|if yes|if not|otherwise),? )*(?:${askingWord}|${auxiliary}|${order})\\b`,
  'i',
)
const beginsStrictly = new RegExp(
  `^\\W*(?:(?:and|so|or|but|then|also|now),? )*(?:${askingWord}|${auxiliary}|tell|explain|show|list|give me|any)\\b`,
  'i',
)
const conditional = /^\W*(?:if|when|once|after|before|in case|suppose|assuming|given|where|as soon as)\b/i

/** “My boss wants to know whether …”: what follows asks. */
const leadIn = new RegExp(
  `^(.*?)\\b(?:know|knows|wonder(?:s|ed|ing)?|ask(?:s|ed|ing)?|tell|told|explain|find out|figure out|understand|remember|sure|clear|check|confirm|remind|idea|clue|curious|look up|clarify|question is|decide|verify|learn|see|discuss(?:ed|ing)?|discussion|argu(?:e|ed|ing)|debat(?:e|ed|ing)|interested in|unsure|certain|question|doubt|insists?|claims?)\\b((?: [\\w'-]+){0,5}?)\\s*[:,-]?\\s*((?:whether|if|${askingWord})\\b.*)$`,
  'is',
)

/** “Can I tell the sales team that …” asks whether it is so. */
const mayTell =
  /^\W*(?:can|could|may|should|must|do) (?:i|we) (?:\w+ )?(?:tell|say|confirm|report|promise|write|announce|claim)(?: [\w']+){0,4}? (?:that|if|whether) (.*)$/is

const forWhat =
  '(?:presentation|slides?|report|meeting|training|audit(?!\\W?trail)|management|boss|manager|review|workshop|deck|talk|briefing|newsletter|colleagues?|team|auditors?|file|call|weekly|budget|planning|calendar|notes?|minutes|email|mail)'
const reasons: readonly RegExp[] = [
  /[,(–-]?\s*(?<!\b(?:do|does|did|should|would) )\b(?:i|we) (?:need|want|ask|have to know|am asking)(?: (?:it|this|that|the answer|to know))? (?:for|because|so)\b.*$/i,
  /[,(–-]?\s*\b(?:because|so that|so (?:i|we) can|in order to (?:plan|prepare|tell|answer|explain|know|report)|just (?:asking|curious|wondering|to be sure))\b.*$/i,
  /[,(]\s*(?:since|as) (?:i|we|my|our|the|it|they)\b[^,?]*$/i,
  new RegExp(
    `[,(–-]?\\s*\\bfor (?:my|our|a|an|the|tomorrow'?s?|next week'?s?|today'?s?)(?: [\\w'-]+){0,4} ${forWhat}\\b[^?]*$`,
    'i',
  ),
  // “…, and no other ones”
  /,\s+(?:and|but) (?:no|none of the) others?(?: ones?)?\W*$/i,
  // “…, the manufacturer or the sponsor?” only says what may be the answer.
  /,\s+(?:the|a|an|at|in|by|is it|our|my)\b[^,?]{2,40} or [^,?]{2,40}(?=\??$)/i,
  /[\s,(–-]+(?:y\/n|yes\/no|yes or no)\)?\W*$/i,
  patternBetween(
    /[\s,(–-]+(?:the|our|my) (?:[\w-]+) /i,
    [/asks?|wants?|needs?|requires?|is asking|would like|has asked|keeps asking/i],
    /(?: me| us)?(?: (?:for|to know))?(?: it| this| that)?\)?\W*$/i,
  ),
]
const prefixes: readonly RegExp[] = [
  // “Boss wants a number: …”, “Our importer needs the SRN of …”
  patternBetween(
    /^\W*(?:(?:my|our|the) )?/i,
    [/boss|auditor|manager|management|customer|client|colleague|team|importer|distributor/i, /supplier/i],
    /s? (?:wants?|needs?|asks?|asked|wanted)\b[^:?.]{0,30}: /i,
  ),
  patternBetween(
    /^\W*(?:(?:my|our|the) )?/i,
    [/boss|auditor|manager|management|customer|client|colleague|team|importer|distributor/i, /supplier/i],
    /s? (?:wants?|needs?|asks? for|asked for|wanted) (?=the (?:SRN|GTIN|UDI|Basic|EMDN|status|list)\b)/i,
  ),
  /^\W*for (?:my|our|a|an|the|tomorrow'?s?|next week'?s?)(?: [\w'-]+){1,6}\s*[,:–-]\s+/i,
  /^\W*as (?:a|an|the|someone|somebody) [^,?]{1,60},\s+/i,
  /^\W*(?:according to|following|after (?:the|our|a) (?:call|meeting|training|audit)) [^,?]{1,50},\s+/i,
]

const abbreviated = /\b(?:e\.g|i\.e|vs|no|art|approx|resp|incl|excl|ca|etc|dr|mr|ms|ltd|inc|co|st|nr|cf)\.$/i

/** Nobody asks in more; each is read together with those before it. */
const mostSentences = 12

function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const piece of text.split(/(?<=[.?!…])["”)]?\s+|\n+|;\s+/)) {
    const last = sentences.at(-1)
    if (last !== undefined && (abbreviated.test(last) || /^\W*\d+\.$/.test(last)))
      sentences[sentences.length - 1] = `${last} ${piece}`
    else if (/\p{L}/u.test(piece)) sentences.push(piece.trim())
  }
  return sentences.slice(0, mostSentences)
}

/** “For class B IVDs, is it a PSUR or something else?”: what is left of it asks nothing. */
const isOnlyHeading = /^\W*(?:for|in|with|at|under) (?:[\w'-]+\s*){1,4}\?\W*$/i

const withoutReasons = (text: string): string => {
  const cut = reasons.reduce(
    (rest, reason) => rest.replace(reason, (found) => (/\?/.test(found) ? '?' : '')),
    text,
  )
  return cut.trim().split(/\s+/).length >= 2 && !isOnlyHeading.test(cut) ? cut : text
}

/** More words before the question than these are no heading of it. */
const mostWordsOfHeading = 4

/** A sentence as what it tells and what it asks; `ask` is empty where it asks nothing. */
function partedSentence(sentence: string): { told: string; ask: string } {
  const isQuestion = /\?\W*$/.test(sentence)
  let text = sentence.replace(greeting, '').replace(openings, '')
  let told = ''
  for (const prefix of prefixes)
    text = text.replace(prefix, (found) => {
      told += ` ${found}`
      return ''
    })
  const saying = mayTell.exec(text)
  if (saying?.[1] !== undefined) return { told, ask: trimmed(saying[1]) }
  const led = leadIn.exec(text)
  if (led?.[3] !== undefined) {
    const before = `${led[1] ?? ''} ${led[2] ?? ''}`
    const isHow = new RegExp(`^\\W*(?:${askingWord}|is there an?|is there any)\\b`, 'i').test(before)
    if (!isHow)
      return { told: `${told} ${before}`, ask: trimmed(led[3].replace(/^(?:whether|if)\b(?: or not)?/i, '')) }
  }
  const pieces = text.split(/,\s+|\s+[–—-]+\s+|:\s+|\s*\.\.\.\s*|\s*…\s*/)
  const at = pieces.findIndex((piece, index) => index > 0 && beginsStrictly.test(piece))
  if (at > 0 && !begins.test(pieces[0] ?? '') && !conditional.test(pieces[0] ?? '')) {
    const head = pieces.slice(0, at).join(', ')
    if (head.split(/\s+/).length > mostWordsOfHeading)
      return { told: `${told} ${head}`, ask: trimmed(pieces.slice(at).join(', ')) }
  }
  // “Got 40 records to take to Brazil. How …?” tells what is asked about.
  const tellsOfGot = !isQuestion && /^\W*got\b.*\.\W*$/is.test(text)
  const asks = isQuestion || (begins.test(text) && !tellsOfGot) || wanted.test(text)
  return asks ? { told, ask: trimmed(text) } : { told: `${told} ${text}`, ask: '' }
}
const wanted =
  /\b(?:(?:want|need|like|have|wish|try(?:ing)?) to (?:know|understand|see|find)|looking for|tell me|show me|explain)\b/i

const trimmed = (text: string): string =>
  withoutConjunction(
    withoutReasons(text.replace(openings, '').replace(closings, '')).replace(closings, '').trim(),
  )

/** “Who is named when we register?” asks for no date. */
const asksOtherThanWhen = /^\W*(?:what|which|who|whose|where|why|how|do|does|is|are|can|must|should|may)\b/i
const withoutConjunction = (text: string): string =>
  asksOtherThanWhen.test(text)
    ? text.replace(
        /(?<!\band |\bor |\b(?:by|until|since|from) )\bwhen (?=(?:i|we|you|they|it|a|an|the|my|our|some|several|only|there|no|both|two|something|someone|somebody|one|his|their)\b)/gi,
        'if ',
      )
    : text

/** What asks nothing of its own: “Can you tell me?”, “Is that right?” */
const empty = patternBetween(
  /^\W*/i,
  [
    /(?:can|could|would|do|does|will) (?:you|anybody|anyone|somebody|someone|regbot) (?:please )?(?:help|tell|know|explain|check|answer|advise|confirm|clarify|say)(?: (?:me|us|it|that|this|here|with (?:this|that|it)))*/i,
    /(?:can|could|would) you (?:please )?(?:list|show|name|give|tell|send|count) (?:them|these|those|it|me)(?: (?:all|to me|for me|please|their names))*/i,
    /(?:(?:and )?what|how) (?:do|should|shall|can|must) (?:i|we) (?:tell|say|answer|reply|write|respond|explain)(?: (?:to )?(?:her|him|them|it|my boss|the auditor|you))?(?: (?:to|now|then) \w+)?/i,
    /(?:is|was|were|are) (?:this|that|it|he|she|they|i|we)/i,
    /(?:is|was|were|are) (?:this|that|it|he|she|they|i|we) (?:right|correct|true|so|ok|okay|the case)/i,
    /(?:am i|are we) (?:right|correct|wrong)/i,
    /(?:a )?(?:junior|newbie|intern|trainee|beginner) here/i,
    /what (?:should|must|shall|can|do) (?:i|we) do(?: now| then| about it)?/i,
    /what (?:to do|then|next step)(?: now| then| about it)?/i,
    /(?:is (?:this|that|it) )?(?:feasible|possible|doable|normal|allowed|intended|fine|a problem|problem)/i,
    /(?:do|does|did|have|has|had|can|will|must|should|would) (?:they|it|we|he|she)|right/i,
    /correct|true|yes or no|yes\/no|y\/n|or not|no|yes|really/i,
    /what(?:'s| is) (?:going on|up|wrong|this|that|happening)(?: (?:here|there))?/i,
    /why(?: is (?:that|this|it)(?: so)?| not| so)?|how is (?:that|this) possible|what now/i,
    /(?:what|where) (?:did|have) (?:i|we) (?:do|done) wrong|who (?:has to|must|should) do what/i,
    /how so|any(?:thing| idea| ideas| clue| hint)|how come|what do you (?:think|say)|ok|okay/i,
    /thanks?(?: you)?|thx/i,
  ],
  /\W*$/i,
)

/** “Somebody said 10 years, no?” tells what is thought, beside the question. */
const supposed = patternBetween(
  /^\W*(?:(?:but|and|or|so|because) )?(?:i|we|he|she|they|someone|somebody|people|(?:my|our|the|a) [\w-]+(?: [\w-]+)?) /i,
  [
    /said|told|think|thought|believe|believed|guess|heard|read|assume|assumed|suppose|says|say/i,
    /claims?|claimed|answered/i,
  ],
  /\b/i,
)

const supposal = new RegExp(`${supposed.source}(?: (?:me|us|to me|that))*\\s*`, 'i')

export function partsOf(written: string): Parts {
  const asks: Ask[] = []
  const context: string[] = []
  const doubts: string[] = []
  for (const sentence of sentencesOf(written.replace(greeting, ''))) {
    const { told, ask } = partedSentence(sentence)
    if (told.trim() !== '') context.push(told.trim())
    if (ask === '') continue
    if (empty.test(ask)) continue
    if (supposed.test(sentence) && !new RegExp(`\\b${askingWord}\\b`, 'i').test(ask)) {
      doubts.push(sentence)
      continue
    }
    asks.push({ text: ask, before: [...context, ...asks.map(({ text }) => text)].join('. ') })
  }
  if (asks.length > 0) return { asks, context: context.join('. ') }
  // Nothing looks like a question: all of it is one, as “Singapore class C since when”.
  const told = [...context, ...doubts]
    .map((text) => trimmed(text.replace(supposal, '')))
    .filter((text) => text !== '' && !empty.test(text))
  return { asks: told.map((text, index) => ({ text, before: told.slice(0, index).join('. ') })), context: '' }
}

/** Two questions in one: “What is it, and when is it due?” */
const joint = new RegExp(
  `(?:\\?|,| [–-])?\\s+(?:and|or|also|plus|&)(?: also| then| if (?:so|yes|not))?,? (?=(?:${askingWord}|${auxiliary})\\b)|,\\s+(?=(?:${askingWord})\\b)`,
  'gi',
)
const leastWords = 3
const mostHalves = 3
export const questionsIn = (written: string): string[] => {
  // “Colombia: when …, and who …?” asks both of Colombia.
  const head = /^\W*[\p{L} ]{2,30}: /u.exec(written)?.[0] ?? ''
  const halves = halvesIn(written.slice(head.length))
  return halves.length < 2 ? [written] : halves.map((half) => `${head}${half}`)
}

/** “…, and what was the reason?” asks of the same. */
const ofSame =
  /^\W*(?:what|which) (?:is|was|were|are) the (?:reasons?|causes?|errors?|messages?)(?: for (?:that|this|it))?\W*$/i

/** “Date for class II and who has to upload?” */
const beginsWithDate = /^\W*(?:the )?(?:[\w-]+ ){0,2}(?:dates?|deadlines?)\b/i

function halvesIn(ask: string): string[] {
  if (!beginsStrictly.test(ask) && !beginsWithDate.test(ask)) return [ask]
  const halves = ask
    .split(joint)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  // “Who approved it, and when?” is one question.
  const isParted =
    halves.length <= mostHalves &&
    !halves.slice(1).some((half) => ofSame.test(half)) &&
    halves.every((half) => half.split(/\s+/).length >= leastWords)
  return isParted ? halves : [ask]
}

/** Stands for something said before. */
export const isAnaphoric = (ask: string): boolean =>
  /\b(?:it|its|they|them|their|this|that|these|those|one|ones|there|such|he|she|so|both|the same|then|report to)\b/i.test(
    ask,
  )
