import { patternBetween, patternOf } from '#core/text/patterns.ts'

/** What nobody here can know, whatever else a question has: what is to come, whom to call, what is best, who is who. */
const beyond: readonly RegExp[] = [
  /\bdo you (?:think|believe|feel) (?:that )?(?:we|i) should\b/i,
  /\bwho is (?:my|our) PRRC\b/i,
  /\b(?:which|what) class is (?:my|our) new\b/i,
  /^\W*will (?:the )?(?:MDCG|Commission|EU|parliament|FDA|NMPA|authority)\b/i,
  /^\W*do(?:es)? (?:my|our) (?:[\w-]+ ){1,3}.*\b(?:correctly|properly|well enough)\W*$/i,
  /\bwhen will (?:my|our|the) (?:[\w-]+ ){1,3}(?:come|arrive|visit|audit|inspect)\b/i,
  patternOf(
    /\bwhat will (?:change|happen|be new|come)\b/i,
    /\bwill\b.*\b(?:be (?:postponed|delayed|repealed|extended|abolished|moved|dropped)|ever)\b/i,
    /\bwill\b[^.?]*\b(?:postpone|delay|repeal|abolish)\b/i,
    /\b(?:plans?|planning|intends?|going) to (?:change|abolish|extend|postpone|revise|introduce|drop)\b/i,
    /\bwhich\b[^.?]* do you know\b|\broad ?map\b/i,
  ),
  patternOf(
    /\b(?<!\b(?:my|his|her|lost|new|old|broken|stolen|an?) )(?:tele)?phone\b(?! (?:is |was )?(?:lost|broken|gone|stolen))/i,
    /\b(?:fax|hotline|help ?desk|(?:opening|office|working|business) hours?)\b/i,
    /\be-?mail(?: address)? of\b(?! (?:a |an |the |my |our |his |her )?(?:deleted |new |own )?(?:users?|operators?|accounts?|colleagues?|person|importers?)\b)/i,
    /(?<!\b(?:within|in|by|after) )\bwhat time\b(?! of the (?:month|year))|\bo'clock\b/i,
  ),
  patternOf(
    /\b(?:better|worst|cheaper|cheapest|cheap|fastest|nicest|safest|most (?:popular|reliable|experienced|expensive))\b/i,
    /\bbest\b(?! before| practice)|\brecommend\b(?!ed)|\bdo you (?:suggest|advise|prefer)\b/i,
    /\b(?:market share|(?:competitors?|rivals?)(?! (?:see|view|read|look|access)\b))\b/i,
  ),
  patternBetween(
    /\b(?:when|(?:which|what|exact) (?:day|date)|how soon)\b.*\bwill (?:my|our|the|an?|eudamed|fda|nmpa) (?:[\w-]+ ){0,3}/i,
    [/approve|confirm|answer|reply|respond|decide|visit|react/i],
    /\b/i,
  ),
  patternOf(
    /\bwho (?:at|from|within|in|of) (?:the |our |my )?(?:notified body|authority|authorities|regulator|commission|agency|fda|nmpa|mhra|tga|team|competition)\b/i,
    /\b(?:new|more|enough|additional|extra) (?:staff|employees|personnel|headcount|budget|money)\b/i,
    /\bhir(?:e|ing)\b/i,
  ),
  /\bwhat did (?:the|our|my|an?) [\w ]+ (?:say|think|write|tell|find|mean|decide)\b/i,
  /\bwho (?:won|invented|founded|owns|is the (?:ceo|head|director|president|boss|minister|chair\w*))\b|\bfounded\b|\bsalar(?:y|ies)\b|\bwages?\b/i,
  patternBetween(
    /\b/i,
    [
      /(?:are|am) (?:we|i) (?:really |still )?going to|can (?:we|i) still/i,
      /do you think (?:we|i) (?:will|can|could)|are (?:we|i) (?:likely|able) to/i,
    ],
    / (?:make|meet|reach|manage|miss|be (?:ready|late|done|finished))\b/i,
  ),
  patternOf(
    /^\W*(?:did|has|have) (?:our|my) (?:[\w-]+ ){0,2}(?:importers?|distributors?|representatives?|notified body|authority|supplier|customers?|auditor)\b(?! (?:to|an?|the)\b)/i,
    /^\W*(?:did|has|have) the (?:importer|distributor|representative|notified body|authority|supplier|customer|auditor)s? already\b/i,
  ),
  /\bwill (?:we|i|our [\w-]+) (?:make|meet|reach|manage|miss|be (?:ready|late|done|finished))\b/i,
  patternOf(
    /\b(?:postal |street |visiting )?address of (?:the )?(?:TGA|FDA|NMPA|MHRA|HSA|SFDA|ANVISA|MFDS|PMDA|TFDA|INVIMA|EDA|MDA|CDSCO|COFEPRIS|ANMAT|Swissmedic|Commission|authority|regulator|agency)\b/i,
    /\bhas (?:anyone|anybody|somebody|someone|any company|any firm) (?:ever )?been\b/i,
    /\b(?:working|down|offline|slow|reachable) (?:today|now|right now|currently|at the moment)\b/i,
  ),
  patternBetween(
    /^(?!.*\b(?:my|our|we|i|can|could|may|must|should|need|needs|allowed?)\b).*\bhow many (?:[\w-]+ ){0,3}/i,
    [
      /devices?|products|packs|kits|implants|records|certificates|manufacturers|importers/i,
      /representatives|distributors|actors|companies|firms|users|operators|hospitals/i,
      /notified bodies|UDI-DIs|UDIs/i,
    ],
    /\b.*\b(?:EUDAMED|GUDID|swissdamed|M2M|machine to machine)\b/i,
  ),
  /\bhow likely\b|\bwhat (?:does|do) (?:the )?[\w-]+(?: [\w-]+)? think\b/i,
  patternBetween(
    /\bwill (?:the )?/i,
    [
      /FDA|NMPA|MHRA|TGA|HSA|SFDA|ANVISA|MFDS|PMDA|Swissmedic|authority|regulator|reviewer/i,
      /notified body/i,
    ],
    / (?:ask|approve|clear|accept|reject|refuse|inspect|question|like)\b/i,
  ),
]
export const isBeyond = (question: string): boolean => beyond.some((one) => one.test(question))
