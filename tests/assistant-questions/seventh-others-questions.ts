import { type Asked, ask, nobodyKnows } from './asked.ts'

const months = [
  'Jan(?:uary|\\.)?',
  'Feb(?:ruary|\\.)?',
  'Mar(?:ch|\\.)?',
  'Apr(?:il|\\.)?',
  'May',
  'June?\\.?',
  'July?\\.?',
  'Aug(?:ust|\\.)?',
  'Sep(?:t|tember)?\\.?',
  'Oct(?:ober|\\.)?',
  'Nov(?:ember|\\.)?',
  'Dec(?:ember|\\.)?',
]

/** A day, however it is written. */
const on = (year: number, month: number, day: number): RegExp => {
  const name = months[month - 1] ?? ''
  const two = (value: number): string => String(value).padStart(2, '0')
  return new RegExp(
    [
      `${year}-${two(month)}-${two(day)}`,
      `\\b0?${day}(?:st|nd|rd|th)?(?: of)? ${name},? ${year}`,
      `\\b${name} 0?${day}(?:st|nd|rd|th)?,? ${year}`,
      `\\b0?${day}[./] ?0?${month}[./] ?${year}`,
      `\\b0?${month}/0?${day}/${year}`,
    ].join('|'),
    'i',
  )
}

const no = /\b(no|not|none|never|nobody|nothing|cannot|can't|isn't|aren't|doesn't|don't|without)\b/i
const startsYes = /^\W*yes\b/i
const startsNo = /^\W*no\b/i

/**
 * A hundred by a seventh author. When they were first opened, on 26 November 2026, RegBot had of the general ones 49 right, 6
 * silent and 5 wrong of 60, of those about own devices 22, 1 and 1 of 24, and all 16 that nobody can know.
 */
export const seventhGeneral: readonly Asked[] = [
  // EU: dates
  ask('until when must our devices that were already on the EU market be registered in eudamed', [
    /2026-11-2[78]|\b2[78](th)?( of)? Nov\w*\.?,? 2026|Nov\w*\.? 2[78](th)?,? 2026|\b2[78]\.11\.2026/i,
  ]),
  ask('our NB certificates are from before May 2026. By when do they have to be in EUDAMED?', [
    on(2027, 5, 28),
  ]),
  ask('UDI direct marking on reusable class I instruments in the EU, starting when?', [on(2027, 5, 26)]),
  ask(
    'Must we report incidents through the EUDAMED vigilance module already now?',
    [/\bno\b|\bnot\b|\bisn't\b|\blater\b|voluntar/i],
    [startsYes],
  ),

  // EU: what goes into EUDAMED
  ask('max. number of devices in one eudamed xml?', [/\b300\b|three hundred/i]),
  ask('Which EUDAMED service do i take for a second UDI-DI under an existing Basic UDI-DI?', [
    /UDI[_ -]DI[ ._-]*POST|POST\b.{0,40}UDI[_ -]DI/i,
  ]),
  ask('our implantable IIb bone plate hangs on SUBMITTED in eudamed. what are they waiting for', [
    /notified bod(y|ies)|\bNB\b/i,
  ]),
  ask(
    'Can I still register something with special device type "orthopaedic" in Eudamed?',
    [/\b(no|not|cannot|can't|closed)\b|any ?more/i],
    [startsYes],
  ),
  ask('which production identifier belongs to stand alone software', [
    /software[ _-]*(identification|version)|version/i,
  ]),
  ask('for wich MDR classes is it mandatory to name the member states where the device is made available?', [
    /\b(class )?II ?a\b/i,
    /\bIII\b|higher|above|upwards/i,
  ]),
  ask('can I pick Switzerland as a country in the EUDAMED market info', [no], [startsYes]),
  ask('number of reuses: what do I enter for a single-use product (eudamed)?', [/\b0\b|\bzero\b/i]),
  ask('the field about sutures, staples, screws... - for which devices do we need to answer it', [
    /II ?b/i,
    /implant/i,
  ]),
  ask(
    'Our sister company in Ohio is the legal manufacturer. Does it need an EU authorised representative for registering devices in EUDAMED?',
    [/\byes\b|\b(needs?|must|has to|required|requires|mandate|mandatory)\b/i],
    [startsNo],
  ),
  ask('old MDD product, never got a UDI-DI. what identifies it in eudamed then', [/EUDAMED[- ](DI|ID)\b/i]),

  // Identifiers and nomenclature
  ask('max length basic udi-di incl. check characters', [/\b25\b|twenty-five/i]),
  ask('do we print the Basic UDI-DI on the label??', [/\b(no|not|never|nor)\b/i], [startsYes]),
  ask('How does the SRN of a manufacturer look like, which format', [
    /[A-Z]{2}-MF-[0-9X#n]{9}|\b(9|nine)[- ]digits?\b|CC-MF|XX-MF/i,
  ]),
  ask('EMDN: is a group (level 2) code ok for the device or must it be a more detailed one?', [
    /terminal|leaf|most (detailed|specific|granular|precise)|lowest|(last|deepest|final) level|no (other )?codes? (below|beneath|under)/i,
  ]),
  ask('Master UDI-DI for contact lenses obligatory from which day?', [on(2026, 11, 9)]),

  // US
  ask('gudid grace period how many days', [/\b7\b|\bseven\b/i]),
  ask(
    'we change the version/model number of a knee implant. New DI needed for the FDA?',
    [/\byes\b|\bnew (primary )?(DI|UDI|UDI-DI|device identifier)|trigger/i],
    [startsNo],
  ),
  ask('Can we send our GUDID data as JSON over a REST interface?', [/\bSPL\b|\bno\b|\bnot\b/i], [startsYes]),
  ask('which values are there for MRI safety status in GUDID?', [
    /\bsafe\b/i,
    /\bunsafe\b/i,
    /\bconditional\b/i,
  ]),
  ask('ESG sends three acknowledgements. wich one tells us that GUDID really accepted the record?', [
    /ACK ?-?3|acknowledge?ment 3|\bthird\b|\b3rd\b|\blast\b/i,
  ]),

  // CH
  ask('swissdamed device registration: end of the transition period?', [on(2026, 12, 31)]),
  ask(
    'Does EUDAMED forward our device data to swissdamed or have we to deliver everything twice?',
    [/\bno\b|\bnot\b|twice|separate|two times|both/i],
    [startsYes],
  ),
  ask(
    'can swissdamed read in the XML we made for eudamed',
    [/\byes\b|\baccepts?\b|\btakes?\b|\bupload(ed)?\b|can be (used|uploaded|read)/i],
    [startsNo, /\b(cannot|can't|does not|doesn't) (read|take|accept)/i],
  ),

  // CN
  ask('china class I products, UDI deadline', [on(2029, 6, 1)]),
  ask('And when do the remaining class II devices need a UDI in China?', [on(2027, 6, 1)]),
  ask('which issuing systems does NMPA accept? only GS1?', [/GS1/i, /\bMA\b|IDcode/]),
  ask('We are sitting in Germany. Who enters the data into the NMPA UDI database on our behalf?', [
    /\bagents?\b|representative/i,
  ]),

  // BR
  ask('brasil: UDI on label for class II, from when', [on(2027, 1, 10)]),
  ask('deadline for sending class III data to SIUD', [on(2030, 3, 1)]),
  ask(
    'Does ANVISA want the actual lot and serial numbers (UDI-PI) in its database as well?',
    [/\bno\b|\bnot\b|\bonly\b/i],
    [startsYes],
  ),

  // Other markets
  ask('TGA - is a plain class I device (non sterile) in the scope of AusUDID?', [no], [startsYes]),
  ask('do we already need UDI for Great Britain', [/\bno\b|\bnot\b|\bdraft\b|\bproposal\b/i], [startsYes]),
  ask('korea: something changes in the UDI data, within how many days to report?', [/\b10\b|\bten\b/i]),
  ask(
    'Is registration in the japanese MEDIS-DC database a legal duty?',
    [/\bno\b|\bnot\b|recommend|voluntar|guideline/i],
    [startsYes],
  ),
  ask('saudi arabia bulk template how many UDIs per file', [/\b150\b/]),

  // This application
  ask(
    'can i approve a submission which I edited last myself?',
    [
      /\b(no|not|cannot|can't|may not)\b|(some|any)(one|body) else|another person|somebody other|four[- ]eyes|unless|only (an? )?admin/i,
    ],
    [/^\W*yes[.!]?$/i],
  ),
  ask('difference between approved-user and approved-eudamed pls', [
    /person|people|\busers?\b(?!-)|colleague|internal|some(body|one)|approver|company|in the hub|manager/i,
    /accept|answer|confirm|acknowledg|registered/i,
  ]),
  ask('Submission has the status "Failed". What does that tell me?', [/validat|error|schema|rule/i]),
  ask('what happens with the status if i change something in an approved submission', [/\bdraft\b/i]),
  ask('message "Cannot Create New Version" - why', [/pending|approv|waiting/i]),
  ask('maximal file size for the bulk upload?', [/\b10 ?(MB|MiB|megabytes?)\b/i]),
  ask('How do I bring one master record into several countries at the same time', [
    /\bcop(y|ies|ied|ying)\b/i,
  ]),
  ask('i imported the wrong list :( can it be reversed?', [/\bundo\b|\bundone\b|\bundoing\b/i]),
  ask('What means "Withdrawn" at a change request?', [
    /content|changed|edited|without (a |any )?decision|no decision/i,
  ]),
  ask('submission is marked as out of date, meaning?', [
    /record|master|device/i,
    /lack|chang|newer|new |differ|behind|missing|older|no longer/i,
  ]),
  ask('where do I see all the things that are waiting for me', [/my work|approval workflow/i]),
  ask('which permission does a colleague need to maintain economic operators', [/manage[- ]actors/i]),
  ask(
    'Can an administrator remove entries out of the audit trail?',
    [/\b(no|not|nobody|no one|never|cannot|can't)\b|append[- ]only/i],
    [startsYes],
  ),
  ask('I dont see the button Load Sample Data. my colleague has it', [
    /system[- ]admin|administrat|\badmin\b|permission/i,
  ]),
  ask('XML export refused because submission is not valid. what to do first?', [/validat/i]),
  ask('we want to export 450 validated submissions as XML, what comes out? one file?', [
    /\bzip\b|several files|more than one file|two files|split|\b300\b/i,
  ]),
  ask('Open and controlled: what is the difference in the way the hub works?', [
    /sign|approv/i,
    /sav(e|ed|ing)|immediate|at once|straight|take effect|effective/i,
  ]),
  ask('Where can we enter our certificates with the expiry date', [
    /economic operators?|certifications?|\/actors/i,
  ]),
  ask('is a "worksheet" an official file of the authority', [/\bno\b|\bnot\b|common fields/i], [startsYes]),
  ask('auditor wants a PDF with everything about one device - possible in here?', [/dossier/i]),
]

export const seventhOwn: readonly Asked[] = [
  ask('how many devices do we have in total, without deleted ones?', [/\b(8|eight)\b/i]),
  ask(
    'which of our products has no EMDN code',
    [/SutureX|D-200/i],
    [/GlucoCheck|WoundPad|LensView|AirMask/i],
  ),
  ask('Why did EUDAMED refuse OrthoPin?', [/MDN ?Codes?|E-I-1\b/i]),
  ask('expiry date of certificate CE 700100', [on(2027, 1, 31)]),
  ask('who issued our MDR annex IX QMS certificate', [/Example Certification/i]),
  ask('For which product is CE 700100 valid?', [/CardioFlow|D-100/i]),
  ask('how many class IIa have we', [
    /\b(3|three)\b|(?=[\s\S]*(LensView|D-300))(?=[\s\S]*(ScopeClean|D-800))(?=[\s\S]*(AirMask|D-900))/i,
  ]),
  ask('Do we have any implants in the portfolio, and which', [/OrthoPin|D-500/i]),
  ask(
    'products we plan for the US?',
    [/CardioFlow|D-100/i, /WoundPad|D-600/i],
    [/GlucoCheck|SutureX|AirMask/i],
  ),
  ask('which device goes to Brazil', [/LensView|D-300/i], [/WoundPad|SutureX|GlucoCheck/i]),
  ask('is any of our devices targeted at China?', [/\b(no|none|not|nothing|zero|0)\b/i], [startsYes]),
  ask(
    'Cardioflow EU submission - is it approved by now or still open?',
    [/approved/i],
    [/not (yet )?(been )?approved/i],
  ),
  ask('What have we approved but not yet sent to EUDAMED', [/CardioFlow|D-100/i]),
  ask(
    'lensview: did eudamed answer already',
    [/\b(no|not)\b|sent|wait|await|unanswered|outstanding|without (an )?answer/i],
    [startsYes],
  ),
  ask(
    'list devices which are registered in EUDAMED',
    [/GlucoCheck|D-400/i, /AirMask|D-900/i],
    [/WoundPad|SutureX/i],
  ),
  ask(
    'for which EU devices did nobody start a submission yet?',
    [/SutureX|D-200/i, /ScopeClean|D-800/i],
    [/GlucoCheck|CardioFlow/i],
  ),
  ask('why is D-700 no longer in the list?', [/off the market|deleted/i]),
  ask('our manufacturer SRN please', [/DE-MF-000012345/]),
  ask('do I have to approve something?', [/ScopeClean|D-800/i]),
  ask('until when must the new version of ScopeClean be decided', [on(2026, 12, 4)]),
  ask('Which change reason was given for AirMask 2.0', [/new claim/i]),
  ask('is there an IVD among our devices? which one', [/GlucoCheck|D-400/i]),
  ask('risk class of SutureX', [/\bIII\b|class[- ]?(3|three)\b|class-iii/i]),
  ask('Which version of AirMask is in force at the moment?', [/\b(v|version )?2(\.0)?\b/i], [/2\.0-draft/i]),
]

export const seventhUnknown: readonly Asked[] = [
  nobodyKnows('what does a GS1 Germany company prefix cost per year for a firm of our size'),
  nobodyKnows('will ANVISA postpone the class IV data date in 2029 once more?'),
  nobodyKnows('On which day will the notified body finish the renewal of CE 700100?'),
  nobodyKnows('how many devices has Zimmer Biomet entered in swissdamed up to today'),
  nobodyKnows('When does Stryker plan to take its old knee system off the EU market?'),
  nobodyKnows('how many pieces of ScopeClean did we sell in the third quarter'),
  nobodyKnows('which lot numbers of OrthoPin were shipped to Zurich last week'),
  nobodyKnows('who is our PRRC and which diploma does she have'),
  nobodyKnows('what were the nonconformities in our last unannounced audit'),
  nobodyKnows('Can a US patient sue us personally if our GUDID record has a mistake?'),
  nobodyKnows('is LensView suitable for a patient with keratoconus'),
  nobodyKnows('tensile strength of the OrthoPin in MPa?'),
  nobodyKnows('how much customs duty do we pay for bone screws imported to shanghai'),
  nobodyKnows('what does our Swiss authorised representative charge per device?'),
  nobodyKnows('is the colleague who approves my submissions on vacation over christmas'),
  nobodyKnows('good hotel near FDA white oak campus for the pre-sub meeting'),
]
