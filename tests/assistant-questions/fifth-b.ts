import { type Asked, ask, nobodyKnows } from './asked.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A day however it is written: 31 January 2027, Jan 31st, 2027, 2027-01-31, 31.01.2027, 31/1/2027. */
const onDay = (iso: string): RegExp => {
  const [year, month, day] = iso.split('-').map(Number)
  const name = `${months[(month ?? 1) - 1]}[a-z]*\\.?`
  const ways = [
    `\\b0?${day}(?:st|nd|rd|th)?\\.?\\s+(?:of\\s+)?${name},?\\s+${year}`,
    `\\b${name}\\s+0?${day}(?:st|nd|rd|th)?,?\\s+${year}`,
    iso,
    `\\b0?${day}[./]0?${month}[./]${year}`,
  ]
  return new RegExp(ways.join('|'), 'i')
}

const no = /\bno\b|\bnot\b|n't\b|cannot|never|\bnone\b|nobody|without/i

/**
 * A hundred by a sixth author. When they were first opened, on 26 November 2026, RegBot had of the general ones 32 right, 20
 * silent and 8 wrong of 60, of those about own devices 21, 3 and 0 of 24, and 14 of the 16 that nobody can know.
 */
export const fifthGeneralB: readonly Asked[] = [
  // Signatures
  ask('What has to be visible on a signed record when I print it out?', [
    /name/i,
    /date|time|when/i,
    /meaning/i,
  ]),
  ask('does the SPL file for GUDID have to carry an electronic signature?', [no, /sign/i]),
  ask('pls explain "second signature"', [/second|another|two|other/i, /admin/i]),
  // Audit trail
  ask('Can an administrator edit or remove entries in the audit trail?', [
    /\bno\b|\bnot\b|n't\b|cannot|never|nobody|append.?only/i,
    /trail|entr/i,
  ]),
  ask('how would we notice that somebody tampered with the audit trail', [/hash|chain/i]),
  ask('where do i look up who changed a submission, and when', [
    /audit trail|version control|version history/i,
  ]),
  // Modes, requests, decisions
  ask('Open mode versus controlled mode, what is the difference in practice?', [
    /sav(e|ed|ing)|at once|immediately|straight/i,
    /sign|approv/i,
  ]),
  ask('A change request shows "Withdrawn". What happened to it?', [
    /content|chang|edit|modif/i,
    /without|no decision|not decided|nobody (has )?decided|undecided|before (a|any|it|the)/i,
  ]),
  ask('may the author of a change approve it himself', [
    /\bno\b|\bnot\b|n't\b|cannot|someone else|somebody else|another|unless|only/i,
    /approv|decid|admin/i,
  ]),
  ask('Who is entitled to decide on a change request?', [
    /assign|approve.submissions|(right|permission|allowed|entitled|may) (to )?(approve|decide)/i,
  ]),
  ask(
    'For how many years must UDI records be retained under 21 CFR 830.360 after we stop marketing a model?',
    [/\b(3|three)\b/i, /year/i],
  ),
  // Versions and states
  ask('we are at version 1.0 and I press create new version, which number does the draft get?', [/2\.0/]),
  ask('Is it possible to open a new version while the previous one is still waiting for approval?', [
    /\bno\b|\bnot\b|n't\b|cannot|block|refus/i,
    /pending|approv|decid|wait/i,
  ]),
  ask('How do I put a submission back to an earlier version?', [/revert/i]),
  ask('version vs revision of a record ??', [/approv|in force|\b[12]\.0\b/i, /\bsav(e|ed|ing)\b/i]),
  ask('i corrected a small typo in an approved submission, which status has it now', [/draft/i]),
  ask('What does "out of date" on a submission tell me?', [
    /record|master/i,
    /value|chang|newer|version|lack|differ|behind/i,
  ]),
  ask('approved-user / approved-eudamed: how do these two statuses differ?', [
    /person|people|colleague|intern|in.?house|compan|approver|within the hub|somebody|someone|reviewer|\buser\b (has |have )?approv/i,
    /EUDAMED|regist|regulator|authorit/i,
  ]),
  ask('Does a warning prevent a submission from becoming validated?', [
    /\bno\b|\bnot\b|n't\b|only (an )?error/i,
    /warning/i,
  ]),
  // Packaging levels
  ask('Does each higher packaging level need a UDI-DI of its own?', [
    /\byes\b|\bown\b|each|every|unique|separate/i,
    /UDI-DI|\bDI\b|identifier/i,
  ]),
  ask('When is a unit of use DI to be stated in EUDAMED?', [
    /(than|above|over|exceed\w*|>)\s*(1|one)\b|several|multiple|more than a single|2 or more|two or more/i,
  ]),
  // Identifiers
  ask('Could the secondary DI be from the same issuing entity as our primary one?', [
    /\bno\b|\bnot\b|n't\b|cannot|different|other|another/i,
    /issu|entit|agenc/i,
  ]),
  ask('max. length of a Basic UDI-DI incl. check characters?', [/\b25\b|twenty.five/i]),
  ask('is the basic udi-di printed on the label of the instrument', [no]),
  ask('May a GMN with AI 8013 be encoded in the data carrier on the pouch?', [no]),
  ask('generator gave me a 15 character basic UDI-DI with X at the end, is EUDAMED taking that?', [
    /\bno\b|\bnot\b|n't\b|refus|reject|instead|only|rather/i,
    /GMN|Global Model Number/i,
  ]),
  ask('Which application identifier is for batch and which one for expiry?', [/\b10\b/, /\b17\b/]),
  ask('HIBC device identifier: do we enter the leading plus and the check character in GUDID?', [
    no,
    /\+|plus|check/i,
  ]),
  ask('Legacy device that does have a UDI-DI. What does its EUDAMED DI look like?', [/\bB-/]),
  ask('What is the format of a manufacturer SRN?', [/\bMF\b|-MF-/, /\b(9|nine)\b|\d{9}|0{6,9}|N{9}|X{9}/i]),
  ask('expiry in the barcode reads 271200 – day "00", is that an error or what does it mean', [
    /last day|end of (the |that )?month|(no|without( a)?|not a) (specific |particular |exact )?day|day (is |was )?(not |un|left|omitted)|not (given|specified|stated)|only (the )?(year|month)/i,
  ]),
  // EUDAMED
  ask('By which date must devices that were already placed on the market be registered in EUDAMED?', [
    /\b2[78](th)?\.?\s+(of\s+)?nov|nov[a-z]*\.?\s+2[78]|2026-11-2[78]|2[78][./]11[./]2026/i,
  ]),
  ask('NB certificates issued before EUDAMED became mandatory, until when do they have to be entered?', [
    onDay('2027-05-28'),
  ]),
  ask('can a class I device be flagged implantable in EUDAMED?', [
    /\bno\b|\bnot\b|n't\b|cannot|never/i,
    /implant/i,
  ]),
  ask('Single-use scalpel: what figure goes into number of reuses', [/\b(0|zero)\b/i]),
  ask('How many entities may one EUDAMED XML file contain at most?', [/\b300\b/]),
  ask('Is the additional product description obligatory for a procedure pack?', [
    /\byes\b|mandatory|required|must|obligatory|has to|compulsory|need/i,
    /pack|descri/i,
  ]),
  ask(
    'for which devices do we have to answer the implantable exceptions question (sutures, staples and so on)',
    [/\bIIb\b/i, /implant/i],
  ),
  ask('Which device statuses are there to choose from in EUDAMED?', [
    /on the (EU )?market/i,
    /no longer/i,
    /not intended/i,
  ]),
  ask('our class III device stays at SUBMITTED in EUDAMED, what is it waiting for?', [
    /notified body|\bNB\b/i,
  ]),
  ask('Can we give a device an EMDN category such as L, or just the end codes?', [
    /terminal|leaf|lowest|\bend\b|most (detailed|specific|granular)|no (further )?code below|last level|deepest|bottom/i,
  ]),
  ask('From when do reusable class I instruments need UDI direct marking under MDR?', [onDay('2027-05-26')]),
  ask('country code for Northern Ireland in the EUDAMED market information?', [/\bXI\b/]),
  // Other markets
  ask('Is UDI already compulsory in Great Britain?', [
    /\bno\b|\bnot\b|n't\b/i,
    /\bUDI\b|dut|draft|propos|obligat|mandat/i,
  ]),
  ask('How long is the grace period after a DI record was published in GUDID?', [/\b(7|seven)\b/i, /day/i]),
  ask(
    'fda: instrument is supplied non-sterile and user sterilises it before use, what else must be filled in?',
    [/method/i, /sterili/i],
  ),
  ask('Do plain class I instruments need to go into AusUDID?', [
    /\bno\b|\bnot\b|n't\b|out of scope|exempt|outside/i,
    /class I\b|AusUDID|scope|dut|TGA|Austral/i,
  ]),
  ask('Does EUDAMED forward our data to swissdamed or do we send everything twice?', [
    /\bno\b|\bnot\b|n't\b|twice|separate|again|second time|both/i,
    /swissdamed/i,
  ]),
  ask('china class 1 devices UDI start date', [
    /\b1(st)?\s+(of\s+)?jun[a-z]*\.?,?\s+2029|jun[a-z]*\.?\s+(1(st)?,?\s+)?2029|2029-06(-01)?|0?1[./]0?6[./]2029/i,
  ]),
  ask('How often must the SAUDI-DI data be confirmed, and by whom?', [
    /year|annual|12 months|twelve months/i,
    /authori[sz]ed rep|\bAR\b/i,
  ]),
  ask('Which issuing agencies are accepted by Japan?', [/\bGS1\b|\bGTIN\b|\bJAN\b/i]),
  // Certificates
  ask('certification and certificate are two different things here? what is what', [
    /operator|compan|manufacturer/i,
    /notified body|EUDAMED/i,
  ]),
  ask('What do I have to fill in to add a certification to an economic operator?', [
    /type/i,
    /number/i,
    /body|issuer|issued by/i,
    /issue date|date of issue|date/i,
  ]),
  ask('Certificate number missing on a class IIa submission: error or only a warning (BR-504)?', [
    /warning/i,
  ]),
  // Uploads, files, messages, rights
  ask('which file formats and what size does the bulk upload of submissions take', [
    /\bcsv\b/i,
    /\b10\s*(MB|megabytes?|MiB)\b/i,
  ]),
  ask('One row of my upload is faulty. Are the good rows lost as well?', [
    /good|correct|valid|other|remaining|rest|each|alone|faulty|only/i,
    /sav(e|ed|ing)|stor|import|process|kept|judged|creat|succe/i,
  ]),
  ask('For how long is the import preview kept before it expires?', [
    /\b(a|one|1) day\b|\b24\s*h(ours?|rs?)?\b|twenty.four hours|next day/i,
  ]),
  ask('which permission does a person need to download the XML', [/export.?data/i]),
  ask('message "Duplicate Device" when saving, why', [/already|exist|same|twice/i, /device|number|name/i]),
  ask('Is the dossier PDF signed?', [/\bno\b|\bnot\b|n't\b|unsigned|without/i]),
]

export const fifthOwnB: readonly Asked[] = [
  // Counts and lists
  ask('How many active devices have we got in the hub, the deleted one not counted?', [/\b(8|eight)\b/i]),
  ask('any device without EMDN code?', [/SutureX|D-200/i]),
  ask('Which of our devices are implantable?', [/OrthoPin|D-500/i]),
  ask('List the devices we intend for the USA.', [/CardioFlow|D-100/i, /WoundPad|D-600/i]),
  ask('how many class IIa devices do we hold', [/\b(3|three)\b/i]),
  ask('Which device has Brazil among its target countries?', [/LensView|D-300/i]),
  ask('Do we have anything targeted at Switzerland?', [
    /\bno\b|\bnot\b|\bnone\b|n't\b|nothing|\b(0|zero)\b/i,
  ]),
  ask('What is our SRN?', [/DE-MF-000012345/]),
  // Certificate
  ask('expiry date of certificate CE 700100 ?', [onDay('2027-01-31')]),
  ask('Which body issued our EU QMS certificate?', [/Example Certification/i]),
  ask('What does the scope of CE 700100 cover?', [/CardioFlow|D-100/i]),
  ask('how many days are left until our certificate runs out', [/\b(65|66|67)\b|sixty.(five|six|seven)/i]),
  // EUDAMED
  ask('Which devices are registered in EUDAMED so far?', [/GlucoCheck|D-400/i, /AirMask|D-900/i]),
  ask('Why was OrthoPin refused?', [/MDNCodes|E-I-1\b|EMDN/i]),
  ask('Has EUDAMED answered for LensView yet?', [
    /\bno\b|\bnot\b|n't\b|wait|await|pending|outstanding|\bsent\b|without/i,
  ]),
  ask('For which of the devices meant for the EU is there no EU submission at all yet?', [
    /SutureX|D-200/i,
    /ScopeClean|D-800/i,
  ]),
  ask('was the EU submission of the CardioFlow pump approved in-house?', [
    /\byes\b|(?<!not |not yet |not been |n't been |n't )approved/i,
  ]),
  ask('Does a submission exist for WoundPad in Japan?', [/\bno\b|\bnot\b|\bnone\b|n't\b|nothing|yet to/i]),
  // Versions and decisions
  ask('What is waiting for my decision?', [/ScopeClean|D-800/i]),
  ask('until when is the ScopeClean change to be decided', [
    /\b0?4(th)?\.?\s+(of\s+)?dec|dec[a-z]*\.?\s+0?4\b|dec[a-z]*\.?\s+4th|2026-12-04|0?4[./]12[./]2026/i,
  ]),
  ask('Which field is different in the new version of ScopeClean?', [/intended (use|purpose)|tapes/i]),
  ask('AirMask: which version is in force?', [/\b2(\.0)?\b/]),
  ask('Is what EUDAMED holds on AirMask identical to our version in force?', [
    /\bno\b|\bnot\b|n't\b|out of date|outdated|behind|changed|differ|older|previous|\b1\.0\b|update/i,
  ]),
  ask('For what reason was Old Clamp deleted?', [/off the market/i]),
]

export const fifthUnknownB: readonly Asked[] = [
  nobodyKnows('What will Example Certification invoice us for the renewal of CE 700100?'),
  nobodyKnows('Will the notified body finish our recertification before the end of January?'),
  nobodyKnows('how many customer complaints did we have on the CardioFlow pump this year'),
  nobodyKnows('Which lots of OrthoPin are still in the warehouse?'),
  nobodyKnows('Who was lead auditor at our last ISO 13485 surveillance audit?'),
  nobodyKnows('could a hospital successfully sue us over a wrong label on SutureX?'),
  nobodyKnows('Is WoundPad clinically suitable for a diabetic patient with an infected ulcer?'),
  nobodyKnows('When is Medtronic going to register its next insulin pump in EUDAMED?'),
  nobodyKnows('annual price of a HIBCC labeler licence for a firm of our size'),
  nobodyKnows('On what day will EUDAMED send its answer for LensView?'),
  nobodyKnows('what did the last dose audit of our gamma contract steriliser show'),
  nobodyKnows('Is the torque wrench on assembly line 2 still within calibration?'),
  nobodyKnows('Will Parliament pass the MHRA UDI rules before summer 2027?'),
  nobodyKnows('How many boxes of WoundPad did we ship to Japan last quarter?'),
  nobodyKnows('which day next month does the quality manager have her holiday'),
  nobodyKnows('Who wins the Six Nations next year?'),
]
