/** More of how people write what `plain-words.ts` puts right for the browser too. The order matters. */
const fuller: readonly (readonly [written: RegExp, plain: string])[] = [
  // “Take it back” is “take back”.
  [
    /\b(take|put|get|hand|send|give|turn|switch|fill|set|sign|look|carry|roll|read|pass|bring|load|type|key|find|figure|copy|move|log|pull) (?:it|them|this|that|these|those|him|her) (back|in|out|over|up|off|on|down|through|again)\b/gi,
    '$1 $2',
  ],
  [
    /\b(?:outside|not (?:based|located|established|seated|resident) in|(?:no|without(?: an?| any)?) (?:site|office|address|entity|establishment|seat|branch)(?: or \w+)? in|out of|from outside)(?: of)? (?:the )?(?:EU|E\.U\.|union|european union|europe|EEA)\b/gi,
    'foreign',
  ],
  [/\bnon[- ](?:EU|european|EEA)\b/gi, 'foreign'],
  [/\b(?:the )?(?:EU|european) (single )?market\b/gi, 'EU market'],
  [
    /(?<!\balready )\b(?:place|placing|put|putting|bring|bringing|launch|launching)(?: (?:it|them|this|that|the|a|an|our|my|new|device|devices|product|products)){0,4} (?:on|onto|to|into|in) (?:the )?((?:EU|european|us|swiss|chinese|british|uk) )?market\b(?! before| earlier| already)/gi,
    'sell $1',
  ],
  // “Sold before the 28th of May” says which devices, not by when.
  [
    /\b(market|sold|placed|issued|made|manufactured|produced)\b([^.?]{0,20}?)\bbefore (?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:,? 20\d\d)?/gi,
    '$1$2 before',
  ],
  [
    /\b(which|what) (?:agenc(?:y|ies)|entit(?:y|ies)|bod(?:y|ies)|issuers?)\b(?=.*\b(?:accept|allow|recogni|issue|assign|designat|accredit|udi)\w*)/gi,
    '$1 issuing agency',
  ],
  [/\bUDIs\b/g, 'UDI'],
  [/ÜTS/g, 'UTS'],
  [/\btransition(?:al)? (?:periods?|provisions?|times?|phases?|arrangements?)\b/gi, 'transition'],
  [/\b(?:UKRP|UK[- ]RP|UK responsible person)\b/gi, 'UK representative'],
  [/\bCH[- ]?REP\b/gi, 'Swiss representative'],
  [/\b(?:US|U\.S\.) agent\b/g, 'US representative'],
  // Where a manufacturer is from is no market of its device.
  [
    /\b(?:chinese|american|US|U\.S\.|japanese|korean|swiss|british|UK|indian|turkish|brazilian|canadian|australian|taiwanese)(?:[- ]based)? (manufacturer|company|firm|producer|start-?up|maker)/gi,
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
  fuller.reduce((rest, [written, plain]) => rest.replace(written, plain), text)
