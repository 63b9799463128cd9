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

/** A day in every notation. */
function day(iso: string): RegExp {
  const [year = '', month = '', date = ''] = iso.split('-')
  const name = `${months[Number(month) - 1]}[a-z]*\\.?`
  const of = `0?${Number(date)}(?:st|nd|rd|th)?`
  const words = `${of}\\.?\\s(?:of\\s)?${name},?\\s${year}|${name}\\s${of},?\\s${year}`
  const digits = `${iso}|${date}[./]${month}[./]${year}|${month}/${date}/${year}`
  return new RegExp(`\\b(?:${words}|${digits})\\b`, 'i')
}

/** A market that asks for no UDI. */
const noDuty =
  /^\s*no\b|no (?:UDI|rule|duty|requirement|obligation)|none|(?:not|n['’]t)[^.]{0,60}(?:UDI|requir|duty)/i

/**
 * Sixty each by two more authors. When they were first opened, on 27 November 2026, of the first one’s general ones 17
 * were right, 11 silent and 2 wrong, of the own ones 17 right and 3 silent; of the second one’s general ones 16 right,
 * 11 silent and 3 wrong, of the own ones 18 right, 1 silent and 1 wrong. All 20 unknowable ones were silent.
 */
export const thirteenthGeneral: readonly Asked[] = [
  // A hurried UDI specialist at an orthopaedics company
  // MDR 2017/745 as amended by (EU) 2023/607: Art. 120(3a)(a), 120(3c)(e), 120(3f).
  ask(
    'class III hip stem still on its old MDD cert - last day we can place it on the mkt?',
    day('2027-12-31'),
  ),
  ask(
    'by when did the written agreement with the notified body have to be signed for a legacy MDD device?',
    day('2024-09-26'),
  ),
  ask(
    'We make custom-made class III implants (cranial plates, one-offs). Until when could those go on the ' +
      'market without the QMS certificate of a notified body, if the application was in on time?',
    day('2026-05-26'),
  ),
  // MDR Art. 56(2).
  ask('max validity of an MDR certificate??', /\b(?:5|five)[\s-]years?/i),
  // MDR Art. 123(3) as amended by (EU) 2024/1860, notice of 27 Nov 2025 (reference/eudamed.md 8); the exact
  // day (27 or 28 May 2027) is counted differently, so both are right.
  ask(
    'MDR certs our NB issued before EUDAMED became mandatory: until when must the NB get those old ones in?',
    /\bMay,?\s2027|\bMay\s2[78](?:th)?,?\s2027|2027-05-2[78]|\b2[78][./]05[./]2027/i,
  ),
  // MDR Art. 32(1): all implantable and class III devices but custom-made and investigational ones.
  ask(
    'Colleague says a class IIb bone plate is WET so no SSCP needed. Do we need an SSCP for it?',
    /^\s*yes\b|implantable|\b(?:is|are) (?:required|needed)|\bmust\b|\bshall\b/i,
    [
      /^\s*no\b|\bno SSCP\b|WET[^.;]{0,40}exempt/i,
      /SSCP[^.;]{0,20} not (?:required|needed|necessary)(?! for (?:custom|invest))/i,
    ],
  ),
  // MDR Art. 18(3): sutures, staples, ... screws, wedges, plates, wires, pins, clips and connectors.
  ask(
    'implant card for cortical screws, do I have to pack one',
    /^\s*no\b|exempt|except|(?:not|n['’]t)[^.]{0,160}(?:screws|card)|screws[^.]{0,160}(?:not|n['’]t)\b/i,
    /^\s*yes\b/i,
  ),
  // MDR Art. 86(1).
  ask(
    'how often PSUR update for class IIb',
    /annual|every year|each year|yearly|once a year|per year|every (?:12|twelve) months/i,
    /\bIIb\b(?:(?!IIa|annual|year)[^.;,\n]){0,40}every (?:two|2|three|3) years/i,
  ),
  // reference/eudamed.md 6: CEF eDelivery AS4 access point (Domibus); 2.2: services.
  ask(
    'IT wants to know what protocol the EUDAMED machine to machine connection runs on',
    /\bAS ?4\b|e-?Delivery|Domibus/i,
  ),
  ask(
    'Basic UDI-DI is already in EUDAMED with one UDI-DI. which DTX service sends the next UDI-DI under it',
    /UDI[_\s-]?DI[\s._/-]{0,3}POST|POST (?:of )?UDI[_\s-]DI\b/i,
  ),

  // GS1 General Specifications, gs1-syntax-dictionary (reference/identifiers.md 2).
  ask('GS1 application identifier for expiry date on the sterile pouch?', /\b17\b/),
  // MDR Art. 27, MDCG 2018-1, GS1 GenSpecs 3.9.12 (glossary: “never on a label”).
  ask(
    'marketing wants the basic udi-di printed on the outer carton next to the DataMatrix. ok or no?',
    /^\s*no\b|never|(?:not|n['’]t)[^.]{0,80}(?:label|carton|pack|carrier|print|appear|mark|device)/i,
    /^\s*(?:yes|ok)\b/i,
  ),
  // MDCG 2019-1, reference/eudamed.md 5.
  ask('how many characters may a Basic UDI-DI have at most, check chars included', /\b(?:25|twenty-five)\b/i),
  // MDR Annex VI part C, 6.1.2: active implants a serial number, other implants a serial or lot number.
  ask(
    'Non active implant (trauma nail). Under MDR, must the UDI-PI be a serial no. or is the lot enough?',
    /\b(?:lot|batch)\b/i,
    /(?:lot|batch) (?:number )?is not (?:enough|sufficient)|only (?:a|the) serial/i,
  ),

  // 21 CFR 830.330(b).
  ask(
    'label data changed, how quickly must I update the GUDID record?',
    /\b(?:10|ten) (?:business|working) days/i,
  ),
  // GUDID data elements (reference/markets.md 1.2): MRI safety, unit of use, new DI trigger; 1.1: not public.
  ask(
    'GUDID MRI safety status - plates never tested, labelling says nothing on MRI. which value do I pick?',
    /does not contain MRI safety information/i,
  ),
  ask(
    'GUDID device count is 10 screws in the base pack. which extra DI does it then ask me for',
    /unit[\s-]of[\s-]use/i,
  ),
  ask(
    'R&D changed the version/model number. Can I just edit it in the GUDID record published last year?',
    /^\s*no\b|\bnew (?:\w+[\s-])?(?:DI|UDI-DI|device identifier|record)\b|\btrigger|cannot|can['’]t/i,
    /^\s*yes\b/i,
  ),
  ask(
    'is the FDA listing number visible to the public in AccessGUDID?',
    /^\s*no\b|\bnot (?:\w+ )?(?:public|shown|visible|displayed|published)|private|confidential|hidden/i,
    /^\s*yes\b|listing number is (?:public|visible)/i,
  ),

  // reference/markets.md 2 and 3; market-fields.md 2, 3, 1 and 6.
  ask('China: class III devices that were not in the first batch, UDI since when?', day('2022-06-01')),
  ask('anvisa class III: from which date UDI on the label', day('2026-01-10')),
  ask(
    'Korea, how often do we have to file the supply reports with MFDS',
    /month/i,
    /quarterly|(?:each|every|per) (?:quarter|year)|annually/i,
  ),
  ask('TGA / AusUDID for our class IIa instruments - start date of the obligation?', day('2027-07-01')),
  ask('Does the MHRA already require UDI for devices in Great Britain (not NI)?', noDuty, /^\s*yes\b/i),

  // web/messages/en: udi-label.ts, exchange.ts, settings.ts, import-preview.ts, register.ts, generators.ts.
  ask('got a scanned string from the label printer, where in the hub can I take it apart / decode it', [
    /UDI[\s-]Label|Check a code|Decode a UDI/i,
  ]),
  ask(
    'EUDAMED sent me the response XML for my bulk file. Where do I drop it in here?',
    /Export Cent(?:er|re)/i,
  ),
  ask('eudamed moved to a new xsd version, where does the admin change that', /\bSettings\b/i),
  ask(
    'Help, I imported the wrong spreadsheet of master data, 400 junk records. Can I reverse the upload?',
    /\bundo/i,
    /cannot be (?:undone|reversed)|not possible/i,
  ),
  ask('which screen pulls everything EUDAMED holds for our SRN into the hub', /From EUDAMED|eudamed-import/i),
  ask(
    'where to make one Basic UDI-DI for all devices with the same manufacturer, class, EMDN + intended use',
    /Device Famil(?:y|ies)/i,
  ),

  // A quality manager at a maker of IVDs and software, new to the hub
  // IVDR 2017/746 as amended by (EU) 2024/1860: Art. 110(3a), (3c)(e).
  ask(
    'Our class B assays were self-declared under the IVDD. How long may we go on placing them on the market?',
    day('2029-12-31'),
  ),
  ask(
    'ivdr class C legacy device, deadline for the formal application to a NB? (was self declared before)',
    day('2026-05-26'),
  ),
  // IVDR Annex VIII: rule 4(a), rule 3(f).
  ask('what class is a home pregnancy test under IVDR', /\bclass\sB\b/i),
  ask(
    'A companion diagnostic - which IVDR class would that be please?',
    /\bclass C\b/i,
    /companion diagnostics? (?:is|are|falls?|belongs?)(?: in| into| to)? class [ABD]\b/i,
  ),
  // IVDR Art. 29(1), Art. 80 and 81, Art. 113(3)(e).
  ask(
    'do I need a summary of safety and performance for a class B reagent?',
    /\bno\b|\bnot\b|class(?:es)? C (?:and|or|&) (?:class )?D/i,
    /^\s*yes\b/i,
  ),
  ask(
    'For class B IVDs, is it a PSUR that we have to write or something else? What is the document called?',
    /post[\s-]market surveillance report|\bPMS[\s-]?R(?:eport)?\b/i,
  ),
  ask('IVDR: from what date must class A IVDs carry the UDI on the label', day('2027-05-26')),
  // MDR Annex VIII, rule 11, last sentence.
  ask(
    'MDR rule 11: software that neither gives information for diagnostic/therapeutic decisions nor ' +
      'monitors physiological processes. Which class?',
    /\bclass\s(?:I|1)\b/i,
  ),
  // MDR and IVDR Art. 10a (Regulation (EU) 2024/1860).
  ask(
    'we plan to discontinue a critical IVD. how long before must we tell the authority under Art 10a',
    /\b(?:6|six)[\s-]months?/i,
  ),
  // reference/eudamed.md 3: market countries of the XSD.
  ask('Two letter code for Greece in the market info of the EUDAMED XML?', /\bEL\b/, /\bnot EL\b/i),

  // GS1 syntax dictionary; IVDR Annex VI part C, 6.2 (MDR: 6.5); reference/identifiers.md 2, 3.
  ask('Is there a GS1 AI for the software version? Which number?', /\b8012\b/),
  ask(
    'We ship a bugfix release of our analysis software, nothing about performance or intended use changes. ' +
      'New UDI-DI needed, or what has to change?',
    /UDI-PI|production identifier|\bPI\b/i,
    /^\s*yes\b|(?:bugfix|minor)[^.;]{0,60}(?:requires?|needs?|must (?:get|have)) a new UDI-DI\b/i,
  ),
  ask('a basic udi-di made by HIBCC begins with which characters?', /\+\+|two plus|double plus|plus plus/i),
  ask(
    'Our kit has a 13-digit EAN as GTIN, GUDID shows 14 digits. What is put in front of it?',
    /\bzero|\b0\b|\b0\d{13}\b/i,
  ),

  // 21 CFR 801.30(d), 801.18(a), 801.30(a)(6), 801.50, 801.30(a)(11).
  ask(
    'Does the UDI of an FDA class I device have to include the production identifier?',
    [/^\s*no\b|\bnot\b|n['’]t\b|exempt|without/i, /^\s*no\b|production identifier|\bPIs?\b/i],
    /^\s*yes\b/i,
  ),
  ask(
    'us labels: format of the expiration date, is it MM/DD/YYYY?',
    /YYYY[-‑–]MM[-‑–]DD|\byear\b[^.]{0,40}\bmonth\b[^.]{0,40}\bday\b|ISO 8601/i,
  ),
  ask(
    'Investigational device under an IDE - does FDA want a UDI on it?',
    /^\s*no\b|no UDI|exempt|except|(?:not|n['’]t)\b[^.]{0,60}(?:UDI|require|need|apply)/i,
    /^\s*yes\b/i,
  ),
  ask(
    'Stand-alone software, download only, no box. Where does the FDA want users to see the UDI?',
    /start[\s-]?up|each time|whenever|is started|starts|launch|about\W{0,4}(?:screen|box)|menu/i,
  ),
  ask(
    'convenience kit: must every device inside carry its own UDI for the FDA when the kit itself bears one',
    /^\s*no\b|exempt|except|(?:not|n['’]t)\b[^.]{0,80}(?:UDI|require|need)|need none|provided (?:that )?the\b/i,
    /^\s*yes\b/i,
  ),

  // reference/markets.md 3 (CH, CA), market-fields.md 4 (SA), 6 (JP, TW).
  ask(
    'swissdamed - obligation is there since July 2026, but when does the transition for devices end?',
    day('2026-12-31'),
  ),
  ask('Does Health Canada currently ask for a UDI?', noDuty, /^\s*yes\b/i),
  ask('how many UDIs fit in one bulk file for the Saudi UDI database?', /\b150\b/),
  ask(
    'Japan: is entering our devices in the MEDIS database a legal obligation?',
    /^\s*no\b|recommend|voluntary|no (?:legal )?(?:duty|oblig)|not (?:an? )?(?:legal|mandat|requir|oblig)/i,
    /^\s*yes\b/i,
  ),
  ask('Taiwan class 2, UDI for products made from which day on', day('2023-06-01')),

  // web/messages/en: tasks.ts, trail-reviews.ts, users.ts, version-control.ts, settings.ts, intelligence.ts.
  ask("I'd like the due dates in my Outlook calendar. Where do I get that from?", [
    /Tasks and Calendar|Subscribe from another calendar/i,
  ]),
  ask(
    'As QM I must look through the audit trail each quarter and sign that I did. Where is that in the hub?',
    [/Audit Trail/i, /\bReview/i],
  ),
  ask(
    'added a new colleague as user, how long does the one-time link work?',
    /\b(?:7|seven) days|\b(?:a|one) week/i,
  ),
  ask(
    'Someone saved nonsense into a submission yesterday. Which screen lets me go back to the older version?',
    /Version Control/i,
  ),
  ask(
    'controlled mode - after how much time without use am I signed out?',
    /\b(?:30|thirty)[\s-]min|half an hour/i,
  ),
  ask(
    'I want to be told when news on a certain topic, say "IVDR", comes up. Where can I set up such an alert?',
    /Regulatory Intelligence/i,
  ),
]

export const thirteenthOwn: readonly Asked[] = [
  // A hurried UDI specialist at an orthopaedics company
  // Standing with EUDAMED: exchange of D-500, D-300, D-400, D-100; D-200 has none.
  ask('which of our devices did EUDAMED bounce', orthoPin, [cardioFlow, lensView, glucoCheck, airMask]),
  ask('anything sent to EUDAMED where we still wait for the answer?', lensView, [
    orthoPin,
    glucoCheck,
    cardioFlow,
  ]),
  ask(
    'is the glucocheck registered in eudamed by now',
    /\byes\b|registered|accepted/i,
    /^\s*no\b|not (?:yet )?(?:been )?registered|refused/i,
  ),
  ask('which submission is approved but not sent out yet?', cardioFlow, [orthoPin, lensView, glucoCheck]),
  ask(
    'Have we got an EU submission for SutureX yet?',
    /\bno\b|\bnot\b|\bnone\b|n’t|n't|without a submission/i,
    /^\s*yes\b|SutureX(?:(?!not|no )[^.\n]){0,30}(?:registered|was sent|approved)/i,
  ),

  // Values of the records.
  ask('risk class of the CardioFlow pump?', /\bII ?b\b/i, /\bII ?a\b|class III\b/i),
  ask(
    'target markets of LensView pls',
    [/\bEU\b|European Union|Europe/i, /Brazil|\bBR\b/],
    /United States|\bUSA?\b|Japan|\bCN\b|China/,
  ),
  ask('One of our records has no EMDN code, which one is it?', sutureX, [
    cardioFlow,
    glucoCheck,
    woundPad,
    airMask,
  ]),
  ask(
    'which products go to the US',
    [cardioFlow, woundPad],
    [lensView, sutureX, glucoCheck, orthoPin, scopeClean, airMask],
  ),
  ask('what is the name of device D-600 again', /WoundPad/i),
  ask('do we have an IVD in the portfolio? which', glucoCheck, [cardioFlow, lensView, woundPad, airMask]),
  ask('implantables - which of our devices are flagged as that', orthoPin, [
    cardioFlow,
    lensView,
    sutureX,
    airMask,
  ]),
  ask('how many devices do we have in the hub all in all (without deleted ones)', /\b(?:8|eight)\b/i),

  // Versions and requests: D-800 waits for the specialist who asks, D-900 is at 2.0, D-700 was deleted.
  ask('Is a change request waiting for my decision right now? For which device?', scopeClean, [
    airMask,
    cardioFlow,
  ]),
  ask('the new draft version of ScopeClean, what intended use does it say', /\btapes\b/i),
  ask(
    'current version in force of AirMask?',
    /\b2\.0\b|version 2\b/i,
    /\b1\.0 is (?:in force|current|the version in force)|2\.0-draft/i,
  ),
  ask(
    'D-700 Old Clamp, still active?',
    /\bno\b|\bnot\b|deleted|removed|off the market/i,
    /^\s*yes\b|is (?:still )?active/i,
  ),

  // The manufacturer and its certification.
  ask('our SRN?', /DE-MF-000012345/i),
  ask('when does CE 700100 run out', day('2027-01-31')),
  ask('who issued our MDR Annex IX QMS certificate', /Example Certification/i),

  // A quality manager at a maker of IVDs and software, new to the hub
  // Standing with registers: D-500 refused with E-I-1, D-900 changed since, D-300 not begun in Brazil.
  ask('Why was OrthoPin refused by EUDAMED?', /MDN ?Codes|EMDN|nomenclature/i),
  ask(
    'Which registered device is out of date in EUDAMED because its record was changed afterwards?',
    airMask,
    [glucoCheck, orthoPin, lensView, cardioFlow],
  ),
  ask(
    'LensView in Brazil: did anybody start on that submission?',
    /\bno\b|\bnot\b|\bnone\b|nobody|n’t|n't|without a submission/i,
    /^\s*yes\b|Brazil(?:(?!not|no |EU)[^.;\n]){0,30}(?:sent|registered|approved|draft)/i,
  ),

  // Values of the records.
  ask('Do we have a class III device, and which one?', sutureX, [cardioFlow, orthoPin, lensView, glucoCheck]),
  ask(
    'all class IIa devices we have?',
    [lensView, scopeClean, airMask],
    [cardioFlow, orthoPin, sutureX, glucoCheck, woundPad],
  ),
  ask('what risk class did we give the WoundPad', /\bclass[\s-](?:I|1)\b/i, /\bII[ab]?\b|\bIII\b/),
  ask(
    'CardioFlow - for which markets is it meant?',
    [/\bEU\b|European Union|Europe/i, /\bUSA?\b|United States|GUDID/],
    /Japan|Brazil|\bJP\b|\bBR\b/,
  ),
  ask('what do we want to sell in Japan?', woundPad, [cardioFlow, lensView, sutureX, orthoPin, airMask]),
  ask('which of our devices is not intended for the EU at all', woundPad, [
    cardioFlow,
    sutureX,
    lensView,
    glucoCheck,
    orthoPin,
    scopeClean,
    airMask,
  ]),
  ask('Is one of our devices targeted at China?', /\bno\b|\bnot\b|\bnone\b|\b0\b|n’t|n't/i, /^\s*yes\b/i),
  ask('device number of the AirMask?', /D-900/i),
  ask(
    'Is the CardioFlow pump an implant according to its record?',
    /\bno\b|\bnot\b|non-implant/i,
    /^\s*yes\b/i,
  ),
  ask('EMDN code in the CardioFlow record?', /A0101010102/i),
  ask('Can you tell me the intended use of LensView as we have it', /cutting of dressings/i, /\btapes\b/i),
  ask('who is stated as manufacturer of the GlucoCheck reader', /Nordlicht Medical/i),

  // Requests and deletions: D-800 is due on the fixed day of the portfolio, D-700 was taken off the market.
  ask('until when should I decide on the new version of ScopeClean?', day('2026-12-04')),
  ask('For what reason was the Old Clamp deleted?', /off the market/i),

  // The certification of the manufacturer.
  ask('number of our EU QMS certificate under MDR Annex IX?', /\b(?:CE\s?)?700100\b/i),
  ask('which product is in the scope of that CE 700100 certificate', cardioFlow, [
    orthoPin,
    lensView,
    glucoCheck,
  ]),
  ask('issue date of certificate CE 700100?', day('2022-02-01')),
]

export const thirteenthUnknown: readonly Asked[] = [
  // A hurried UDI specialist at an orthopaedics company
  nobodyKnows('What does Stryker pay its notified body per year?'),
  nobodyKnows('Which day next spring will our notified body turn up for the unannounced audit?'),
  nobodyKnows('How many UDI-DIs will Zimmer Biomet register in EUDAMED next year?'),
  nobodyKnows('what will the XSD version of EUDAMED be in summer 2029'),
  nobodyKnows('Is the new hip cup of our competitor delayed because of its clinical data?'),
  nobodyKnows('Who is the assessor at the notified body that will read our CER, and how strict is she?'),
  nobodyKnows('whats the import VAT rate on surgical steel in Norway'),
  nobodyKnows('How much discount does our label printer supplier give us on 10,000 pouches?'),
  nobodyKnows('did our plant manager already sign her new employment contract'),
  nobodyKnows('Which of my colleagues caused the labelling mix-up in 2019?'),

  // A quality manager at a maker of IVDs and software, new to the hub
  nobodyKnows('What does Roche charge hospitals for one troponin test?'),
  nobodyKnows('In which month will Health Canada publish its final UDI regulation?'),
  nobodyKnows('Which IVD will Abbott submit to its notified body next?'),
  nobodyKnows('How many nonconformities will we get in the next ISO 13485 surveillance audit?'),
  nobodyKnows('how many overtime hours may I order by German working time law in a week'),
  nobodyKnows('Name of the Swissmedic inspector who will handle our file?'),
  nobodyKnows('what does my predecessor earn at her new company'),
  nobodyKnows('Will the Commission extend the IVDR transition periods once more in 2028?'),
  nobodyKnows('What quote did the other consultants give us for the performance study in Taipei?'),
  nobodyKnows('is the software developer who left last month going to a competitor?'),
]
