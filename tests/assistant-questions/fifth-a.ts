import { type Asked, ask, nobodyKnows } from './asked.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A day in any usual spelling: 2026-11-01, 1 November 2026, November 1st, 2026, 01.11.2026. */
function day(year: number, month: number, date: number): RegExp {
  const name = `${months[month - 1]}[a-z]*\\.?`
  const mm = String(month).padStart(2, '0')
  const dd = String(date).padStart(2, '0')
  const d = `0?${date}(?:st|nd|rd|th)?`
  return new RegExp(
    [
      `${year}-${mm}-${dd}`,
      `\\b${d}(?: of)?[ \\u00a0-]${name},?[ \\u00a0-]${year}`,
      `${name} ${d},? ${year}`,
      `\\b${dd}[./]${mm}[./]${year}`,
    ].join('|'),
    'i',
  )
}

/**
 * A hundred by a fifth author. When they were first opened, on 26 November 2026, RegBot had of the general ones 33 right, 25
 * silent and 2 wrong of 60, of those about own devices 23, 1 and 0 of 24, and 15 of the 16 that nobody can know.
 */
export const fifthGeneralA: readonly Asked[] = [
  // How to do things in this application
  ask(
    'Hello, I am new here. Device is already active and I must change it, how do I make a new version of the record?',
    [/new version/i, /comment|reason/i],
  ),
  ask(
    'System says "a version of this device is pending approval" and does not let me create new version, what shall i do',
    [/wait|decid|decision|approv(ed|al)|reject|finish/i, /pending|open|version/i],
  ),
  ask('which file format and how big can the master DI bulk upload be?', [
    /csv/i,
    /excel|xlsx/i,
    /10 ?(mb|mib|megabyte)/i,
  ]),
  ask('In upload template the column singleUse — do i write Y/N or 1/0 or what?', [/true/i, /false/i]),
  ask('which columns must not be empty when i bulk upload submissions', [
    /basic ?udi-?di/i,
    /device ?name/i,
    /emdn/i,
    /risk ?class/i,
  ]),
  ask('where can I check if the GMN we got from headquarter has correct check characters', [
    /gmn/i,
    /generator|gmn validation|validate/i,
  ]),
  ask('EMDN search shows nothing when I type one letter. How many characters it needs?', [/\b(2|two)\b/i]),
  ask('what is the difference between approved-user and approved-eudamed??', [
    /people|person|user|somebody|someone|colleague|approver|internal|in[- ]house|within|in the hub|your (own )?(company|side)/i,
    /eudamed|register|regulator/i,
    /accept|register|acknowledg|answer|confirm/i,
  ]),
  ask('My submission shows Failed after validation. what it means, and can I validate again', [
    /error|schema|rule|finding/i,
    /again|correct|fix|re-?validat|repeat|once more/i,
  ]),
  ask('if i edit a submission which is already approved, does it stay approved?', [/draft/i]),
  ask('reviewer rejected my submisson, which status does it have after that', [/draft/i]),
  ask('Can I approve by myself the submission that I edited last?', [
    /\bno\b|cannot|can't|can not|may not|must not|not (be )?(by|approv|allowed)|someone else|somebody else|other person|another/i,
  ]),
  ask('what permission do my colleague need to download the XML files', [/export[- ]data/i]),
  ask('a new staff registered himself today, which role he has at first?', [/standard user|\buser\b/i]),
  ask('who is allowed to add or change an importer in the Economic Operators? i have no button', [
    /manage[- ]actors|admin/i,
  ]),
  ask('where to put in the ISO / EC certificate of the manufacturer and its expiry date', [
    /economic operator|\/actors|operator/i,
    /certification/i,
  ]),
  ask('how to change pasword', [/profile/i, /security|password/i]),
  ask('version and revision of a record: same thing or different?', [
    /version/i,
    /revision/i,
    /sav(e|ed|ing)/i,
    /approv/i,
  ]),
  ask('submission list tells me "out of date". what does this mean', [
    /record|master/i,
    /chang|new(er)?|lack|value|differ|behind|since/i,
  ]),
  ask('Some markets are marked as "worksheet", for example Malaysia. What is the meaning please', [
    /common field|only the common|general field|no regulator|not (a|the|in the) regulator|not (be )?upload|no official|regulator['’]s (own )?(file|format)/i,
  ]),
  ask('I want the app to inform me when something new about NMPA is published, how to set', [
    /alert/i,
    /regulatory intelligence|create alert/i,
  ]),
  ask('can we go back to an earlier version of submission? which button', [/revert/i]),
  ask('how do i take one master record to Korea, Taiwan and Singapore without typing all again', [
    /copy to countr|copy (it |the record |this record )?(to|for|into) (several |the |more |other |many )?(countr|market)|copy master di data|multi-country/i,
  ]),
  ask('Deleting a device record — must I write the reason, or optional?', [
    /reason/i,
    /required|must|mandatory|need|necessary|have to|asks?( you)? for|please provide|compulsory|obligatory|cannot .*without|\byes\b/i,
  ]),
  ask('What is difference of Open and Controlled way of working in this hub', [
    /sav(e|ed|ing)|at once|immediately|directly/i,
    /sign|approv/i,
  ]),
  ask('send for approval button: what are the obligatory entries there', [
    /due date|date/i,
    /assign|approver|person|user|who (decides|is to decide)/i,
  ]),
  ask('i imported the wrong excel file yesterday!! can it be undone and what happens to the records', [
    /undo|undone/i,
    /delet|remov/i,
  ]),

  // Korea, Japan, Taiwan, Singapore
  ask('Korea MFDS: model data changed, how many days we have for correct it in the UDI portal?', [
    /\b(10|ten)\b[ -](calendar |working )?days?/i,
  ]),
  ask('supply report korea - when each month is it due', [
    /end of (the )?(next|following|subsequent) month|last day of (the )?(next|following) month|month (after|following)/i,
  ]),
  ask('for korean class 1 device, is PI on barcode a must?', [
    /\bno\b|omit|optional|not (a must|required|needed|mandatory|necessary)|without|leave (it |the pi )?out|left out|need not/i,
    /class 1|class i\b|\bPI\b|production identifier/i,
  ]),
  ask('Is it a legal obligation in Japan to register our reagents in the MEDIS-DC database?', [
    /\bno\b|not (a |any )?(legal|mandatory|obligat|required|compulsory|a duty)|recommend|voluntary|guideline/i,
  ]),
  ask('we use HIBCC on some kits. does Japan accept, or which issuing agency', [/gs1/i]),
  ask('Taiwan UDID: who has to load the data, factory or local license holder?', [
    /licen[cs]e[- ]holder|holder of the licen[cs]e/i,
  ]),
  ask('since when class 2 device need UDI in Taiwan', [day(2023, 6, 1)]),
  ask('Singapore HSA UDI for class C IVD analyser, from what date is it', [day(2026, 11, 1)]),
  ask('HSA: do class A devices also need UDI or it is free choice?', [
    /voluntar|optional|not (mandatory|required|obligatory|compulsory)|free choice|no duty|no obligation/i,
  ]),

  // China, Australia, other Asia
  ask('china class I IVD reagent UDI deadline?', [day(2027, 6, 1)]),
  ask('We are a foreign manufacturer outside China. Can we upload in NMPA UDI directly or through whom', [
    /agent/i,
  ]),
  ask('After publication in NMPA database may I still correct the quantity per smallest sales unit', [
    /\bno\b|locked|cannot|can't|can not|frozen|not (be )?(chang|edit|correct|possible|allowed)|may not/i,
  ]),
  ask('Australia: IVD class 3, from when must be in AusUDID', [day(2028, 7, 1)]),
  ask('is a plain class I device (TGA) required in AusUDID? our xray cassette holder is class I', [
    /\bno\b|not (in scope|required|needed|obliged|covered|subject)|no (duty|obligation|requirement)|out of scope|outside (the )?scope|exempt/i,
  ]),
  ask('india udi mandatory date please', [
    /no date|no .{0,30}date|not (yet )?(been )?(set|fixed|announced|ordered|in force|mandatory|decided|published)|waits|withdrawn|to be (ordered|announced|notified)|open|without a date|yet to/i,
  ]),
  ask('Malaysia which authority is for medical device, NPRA or MDA', [/\bMDA\b|Medical Device Authority/i]),

  // Gulf, Türkiye
  ask('SAUDI-DI bulk template, max how many UDI in one file?', [/\b150\b/]),
  ask('who enter the data in saudi-di, manufacturer or authorised representative', [
    /authori[sz]ed rep|\bAR\b/i,
  ]),
  ask('What is the name of the tracking system in Turkey where device is to be registered?', [
    /[uü]ts\b|[uü]r[uü]n takip/i,
  ]),

  // Latin America
  ask('brazil class III label with UDI, deadline already passed?', [day(2026, 1, 10)]),
  ask('ANVISA SIUD data entry for class I devices, last day', [day(2032, 3, 1)]),
  ask('does SIUD of Brazil want GMDN code or EMDN code?', [/gmdn/i]),
  ask('Colombia INVIMA semantic standard: when was class I reagents turn (reactivos categoria I)', [
    /feb[a-z]*\.? (\d{1,2}(st|nd|rd|th)?,? )?2026|2026-02/i,
  ]),
  ask('must we put UDI in Mexico with the new NOM-137?', [
    /\bno\b|not (mandatory|required|obligat|compulsory)|no (udi )?(duty|obligation|requirement|database)|optional|voluntar|may (be )?|supplement/i,
    /mexic|NOM-?137|cofepris/i,
  ]),
  ask('Argentina ANMAT has UDI database like GUDID or not', [
    /\bno\b|none|not |traceab|trazab/i,
    /argentin|anmat|2303/i,
  ]),

  // EU, CH, US and the identifiers themselves
  ask('swissdamed, until when is the transition period for our devices', [day(2026, 12, 31)]),
  ask(
    'Devices which we sold in EU already before EUDAMED became mandatory, what is last day to register them',
    [
      /2026-11-2[78]|\b2[78](th)?( of)?[  -]nov[a-z]*\.?,?[  -]?(2026)?|nov[a-z]*\.? 2[78]|2[78][./]11[./]2026/i,
    ],
  ),
  ask('legacy IVD class D in Europe valid until?', [
    /2027/,
    /31(st)?( of)?[  .]dec|dec[a-z]*\.? 31|2027-12-31|end of (december )?2027|31[./]12[./]2027/i,
  ]),
  ask('EUDAMED for IVD kit: additional description field, may it be left empty?', [
    /\bno\b|mandatory|required|must|obligat|compulsory|cannot|needed/i,
    /description/i,
  ]),
  ask('GUDID published yesterday with mistake. how long time I can edit freely', [
    /\b(7|seven)\b[- ](calendar[- ])?days?/i,
  ]),
  ask('MRI safety field in GUDID - what to choose if our label says nothing about MR?', [
    /labell?ing does not contain/i,
  ]),
  ask('device count is 10 in GUDID for our box of test cards, which DI more i need', [
    /unit[- ]of[- ]use|\bUoU\b/i,
  ]),
  ask('which AI number in GS1 barcode is the expiry date', [/\b17\b/]),
]

export const fifthOwnA: readonly Asked[] = [
  ask('which product of us has no EMDN code yet?', [/sutureX|D-200/i]),
  ask('do we have class III device, which one', [/sutureX|D-200/i]),
  ask('have we any product planned for Japan market', [/woundpad|D-600/i]),
  ask('show devices with target market Brazil', [/lensview|D-300/i]),
  ask('how many devices target US and what are their names', [/cardioflow|D-100/i, /woundpad|D-600/i]),
  ask('our certificate CE 700100 is valid till which day?', [day(2027, 1, 31)]),
  ask('who is issuing body of our EU QMS certificate', [/example certification/i]),
  ask('For what device is certificate CE 700100 (scope)', [/cardioflow|D-100/i]),
  ask('orthopin was refused by eudamed, what is the reason', [/MDNCodes|E-I-1|emdn/i]),
  ask('which of our devices has a refused submission', [/orthopin|D-500/i]),
  ask(
    'Is GlucoCheck reader registered in EUDAMED already?',
    [/registered|accepted/i, /glucocheck|D-400/i],
    [/not (yet )?registered/i],
  ),
  ask('did EUDAMED answer about LensView or still we wait', [
    /wait|no answer|not (yet )?(been )?answered|not answered|no response|without (an )?answer|still|awaiting|pending|has(n't| not) (yet )?answered/i,
    /lensview|D-300/i,
  ]),
  ask('is there something waiting for my decision?', [/scopeclean|D-800/i]),
  ask('ScopeClean new version, until when is to decide', [day(2026, 12, 4)]),
  ask('who must decide about the draft of ScopeClean, is it me or somebody other', [
    /scopeclean|D-800/i,
    /\byou\b|\byour|regulatory[- ]manager|assigned|waits? (for|on)|waiting (for|on)/i,
  ]),
  ask('Why Old Clamp is deleted? I can not find it in the list', [/off the market/i]),
  ask('what version of AirMask is in force now', [/\b2\.0\b(?!-draft)|version 2\b(?!\.0-draft)/i]),
  ask('please tell our SRN number', [/DE-MF-000012345/i]),
  ask(
    'CardioFlow pump EU submission, is it approved from our side?',
    [/approved/i, /cardioflow|D-100/i],
    [/not (yet )?approved/i],
  ),
  ask('SutureX: do we have any submission for it?', [
    /\bno\b|none|not (yet )?(begun|started|created|made)|nothing|has no|0 submission/i,
  ]),
  ask('which device is implantable', [/orthopin|D-500/i]),
  ask('what risk class has the GlucoCheck reader, is it IVD class B or C', [/class[ -]c\b|\bC\b/]),
  ask('how many devices do we have without the deleted one', [/\b(8|eight)\b/i]),
  ask('class IIb products of ours, list', [/cardioflow|D-100/i, /orthopin|D-500/i]),
]

export const fifthUnknownA: readonly Asked[] = [
  nobodyKnows('How much is the yearly membership fee of GS1 Korea for a company prefix?'),
  nobodyKnows('on which day exactly will EUDAMED answer us about LensView'),
  nobodyKnows('do you think ANVISA will postpone the class III data date one more time?'),
  nobodyKnows('may the nurse use GlucoCheck reader for newborn babies with jaundice?'),
  nobodyKnows('how many pieces of GlucoCheck did we sell in Thailand last year'),
  nobodyKnows('Is Mindray planning to withdraw its analysers from EU market?'),
  nobodyKnows('our ex distributor in Colombia keeps the registration, can we win if we sue him'),
  nobodyKnows('what is usual salary for UDI data steward in Singapore'),
  nobodyKnows('is my colleague Kim on holiday next week'),
  nobodyKnows('which brand of label printer prints the smallest DataMatrix on 5 ml tube?'),
  nobodyKnows('mobile number of the auditor from Example Certification'),
  nobodyKnows('which lot number of SutureX did we recall last summer?'),
  nobodyKnows('how much do we pay to Example Certification for renewing CE 700100'),
  nobodyKnows('Who at NMPA will review our dossier, name of the officer please'),
  nobodyKnows('import duty percent for ultrasound probe to Mexico from Japan'),
  nobodyKnows('what is reimbursement price of a CT contrast injector syringe in Korea this year?'),
]
