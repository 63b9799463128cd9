import { type Asked, ask, nobodyKnows } from './asked.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June?', 'July?', 'Aug', 'Sept?', 'Oct', 'Nov', 'Dec']

/** A day in any usual way of writing it: 2027-01-31, 31 January 2027, 31st of Jan 2027, January 31, 2027, 31.01.2027, 01/31/2027. */
const on = (year: number, month: number, day: number): RegExp => {
  const name = `${months[month - 1]}[a-z]*\\.?`
  const [m, d] = [`0?${month}`, `0?${day}`]
  const forms = [
    `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    `\\b${d}\\.?(?:st|nd|rd|th)?(?: of)?[ -\\u00a0]${name},?[ -\\u00a0]${year}`,
    `${name} ${d}(?:st|nd|rd|th)?,? ${year}`,
    `\\b${d}[./]${m}[./]${year}`,
    `\\b${m}/${d}/${year}`,
  ]
  return new RegExp(forms.join('|'), 'i')
}
const either = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map((pattern) => pattern.source).join('|'), 'i')

const negative = /\bno\b|\bnot\b|n['’]t\b|\bcannot\b|\bnever\b|\bnone\b|\bnothing\b|\bwithout\b/i
const startsYes = /^\W*yes\b/i
const startsNo = /^\W*no[,.!:;]/i
const notBegun =
  /\bnot?(?: yet)?(?: been)? (?:begun|started|created|submitted|registered|prepared|there|made)|\bno (?:[\w-]+ ){0,3}(?:submission|record|registration|form|file|work|data set|entry)|\bnothing\b|\bnone\b|n['’]t (?:yet )?(?:been )?(?:begun|started|created|submitted|registered)|yet to be(?:gin)?|still to be|\bto be (?:begun|started|created)|\bmissing\b/i

const cardioFlow = /D-?100\b|Cardio ?Flow/i
const sutureX = /D-?200\b|Suture ?X/i
const lensView = /D-?300\b|Lens ?View/i
const glucoCheck = /D-?400\b|Gluco ?Check/i
const orthoPin = /D-?500\b|Ortho ?Pin/i
const woundPad = /D-?600\b|Wound ?Pad/i
const oldClamp = /D-?700\b|Old Clamp/i
const scopeClean = /D-?800\b|Scope ?Clean/i
const airMask = /D-?900\b|Air ?Mask/i

export const devGeneralQuestions: readonly Asked[] = [
  // The UDI system
  ask(
    'difference udi-di udi-pi',
    [/lot|batch|serial|expir/i, /model|version|\bfixed\b|static|specific|identif(?:y|ies)|same for/i],
    [/UDI-DI[^.]{0,40}(?:lot number|serial number|changes with)/i],
  ),
  ask(
    'How long may a Basic UDI-DI be at most?',
    [/\b25\b|twenty-five/i],
    [/(?:exactly|always|maximum(?: of)?|at most|up to) 15\b/i],
  ),
  ask(
    'Hello, our graphics agency wants to know if the Basic UDI-DI (the GMN) should be printed on the box label too, or in the barcode. Can you tell me?',
    [negative, /Basic UDI-DI|\bGMN\b/i],
    [startsYes, /\bmust be (?:printed|on the label)|should be printed/i],
  ),
  ask('whats the GS1 name for the basic udi-di?', [/\bGMN\b|Global Model Number/i]),
  ask('wich issuing entitys are allowed in EU??', [/GS1/i, /HIBCC/i, /ICCBBA/i, /\bIFA\b/i]),
  ask(
    'We are in USA now also. Which agencies does the FDA accept for the UDI?',
    [/GS1/i, /HIBCC/i, /ICCBBA/i],
    [/ICCBBA,? (?:and|or|&) IFA\b|\bIFA,? (?:and|or|&) ICCBBA/i],
  ),
  ask(
    'Is it possible that secondary UDI-DI is from same issuing entity like the primary one?',
    [/different|another|\bother\b|differ|not (?:from |of )?the same|cannot be the same/i],
    [startsYes],
  ),
  ask('unit of use DI when needed', [
    /more than (?:one|1)|> ?1|greater than (?:one|1)|several|multiple|exceeds (?:one|1)|at least (?:two|2)|quantity|count|individual/i,
  ]),
  // MDR and IVDR: dates and roles
  ask(
    'from when is EUDAMED mandatory',
    [on(2026, 5, 28)],
    [/mandatory (?:from|since|on|as of) (?:1 January|January 1,?) 2026/i],
  ),
  ask(
    'Hi, quick one: our auditor asked me yesterday until when devices that were already on the market before the 28th of May have to be in EUDAMED. I said end of 2027, was that right? What do I tell her?',
    [either(on(2026, 11, 28), on(2026, 11, 27))],
    [startsYes, /that (?:was|is) (?:right|correct)/i],
  ),
  ask('Which EUDAMED modules are mandatory now?', [
    /actor/i,
    /UDI|device/i,
    /certificate|notified bod/i,
    /market surveillance/i,
  ]),
  ask(
    'My colleague from vigilance is a bit nervous. Must she report serious incidents through the EUDAMED vigilance module already, or is this module still not obligatory?',
    [/not(?: yet)?\b|n['’]t\b|\blater\b|\bno\b/i, /vigilance/i],
    [startsYes, /vigilance (?:module )?(?:is|became|has been) (?:now |already )?mandatory/i],
  ),
  ask('certificates issued before may 2026 - by when does the notified body have to put them into eudamed?', [
    on(2027, 5, 28),
  ]),
  ask('We sell soft contact lenses. Since when is the Master UDI-DI required for them?', [on(2026, 11, 9)]),
  ask('and Master UDI-DI for spectacle frames, starting date pls', [
    /2028-11|Nov[a-z]*\.? (?:1(?:st)?,? )?2028|0?1[./]11[./]2028|11\/0?1\/2028/i,
  ]),
  ask(
    'since wich date must class IIa products carrry the UDI on the label in europe',
    [on(2023, 5, 26)],
    [startsNo],
  ),
  ask('Reusable surgical instruments, class I. When does the direct marking start for those under MDR?', [
    on(2027, 5, 26),
  ]),
  ask('IVDR class B udi on label date?', [on(2025, 5, 26)]),
  ask('we make IVD of class A, no rush I think. What day will the UDI carrier be obligatory on our labels?', [
    on(2027, 5, 26),
  ]),
  ask(
    'How does an SRN of a manufacturer look like? I got one with the letters AR in the middle and I think this is wrong for us.',
    [/\bMF\b|-MF-/, /\b9\b|nine|\d{9}|[0xXn#9]{9}/i],
  ),
  ask(
    'Our factory is in Taiwan, no site in the Union. Who else must we name in EUDAMED when we register a device?',
    [/authori[sz]ed representative|\bAR\b/i],
  ),
  ask('Who registers a procedure pack in EUDAMED, the manufacturer of the components or someone else?', [
    /producer|\bPR\b|puts? (?:it |the pack )?together|assembl|combines/i,
  ]),
  // EUDAMED and EMDN
  ask(
    'Can I give a group level EMDN code or does it has to be the last level of the tree?',
    [/terminal|leaf|lowest|last|most (?:detailed|granular|specific)|final|finest|bottom/i],
    [startsYes, /group[- ]level codes? (?:is|are) (?:fine|allowed|accepted|enough)/i],
  ),
  ask('emdn how many levels', [/\b7\b|seven/i]),
  ask('How many devices fit in one EUDAMED XML file? I have 420 of them', [/\b300\b/]),
  ask(
    'We registered a Basic UDI-DI with one UDI-DI last week. Now there is a second size of it. Do I have to repeat the whole device upload or what is the right service?',
    [/UDI_DI|further UDI-DI|additional UDI-DI|another UDI-DI|new UDI-DI|second UDI-DI|existing Basic/i],
    [startsYes],
  ),
  ask(
    'Strange message: EUDAMED tells a class I device can not be implantable. Is this really a rule?',
    [/class I\b/i, /\bnot\b|n['’]t\b|cannot|\bno\b|never|yes|rule/i],
    [/class I (?:device )?(?:can|may) be implantable/i],
  ),
  // FDA
  ask('gudid grace period', [/\b(?:7|seven)\b/i, /days?/i], [/\b30 (?:calendar )?days/i]),
  ask(
    'Marketing wants to change the version/model number of a device we published in GUDID two months ago. Simple edit?',
    [/new (?:primary )?(?:DI|UDI-DI|UDI|device identifier|record)\b/i],
    [startsYes],
  ),
  ask(
    'Is there a JSON or REST interface to submit to GUDID, or how do the data get in?',
    [/SPL/i],
    [startsYes, /JSON (?:is|can be) (?:accepted|used)/i],
  ),
  ask('When did class I devices have to be in GUDID', [on(2022, 12, 8)]),
  ask('class 3 FDA UDI since?', [on(2014, 9, 24)]),
  ask(
    'i need to know how long we have to keep the UDI records for FDA after we stop selling a model. Someone said 10 years, but that is the EU, no?',
    [/\b(?:3|three) years/i],
  ),
  ask(
    'an old label of ours still has the NHRIC number instead of a UDI, until when was that allowed in the US?',
    [on(2023, 9, 24)],
  ),
  // Other markets
  ask(
    'China: rest of class II, which date?',
    [on(2027, 6, 1)],
    [/(?:remaining|other|rest)[^.]{0,30}class II\b(?:(?!2027)[^.;]){0,40}2029/i],
  ),
  ask(
    'We are planning our chinese roadmap. All class I products (not IVD) get UDI in which year, and is the date known?',
    [either(on(2029, 6, 1), /June 2029|2029-06/)],
  ),
  ask(
    'Who can issue udi codes for the NMPA',
    [/GS1/i, /\bMA\b|IDcode/i],
    [/GS1(?:,| and| or) (?:HIBCC|ICCBBA)/i],
  ),
  ask(
    'Brazil class II - label date and date for sending the data to the database? Both please, I always mix them up',
    [on(2027, 1, 10), on(2031, 3, 1)],
  ),
  ask('what is the name of the Brasilian UDI data base', [/SIUD/i]),
  ask('A Korean importer told us that each change of UDI data must be reported quick. In how many days?', [
    /\b(?:10|ten)\b/i,
    /days?/i,
  ]),
  ask('Does Japan take HIBC codes or only GS1? And do we need to register in a data base there by law?', [
    /GS1|GTIN/i,
    /recommend|not (?:a legal|mandatory|required|obligatory|legally|a duty)|guideline|voluntary|no (?:legal|law|duty|obligation)|n['’]t (?:mandatory|required|a legal)/i,
  ]),
  ask('australia class IIa deadline', [on(2027, 7, 1)], [/class IIa[^.;]{0,25}2026/i]),
  ask('how many rows can the TGA excel bulk template take?', [/\b200\b/]),
  ask('Saudi: who enters the data in SAUDI-DI, we or our representative there?', [/representative|\bAR\b/i]),
  ask(
    'Switzerland... our data are already in EUDAMED. Do they flow to swissdamed by themselves, or do we send them again? And what is the last day?',
    [/again|twice|separate|\bnot?\b|n['’]t|no interface|own/i, on(2026, 12, 31)],
    [startsYes, /(?:are|is) (?:automatically )?transferred (?:automatically )?from EUDAMED/i],
  ),
  ask(
    'UK (england) udi obligation yes or no?',
    [negative, /\bUK\b|Great Britain|\bGB\b|MHRA|United Kingdom|England/i],
    [startsYes, /UDI is (?:now |already )?mandatory in (?:the UK|Great Britain)/i],
  ),
  ask('Singapore class C since when', [
    /(?:1(?:st)? (?:of )?)?Nov[a-z]* (?:1(?:st)?,? )?2026|2026-11-01|0?1[./]11[./]2026/i,
  ]),
  // How it is done in this hub
  ask('Where in the hub can I see who changed a master record and what was the old value?', [
    /audit|history|version/i,
  ]),
  ask('How do I change an active Master DI record? There was only a typo in the brand name', [
    /new version|update request|request (?:an )?update|edit/i,
  ]),
  ask('What are the limits for the CSV bulk upload here, size and number of devices?', [
    /\b10 ?MB\b/i,
    /\b300\b/,
  ]),
]

export const devOwnQuestions: readonly Asked[] = [
  // One device and one market
  ask(
    'status D-100 EU',
    [/approved/i],
    [
      /\b(?:is|was|has been) (?:already )?registered|refused|(?:waits|waiting) for (?:your |an )?approval|awaiting approval/i,
    ],
  ),
  ask(
    'Hi! I come back from holiday and see the CardioFlow pump was approved for Europe. What is left for me to do so that it gets into EUDAMED?',
    [/\bfile\b|\bXML\b|\bsend|\bupload|\bexport|\bsubmit|\bgenerate/i],
    [/nothing (?:is )?(?:left|more)|already (?:registered|sent|submitted)/i],
  ),
  ask(
    'and how far are we with CardioFlow in the USA?',
    [notBegun],
    [/\b(?:US|USA|GUDID)\b[^.]{0,30}\b(?:is|was|has been) (?:approved|registered|sent|submitted)\b/i],
  ),
  ask('what is missing for D-200', [/EMDN/i], [/nothing is missing|is complete\b/i]),
  ask(
    'Why I can not make progress with SutureX? My boss ask me every day.',
    [/EMDN|no (?:[\w-]+ ){0,2}submission|submission (?:is )?missing|not (?:yet )?(?:begun|started)/i],
    [/refused|certificate (?:has )?expired/i],
  ),
  ask(
    'did eudamed answer already for the LensView?',
    [
      /\bno\b|\bnot\b|n['’]t|await|wait|outstanding|pending|unanswered/i,
      /D-?300\b|Lens ?View|EUDAMED|\bsent\b|waiting/i,
    ],
    [startsYes, /\b(?:is|was|has been) (?:registered|refused|accepted)/i],
  ),
  ask(
    'LensView Brazil?',
    [/Bra[sz]il|\bBR\b|ANVISA/i, notBegun],
    [/Bra[sz]il[^.]{0,25}\b(?:registered|approved)\b/i],
  ),
  ask(
    'Is the gluco check reader registered?',
    [/\bregistered|\byes\b/i],
    [startsNo, /not (?:yet )?registered|refused/i],
  ),
  ask('I got a mail that OrthoPin came back from EUDAMED with an error. What was the error exactly?', [
    /MDNCodes|EMDN|E-I-1/i,
  ]),
  ask(
    'orthopin: refusal says MDNCodes is not known. what is that field in normal words, so what must i correct?',
    [/EMDN|nomenclature/i],
  ),
  ask(
    'Which countries are planned for WoundPad and how far are they',
    [/\bUS\b|USA|United States|FDA|GUDID/i, /\bJP\b|Japan/i, notBegun],
    [/\bEU\b[^.]{0,20}\b(?:planned|target)/i],
  ),
  ask(
    'Do we have to register WoundPad in EUDAMED until saturday? I ask because it is only class I',
    [/\bUS\b|United States|Japan|\bJP\b|not (?:a )?(?:target|planned|meant|intended|for)|\bEU\b|Europe/i],
    [startsYes, /WoundPad[^.]{0,30}(?:is|was) registered/i],
  ),
  ask('i dont find Old Clamp anymore in the list', [/delet|removed|off the market/i]),
  ask('old clamp - reason of deletion?', [/off the market/i]),
  ask('ScopeClean: what stands open there and until when?', [
    /approv|decision|decide|pending/i,
    on(2026, 12, 4),
  ]),
  ask('Before I sign: what is the difference between the old and the new version of ScopeClean?', [
    /intended use|intended purpose|intendedUse/i,
  ]),
  ask('reason given for the change of D-800?', [/new claim/i]),
  ask(
    'Is what EUDAMED has about the AirMask still the same as our record?',
    [
      /out of date|outdated|out-of-date|no longer|not the same|changed|differ|newer|since|behind|older|update/i,
    ],
    [startsYes, /\bis (?:still )?up[- ]to[- ]date/i],
  ),
  ask(
    'AirMask - registered yes/no, and when yes, do I need to send something again?',
    [
      /registered/i,
      /out of date|outdated|out-of-date|changed|newer|again|update|new version|differ|resend|behind/i,
    ],
    [startsNo, /not (?:yet )?registered|refused/i],
  ),
  ask('risk class of d500', [/\bIIb\b|2b\b/i], [/\bclass (?:III|IIa|I)\b/i]),
  ask('Compare for me please the EUDAMED result of GlucoCheck and of OrthoPin.', [
    /registered|accepted/i,
    /refus|reject/i,
  ]),
  ask(
    'Is an approval still missing on the EU submission of the D-100 or can I go on?',
    [/approved/i],
    [startsYes, /(?:approval|approver) (?:is )?(?:still )?(?:missing|outstanding|pending)\b/i],
  ),
  // Lists and counts
  ask(
    'which of our devices are registered in EUDAMED?',
    [glucoCheck, airMask],
    [sutureX, lensView, orthoPin, woundPad],
  ),
  ask(
    'list all EU devices that are not yet registered',
    [cardioFlow, sutureX, lensView, orthoPin, scopeClean],
    [glucoCheck, oldClamp, woundPad],
  ),
  ask('anything refused?', [orthoPin], [glucoCheck, lensView, sutureX]),
  ask(
    'which device has no EMDN code',
    [sutureX],
    [cardioFlow, lensView, glucoCheck, orthoPin, scopeClean, airMask],
  ),
  ask('what is waiting for my approval', [scopeClean], [cardioFlow, orthoPin, sutureX, glucoCheck]),
  ask(
    'How many devices do we have?',
    [/\b8\b|eight/i],
    [/\b(?:10|ten) (?:active |live |master )?(?:devices|records)\b/i],
  ),
  ask(
    'how many class IIa products do we have',
    [/\b3\b|three/i],
    [/\b(?:2|4|two|four) (?:class IIa|devices|products|records)/i],
  ),
  ask('Which products are class III?', [sutureX], [cardioFlow, orthoPin, airMask, glucoCheck]),
  ask(
    'For the implant card project: which of our products is an implant? I only need the names.',
    [orthoPin],
    [cardioFlow, sutureX, lensView, glucoCheck, woundPad],
  ),
  ask(
    'all devices for US market',
    [cardioFlow, woundPad],
    [sutureX, glucoCheck, orthoPin, scopeClean, airMask],
  ),
  ask(
    'We visit our Tokyo distributor next week. What of us is going to Japan?',
    [woundPad],
    [sutureX, glucoCheck, orthoPin, cardioFlow],
  ),
  ask('do we have any IVD in portfolio and which one', [glucoCheck], [startsNo, sutureX, orthoPin]),
  ask(
    'For which european products has nobody started a EUDAMED submission at all?',
    [sutureX, scopeClean],
    [glucoCheck, orthoPin, lensView, airMask],
  ),
  ask(
    'sent to eudamed but no answer yet - which ones?',
    [lensView],
    [glucoCheck, orthoPin, sutureX, airMask],
  ),
  ask(
    'which registered devices have outdated data in eudamed',
    [airMask],
    [glucoCheck, orthoPin, sutureX, lensView],
  ),
  // Certificate and company
  ask('When does our certificate run out?', [on(2027, 1, 31)]),
  ask(
    'The management review is on Monday and they want to know if any certificate expires within the next three months. Anything?',
    [/CE ?700100/i, on(2027, 1, 31)],
    [startsNo, /\bno certificates?\b[^.]{0,20}\bexpires?/i],
  ),
  ask('wich product hangs on certificate CE 700100?', [cardioFlow], [sutureX, orthoPin, scopeClean]),
  ask(
    'Is SutureX covered by the CE 700100 certificate too?',
    [/\bonly\b|D-?100\b|CardioFlow|not (?:be )?(?:covered|in (?:its|the) scope|named|listed)|scope/i],
    [startsYes, /SutureX (?:is|seems) (?:also )?covered/i],
  ),
  ask('who issued CE 700100 and when', [/Example Certification/i, on(2022, 2, 1)]),
  ask('our SRN please, the form asks for it', [/DE-MF-000012345/]),
  // What is not there
  ask(
    'status of D-150?',
    [/\bno\b|\bnot\b|n['’]t|cannot|unknown|none/i, /D-?150\b/i],
    [/D-?150\b[^.]{0,25}\b(?:is|was) (?:registered|approved|refused|sent)/i],
  ),
  // A summary
  ask(
    'Hello RegBot. Tomorrow I have 10 minutes with the CEO. He will ask where in the EU we have real problems and where I have to act first (refused, incomplete and so on). Which devices should be on my slide?',
    [sutureX, orthoPin],
  ),
]

export const devUnknownQuestions: readonly Asked[] = [
  // Money, people, sales
  nobodyKnows('What is the list price of the CardioFlow pump?'),
  nobodyKnows('how much does GS1 charge per year for a company prefix'),
  nobodyKnows('What does the FDA user fee for a 510(k) cost a small business next year?'),
  nobodyKnows('How many pieces of SutureX did we sell in the last quarter?'),
  nobodyKnows('how many vacation days do i have left'),
  nobodyKnows('Who is the CEO of Nordlicht Medical and what is his mobile number?'),
  nobodyKnows('what is the name of the lead auditor who visits us next week'),
  nobodyKnows('I had an argument with my boss about the OrthoPin. Should I look for another job?'),
  // Countries and registers no source speaks of
  nobodyKnows('When does UDI become mandatory in Kenya?'),
  nobodyKnows('uruguay udi deadline class II'),
  nobodyKnows(
    'Hi, our distributor in Lagos would like to know from which date Nigeria asks for a UDI on the label, can you help?',
  ),
  // Others’ affairs
  nobodyKnows('Has B. Braun registered its infusion pumps in EUDAMED already?'),
  nobodyKnows('When does the MDR certificate of Medtronic expire?'),
  nobodyKnows('Is the CardioFlow better than the pumps of our competitors?'),
  // Clinical advice
  nobodyKnows(
    'A patient has a rash after three days with the WoundPad. Should he take it off or use a cream?',
  ),
  nobodyKnows('what flow rate do i set on the cardioflow for a child of 12 kg'),
  // Interpretation of law no source has
  nobodyKnows('How high is the fine in Germany when we register in EUDAMED two weeks late?'),
  nobodyKnows('Can we be sued in the US if the alarm of the pump fails, and would our insurance pay?'),
  nobodyKnows('how long does the FDA need on average to review a De Novo request'),
  // Near misses: one word makes it another question
  nobodyKnows('From when is the Master UDI-DI required for hearing aids?'),
  nobodyKnows('When do veterinary devices have to be registered in EUDAMED?'),
  nobodyKnows('since which date must cosmetics carry a UDI on the label in the EU'),
  nobodyKnows('How do I change the password of my SAP account?'),
  nobodyKnows('How do I export the photos from my iPhone as a PDF?'),
  // Nothing to do with it
  nobodyKnows('weather in Hamburg tomorrow?'),
]
