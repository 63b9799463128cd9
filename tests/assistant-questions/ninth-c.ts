import { type Asked, ask, nobodyKnows } from './asked.ts'
import {
  airMask,
  cardioFlow,
  glucoCheck,
  lensView,
  orthoPin,
  scopeClean,
  sutureX,
  woundPad,
} from './portfolio-devices.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'june?', 'july?', 'aug', 'sept?', 'oct', 'nov', 'dec']

/** A day in any notation. */
const day = (year: number, month: number, date: number): RegExp => {
  const name = `(?:${months[month - 1] ?? ''})[a-z]*\\.?`
  const two = (value: number): string => String(value).padStart(2, '0')
  const d = `0?${date}`
  const m = `0?${month}`
  const y = `(?:${year}|${year % 100})`
  const notations = [
    `${year}-${two(month)}-${two(date)}`,
    `\\b${d}(?:st|nd|rd|th|er)?\\.?\\s+(?:of\\s+)?${name},?\\s+${year}`,
    `\\b${name}\\s+${d}(?:st|nd|rd|th)?,?\\s+${year}`,
    `\\b${d}\\s?[./-]\\s?${m}\\s?[./-]\\s?${y}\\b`,
    `\\b${m}/${d}/${y}\\b`,
  ]
  return new RegExp(notations.join('|'), 'i')
}
/** A day whose year goes without saying. */
const dayOfYear = (year: number, month: number, date: number): RegExp => {
  const name = `(?:${months[month - 1] ?? ''})[a-z]*\\.?`
  const short = `\\b0?${date}(?:st|nd|rd|th)?\\.?\\s+(?:of\\s+)?${name}|\\b${name}\\s+0?${date}(?:st|nd|rd|th)?\\b`
  return new RegExp(`${day(year, month, date).source}|${short}`, 'i')
}
/** A number in digits or as a word, but not part of a date, version or device number. */
const count = (digits: number, word: string): RegExp =>
  new RegExp(`(?<![\\d.-])${digits}(?![-:]?\\d|\\.\\d)|\\b${word}\\b`, 'i')
const either = (...of: readonly RegExp[]): RegExp => new RegExp(of.map(({ source }) => source).join('|'), 'i')

const startsWithYes = /^\W*yes\b/i
const startsWithNo = /^\W*no\b/i

/**
 * Sixty by another author. When they were first opened, on 26 November 2026, of the general ones 25 right and 5
 * silent of 30, of those about own devices 16, 1 silent and 3 wrong of 20, and one of the 10 that nobody can
 * know was answered.
 */
export const ninthGeneralC: readonly Asked[] = [
  // EU
  ask(
    'R&D asks me which MDR classification rule is for an infusion pump, active device that administers medicines. And the class?',
    [/\b(12|twelve|XII)\b/i, /\b(II\s?b|2\s?b)\b/i],
  ),
  ask(
    'software giving information used for therapy decisions - which rule in Annex VIII and can it stay class I?',
    [/\b(11|eleven|XI)\b/, /\b(II\s?a|2\s?a)\b/i],
    startsWithYes,
  ),
  ask(
    'simple wound dressing, class I, not sterile, no measuring function. Do we need a notified body?',
    /\bno\b|\bnot\b|\bnone\b|without|self.?(declar|certif)|sole responsib|own responsib/i,
    startsWithYes,
  ),
  ask(
    'How many years do we have to keep the technical documentation after the last device is placed on the market (not an implant)?',
    /\b(10|ten)\b/i,
  ),
  ask(
    'We got a complaint from a hospital in Lille, patient injured but no death and no public health threat. Within how many days must a serious incident be reported under MDR?',
    /\b(15|fifteen)\b/i,
  ),
  ask('PSUR frequency class IIa and class IIb??', [
    /\b(two|2|second|24)[\s-]*(years?|yearly|months)|biennial|biannual/i,
    /annual|yearly|(every|each|per|once a|one|1|12)[\s-]+(year|months)/i,
  ]),
  ask(
    'We are 260 people. Can we take an external consultant as PRRC or must the person be within our company?',
    [
      /within|inside|in-house|internal|employ|organi[sz]ation|at (its|your|their) disposal/i,
      /article\s*15|art\.?\s*15|micro|small|must|shall|\bhave to\b|required?|\bneeds?\b/i,
    ],
    /^\W*yes\W+you can (take|use|have) an external/i,
  ),
  ask(
    'since when is it obligatory to register a new device in EUDAMED before placing on the market?',
    day(2026, 5, 28),
  ),
  ask(
    'Our MDR devices were on the EU market already before Eudamed became mandatory. What is the last day to register them?',
    either(day(2026, 11, 28), day(2026, 11, 27)),
  ),
  ask(
    'is the vigilance module of eudamed already mandatory or do we still send the MIR to the competent authority?',
    /not (yet|mandatory|obligatory|compulsory|in use|applicable|required|functional|available)|isn.t|\bno\b|later|still|until/i,
    startsWithYes,
  ),
  ask(
    'We have an old infusion line with MDD certificate, class IIb not implantable, MDR application and NB contract signed in time. Until when can we continue to place it on the market?',
    either(day(2028, 12, 31), /end of (december )?2028|december 2028|end 2028/),
  ),
  ask(
    'Swiss legal manufacturer, no site in the EU. do we need an authorised representative to sell in France and Germany?',
    /\byes\b|\bneeds?\b|\bmust\b|\brequire|\bhave to\b|\bshall\b|mandate|designate|article 11/i,
    [startsWithNo, /you (do not|don.t) need an? (EU |EC |European )?(authori[sz]ed representative|AR\b)/i],
  ),
  ask(
    'Can I give any level of EMDN code to the device in eudamed or it must be the last level?',
    /terminal|leaf|last|lowest|deepest|final|most (specific|detailed|granular|precise)|no (further |other )?(codes?|level|child)/i,
    startsWithYes,
  ),
  ask(
    'IVDR transition: class C device with an old IVDD declaration, upclassified. until which date may it be placed on the market if conditions fulfilled?',
    either(day(2028, 12, 31), /end of (december )?2028|december 2028|end 2028/),
  ),

  // Identifiers and labels
  ask(
    'A collegue from packaging wants to print the Basic UDI-DI on the box. Is this correct?',
    /\bno\b|never|\bnot\b|mustn.t|shouldn.t|doesn.t/i,
    startsWithYes,
  ),
  ask(
    'Marketing wants a new brand name for an existing dressing, product is the same. Does it need a new UDI-DI in Europe?',
    /\byes\b|new UDI-DI|\brequire|\bneeds?\b|trigger/i,
    [
      startsWithNo,
      /(a )?new UDI-DI is not (needed|required|necessary)|(does not|doesn.t) need a new UDI-DI/i,
    ],
  ),
  ask(
    'Our dosing software is download only, no physical package. Where must the UDI be shown to the user?',
    /screen|\babout\b|start-?\s?up|\bmenu\b|splash|plain.text|display/i,
  ),
  ask('which UDI issuing entities are accepted by the EU', [/GS1/i, /HIBCC/i, /ICCBBA/i, /\bIFA\b/i]),
  ask(
    '10 dressings in a box, 12 boxes in a carton, then the pallet for transport. Which levels must have own UDI-DI?',
    [/box|carton|\beach\b|\bevery\b|higher|packag/i, /pallet|shipping|logistic|transport/i],
    /pallets? (also )?(must|needs?|has to|requires?) (to )?(have |carry |bear )?(an? |its )?(own )?UDI/i,
  ),

  // Other markets
  ask(
    'GUDID record published yesterday with a mistake in it. How long is the grace period to edit?',
    count(7, 'seven'),
  ),
  ask(
    'UK distributor asks for UDI. Is UDI already a legal obligation in Great Britain?',
    /\bno\b|\bnot\b|isn.t|\bnone\b|draft|proposal|proposed/i,
    startsWithYes,
  ),
  ask('NMPA: when does UDI start for the remaining class II devices?', day(2027, 6, 1)),
  ask('saudi SFDA class A devices UDI mandatory from when', day(2024, 9, 1)),
  ask(
    'Does Health Canada have a UDI database where we must register our devices like GUDID?',
    /\bno\b|\bnot\b|doesn.t|\bnone\b/i,
    startsWithYes,
  ),
  ask('TGA - UDI compliance date for class IIb and for class IIa please', [day(2026, 7, 1), day(2027, 7, 1)]),
  ask(
    'Device is on the swiss market since 2023. until when do I have to register it in swissdamed?',
    either(day(2026, 12, 31), /end of (december )?2026|end of the year|end 2026/),
  ),

  // In the hub
  ask('How do I make a new version of a Master DI record that is active?', [
    /new version/i,
    /records|reason|comment|\bmenu\b|\bopen\b|\bclick|\bchoose|\bselect/i,
  ]),
  ask('I have validated the EU submission, now where do I get the XML file to upload in EUDAMED?', /export/i),
  ask(
    'our pump record is made for EU only, now we go to US and Saudi also. How I bring the data to the other countries without typing it all again?',
    /copy to countr|copy|copies|multi-country/i,
  ),
  ask('where can I enter the ISO / MDR certificate of our manufacturer with the expiry date in the hub?', [
    /economic operators?|\bactors?\b/i,
    /certificat/i,
  ]),
]

export const ninthOwnC: readonly Asked[] = [
  ask('Which of our EU devices are not registered in EUDAMED yet?', [
    cardioFlow,
    sutureX,
    lensView,
    orthoPin,
    scopeClean,
  ]),
  ask('boss wants a number: how many of our devices are registered in eudamed, and which ones', [
    count(2, 'two'),
    glucoCheck,
    airMask,
  ]),
  ask('Why did EUDAMED refuse OrthoPin?', /MDN\s?Codes|EMDN|nomenclature|E-I-1\b/i),
  ask('What is still missing for SutureX so we can submit it?', /EMDN|nomenclature/i),
  ask(
    'LensView was sent to EUDAMED. Did we get any answer already?',
    /\bno\b|\bnot\b|\bnone\b|await|wait|outstanding|\bpending\b|hasn.t|haven.t/i,
    [
      startsWithYes,
      /LensView (contact lens )?(\(D-300\) )?(is|was|has been) (registered|accepted|refused|rejected)/i,
    ],
  ),
  ask('cardioflow EU status?', [
    /approved/i,
    /\bnot\b|\bno\b|ready|to be sent|to do|\bnext\b|\bsend\b|\bupload|\bexport|create|\bfile\b/i,
  ]),
  ask(
    'Is any certificate running out in the next three months?',
    [
      /700100|quality management|\bQMS\b|Example Certification/i,
      either(dayOfYear(2027, 1, 31), /january 2027|end of january/),
    ],
    startsWithNo,
  ),
  ask('who has issued the certificate CE 700100', /Example Certification/i),
  ask('What is waiting for me to decide, and until when?', [scopeClean, dayOfYear(2026, 12, 4)]),
  ask(
    'There is a new version of ScopeClean in approval. What was the reason for it / what changes?',
    /new claim|tapes|intended (use|purpose)/i,
  ),
  ask(
    'I do not find Old Clamp in the records any more, what happend with it?',
    /deleted|removed|off the market|deletion/i,
  ),
  ask('Our importer needs the SRN of Nordlicht Medical, can you give it', /DE-MF-000012345/i),
  ask(
    'Which devices do we plan for the US market?',
    [cardioFlow, woundPad],
    [/\b(SutureX|AirMask|GlucoCheck|OrthoPin|ScopeClean)\b/i],
  ),
  ask('how many devices do we have in the hub at the moment', count(8, 'eight')),
  ask(
    'list class IIb devices',
    [cardioFlow, orthoPin],
    [/\b(SutureX|AirMask|GlucoCheck|WoundPad|ScopeClean|LensView)\b/i],
  ),
  ask('Colleague from vigilance asks if we have any implantable device. Do we, and which?', orthoPin, [
    startsWithNo,
    /\b(SutureX|AirMask|GlucoCheck|WoundPad|ScopeClean|LensView|CardioFlow)\b/i,
  ]),
  ask(
    'AirMask - which version is in force now?',
    /(?<![\d.])2\.0(?!-draft|\.?\d)|\bversion (2|two)\b(?!\.\d)|\bv2\b/i,
  ),
  ask(
    'WoundPad in Japan, where do we stand?',
    /\bnot\b|\bno\b|\bnone\b|nothing|yet to|to be (created|started|begun)|hasn.t|haven.t/i,
    /WoundPad (\(D-600\) )?(is|was|has been) (registered|sent|submitted|approved|refused)/i,
  ),
  ask('brazil - do we have something for this market? ANVISA consultant asks me', lensView, startsWithNo),
  ask('Is there a submission which is approved but was not yet sent to EUDAMED?', cardioFlow, startsWithNo),
]

export const ninthUnknownC: readonly Asked[] = [
  nobodyKnows('What does a notified body charge for the review of a class IIb technical file?'),
  nobodyKnows('Has Baxter already registered their new infusion pump in EUDAMED?'),
  nobodyKnows('how many complaints did we have for WoundPad last year'),
  nobodyKnows('Honestly, do you think we should change our notified body? They are so slow.'),
  nobodyKnows('Will the MDR reform be adopted before summer 2027?'),
  nobodyKnows('What VAT rate is applied on wound dressings in Switzerland?'),
  nobodyKnows('How many CardioFlow pumps did we sell in Saudi Arabia in 2025?'),
  nobodyKnows('my VPN does not connect since this morning, what can I do'),
  nobodyKnows('Who will replace Sophie as PRRC when she goes in retirement?'),
  nobodyKnows('What came out of the last PMCF study of CardioFlow, was the result ok?'),
]
