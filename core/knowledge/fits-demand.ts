import { patternBetween, patternOf } from '#core/text/patterns.ts'
import type { Reading } from './question/readings.ts'

/** What a question demands has to be in its answer: a law, a number, a day, somebody (decision D124). */
const demands: readonly (readonly [asked: RegExp, answered: RegExp])[] = [
  [
    patternOf(
      /\b(?:which|what) (?:\w+ )?(?:regulation|law|act|article|directive|decree|resolution|decision|legislation|legal act|norm|notice|provision)\b/i,
      /\bfrom which act\b|\bthe act from\b/i,
    ),
    patternBetween(
      /\b/,
      [
        /Regulations?|Decision|Directive|Art\.|Article|Annex|CFR|Act|Order|Law|Rules?|Resolution/,
        /Decree|RDC|IN \d|Notice|Disposition|Disp\.|MDR|IVDR|MedDO|IvDO|Ordinance|NOM|Notif\w*/,
        /Announcement|Part 11/,
      ],
      /\b/,
    ),
  ],
  [
    /\bhow many\b|\bnumber of\b|\bhow often\b/i,
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twice|once|any number|several|exactly|no|not|none|monthly|yearly|daily|a year|single|unlimited)\b/i,
  ],
  [
    /^\W*(?:and |so )?(?:when|since when|until when|by when|from when)\b/i,
    /\d|\b(?:before|after|until|once|when|as soon as|where|weeks?|months?|years?|days?|daily|immediately|at once|no date|always|every)\b/i,
  ],
  [
    /\b(?:which|what) (?:\w+ )?countr(?:y|ies)\b/i,
    /\b(?:\d+ (?:of the EU|market|member)|27|EU|European|[A-Z][a-z]+land|Turkey|United|Brazil|China|Japan|Korea|markets?|countr)/,
  ],
  [
    /\bhow many (?:more )?(?:days?|weeks?|months?)\b.*\b(?:until|till|left|before|to go|remain)/i,
    /(?:\d+|seven|thirty|ninety) (?:\w+ )?days/,
  ],
  [
    /\b(?:can't|cannot|can|may|must not|not) be (?:changed|edited|modified|corrected)\b/i,
    /chang|edit|lock|fix|froz|updat|trigger|correct|new (?:UDI-)?DI|modif|replac|immutable|delet/i,
  ],
  // How long something holds no length of a text says.
  [
    /\bhow long\b[^?]*\b(?:valid|kept|keep|stored?|retain\w*)\b/i,
    /\b(?:hours?|days?|weeks?|months?|years?|until|as long as|always|forever|for good|expir\w*|no end)\b/i,
  ],
  // What is compared is told of both.
  [
    patternOf(
      /\b(?:earlier|later|sooner|first|last)\b.*\bor\b/i,
      /\b(?:comes?|is|are) (?:first|earlier|later)\b(?! [a-z]+s\b)|\bgive both\b/i,
      /\bcompare\b.*\b(?:dates?|deadlines?|transition|requirements?)\b/i,
    ),
    /20\d\d[\s\S]*20\d\d|\bfirst\b/,
  ],
  [
    /\b(?:mandatory|obligatory|compulsory|optional|voluntary)\b/i,
    patternOf(
      /mandator|at least|either|obligat|compulsor|optional|voluntar|recommend/i,
      /\b(?:must|needs?|needed|required?|requires|asks?|asked|no|not|none|has to|have to|may|can|only|exempt|duty|applies|since|until|from|by)\b/i,
    ),
  ],
  [
    /\b(?:read|takes?|accepts?|uploads?|imports?|loads?|uses?)\b.*\bXML\b/i,
    /XML|SPL|\bfiles?\b|format|layout|schema|message/i,
  ],
  [
    /\bfree of charge\b|\bfor free\b/i,
    /\bfree (?:of charge|for|to)\b|\bfees?\b|\bcosts?\b|charge|\bpay|licen[cs]e|[€$£]/i,
  ],
  [
    /\b(?:is|are|be|available|written|only) in (?:english|german|french|spanish|chinese|japanese)\b/i,
    /English|German|French|Spanish|Japanese|language/,
  ],
  [
    /\bwhat (?:does|do|must|should|has to|needs to) (?:be (?:on|in) )?(?:the |our |my |a )?label\b/i,
    /label/i,
  ],
  [
    /\bwhat happens (?:to|with)\b|\bdo(?:es)? (?:our|my|the) [\w-]+ change\b/i,
    /chang|\bnew\b|stay|remain|becom|delet|\bends?\b|refus|mark|kept|updat|withdraw|disappear|lapse|lost|left|stop|assign|shown?|purg|remov|expir|lock|skipp|ignor/i,
  ],
  [/\bEUDAMED\b.*\bfree\b|\bpay\w* (?:\w+ )?(?:to|for) EUDAMED\b/i, /EUDAMED.*(?:free|fee|cost|charge)/i],
  [
    /\b(?:from|since|until|by) (?:which|what) (?:day|date|year)\b/i,
    /20\d\d|\bno date\b|\bbefore\b|\d+ (?:days|months|years)/,
  ],
  // How long something may be sold no day says from which on it is labelled or registered.
  [
    /\b(?:until when|till when|how long|last day)\b[^?]*\b(?:place|placed|placing|sell|sold)\b/i,
    /placed? on|placing|\bsold\b|\bsell|distribut/i,
  ],
  [/\bin (?:english|german|french|spanish)\b/i, /English|German|French|Spanish|language/],
  [/\bcertificates?\b.*\bEUDAMED\b/i, /EUDAMED|notified bod/i],
  [/\bback(?:ed)?[ -]?up\b/i, /backup|backed/i],
  // Its dates do not say what a database is called.
  [/\bname of (?:the|its|their) (?:[\w-]+ ){0,2}(?:database|register)\b/i, /\b(?:database|register)\b/i],
  [
    /\bdelete (?:a |an |the |our |my )?(?:users?|accounts?|colleagues?)\b/i,
    /account|deactivat|User Management/i,
  ],
  [/\bre-?export/i, /export/i],
  [/\boverdue\b/i, /due\b/i],
  [/\bwho (?:can |may )?(?:sees?|reads?)\b/i, /\bsees?\b|view|visible|read|shown|everybody/i],
  [/\brelabel|\bown (?:name|brand|label)\b|\bprivate label/i, /\bname\b|Article 16|relabel|brand/i],
  [/\bactors?\b.*\bfirst\b|\bfirst\b.*\bactors?\b/i, /actor|SRN/i],
  // A state of EUDAMED is told by what says how it ends.
  [/\bSUBMITTED\b/, /SUBMITTED|notified body/],
  [
    /\bwhat (?:does|do|did|would|will|is|are)\b.*\b(?:charges?|costs?|prices?|fees?)\b/i,
    /[£$€]|\bfees?\b|\bcosts?\b|\bcharge|\bpay|\bfree\b/i,
  ],
  [/\bhow much\b|\bfees?\b|\bfine\b|\bpenalty\b/i, /[£$€]|\bfee|\bfine\b|\d/],
]
/** A paragraph, article or annex that is asked for by its number is in the answer. */
const numbered =
  /\b(?:articles?|art\.|annex(?:es)?|21 CFR|CFR|part|clause|section|rule|MDCG)\s+(\d+(?:[-./]\d+)*|[IVX]+)(?![\p{L}\d])/giu
const namesItsNumber = (asked: string, text: string): boolean =>
  [...asked.matchAll(numbered)].every(([, number = '']) =>
    new RegExp(`(?<![\\p{L}\\d.])${number.replace(/[./]/g, '\\$&')}(?![\\p{L}\\d])`, 'u').test(text),
  )

/** A country that EUDAMED has is not told by one it has not. */
const asksBesides = /\b(?:besides|apart from|other than|in addition to|except|outside)\b/i

export const fitsDemand = ({ question, written = question }: Reading, text: string): boolean =>
  demands.every(([asked, answered]) => !asked.test(written) || answered.test(text)) &&
  namesItsNumber(written, text) &&
  !(asksBesides.test(written) && /\bcountr|\bmember|\bstates?\b/i.test(written) && /^No\b/.test(text))
