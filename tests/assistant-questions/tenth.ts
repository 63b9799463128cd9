import { type Asked, ask, nobodyKnows } from './asked.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** This day, in whichever of the usual ways it is written. */
const on = (day: number, month: number, year: number): RegExp => {
  const name = `${months[month - 1]}[a-z]*\\.?`
  const d = `0?${day}`
  const m = `0?${month}`
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return new RegExp(
    [
      iso,
      `\\b${d}(?:st|nd|rd|th|\\.)?\\s+(?:of\\s+)?${name},?\\s+${year}`,
      `\\b${name}\\s+${d}(?:st|nd|rd|th)?,?\\s+${year}`,
      `\\b${d}[./]\\s?${m}[./]\\s?${year}`,
      `\\b${m}/${d}/${year}`,
    ].join('|'),
    'i',
  )
}

/** The 26 May of the MDR, with or without its year beside it. */
const may26 = /\b26(?:th|\.)?\s+(?:of\s+)?May|\bMay\s+26|-05-26|26[./]0?5[./]|0?5\/26\//i
const no = /\bnot?\b|\bnone\b|\bnever\b|\bcannot\b|n['’]t\b/i

/**
 * Sixty by another author. When they were first opened, on 27 November 2026, of the general ones 25 were right, 2 silent
 * and 3 wrong (one of them for want of the word “generator”), of the own ones all 20 right, of the unknowable ones all 10
 * silent.
 */
export const tenthGeneral: readonly Asked[] = [
  // EU law and EUDAMED
  ask('since when is eudamed mandatory', on(28, 5, 2026)),
  ask(
    'We sell a class IIa monitor under MDR since 2023. By what date at the latest does it have to be in EUDAMED?',
    /2[78](?:th|\.)?\s+(?:of\s+)?Nov[a-z]*\.?,?\s+2026|Nov[a-z]*\.?\s+2[78](?:th)?,?\s+2026|2026-11-2[78]|2[78][./]11[./]2026|11\/2[78]\/2026/i,
  ),
  ask('Which four EUDAMED modules did the Commission declare functional?', [
    /actor/i,
    /UDI|device/i,
    /certificate|notified bod/i,
    /market surveillance/i,
  ]),
  ask('vigilance module of eudamed, do we have to use it allready?', no),
  ask(
    'how long can a MDD legacy device of class IIa still be sold?? we have everything with the NB',
    on(31, 12, 2028),
  ),
  ask('When does the transition end for an IVDD test that becomes class D under the IVDR?', on(31, 12, 2027)),
  ask(
    'our class III stent is stuck in SUBMITTED in eudamed for 3 weeks, who has to do something before it is registered?',
    /notified bod|\bNBs?\b/i,
  ),
  ask('We are a manufacturer in Ohio. Do we need anybody in the EU before registering devices in EUDAMED?', [
    /authori[sz]ed rep|\bAR\b/i,
    /\byes\b|\bneeds?\b|\bmust\b|requir|ha(?:s|ve) to|mandat|\bshall\b|oblig/i,
  ]),
  ask('from which date UDI must be on the label of class I device under MDR?', [may26, /2025/]),
  ask('direct marking for reusable class I instruments – when did/does that start in the EU', [
    may26,
    /2027/,
  ]),
  ask(
    'Tell me for how many years we have to keep the documentation of an implant after the last one was placed on the market (MDR).',
    /\b15\b|fifteen/i,
  ),
  ask(
    'can i just use the EMDN group code A01 for a device or does it have to go to the lowest level?',
    /terminal|\bleaf\b|lowest|most (?:detailed|specific|granular)|below (?:it|them)|(?:no|further) codes? below|last level|deepest/i,
  ),

  // Identifiers and labels
  ask('which AI is for expiry date in GS1 datamatrix', /\b17\b/),
  ask('Maximum length of a Basic UDI-DI?', /\b25\b|twenty-five/i),
  ask('Does the Basic UDI-DI get printed on the label?', no, /\byes\b/i),
  ask('list the issuing entities accepted in Europe pls', [/GS1/, /HIBC/, /ICCBBA/, /IFA/]),
  ask('how looks the SRN of an importer like? we are in Gdansk', /\bIM\b/),
  ask('lot number - is this part of the udi-di or udi-pi', /UDI-PI|production identifier/i),

  // Other markets
  ask('How many days do we have to correct a GUDID record once it is published?', /\b(?:7|seven)\b/i),
  ask('china: when do class I devices need UDI?', on(1, 6, 2029)),
  ask('Australia class IIa, date of the UDI obligation?', on(1, 7, 2027)),
  ask(
    'Our catheters are class III in Brazil. When do we have to send the UDI data to ANVISA (not the label, the database)?',
    on(1, 3, 2030),
  ),
  ask('hi, we are in Zug. until when does the transition for swissdamed registration run', on(31, 12, 2026)),
  ask('is UDI already mandatory in Great Britain?', no),

  // How to in the hub
  ask('max file size bulk upload', /\b10\s?(?:MB|MiB|megabytes?)\b/i),
  ask('Where do I make a GMN in this app?', /generator/i),
  ask('It says "Cannot Create New Version". What is wrong?', [
    /pending|waiting|awaiting|open request|sent for approval/i,
    /approv|decision|decid/i,
  ]),
  ask('how do i change my pasword', [/profile/i, /security/i]),
  ask('I want to take a master DI over to other countries, how', /copy to countr|multi-?country/i),
  ask('Why will the hub not give me the XML of my draft submission?', /validat/i),
]

const names = {
  cardioFlow: 'CardioFlow',
  sutureX: 'SutureX',
  lensView: 'LensView',
  glucoCheck: 'GlucoCheck',
  orthoPin: 'OrthoPin',
  woundPad: 'WoundPad',
  oldClamp: 'Old Clamp',
  scopeClean: 'ScopeClean',
  airMask: 'AirMask',
}
type Name = keyof typeof names

/** Only these devices are in the answer, and all of them. */
const only = (question: string, ...meant: readonly Name[]): Asked => {
  const others = (Object.keys(names) as Name[]).filter((name) => !meant.includes(name))
  return ask(
    question,
    meant.map((name) => new RegExp(names[name], 'i')),
    new RegExp(others.map((name) => names[name]).join('|'), 'i'),
  )
}

export const tenthOwn: readonly Asked[] = [
  ask('how many devices do we have', /\b(?:8|eight)\b/i),
  only('Which of our products are class III?', 'sutureX'),
  only('list all our class IIa devices', 'lensView', 'scopeClean', 'airMask'),
  ask(
    'what of our stuff is already registered in eudamed?',
    [/GlucoCheck/i, /AirMask/i],
    /WoundPad|Old Clamp/i,
  ),
  ask('did EUDAMED refuse anything of us', /OrthoPin/i, /GlucoCheck|AirMask|LensView/i),
  ask('Why was D-500 rejected by the register?', /MDNCodes|E-I-1/i),
  ask('when does certificate CE 700100 run out', on(31, 1, 2027)),
  ask('What is waiting for my approval?', /ScopeClean/i, /AirMask|CardioFlow/i),
  ask('by when do i have to decide on the scopeclean change??', on(4, 12, 2026)),
  only('Which devices have no EMDN code yet?', 'sutureX'),
  only('which device is meant for Japan', 'woundPad'),
  only('Do we have implantable devices, and which?', 'orthoPin'),
  ask('risk class glucocheck reader', /class[\s-]*C\b/i),
  ask('Which version of the AirMask is in force?', /\b2\.0\b/, /\b2\.0-draft/i),
  ask(
    'Is what EUDAMED has of AirMask the same as our current record?',
    /out[ -]of[ -]date|outdated|behind|older|\b1\.0\b|n['’]t\b|\bnot?\b|differ|changed|lacks|carry|carried/i,
    /\b(?:is|are) up[ -]to[ -]date|\byes\b/i,
  ),
  ask('whats our SRN', /DE-MF-000012345/),
  ask('what happend with the Old Clamp', /delet|removed|off the market/i),
  ask(
    'LensView, did we get an answer from EUDAMED?',
    /\bnot?\b|n['’]t\b|wait|outstanding|without an answer|unanswered/i,
    /(?:is|was|been) (?:registered|accepted|refused|rejected)|\byes\b/i,
  ),
  only('Which of the devices are for the US market?', 'cardioFlow', 'woundPad'),
  ask(
    'status of the EU submission for the CardioFlow pump please',
    /approved/i,
    /not (?:yet )?(?:been )?approved|refused|rejected/i,
  ),
]

export const tenthUnknown: readonly Asked[] = [
  nobodyKnows('will the commission postpone the EUDAMED dates again in 2027?'),
  nobodyKnows('How many AirMasks are in our warehouse in Bremen?'),
  nobodyKnows('what does a notified body charge per day for a class IIb audit'),
  nobodyKnows('Which notified body is the friendliest one?'),
  nobodyKnows('which UDI-DI did Medtronic give its newest pacemaker'),
  nobodyKnows('Who will be the next head of Swissmedic?'),
  nobodyKnows('how many complaints about SutureX came in last month'),
  nobodyKnows('What price do hospitals in Spain pay for our LensView lens?'),
  nobodyKnows('do you think the MDR was a good idea, honestly'),
  nobodyKnows('What will a GS1 licence cost in 2029?'),
]
