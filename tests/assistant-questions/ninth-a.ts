import { type Asked, ask, nobodyKnows } from './asked.ts'

const either = (...all: readonly RegExp[]): RegExp =>
  new RegExp(all.map(({ source }) => `(?:${source})`).join('|'), 'i')

/** This day in any notation; the year may be left out, but may not be another one. */
function on(iso: string): RegExp {
  const date = new Date(`${iso}T00:00:00Z`)
  const year = String(date.getUTCFullYear())
  const month = `0?${String(date.getUTCMonth() + 1)}`
  const day = `0?${String(date.getUTCDate())}`
  const name = `${date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })}[a-z]*\\b\\.?`
  const ofYear = `(?:,?\\s+${year}\\b|(?!\\.?,?\\s*\\d{4}))`
  const notations = [
    `\\b${year}[-/.]${month}[-/.]${day}\\b`,
    `\\b${day}(?:st|nd|rd|th|\\.)?[\\s-]*(?:of\\s+)?${name}${ofYear}`,
    `\\b${day}(?:st|nd|rd|th|\\.)?-${name}-${year}\\b`,
    `\\b${name}\\s+${day}(?:st|nd|rd|th)?\\b${ofYear}`,
    `\\b${day}[./-]\\s?${month}[./-]\\s?${year}\\b`,
    `\\b${month}/${day}/${year}\\b`,
  ]
  return new RegExp(notations.join('|'), 'i')
}

const no = /\bno\b|\bnot\b|n['’]t\b|\bnone\b|\bnothing\b|\bnever\b|\bnobody\b|\bwithout\b/i
const startsWithYes = /^\W*yes\b/i
const startsWithNo = /^\W*no\b/i

/**
 * Sixty by another author. When they were first opened, on 26 November 2026, of the general ones 21 right, 5
 * silent and 4 wrong of 30, of those about own devices all 20, and none of the 10 that nobody can know was
 * answered.
 */
export const ninthGeneralA: readonly Asked[] = [
  // EU MDR and EUDAMED
  ask('From which date exactly is the UDI/device module of EUDAMED mandatory?', on('2026-05-28')),
  ask(
    'All our instruments were already on the market before EUDAMED became mandatory. Until when do they have to be registered there?',
    either(on('2026-11-28'), on('2026-11-27')),
  ),
  ask(
    'legacy device under MDD has no basic UDI-DI, what does eudamed use instead?',
    /EUDAMED[\s-]*DI\b|\bB-/i,
  ),
  ask(
    'We have a class III hip stem still under a MDD certificate, all conditions of Art. 120 are fulfilled. What is the last day we may place it on the market?',
    on('2027-12-31'),
  ),
  ask('end of MDR transition legacy class IIa', on('2028-12-31')),
  ask(
    'We put instruments of other firms together to a procedure pack acc. Article 22. Can I register it with our manufacturer SRN or which actor role do we need?',
    /\bPR\b|pack producer|producer of (?:the |a )?(?:system|procedure)|SPPP?\s+producer/i,
  ),
  ask(
    'how often must the PSUR be updated for class III and IIb?',
    /annual|every year|once a year|each year|per year|yearly|(?:every )?(?:12|twelve) months/i,
  ),
  ask(
    'Do bone screws and plates need an implant card?',
    [/exempt|exclu|except|\bno\b|\bnot\b|n['’]t\b/i],
    [startsWithYes, /\bnot exempt/i],
  ),
  ask(
    'Vigilance MDR: what are the deadlines to report a serious incident, incl. death and public health threat?',
    [/\b15\b|fifteen/i, /\b10\b|\bten\b/i, /\b2\b|\btwo\b|48 h/i],
  ),
  ask(
    'We are 320 people. Does our PRRC have to work in our own company or can we take an external consultant?',
    /within (?:the|your|its|their|our|the manufacturer['’]s) (?:own )?(?:organi[sz]ation|company)|in[- ]house|employ|\binternal|in your (?:own )?(?:organi[sz]ation|company)|only (?:for )?(?:micro|small)/i,
  ),
  ask('How many years do we have to keep the technical documentation for implants?', /\b15\b|fifteen/i),
  ask(
    'By when do reusable class I surgical instruments need the UDI directly on the instrument in EU?',
    on('2027-05-26'),
  ),
  ask(
    'we are manufacturer in Germany, do we also need an authorised representative for EUDAMED?',
    [/\bno\b|\bnot\b|n['’]t\b|outside|non[- ]?EU|third[- ]countr|only (?:if|when|for)/i],
    startsWithYes,
  ),
  ask(
    'Our class III device hangs in "Submitted" in EUDAMED since a week. Who must do something now?',
    /notified body|\bNB\b/i,
  ),

  // Identifiers and labels
  ask('max lenght of a Basic UDI-DI?', /\b25\b|twenty[- ]five/i),
  ask('Does the Basic UDI-DI go on the label?', no, startsWithYes),
  ask(
    'Until now the plate was delivered non-sterile, from next year we want to sell it sterile packed. Is a new UDI-DI needed for this?',
    /\byes\b|new UDI[- ]?DI|(?:is|are) (?:needed|required|necessary)|\btrigger/i,
    [startsWithNo, /no new UDI|not (?:need|require|necessar)\w*|n['’]t (?:need|require)/i],
  ),
  ask('GS1 datamatrix - which AI is the lot and which one the expiry date?', [/\b10\b/, /\b17\b/]),
  ask('Which issuing entities for UDI are accepted in the EU?', [/\bGS1\b/i, /HIBC/i, /ICCBBA/i, /\bIFA\b/i]),

  // US, China and other markets
  ask(
    'How long is the grace period in GUDID after publishing where I still can correct the record?',
    /\b7\b|\bseven\b|(?:a|one) week/i,
  ),
  ask('swissdamed device registration, when does the transition period end?', on('2026-12-31')),
  ask(
    'Does swissdamed take our data over from EUDAMED automaticaly or do we have to enter everything again?',
    /\bno\b|\bnot\b|n['’]t\b|separate|again|twice|both|upload|yourself/i,
    startsWithYes,
  ),
  ask('Is UDI already obligatory in Great Britain?', no, startsWithYes),
  ask(
    'China: our class II instruments were not on the list of the third batch. From when do they need UDI?',
    on('2027-06-01'),
  ),
  ask('TGA UDI start for class IIb and III implants', on('2026-07-01')),
  ask('Brazil class III: from when UDI on the label, and from when data in SIUD?', [
    on('2026-01-10'),
    on('2030-03-01'),
  ]),

  // In the hub
  ask('how do i create a new version of a master DI record', [
    /new version/i,
    /Master DI|record|draft|reason|comment|approv/i,
  ]),
  ask(
    'where in the hub can I generate a Basic UDI-DI?',
    /generator|generate basic|gmn|(?:EU|submission|country)[- ](?:specific )?form/i,
  ),
  ask('Can I upload our 200 devices as excel or must it be a csv?', [/excel|xlsx/i, /csv/i]),
  ask(
    'Where do I enter the certificate of our notified body with the expiry date?',
    /economic operators?|certifications?\b/i,
  ),
]

const others = (...named: readonly string[]): RegExp => {
  const all = [
    ...['CardioFlow', 'SutureX', 'LensView', 'GlucoCheck', 'OrthoPin'],
    ...['WoundPad', 'Old Clamp', 'ScopeClean', 'AirMask'],
  ]
  return new RegExp(all.filter((one) => !named.includes(one)).join('|'), 'i')
}

export const ninthOwnA: readonly Asked[] = [
  ask('How many devices do we have in here?', /\b8\b|\beight\b/i),
  ask(
    'Which of our products are class IIb?',
    [/CardioFlow|D-100/i, /OrthoPin|D-500/i],
    others('CardioFlow', 'OrthoPin'),
  ),
  ask('why did eudamed refuse the OrthoPin?', /MDNCodes|E-I-1\b|EMDN|nomenclature/i),
  ask('SutureX is not ready for EU. What is missing?', /EMDN|nomenclature/i),
  ask(
    'whcih devices do we have for the US market',
    [/CardioFlow|D-100/i, /WoundPad|D-600/i],
    others('CardioFlow', 'WoundPad'),
  ),
  ask('When does our MDR QMS certificate expire?', on('2027-01-31')),
  ask('I need the number of our Annex IX certificate and who issued it.', [
    /700\s?100/,
    /Example Certification/i,
  ]),
  ask('Is GlucoCheck already registered in EUDAMED?', /\byes\b|registered|accepted/i, [
    startsWithNo,
    /(?:not|n['’]t)(?: yet| been)* (?:registered|accepted)/i,
  ]),
  ask('who is the legal manufacturer of SutureX and what is the SRN?', [
    /Nordlicht Medical/i,
    /DE-MF-000012345/i,
  ]),
  ask(
    'LensView for Brazil, did we start there already?',
    /\bno\b|\bnot\b|n['’]t\b|nothing|none|not begun|to be (?:begun|started|created)/i,
    startsWithYes,
  ),
  ask(
    'LensView EUDAMED - have we got an answer or are we still waiting?',
    /wait|await|no (?:answer|acknowledg\w+|response|reply)|(?:not|n['’]t)(?: yet)?(?: been)? (?:answered|acknowledged|responded|replied)|not yet|outstanding|pending|\bsent\b/i,
    /(?:was|been|is) (?:accepted|refused|rejected)|\bis registered/i,
  ),
  ask('do we have any device for china in the hub?', /\bno\b|\bnot\b|n['’]t\b|none|nothing|\b0\b|\bzero\b/i, [
    startsWithYes,
    others(),
  ]),
  ask('What is waiting for my approval, and until when do I have to decide?', [
    /ScopeClean|D-800/i,
    on('2026-12-04'),
  ]),
  ask(
    'AirMask: which version is in force?',
    /\b2\.0\b|(?:version|v)\.?\s*(?:2|two)\b/i,
    /2\.0-draft is in force/i,
  ),
  ask('what was changed in version 2 of the AirMask', /intended (?:use|purpose)|tapes|new claim/i),
  ask('Why is the Old Clamp deleted? The auditor wants to know the reason.', /off the market/i),
  ask('Which of our devices are implantable?', /OrthoPin|D-500/i, others('OrthoPin')),
  ask(
    'CardioFlow is approved by quality. What is the next step for the EU?',
    /\bfile\b|\bxml\b|export|upload|\bsend|\bsent\b|transmi/i,
  ),
  ask('devices refused by EUDAMED', /OrthoPin|D-500/i, others('OrthoPin')),
  ask(
    'For which of our EU devices is there no EUDAMED submission at all until now?',
    [/SutureX|D-200/i, /ScopeClean|D-800/i],
    /CardioFlow|LensView|GlucoCheck|OrthoPin|AirMask/i,
  ),
]

export const ninthUnknownA: readonly Asked[] = [
  nobodyKnows('How much will our notified body charge for the recertification in 2027?'),
  nobodyKnows('Which notified body is the fastest for joint implants in your opinion?'),
  nobodyKnows('Is the Gamma nail of Stryker still sold under a MDD certificate?'),
  nobodyKnows('will the commission postpone the vigilance module again, what do you think?'),
  nobodyKnows('How many OrthoPin did we sell last year?'),
  nobodyKnows('which lots of the CardioFlow were delivered to the Charité?'),
  nobodyKnows('How many complaints did we have for SutureX in the last 12 months'),
  nobodyKnows('What tightening torque is recommended for a 3.5 mm locking screw?'),
  nobodyKnows('Do we fall under the German supply chain act (Lieferkettengesetz) with 320 employees?'),
  nobodyKnows('When is my colleague from quality back from holidays?'),
]
