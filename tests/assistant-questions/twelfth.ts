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

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day in every notation; the year may be left out, but not be another one. */
function day(iso: string): RegExp {
  const [year = '', month = '', date = ''] = iso.split('-')
  const [m, d] = [Number(month), Number(date)]
  const end = `(?![a-z\\d]|[.,]*\\s20(?!${year.slice(2)})\\d\\d)`
  const notations = [
    iso,
    `\\b0?${d}(?:st|nd|rd|th|\\.)?(?:\\sof)?\\s${months[m - 1]}[a-z]*${end}`,
    `\\b${months[m - 1]}[a-z]*\\.?\\s0?${d}(?:st|nd|rd|th)?${end}`,
    `\\b0?${d}[./]0?${m}[./]${year}`,
    `\\b0?${m}/0?${d}/${year}`,
  ]
  return new RegExp(notations.join('|'), 'i')
}

/**
 * Sixty by another author. When they were first opened, on 27 November 2026, of the general ones 22 were right, 6 silent
 * and 2 wrong, of the own ones 18 right and 2 wrong, of the unknowable ones all 10 silent.
 */
export const twelfthGeneral: readonly Asked[] = [
  // EU law and EUDAMED
  ask('since when is EUDAMED mandatory for new devices', day('2026-05-28')),
  ask(
    "IIb pump, on the EU market since 2023, MDR cert. What's the last day to get it into EUDAMED?",
    /2026-11-2[78]|\b2[78](?:th|\.)?(?: of)? Nov|Nov[a-z]*\.? 2[78]\b|\b2[78][./]11[./]2026|\b11\/2[78]\/2026/i,
  ),
  ask('is the vigilance module compulsory yet', /\bno\b|\bnot\b|n['’]t\b|later/i, /\byes\b/i),
  ask('max number of devices in one eudamed xml?', /\b300\b/),
  ask('eudamed threw the whole file back, BAD_REQUEST E-I-40000. what did I do wrong', /version|release/i),
  ask(
    'Basic UDI-DI is registered already. Adding another size of the same catheter: DEVICE POST again or a different service?',
    /UDI_DI\W{0,3}POST|UDI_DI\b/i,
  ),
  ask('legacy MDD class III, how long can we keep placing it on the EU market', day('2027-12-31')),
  ask(
    'Our notified body issued the MDR cert in 2023. By when does the NB have to have it in EUDAMED?',
    day('2027-05-28'),
  ),
  ask(
    'can i use a group level EMDN code like A01 for a UDI-DI',
    /terminal|leaf|\bbelow\b|lowest|most (?:detailed|granular|specific)|last level|\bno\b|\bnot\b/i,
    /\byes\b/i,
  ),
  ask(
    'class III device sits at SUBMITTED in eudamed for a week, not REGISTERED. who has to do what',
    /notified body|\bNB\b/i,
  ),
  ask('When does direct marking kick in for reusable class I devices in the EU?', day('2027-05-26')),
  ask(
    'US manufacturer, no EU entity. can we register devices in eudamed without an authorized rep?',
    [/authori[sz]ed rep|\bARs?\b/i, /\bno\b|\bnot\b|n['’]t\b|cannot|need|must|requir|mandate/i],
    /\byes\b/i,
  ),

  // Identifiers and labels
  ask('basic udi-di on the label, yes or no', /\bno\b|\bnot\b|never|n['’]t\b/i, /\byes\b/i),
  ask('how long can a basic UDI-DI be?', /\b25\b|twenty[- ]five/i),
  ask('List the UDI issuing entities for the EU.', [/GS1/i, /HIBCC?/i, /ICCBBA/i, /\bIFA\b/i]),
  ask('which AI is the expiry date in a GS1 datamatrix', /\b17\b/),
  ask('differnce between udi-di and udi-pi', [
    /lot|batch|serial|expir/i,
    /model|version|device identifier|identifies (?:the|a) device/i,
  ]),
  ask(
    'HIBC product. Do we key the DI into GUDID with the leading + and the check character?',
    /without|\bno\b|\bnot\b|n['’]t\b|neither|strip|omit|leave|left out|drop|exclud/i,
    /\byes\b/i,
  ),

  // Other markets
  ask('gudid - how many days to fix typos after publishing', /\b7\b|seven/i),
  ask('when does the swissdamed transition period end', day('2026-12-31')),
  ask('AusUDID date for class IIa?', day('2027-07-01')),
  ask('brazil: from when does a class II device need UDI on the label', day('2027-01-10')),
  ask('Is UDI a legal requirement in Great Britain today?', /\bno\b|\bnot\b|\bnone\b|n['’]t\b/i, /\byes\b/i),
  ask('china, remaining class II devices: when does UDI hit them', day('2027-06-01')),

  // The hub
  ask('got 40 records to take to BR and JP. how do i do that in one go', [/cop(?:y|ied|ies)/i, /countr/i]),
  ask('forgot my password', [/admin/i, /link/i]),
  ask('where do I put the response xml I downloaded from EUDAMED?', /Export Cent(?:er|re)/i),
  ask('Uploaded the wrong csv. Get rid of everything it created.', /\bundo/i),
  ask(
    'approver on vacation til january, give her request to someone else',
    /reassign|another (?:approver|person|user)|other approver/i,
  ),
  ask(
    'how to make the hub generate eudamed files for the playground instead of production',
    /Settings|Export Cent(?:er|re)/i,
  ),
]

export const twelfthOwn: readonly Asked[] = [
  ask('why did eudamed bounce OrthoPin', /MDN|E-I-1\b/i),
  ask('what can I send to EUDAMED today?', cardioFlow),
  ask('which device has no emdn code', sutureX, [glucoCheck, woundPad, airMask]),
  ask('any approval request sitting with me?', scopeClean),
  ask('ScopeClean 2.0 - when is my decision due', day('2026-12-04')),
  ask('What reason was given for the new ScopeClean version?', /new claim/i),
  ask('CE 700100 runs out when', day('2027-01-31')),
  ask(
    'do any of our certs expire in the next 90 days?',
    /700100|2027-01-31|\b31(?:st)? Jan|Jan[a-z]*\.? 31|31[./]0?1[./]2027/i,
  ),
  ask('List the devices we target the US with.', [cardioFlow, woundPad], [sutureX, glucoCheck]),
  ask('anything for Japan?', woundPad, [sutureX, glucoCheck]),
  ask('which submisions are still waiting for an answer from eudamed', lensView, woundPad),
  ask('what do we have registered in EUDAMED already', [glucoCheck, airMask], woundPad),
  ask(
    'Which devices go to the EU but have no EU submission at all yet?',
    [sutureX, scopeClean],
    [glucoCheck, lensView, woundPad],
  ),
  ask('what happened to Old Clamp', /deleted|off the market/i),
  ask('our SRN?', /DE-MF-000012345/),
  ask('current intended use of AirMask', /dressings and tapes/i),
  ask('show me all IIa devices', [lensView, scopeClean, airMask], [sutureX, woundPad]),
  ask('do we have any implants in the portfolio', orthoPin, [lensView, woundPad]),
  ask(
    'is airmask in eudamed still the same as our record',
    /\bno\b|\bnot\b|n['’]t\b|out[- ]of[- ]date|behind|differ|chang|carr(?:y|ied)|needs? (?:an )?updat|update (?:is )?(?:needed|due)|old value/i,
    /\byes\b/i,
  ),
  ask(
    'LensView for Brazil, started or not?',
    /\bno\b|\bnot\b|n['’]t\b|nothing|without|none|creat|begin|begun/i,
    /\byes\b/i,
  ),
]

export const twelfthUnknown: readonly Asked[] = [
  nobodyKnows('will the Commission cave and push the November deadline back again?'),
  nobodyKnows('how many CardioFlow pumps are in the Dublin warehouse'),
  nobodyKnows('what will the notified body charge us to renew CE 700100'),
  nobodyKnows('has Medtronic got its new insulin pump into EUDAMED yet'),
  nobodyKnows('GS1 Ireland yearly fee for a company prefix?'),
  nobodyKnows('who is going to head CDRH after the next election'),
  nobodyKnows('When is the next unannounced audit at our Galway plant?'),
  nobodyKnows('how much WoundPad revenue did we book in the US last quarter'),
  nobodyKnows('which regulatory consultant would you hire for brazil, honest opinion'),
  nobodyKnows('How many complaints came in on OrthoPin this year?'),
]
