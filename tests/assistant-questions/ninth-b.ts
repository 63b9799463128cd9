import { type Asked, ask, nobodyKnows } from './asked.ts'

const months = [
  'Jan(?:uary)?',
  'Feb(?:ruary)?',
  'Mar(?:ch)?',
  'Apr(?:il)?',
  'May',
  'June?',
  'July?',
  'Aug(?:ust)?',
  'Sept?(?:ember)?',
  'Oct(?:ober)?',
  'Nov(?:ember)?',
  'Dec(?:ember)?',
]

/** This day in any notation people use. */
function on(year: number, month: number, day: number): RegExp {
  const name = `${months[month - 1]}\\.?`
  const d = `0?${day}`
  const m = `0?${month}`
  const notations = [
    `${year}-${m}-${d}`,
    `${d}(?:st|nd|rd|th)?\\.?[\\s-]*(?:of\\s+)?${name},?[\\s-]*${year}`,
    `${name}\\s+${d}(?:st|nd|rd|th)?,?\\s+${year}`,
    `${d}\\s?[./-]\\s?${m}\\s?[./-]\\s?${year}`,
    `${m}/${d}/${year}`,
  ]
  return new RegExp(`(?<!\\d)(?:${notations.join('|')})(?!\\d)`, 'i')
}

const either = (...all: readonly RegExp[]): RegExp => new RegExp(all.map((one) => one.source).join('|'), 'i')

const denied = /\bno\b|\bnot\b|n['’]t\b|\bnone\b|\bnever\b|\bneither\b|\bnothing\b|\bcannot\b/i
const saysYes = /^\W*yes\b/i
const saysNo = /^\W*no\b/i

/**
 * Sixty by another author. When they were first opened, on 26 November 2026, of the general ones 25 right, 4
 * silent and 1 wrong of 30, of those about own devices 16 and 4 silent of 20, and none of the 10 that nobody
 * can know was answered.
 */
export const ninthGeneralB: readonly Asked[] = [
  // EU MDR, IVDR and EUDAMED
  ask('since when is device registration in eudamed mandatory', on(2026, 5, 28)),
  ask(
    'Our rapid test was on the EU market long before EUDAMED became obligatory. Until when must it be registered there?',
    either(on(2026, 11, 28), on(2026, 11, 27)),
  ),
  ask(
    'We have an IVD self declared under IVDD which is class C now under IVDR. How long can we still place it on the market as legacy device?',
    on(2028, 12, 31),
  ),
  ask(
    'Is the vigilance module of EUDAMED mandatory already?',
    [/vigilance/i, either(denied, /\blater\b|voluntar/i)],
    saysYes,
  ),
  ask('do our distributors need an SRN as well?', either(denied, /\bonly\b|exempt/i), saysYes),
  ask(
    'Class A sterile IVD - notified body needed or not?',
    /\byes\b|(only|limited|restricted|aspects|concern)[^.]*steril|steril[^.]*(only|limited|aspects|notified body|needs?|requires?)/i,
    saysNo,
  ),
  ask(
    'PSUR class C IVD how often',
    /annual|every year|(once|each|per|a) (a )?year|yearly|(12|twelve) months/i,
  ),
  ask(
    'What are the deadlines to report a serious incident in EU? Death, public health threat, and the normal case please',
    [/\b15\b|fifteen/i, /\b10\b|\bten\b/i, /\b2\b|\btwo\b/i],
  ),
  ask(
    'How many years do we have to keep the technical documentation for an IVD after the last one was sold?',
    /\b10\b|\bten\b/i,
  ),
  ask('Which risk class has a companion diagnostic under the IVDR?', /class[\s-]*C\b/i),
  ask(
    'we are only 14 people. must the PRRC be employed by us or can we use an external consultant?',
    /permanent|continuous|disposal|outsourc|external/i,
    /external[^.]*not (allowed|possible|permitted)/i,
  ),
  ask(
    'We plan to discontinue a reagent and hospitals could run into trouble. How long in advance must we tell the authority (article 10a)?',
    /\b6\b|\bsix\b/i,
  ),
  ask(
    'EMDN code: can I choose a higher level group or must it be the lowest one',
    /terminal|leaf|lowest|most (specific|detailed)|last level|no (further )?code(s)? below|end of the (branch|tree)/i,
  ),
  ask('max number of devices per XML for EUDAMED bulk upload?', /\b300\b|three hundred/i),

  // Identifiers and labels
  ask('Whats the difference between Basic UDI-DI and UDI-DI, and do I print the Basic one on the label?', [
    denied,
    /model|group|famil|\bkey\b|certificate|declaration/i,
  ]),
  ask(
    'We change the kit from 25 tests to 50 tests per box, rest is same. New UDI-DI needed?',
    /\byes\b|(new|another|different|own|separate) UDI-DI/i,
    [saysNo, /no new UDI-DI|(not|n['’]t) (need|require) a new/i],
  ),
  ask(
    'Bug fix release of our standalone software (no change in function). Does it require a new UDI-DI or not?',
    /UDI-PI|production identifier|software version|\bno\b|\bnot\b|n['’]t\b|\bminor\b/i,
    saysYes,
  ),
  ask(
    'how to identify a legacy device in EUDAMED when it never had a UDI?',
    /EUDAMED[\s-]?(DI|ID)\b/i,
    /(must|has to|needs to) (get|have|be given) a Basic UDI-DI/i,
  ),
  ask('from which date must UDI be on label for class A IVDs in Europe', on(2027, 5, 26)),

  // Other markets
  ask('Can I send our device data to GUDID as JSON over an API, or what does FDA want?', /\bSPL\b/i),
  ask('china UDI deadline for the remaining class II products', on(2027, 6, 1)),
  ask(
    'Our Japanese distributor asks for the barcode. Is HIBCC ok for Japan or only GS1?',
    /GS1|GTIN/i,
    /HIBCC? (is|are) (also |equally )?(ok|fine|accepted|allowed|possible)/i,
  ),
  ask(
    'Korea: who has to register the UDI data at MFDS, we as foreign manufacturer or the importer?',
    /import/i,
  ),
  ask('Singapore HSA, UDI for class B IVD starts when?', on(2028, 11, 1)),
  ask(
    'is there already a UDI deadline in India?',
    either(denied, /withdrawn|postponed|pending|to be (ordered|set|notified|announced)|\bwaits?\b|\bopen\b/i),
    saysYes,
  ),
  ask('SAUDI-DI: since when is class A in scope?', on(2024, 9, 1)),

  // How it is done in the hub
  ask(
    'I have one master record and want submissions for EU, US and KR from it. How to do this in one go?',
    /cop(y|ies|ied|ying)[^.]*(countr|market)|multi-country/i,
  ),
  ask('where do i get the xml file for eudamed', /\bexport/i),
  ask(
    'How can I change a Master DI record that is active already?',
    /new version|next version|(update|change) request|request[^.]*(update|change)/i,
  ),
  ask(
    'Can I load our devices from an Excel list instead of typing every one? How',
    [/upload|import/i, /excel|csv|xlsx|spreadsheet|template/i],
    saysNo,
  ),
]

/** The devices of the portfolio. */
export const ninthOwnB: readonly Asked[] = [
  ask('How many devices do we have in the hub?', /\b8\b|\beight\b/i),
  ask(
    'Which of our devices are registered in EUDAMED?',
    [/GlucoCheck|D-400/i, /AirMask|D-900/i],
    /WoundPad|D-600|Old Clamp|D-700/i,
  ),
  ask(
    'why did EUDAMED refuse OrthoPin??',
    /MDN\s?codes?\b|E-I-1\b|EMDN[^.]*(unknown|not known|not recogni[sz]ed)/i,
  ),
  ask('SutureX - what is still missing?', /EMDN|nomenclature/i),
  ask(
    'Status of LensView for EU please',
    /\bsent\b|uploaded|waiting|awaiting|\bwaits\b|no answer|answer|file/i,
    /\bis (already )?registered\b|\b(was|is|has been) refused\b/i,
  ),
  ask('Which body issued our QMS certificate and how long is it still valid?', [
    /Example Certification/i,
    on(2027, 1, 31),
  ]),
  ask('whats on my desk to approve, and until when', [/ScopeClean|D-800/i, on(2026, 12, 4)]),
  ask(
    'is the CardioFlow pump alredy in EUDAMED?',
    either(denied, /\byet\b|ready to|to be sent|\bfile\b|next step/i),
    [saysYes, /\bis (already )?registered\b/i],
  ),
  ask(
    'Which device is planned for Japan',
    /WoundPad|D-600/i,
    /SutureX|D-200|GlucoCheck|D-400|AirMask|D-900|CardioFlow|D-100/i,
  ),
  ask(
    'My distributors in Korea and Taiwan ask: do we have any product with these target countries?',
    either(denied, /\b0\b|\bzero\b/i),
    saysYes,
  ),
  ask(
    'class III devices of ours?',
    /SutureX|D-200/i,
    /OrthoPin|D-500|CardioFlow|D-100|WoundPad|D-600|Old Clamp|D-700/i,
  ),
  ask(
    'Do we have an IVD in the portfolio? Which one',
    /GlucoCheck|D-400/i,
    /SutureX|D-200|WoundPad|D-600|OrthoPin|D-500|AirMask|D-900|ScopeClean|D-800/i,
  ),
  ask('list implantable devices', /OrthoPin|D-500/i, /SutureX|D-200|WoundPad|D-600|CardioFlow|D-100/i),
  ask('I cannot find Old Clamp any more. What happend to it?', /delet|remov|off the market/i),
  ask('Which version of AirMask is in force?', /\b2\.0\b|\bversion 2\b|\bv2\b/i, /2\.0-draft/i),
  ask('AirMask, what was changed in the last version?', /intended (use|purpose)|\btapes\b/i),
  ask('how many of our products have EU as target market', /\b7\b|\bseven\b/i),
  ask('I need the SRN of Nordlicht Medical', /DE-MF-000012345/),
  ask(
    'Which devices for the EU have no submission at all yet?',
    [/SutureX|D-200/i, /ScopeClean|D-800/i],
    /GlucoCheck|D-400|OrthoPin|D-500|LensView|D-300|AirMask|D-900|CardioFlow|D-100|WoundPad|D-600/i,
  ),
  ask(
    'WoundPad should go to US soon. Where do we stand and what is next step?',
    /not (yet )?(been )?(begun|started|created)|no (US |GUDID )?submission|create|begin|start|cop(y|ies)|missing|empty|required/i,
    /\bis (already )?registered\b|\b(was|is|has been) (sent|refused)\b/i,
  ),
]

/** What no record and no regulation in the hub tells. */
export const ninthUnknownB: readonly Asked[] = [
  nobodyKnows('Which notified body is the best one for class C IVDs? Who is friendly and fast?'),
  nobodyKnows('how many products has Roche Diagnostics registered in EUDAMED'),
  nobodyKnows('Do you think Brussels will postpone the IVDR deadlines again next year?'),
  nobodyKnows('What is the yearly fee of GS1 Ireland for a company of our size?'),
  nobodyKnows('Our Zebra label printer prints the DataMatrix blurred, which darkness setting should I take?'),
  nobodyKnows(
    'Must we appoint a data protection officer under GDPR because our software stores patient results?',
  ),
  nobodyKnows('How many GlucoCheck readers did we sell in Korea last quarter?'),
  nobodyKnows('how many nonconformities did we get in the last notified body audit'),
  nobodyKnows('Is my boss on holiday next week? I need a signature from her'),
  nobodyKnows('What is the diagnostic sensitivity of GlucoCheck compared with the laboratory method?'),
]
