import { type Asked, ask, nobodyKnows } from './asked.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** A date in whichever way it is written. */
const day = (d: number | string, month: number, year: number): RegExp => {
  const name = `${months[month - 1]}[a-z]*\\.?`
  const m = String(month).padStart(2, '0')
  const dd = `0?(?:${d})`
  return new RegExp(
    [
      `\\b${dd}(?:st|nd|rd|th)?\\.?\\s*(?:of\\s+)?${name},?\\s*${year}`,
      `${name}\\s+${dd}(?:st|nd|rd|th)?,?\\s*${year}`,
      `${year}-${m}-${dd}\\b`,
      `\\b${dd}[./]0?${month}[./]${year}`,
    ].join('|'),
    'i',
  )
}
/** A near date, of which the year may be left out. */
const soon = (d: string, month: number): RegExp => {
  const name = `${months[month - 1]}[a-z]*\\.?`
  return new RegExp(
    `\\b0?(?:${d})(?:st|nd|rd|th)?\\.?\\s*(?:of\\s+)?${name}|${name}\\s+0?(?:${d})\\b|2026-${String(month).padStart(2, '0')}-0?(?:${d})\\b|\\b0?(?:${d})[./]0?${month}\\b`,
    'i',
  )
}
const yes =
  /\byes\b|\bmust\b|mandatory|required|requires|have to|has to|obligat|compulsory|needed|\bshall\b|\boui\b/i
const no = /\bno\b|\bnot\b|n['’]t\b|\bnever\b|\bcannot\b|\bwithout\b|\bnone\b/i

/**
 * A hundred by an eighth author. When they were first opened, on 26 November 2026, RegBot had of the general ones 47 right, 10
 * silent and 3 wrong of 60, of those about own devices 21, 3 and none of 24, and 15 of the 16 that nobody can know; one of these
 * it answered.
 */
export const eighthGeneral: readonly Asked[] = [
  // European Union: dates
  ask('since when exactly is the UDI/Devices module of EUDAMED obligatory?', [day(28, 5, 2026)]),
  ask('our balloon catheter is sold in france since 2023, last day to have it in eudamed?', [
    soon('27|28', 11),
  ]),
  ask('direct marking on reusable class IIb instruments, since when in the EU', [
    /May,? (?:\d+,? )?2025|2025-05|0?5[./]2025/i,
  ]),
  ask('NB certificates that were issued before May 2026 - until when have they to be entered in EUDAMED?', [
    day('27|28', 5, 2027),
  ]),
  ask('IVDD legacy test that is class D under IVDR, until when may we still place it on the market', [
    day(31, 12, 2027),
  ]),
  // Contact lenses and spectacles
  ask('Master UDI-DI for contact lenses: from which day in the EU?', [day(9, 11, 2026)]),
  ask('and the glasses, when comes the master udi-di for spectacle frames and lenses', [/\b2028\b/i]),
  // Identifiers
  ask('new colleague asks me the difference between Basic UDI-DI and UDI-DI, short please', [
    /model|group|famil|\bkey\b|parent|several|main/i,
    /label|packag|version|individual|specific|unit|each|configuration/i,
  ]),
  ask('may i print the basic udi-di on the carton?', [no, /label|carton|pack|carrier|print|mark/i]),
  ask('who are the issuing entities accepted by the EU for UDI', [/GS1/i, /HIBCC/i, /ICCBBA/i, /\bIFA\b/i]),
  ask('My primary DI is from GS1. Can the secondary DI be a GS1 code also?', [
    /\bdifferent\b|\banother\b|\bother\b|not .*same|\bdiffer/i,
  ]),
  ask('when do I need an unit of use DI in eudamed', [
    /more than (?:one|1\b)|(?:greater|higher|larger|bigger) than (?:one|1\b)|[>＞]\s*1\b|several|multiple|exceeds|above (?:one|1\b)|at least (?:2|two)|over (?:one|1\b)/i,
  ]),
  ask('Legacy device has no UDI-DI at all: what takes the place of basic UDI-DI in eudamed??', [
    /EUDAMED[\s-]?DI\b/i,
  ]),
  ask('what does PR stand for in FR-PR-000001234', [/producer/i, /system|pack/i]),
  // Fields and values of EUDAMED
  ask('Can I take an EMDN code of a middle level for a guidewire or must it be the last one of the branch?', [
    /terminal|leaf|lowest|\blast\b|most (?:detailed|specific|granular)|deepest|final level|no (?:further )?codes? (?:below|under)/i,
  ]),
  ask('numberOfReuses is -1, what did my predecessor want to say with this', [
    /unlimited|not (?:be )?limited|no (?:upper )?(?:limit|maximum)|without (?:a )?(?:limit|maximum)|any number|limitless/i,
  ]),
  ask('do we have to give the member states where it is made available, for a class IIa?', [yes, /IIa/i]),
  ask('code for Greece in the market information: GR or EL', [/\bEL\b/i]),
  ask('storage condition code for "do not freeze" ?', [/SHC\s*-?0?36/i]),
  // Files, messages and errors of EUDAMED
  ask('how many devices fit in one EUDAMED upload xml', [/\b300\b|three hundred/i]),
  ask(
    'The Basic UDI-DI is already in EUDAMED and I want to add a new length of the same catheter. DEVICE.POST or UDI_DI.POST?',
    [/UDI[_\s-]DI[.\s]?POST/i, /further|additional|existing|already|another|new UDI-DI|add|more UDI/i],
  ),
  ask(
    'after upload a class III device stays in state "submitted" and does not become registered, is that normal?',
    [/notified body|\bNB\b/i],
  ),
  ask('BAD_REQUEST, E-I-40000, complete message refused, we had version="3.0.25" in it. what is wrong', [
    /version|schema|XSD/i,
    /3\.0\.30|fixed|current|expect|match|wrong|differ|outdated|\bold|newer|not the/i,
  ]),
  ask('got UNAUTHORISED_ERROR, the file was with the SRN of our sister company as manufacturer', [
    /SRN|actor/i,
    /sender|sending|\bown\b|match|same|differ|on behalf|equal/i,
  ]),
  // United States
  ask('how long can I still correct everything in GUDID after publication?', [/\b(?:7|seven)\b/i, /day/i]),
  ask('we only change the catalog number, does fda want a new DI for that?', [
    /\bno\b|\bnot\b|n['’]t\b|stays?\b|keep|remain/i,
  ]),
  ask('GUDID: what to select for MRI safety if our labelling says nothing on it', [
    /(?:labell?ing )?(?:does not|doesn['’]t) contain MRI/i,
  ]),
  ask('is the FDA listing number visible for the public in AccessGUDID?', [
    /\bno\b|\bnot\b|n['’]t\b|private|hidden|internal|confidential/i,
  ]),
  ask('HIBC identifier for FDA, do i enter it with the plus and the check character or without', [
    /without|no check|omit|strip|not includ/i,
  ]),
  ask('Can we copy GMDN terms from AccessGUDID in our product database for free?', [/licen[cs]e/i]),
  // Japan, Korea, Saudi Arabia, Türkiye
  ask('since when is the barcode on the package mandatory in japan', [day(1, 12, 2022)]),
  ask('registration in the MEDIS database, is it a legal duty in Japan or only recommended?', [
    /recommend|not (?:a |any )?(?:legal|mandatory|required|obligat|compulsory|duty)|voluntary|no legal|guideline|\boptional/i,
  ]),
  ask('PMDA / japan: do they take HIBCC codes?', [/GS1|GTIN/i]),
  ask('korea, something changes in a registered udi, how many days we have', [/\b(?:10|ten)\b/i]),
  ask('supply report for MFDS must be in until what time of the month?', [
    /(?:end|last day) of (?:the )?(?:next|following)|(?:next|following) month/i,
  ]),
  ask('expiry date with day 00 on our label for Korea, still ok?', [
    /\bno\b|\bnot\b|n['’]t\b|forbidden|prohibit|banned|2025/i,
  ]),
  ask('how many UDI can i put in one saudi bulk template', [/\b150\b/i]),
  ask('Who enters the data in SAUDI-DI if we sit in France?', [
    /authori[sz]ed representative|\bAR\b|\brepresentative/i,
  ]),
  ask('class A in Saudi Arabia, starting date of udi', [day(1, 9, 2024)]),
  ask('how is the Turkish product tracking system called and which authority runs it', [
    /[UÜ]TS|[UÜ]r[uü]n Takip/i,
    /T[Iİi]TCK|Turkish Medicines/i,
  ]),
  ask('türkiye: tracking of single units for class 3 exists since', [day(1, 10, 2018)]),
  // Other markets
  ask('swissdamed - until when have we the transition for devices to register?', [day(31, 12, 2026)]),
  ask('Anvisa class II, date for UDI on the label pls', [day(10, 1, 2027)]),
  ask('China: remaining class I devices, which date', [day(1, 6, 2029)]),
  ask('must an ordinary class I device (not sterile) go to AusUDID?', [
    /\bno\b|\bnot\b|n['’]t\b|out of scope|exempt|outside/i,
  ]),
  ask('HSA singapore class C UDI when', [/Nov[a-z]*\.?,? (?:1(?:st)?,? )?2026|2026-11|11[./]2026/i]),
  // This application
  ask('what is in this tool the difference of a version and a revision of a record', [
    /approv/i,
    /\bsav(?:e|ed|es|ing)\b/i,
  ]),
  ask('my submission has status approved, but EUDAMED does not have it. How comes?', [
    /\bsen[dt]\b|sending|upload|export|\bfile\b|transmi/i,
  ]),
  ask('"refused" and "rejected", is it the same here?', [
    /regist(?:er|ry)|regulator|EUDAMED|authorit/i,
    /people|person|approver|somebody|someone|colleague|\busers?\b|reviewer|internal|human|in-house|decid/i,
  ]),
  ask('Send for approval: what have I to fill in the dialog?', [
    /date/i,
    /\buser\b|person|approver|\bwho\b|assign|somebody|someone|colleague|reviewer/i,
  ]),
  ask('can i start a new version of a device when another version of it is pending approval?', [
    /\bno\b|\bnot\b|n['’]t\b|cannot|block|\bwait|refus|only (?:after|when|once)/i,
  ]),
  ask('what does it mean that a submission is "out of date"', [
    /record|master/i,
    /value|chang|lack|newer|behind|carr(?:y|ied)|differ|missing/i,
  ]),
  ask('some markets are only "worksheet", what is it', [
    /common|not (?:a|an|the) (?:regulator|official|file)|no (?:regulator|official)|only/i,
    /field|file|data/i,
  ]),
  ask('where do i see all what is waiting for me', [/my work/i]),
  ask('how to take one master DI record to six markets in one go?', [
    /copy to countr|copy.{0,60}(?:countr|market)/i,
  ]),
  ask('which right does one need to open User Management', [
    /manage[-\s]?users|manage (?:the )?users|admin/i,
  ]),
  ask('request shows "withdrawn" but nobody has withdrawn it ???', [
    /\b(?:changed|edited|modified|altered|revised|updated)\b|chang(?:e|es) (?:of|in|to) (?:the |its )?content/i,
  ]),
  ask('I uploaded the wrong csv and it created 40 records. way back?', [/undo/i]),
  ask('how big may a file for bulk upload be', [/\b10\s?(?:MB|megabyte|MiB|mo)\b|ten megabyte/i]),
  ask('can an administrator delete entries from the audit trail?', [
    /\bno\b|\bnot\b|n['’]t\b|never|cannot|nobody|append|no one|none/i,
  ]),
]

export const eighthOwn: readonly Asked[] = [
  ask('which of our devices has no EMDN code yet?', [/SutureX|D-200/i]),
  ask('why did EUDAMED refuse the OrthoPin', [/MDNCodes|E-I-1|EMDN|nomenclature/i]),
  ask('our SRN please', [/DE-MF-000012345/i]),
  ask('until when is certificate CE 700100 valid', [day(31, 1, 2027)]),
  ask('who issued our quality management certificate?', [/Example Certification/i]),
  ask('what does the certificate CE 700100 cover', [/CardioFlow|D-100/i]),
  ask(
    'is AirMask in EUDAMED already registered, y/n',
    [/\byes\b|registered|accepted|\by\b/i, /AirMask|D-900|\byes\b|\bit\b/i],
    [/\bno, |\bAirMask is not registered/i],
  ),
  ask('did EUDAMED answer for LensView?', [
    /\bno\b|\bnot\b|n['’]t\b|waiting|awaiting|outstanding|\bsent\b|pending|no answer/i,
  ]),
  ask('Which version of AirMask is in force now?', [/\b2\.0\b|version 2\b|\bv\.?\s?2\b|\bsecond\b/i]),
  ask('what was changed in the newer AirMask version', [/intended (?:use|purpose)|tapes|new claim/i]),
  ask('show me our class III products', [/SutureX|D-200/i]),
  ask('do we have implantables?', [/OrthoPin|D-500/i]),
  ask('is there an IVD among our devices', [/Gluco\s?Check|D-400/i]),
  ask('what do we have for japan', [/WoundPad|D-600/i]),
  ask('devices meant for the US, list', [/CardioFlow|D-100/i, /WoundPad|D-600/i]),
  ask('until which day has the ScopeClean change to be decided', [soon('4', 12)]),
  ask('is something waiting for my approval?', [/ScopeClean|D-800/i]),
  ask('for what reason was Old Clamp deleted', [/off the market/i]),
  ask('approved on our side, but not yet sent to EUDAMED - which?', [/CardioFlow|D-100/i]),
  ask('which devices have been accepted by eudamed until now', [/Gluco\s?Check|D-400/i, /AirMask|D-900/i]),
  ask('our class IIb devices?', [/CardioFlow|D-100/i, /OrthoPin|D-500/i]),
  ask('Is the WoundPad foreseen for Europe?', [
    /\bno\b|\bnot\b|n['’]t\b|\bonly\b|\b(?:US|United States)\b.{0,30}\b(?:JP|Japan)\b|\b(?:JP|Japan)\b.{0,30}\b(?:US|United States)\b/i,
  ]),
  ask('which device of us shall go to Brazil', [/Lens\s?View|D-300/i]),
  ask('emdn code in the record of LensView', [/A0101010102/i]),
]

export const eighthUnknown: readonly Asked[] = [
  nobodyKnows('what will GS1 France charge us for the company prefix next year'),
  nobodyKnows('Will the Commission move the date of 28 November 2026 again?'),
  nobodyKnows('when does our competitor in Rennes register his catheters in eudamed?'),
  nobodyKnows('how many hours until EUDAMED answers on LensView, your guess'),
  nobodyKnows('how many LensView lenses did we sell in Brazil last year'),
  nobodyKnows('How many complaints have we received on SutureX since january'),
  nobodyKnows('can the ANSM sue our managing director personally if OrthoPin is registered too late?'),
  nobodyKnows('patient has a latex allergy and fever, can she keep the catheter two days more?'),
  nobodyKnows('how much does our notified body ask per hour for the review of technical documentation'),
  nobodyKnows('what did Camille say in the meeting of yesterday about the OrthoPin refusal'),
  nobodyKnows('telephone number of our importer in Riyadh?'),
  nobodyKnows('in which warehouse is lot 24B117 of the AirMask'),
  nobodyKnows('How many days of holiday do I have left this year?'),
  nobodyKnows('what will be changed in the EUDAMED release of summer 2027'),
  nobodyKnows('who will win the Top 14 this season'),
  nobodyKnows('which sterilisation validation report belongs to the CardioFlow pump, its number'),
]
