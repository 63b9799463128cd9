import { patternBetween } from '#core/text/patterns.ts'

/** What people name as an example. */
const devices =
  'syringe|thermometer|scalpel|catheter|infusion pump|pump|ventilator|monitor|glove|mask|bandage|plaster|dressing|needle|wheelchair|hospital bed|bed|scanner|endoscope|forceps|scissors|screw|plate|implant|stent|hearing aid|blood pressure monitor|electrode|defibrillator|pacemaker|test kit|reagent|analyser|analyzer|laser|drill'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
)
/** “28 nov”, “28.11.2026” and “2026-11-28”. */
const dates = months.flatMap((month, index): [RegExp, string][] => {
  const number = `0?${index + 1}`
  return [
    [
      new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month.slice(0, 3)}(?!\\p{L})\\.?`, 'giu'),
      `$1 ${month}`,
    ],
    [new RegExp(`\\b(\\d{1,2})\\. ?${number}\\. ?(20\\d\\d)\\b`, 'g'), `$1 ${month} $2`],
    [new RegExp(`\\b(20\\d\\d)-${number}-(\\d{2})\\b`, 'g'), `$2 ${month} $1`],
  ]
})

/** More of how people write what `plain-words.ts` puts right for the browser too. The order matters. */
const fuller: readonly (readonly [written: RegExp, plain: string])[] = [
  [/\b(?:teh|hte)\b/gi, 'the'],
  [/\b(?:sub?m+is+ion|submisson|submssion|submisison)(s?)\b/gi, 'submission$1'],
  [/\b(?:certifcate|certificat|cerificate|certficate)(s?)\b/gi, 'certificate$1'],
  [/\b(?:recrod|reocrd)(s?)\b/gi, 'record$1'],
  [/\b(?:aproval|aprroval|apporval)(s?)\b/gi, 'approval$1'],
  [/\b(?:reqest|requst|reqeust)(s?)\b/gi, 'request$1'],
  // What sits with somebody waits for her.
  [/\b(?:sitting|lying|parked|stuck|hanging) (?:around )?with (me|us)\b/gi, 'waiting for $1'],
  // A code that is only an example of its level.
  [
    /^(?=.*\b(?:levels?|terminal|lowest|group|category|deep|detailed)\b)(.*\bEMDN\b.*?) [A-Z]\d{2,12}\b/gi,
    '$1',
  ],
  // “I want to copy a record, how?”
  [
    /^\W*(?:(?:i|we)(?:'d| would)? (?:want|need|wish|like|have) to )?([a-z][^?!.:]*?)[,;–-]? how(?: to| do i| do we| does that work| does it work)?\W*$/gi,
    'how to $1',
  ],
  [/\b(?:adn|nad)\b/gi, 'and'],
  [
    /^(\W*)(?:could|can|would|will) you (?:please |kindly |quickly |just )?(give|show|tell|list|name|find|count|check|explain|remind)\b/gi,
    '$1$2',
  ],
  [/\b(?:made|manufactured|produced|built) by (?:us|our (?:own )?company|ourselves)\b/gi, 'of our portfolio'],
  [
    /^(\W*)(?:i|we) (?:need|want|would like|look for|am looking for|are looking for) (?:to know )?the (SRN|GTIN|UDI-DI|Basic UDI-DI|EMDN|risk class|status|address)\b/gi,
    '$1what is the $2',
  ],
  [/\b(?:to|in|for|into) US\b/g, 'in the US'],
  [/\bwhat(?:'s| is) (next step|status|deadline|reason|procedure)\b/gi, 'what is the $1'],
  [/\bUDI directly on (?:the |an? |each )?(?:device|instrument|product)\b/gi, 'direct marking of the device'],
  [/\bthe Basic (?:one|DI)\b/gi, 'the Basic UDI-DI'],
  [/^(\W*)is there (?:an?|any) (submission|device|record|request) (?:which|that) is\b/gi, '$1is any $2'],
  [/\bthese (target countr|market)/gi, 'the $1'],
  [
    /\b(?:what'?s|what is) on my (?:desk|table|plate|list) to approve\b/gi,
    'what is waiting for me to approve',
  ],
  [/\b(?:waht|whta|wat)\b/gi, 'what'],
  [/\b(?:hwo|hou)\b/gi, 'how'],
  [/\b(?:wehn|whne)\b/gi, 'when'],
  [/\b(?:whihc|whcih)\b/gi, 'which'],
  [/\b(?:taht|thta)\b/gi, 'that'],
  [/\bcann\b/gi, 'can'],
  // American spelling, as it is written in Britain.
  [/\b([a-z]{3,})iz(e|es|ed|er|ers|ing|ation|ations|able)\b/gi, '$1is$2'],
  [/\b(label|cancel|model)(ed|ing)\b/gi, '$1l$2'],
  [/\bcatalog\b/gi, 'catalogue'],
  [/\blicens(e|es|ed)\b/gi, 'licenc$1'],
  [/\b(?:devcie|devise|deivce)(s?)\b/gi, 'device$1'],
  [/\bis it (?:really )?(?:true|right|correct|so|the case) that\b/gi, ''],
  [/\b(do|does)(?:n't| not) (?:have|need) to\b/gi, '$1 not must'],
  [/\b(chang|updat|delet|remov)e?able\b/gi, 'can be $1ed'],
  [/\b(edit|correct)able\b/gi, 'can be $1ed'],
  [/\bmodifiable\b/gi, 'can be modified'],
  [/\b(?:assignable|choosable|selectable)\b/gi, 'can be assigned'],
  [/\bUoU(?: DI)?\b/gi, 'unit of use DI'],
  [/\b(?:sth|smth|sthg)\b\.?/gi, 'something'],
  [/\b(?:sb|smb)\b\.?/gi, 'somebody'],
  [/\bsingle[ -]?sign[ -]?(?:on|in)\b/gi, 'SSO'],
  // AI before a number is an application identifier.
  [/\b(is|uses?|using|with|an?|on|by|of|contains?|has) AI\b(?![ -]?\(?\d)/g, '$1 artificial intelligence'],
  [
    /\bAI[- ](?=based|driven|enabled|supported|powered|system|software|model|act\b)/g,
    'artificial intelligence ',
  ],
  // No module of EUDAMED.
  [/\bmodulo\b/gi, 'modulus'],
  [/\bchar\b\.?/gi, 'character'],
  [/\bchars\b\.?/gi, 'characters'],
  [/\bqty\b\.?/gi, 'quantity'],
  [/\bpkgs?\b\.?/gi, 'package'],
  [/\bnr\b\.?/gi, 'number'],
  [/\breq(?:'d|d)\b/gi, 'required'],
  [/\bmand\.(?=\s)/gi, 'mandatory'],
  [/\bmin\.? (?=number|length|quantity)/gi, 'minimum '],
  // “Take it back” is “take back”.
  [
    patternBetween(
      /\b(take|put|get|hand|send|give|turn|switch|fill|set|sign|look|carry|roll|read|pass|bring|load|type|key|find|figure|copy|move|log|pull) /gi,
      [/it|them|this|that|these|those|him|her/gi],
      / (back|in|out|over|up|off|on|down|through|again)\b/gi,
    ),
    '$1 $2',
  ],
  // What is sold outside the EU is not made there.
  [
    /\b(?:(?:only|just|exclusively) )?(?:sells?|sold|selling|ships?|shipped|delivere?d?|exporte?d?|distributed?|marketed)(?: \w+){0,2}? (?:only |exclusively )?(?:outside (?:of )?(?:the )?(?:EU|european union|union|europe|EEA)|(?:to|in) (?:non[- ]EU|third) (?:countries|markets))\b/gi,
    'export only',
  ],
  // Where a manufacturer is from is no market, where the EU is asked about.
  [
    patternBetween(
      /^(?=.*\b(?:EU|EUDAMED|MDR|IVDR|authori[sz]ed rep\w*|EC[- ]?REP|SRN)\b)(.*?)\b(?:(?:are|is|am|come|comes) from|(?:based|located|situated|established|seated|sitting|sits) in) (?:the )?/i,
      [
        /USA?|United States|America|China|Japan|India|South Korea|Korea|Switzerland|UK/i,
        /United Kingdom|Great Britain|Brazil|Canada|Australia|Taiwan|Israel/i,
      ],
      /\b/i,
    ),
    '$1foreign',
  ],
  [
    patternBetween(
      /\b/gi,
      [
        /outside|not (?:based|located|established|seated|resident) in/gi,
        /(?:no|without(?: an?| any)?) (?:site|office|address|entity|establishment|seat|branch)(?: or \w+)? in/gi,
        /out of|from outside/gi,
      ],
      /(?: of)? (?:the )?(?:EU|E\.U\.|union|european union|europe|EEA)\b/gi,
    ),
    'foreign',
  ],
  [/\bnon[- ](?:EU|european|EEA)\b/gi, 'foreign'],
  [/\b(?:the )?(?:EU|european) (single )?market\b/gi, 'EU market'],
  [
    patternBetween(
      /(?<!\balready )\b/gi,
      [/place|placing|put|putting|bring|bringing|launch|launching/gi],
      /(?: (?:it|them|this|that|the|a|an|our|my|new|device|devices|product|products)){0,4} (?:on|onto|to|into|in) (?:the )?((?:EU|european|us|swiss|chinese|british|uk) )?market\b(?! before| earlier| already)/gi,
    ),
    'sell $1',
  ],
  // “Sold before the 28th of May” says which devices, not by when.
  [
    patternBetween(
      /\b(market|sold|placed|issued|made|manufactured|produced)\b([^.?]{0,20}?)\bbefore (?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )/gi,
      [/jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/gi],
      /[a-z]*\.?(?:,? 20\d\d)?/gi,
    ),
    '$1$2 before',
  ],
  [
    /\b(which|what) (?:agenc(?:y|ies)|entit(?:y|ies)|bod(?:y|ies)|issuers?)\b(?=.*\b(?:accept|allow|recogni|issue|assign|designat|accredit|udi|code|barcode)\w*)/gi,
    '$1 issuing agency',
  ],
  [
    patternBetween(
      /\b(?:and|plus|as well as) (?:also )?(?:in |for |at )?/gi,
      [/(?:at least )?one (?:other|more)|an?other|a second|any other|some other|other|further|more/gi],
      / (?:markets?|countr(?:y|ies)|jurisdictions?|regions?)(?: too| as well| also| besides)?/gi,
    ),
    ' several markets',
  ],
  [/\bbefore (?:the )?(?:next )?spring\b/gi, 'before March'],
  [/\bbefore (?:the )?(?:next )?summer(?: (?:break|holidays?))?\b/gi, 'before June'],
  [/\bbefore (?:the )?(?:next )?(?:autumn|fall)\b/gi, 'before September'],
  [/\b(?:before|by) (?:the )?(?:christmas|xmas|year'?s end|year end|new year)\b/gi, 'by the end of the year'],
  [
    /\b(?:fields?|values?)(?: are| is| were| still| left| remain)* (?:empty|blank|unfilled|open)\b/gi,
    'missing field',
  ],
  [
    /\b(?:how|what) (?:does|do) (my|our) (portfolio|devices|products) look(?: like)?\b/gi,
    'overview of $1 $2',
  ],
  [/\bnon[- ]?(implantable|reusable|active)\b/gi, 'not $1'],
  [/\b(do|does|did|is|are|was|were|has|have|should|would|could)nt\b/gi, "$1n't"],
  [/\bcant\b/gi, "can't"],
  [/\bUDIs\b/g, 'UDI'],
  [/\b((?:Basic )?UDI(?:[- ]DI)?) new(?=\W*$)/gi, 'new $1'],
  // When something is launched or was sold, is no year that is asked for.
  [
    patternBetween(
      /^(?!\W*(?:which|what|how many|list|show)\b)(.*\b(?:launch\w*|sell|selling|sold|sale|stopped|marketed|introduc\w+|discontinu\w+)\b[^.?]{0,30}?) /i,
      [/in|since|from/i],
      / (?:(?:early|late|mid|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december) )?20\d\d\b/i,
    ),
    '$1',
  ],
  [
    /^(?!\W*(?:which|what|how many|list|show)\b)(.*\b(?:was|were) (?:issued|granted|signed|renewed)) in 20\d\d\b/i,
    '$1',
  ],
  [/(?<![\w+])\+\+/g, ' plus plus '],
  // What has begun asks for no period.
  [/\b(became|has become|have become|went live|has started|have started)\b(.*?) this year\b/gi, '$1$2'],
  [
    /\b(Korean|Australian|Brazilian|Indian|American|Canadian|Mexican|Colombian|Egyptian|Saudi|Malaysian|Indonesian|Singaporean|Argentinian)s\b/g,
    '$1',
  ],
  [/\bTurks\b/g, 'Turkey'],
  [/\bMe Device\b/g, 'supply platform of Egypt'],
  // “Is EMDN fine for swissdamed?” asks for no penalty.
  [/^(\W*(?:is|are|would)\b.*?)(?<!\b(?:an?|the|any|some|no|there|such) )\bfine\b/i, '$1accepted'],
  [/\b(law|act|regulation|decree|norm|rule) (?:is|stands|lies) behind\b/gi, '$1 is the basis of'],
  // A device is only an example where its class or its maker is meant.
  [new RegExp(`\\b(class (?:i{1,3}[absmr]?|iv|is|im|ir|[a-d1-4])) (?:${devices})s?\\b`, 'gi'), '$1 device'],
  [
    new RegExp(
      `\\b(?:${devices})s? (?=(?:manufacturers?|factor(?:y|ies)|makers?|producers?|compan(?:y|ies))\\b)`,
      'gi',
    ),
    '',
  ],
  [/ÜTS/g, 'UTS'],
  [/\btransition(?:al)? (?:periods?|provisions?|times?|phases?|arrangements?)\b/gi, 'transition'],
  [/\b(?:UKRP|UK[- ]RP|UK responsible person)\b/gi, 'UK representative'],
  [/\bCH[- ]?REP\b/gi, 'Swiss representative'],
  [/\b(?:US|U\.S\.) agent\b/g, 'US representative'],
  // Where a manufacturer is from is no market of its device.
  [
    patternBetween(
      /\b/gi,
      [
        /chinese|american|US|U\.S\.|japanese|korean|swiss|british|UK|indian|brazilian|canadian/gi,
        /australian|taiwanese/gi,
      ],
      /(?:[- ]based)? (manufacturer|company|firm|producer|start-?up|maker)/gi,
    ),
    'foreign $1',
  ],
  [/\((01|10|11|17|21|8012)\)/g, ' application identifier '],
  [/\bI (?:only |just )?need (?:the |a |an |all )?(list|overview|number|names?|count) (of|for)\b/gi, '$1 $2'],
  [/\b(?:the )?(?:easiest|simplest|best|fastest|quickest|right|correct) way (?:to|of|for)\b/gi, 'how to'],
  [/\bI made (?:a|an|the|some) (?=mistake|error|typo)/gi, ' '],
  [/\bthem\b/gi, 'these'],
  [/\b(?:when|if) (?:yes|so|no|not)\b,?/gi, 'if so'],
  [/\b(?:of|from|with) us\b/gi, 'ours'],
  // An answer that is only supposed.
  [/,?\s*\bor (?:is it )?(?:someone|somebody|something|anyone|anything|some other \w+) else\b/gi, ''],
  [/\bdata[- ]bases?\b/gi, 'database'],
  [/\bbrasil(?:ian)?\b/gi, 'Brazil'],
  [/\b(?:yes|no)(?: ?[/,]| or) ?(?:yes|no)\b/gi, ' '],
]

export const inFullWords = (text: string): string =>
  fuller.reduce(
    (rest, [written, plain]) => rest.replace(written, plain),
    /\d/.test(text) ? dates.reduce((rest, [written, plain]) => rest.replace(written, plain), text) : text,
  )
