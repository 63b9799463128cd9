import { patternBetween } from '#core/text/patterns.ts'

/** How people write short or add what asks nothing, and the same in plain words. The order matters. */
const plainer: readonly (readonly [written: RegExp, plain: string])[] = [
  [/[’‘`´]/g, "'"],
  [/\bw(?:ich|hcih|hic)\b/gi, 'which'],
  [/\bG\.?B\b(?!-)/g, 'Great Britain'],
  [/\bKR\b(?!-)/g, 'South Korea'],
  [/\bJP\b(?!-)/g, 'Japan'],
  [/\bCN\b(?!-)/g, 'China'],
  [/\bBR\b(?!-)/g, 'Brazil'],
  [/\bAU\b(?!-)/g, 'Australia'],
  [/\bSG\b(?!-)/g, 'Singapore'],
  [/\bTW\b(?!-)/g, 'Taiwan'],
  [/\b(?:TR|Turkiye|Türkiye)\b(?!-)/g, 'Turkey'],
  [/\bKSA\b(?!-)/g, 'Saudi Arabia'],
  [/\bCH\b(?!-| ?rep)/g, 'Switzerland'],
  [/\bRDC (?:n\W* ?)?\d+(?:\/\d+)?/gi, 'Brazil'],
  [/\bMedDO\b/gi, 'Switzerland'],
  [/\bSouth Korean\b/gi, 'South Korea'],
  [/\brisk[ -]class(?= (?:i{1,3}|iv|ii[ab]|[a-d]|[1-4])\b)/gi, 'class'],
  [/\b\d{1,4} (?=(?:devices|products|records|items)\b)/gi, ''],
  [/^(?:the |our |total )*device count\b/i, 'number of devices'],
  [/\bmark (?:(?:the|a) )?(?:UDI |devices? |it )?directly\b/gi, 'direct marking'],
  [/\b(?:request|ask for|seek) (?:an? |the )?approval\b/gi, 'send for approval'],
  [/\bHealth Canada\b/gi, 'Canada'],
  [/\bstands? ([\w-]+) for\b/gi, 'stand for $1'],
  [/\bhow (?:do|does|is|are) (.+?) differ(?:ent|s)?\b/gi, 'difference $1'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/(?=\s|\w)/gi, 'with '],
  [/\bwhat'?s (?=(?:been|expired|changed|come|gone)\b)/gi, 'what has '],
  [/\b(what|who|where|when|how)'?s\b/gi, '$1 is'],
  [/\b(UDI[ -])?(DI|PI)s\b/g, '$1$2'],
  [/\bauthori[sz]ed reps?\b|\bauth\.? reps?\b/gi, 'authorised representative'],
  // What is told to be planned asks for no period.
  [/\bfrom next (?:year|month|week)(?: on)?,?(?= (?:it|we|they|the|our)\b)/gi, ' '],
  [
    /\bhow long (?:can|may|could|is) (a|an|the|our) ((?:serial|lot|batch) number)(?: be)?\b/gi,
    'length of $1 $2',
  ],
  // “Mandatory now or not?” asks whether.
  [/,? (?:(?:now|yet|already|yes) )?or (?:not|no|not yet)\b(?=\s*(?:[?.!,]|$))/gi, ' '],
  // Deleted devices are never counted.
  [
    patternBetween(
      /[,(]? *\b/gi,
      [
        /not counting|not including|leaving out|leave out|excluding|exclude|except(?: for)?|without/gi,
        /ignoring|ignore|minus|less|apart from|other than|disregarding|skipping|but not|omitting/gi,
      ],
      /(?: the| any| all| what (?:is|was))? (?:deleted|removed)(?: ones| devices| records| products| items)?\b\)?/gi,
    ),
    ' ',
  ],
  [
    /[,(]? *\b(?:deleted|removed)(?: ones| devices| records| products| items)? (?:excluded|left out|ignored|aside|not included|not counted|don't count)\b\)?/gi,
    ' ',
  ],
  // “A market where we have not begun” asks for no place.
  [/\b(markets?|countr(?:y|ies)|devices?|products?|records?|submissions?|classes) where\b/gi, '$1 in which'],
  // A verb at the head, and “correct” as an adjective.
  [/\bfinding (?=(?:the|a|an|my|our|out|which)\b)/gi, 'find '],
  [/\b(the|a|which|what) correct (?=\p{L})/giu, '$1 right '],
  [
    /\bis (?:it possible|there (?:a|any) (?:way|possibility|option|means)) (?:for (?:me|us) )?to\b/gi,
    'how can I',
  ],
  // A date that is only hinted at.
  [
    /\b(?:as )?(?:of|from|since|by|until|till)(?<!\b(?:taken|comes?|coming|known?|this|it|them|got|get|made|derived|are|is) (?:of|from|since|by|until|till))\s*\?*\s*$/i,
    'when',
  ],
]

/** A question as somebody would write it who has time. */
export const inPlainWords = (question: string): string =>
  plainer.reduce((text, [written, plain]) => text.replace(written, plain), question)
