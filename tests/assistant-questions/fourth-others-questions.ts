import { type Asked, ask, nobodyKnows } from './asked.ts'

/**
 * Eighty by a fourth author. When they were first opened, on 26 November 2026, RegBot had of the general ones 28 right, 16
 * silent and 1 wrong of 45, of those about own devices 17, 2 and 3 of 22, and all 13 that nobody can know.
 */
export const fourthGeneral: readonly Asked[] = [
  ask(
    'swissdamed device registration: since when obligation and how long is the transition',
    [
      /\b0?1(?:st|nd|rd|th)?(?: of)?\s(?:July|Jul)\.?,?\s2026|(?:July|Jul)\.?\s1(?:st|nd|rd|th)?,?\s2026|2026-07-01|\b0?1[./]0?7[./]2026/i,
      /\b0?31(?:st|nd|rd|th)?(?: of)?\s(?:December|Dec)\.?,?\s2026|(?:December|Dec)\.?\s31(?:st|nd|rd|th)?,?\s2026|2026-12-31|\b0?31[./]0?12[./]2026/i,
    ],
    [],
  ),
  ask(
    'remaining class II in china - when? I heard an announcement in March',
    [
      /\b0?1(?:st|nd|rd|th)?(?: of)?\s(?:June|Jun)\.?,?\s2027|(?:June|Jun)\.?\s1(?:st|nd|rd|th)?,?\s2027|2027-06-01|\b0?1[./]0?6[./]2027/i,
    ],
    [],
  ),
  ask(
    'why does our class III device stay at SUBMITTED and not registered in eudamed',
    [/notified body|\bNB\b/i],
    [],
  ),
  ask(
    'Is the Brazilian data deadline the same day as the label deadline for class III? Give both.',
    [
      /(?:January|Jan)\.?(?:\s\d+(?:st|nd|rd|th)?)?,?\s(?:of\s)?2026|2026-01|\b0?1[./]2026/i,
      /(?:March|Mar)\.?(?:\s\d+(?:st|nd|rd|th)?)?,?\s(?:of\s)?2030|2030-03|\b0?3[./]2030/i,
    ],
    [],
  ),
  ask('Which code issuers for China UDI?', [/GS1/i, /\bMA\b|IDcode|ID code/i], []),
  ask('how many levels does the EMDN tree have', [/\b7\b|seven/i], []),
  ask(
    'US class I label UDI enforcement date',
    [
      /\b0?24(?:st|nd|rd|th)?(?: of)?\s(?:September|Sept?)\.?,?\s2022|(?:September|Sept?)\.?\s24(?:st|nd|rd|th)?,?\s2022|2022-09-24|\b0?24[./]0?9[./]2022/i,
    ],
    [],
  ),
  ask(
    'Which fields are compulsory in a new Master DI record?',
    [/device name|name/i, /manufacturer/i, /device number|number/i, /countr|market|jurisdiction/i],
    [],
  ),
  ask(
    'Which characters can never appear as check characters of a GS1 Basic UDI-DI?',
    [
      /\b0\b.{0,20}\b1\b.{0,25}\bI\b.{0,20}\bO\b|\bI\b.{0,20}\bO\b.{0,30}\b0\b.{0,20}\b1\b|\b0\b.{0,20}\bO\b.{0,30}\b1\b.{0,20}\bI\b|23456789ABCDEFGHJKLMNPQRSTUVWXYZ/i,
    ],
    [],
  ),
  ask(
    'Which EUDAMED modules are mandatory today?',
    [/actor/i, /UDI|device/i, /certificat|notified bod/i, /market surveillance/i],
    [],
  ),
  ask('Which modulus is used for the HIBC check character?', [/\b43\b/i], []),
  ask(
    'ANVISA label deadline class II',
    [
      /\b0?10(?:st|nd|rd|th)?(?: of)?\s(?:January|Jan)\.?,?\s2027|(?:January|Jan)\.?\s10(?:st|nd|rd|th)?,?\s2027|2027-01-10|\b0?10[./]0?1[./]2027/i,
    ],
    [],
  ),
  ask('How many devices can go in one EUDAMED XML file?', [/\b300\b/i], []),
  ask('how do i recognise a HIBCC basic udi-di, how does it start', [/\+\+|two plus|double plus/i], []),
  ask(
    'When does direct marking apply to reusable class I devices in Europe?',
    [/(?:May|May)\.?(?:\s\d+(?:st|nd|rd|th)?)?,?\s(?:of\s)?2027|2027-05|\b0?5[./]2027/i],
    [],
  ),
  ask('What does an IFA Basic UDI-DI start with and what checksum?', [/\bPP/i, /\b97\b/i], []),
  ask('who uploads to NMPA for a foreign manufacturer', [/agent/i], []),
  ask(
    'In which case has the Swiss transition until end of year no effect, so we must register at once?',
    [/serious incident|FSCA|field safety|trend|safety corrective/i],
    [],
  ),
  ask(
    'What is the difference between approved and accepted in this program?',
    [
      /people|person|approver|colleague|internal|user|somebody|quality/i,
      /regist(?:er|ry)|regulator|authorit|EUDAMED/i,
    ],
    [],
  ),
  ask('What is a Basic UDI-DI?', [/model|famil|group|\bkey\b/i], []),
  ask(
    'What must be filled when I send a draft for approval?',
    [/user|assign|approver|person/i, /due|date/i],
    [],
  ),
  ask(
    'What are the ways to report data to the Chinese UDI database?',
    [/web|form|manual|page|portal/i, /Excel|template|import/i, /interface|API|XML|JSON/i],
    [],
  ),
  ask(
    'Does a legacy device need a Basic UDI-DI?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'Can a class I device be implantable in EUDAMED?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask('Can one device have more than one EMDN code?', [/\byes\b|several|multiple|more than one/i], []),
  ask('Name of the Brazilian UDI database?', [/SIUD/i], []),
  ask('Max UDIs per bulk file for SAUDI-DI', [/\b150\b/i], []),
  ask(
    'Please state the final registration date in EUDAMED for devices placed on the Union market before 28 May 2026, and the act from which the period runs.',
    [
      /2[78](?:th)?(?: of)?\sNov(?:ember)?\.?,?\s2026|Nov(?:ember)?\.?\s2[78](?:th)?,?\s2026|2026-11-2[78]/i,
      /2025\/2371|\b123\b/i,
    ],
    [],
  ),
  ask('our trade name is same in all languages, is there a code for all languages?', [/\bANY\b/i], []),
  ask(
    'Does one bad device spoil the full EUDAMED bulk upload file?',
    [/one by one|partial|individual|only (?:the|that|those)|\bno\b|separately|each/i],
    [],
  ),
  ask(
    'Is the model reference part of the GMN case sensitive? our ERP uppercases everything on import',
    [/case.?sensitive|lower|\byes\b/i],
    [],
  ),
  ask(
    'For IVDR legacy devices, which end of transition applies to class D, class C and class B?',
    [/2027/i, /2028/i, /2029/i],
    [],
  ),
  ask('what does out of date mean at a submission', [/record/i], []),
  ask('Turkey product tracking system name?', [/[UÜ]TS|Takip/i], []),
  ask(
    'devices that were already on the market in EU before eudamed became mandatory, until when to register?? urgent',
    [
      /2[78](?:st|nd|rd|th)?(?: of)?\sNov(?:ember)?\.?,?\s2026|Nov(?:ember)?\.?\s2[78](?:th)?,?\s2026|2026-11-2[78]/i,
    ],
    [],
  ),
  ask('What does storage code SHC036 mean?', [/freez/i], []),
  ask(
    'What must a signed record show according to Part 11, so on the print of an approval?',
    [/name/i, /date|time/i, /meaning/i],
    [],
  ),
  ask(
    'When will class I devices in China need UDI?',
    [
      /\b0?1(?:st|nd|rd|th)?(?: of)?\s(?:June|Jun)\.?,?\s2029|(?:June|Jun)\.?\s1(?:st|nd|rd|th)?,?\s2029|2029-06-01|\b0?1[./]0?6[./]2029/i,
    ],
    [],
  ),
  ask(
    'Label UDI date for class IIa and IIb under MDR please, customer is on the line',
    [
      /\b0?26(?:st|nd|rd|th)?(?: of)?\s(?:May|May)\.?,?\s2023|(?:May|May)\.?\s26(?:st|nd|rd|th)?,?\s2023|2023-05-26|\b0?26[./]0?5[./]2023/i,
    ],
    [],
  ),
  ask('Which service do I use to add another UDI-DI to an existing Basic UDI-DI?', [/UDI_DI/i], []),
  ask(
    'Certificate information for an MDR class III device in EUDAMED: which type must be given?',
    [/technical documentation|type.?examination/i],
    [],
  ),
  ask(
    'brazil - when must data of class IV be in SIUD?',
    [
      /\b0?1(?:st|nd|rd|th)?(?: of)?\s(?:September|Sept?)\.?,?\s2029|(?:September|Sept?)\.?\s1(?:st|nd|rd|th)?,?\s2029|2029-09-01|\b0?1[./]0?9[./]2029/i,
    ],
    [],
  ),
  ask(
    'Taiwan: date for class II and who has to upload?',
    [
      /(?:June|Jun)\.?(?:\s\d+(?:st|nd|rd|th)?)?,?\s(?:of\s)?2023|2023-06|\b0?6[./]2023/i,
      /licen[cs]e|holder/i,
    ],
    [],
  ),
  ask('how long before an untouched GUDID draft gets purged', [/\b180\b/i], []),
  ask(
    'when starts UDI in India',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
]

export const fourthOwn: readonly Asked[] = [
  ask(
    'Brasil for LensView: has someone started?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'Is there a device D-950?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'Swiss deadline end of December, does it hit any of our devices?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'when was CE 700100 issued',
    [
      /\b0?1(?:st|nd|rd|th)?(?: of)?\s(?:February|Feb)\.?,?\s2022|(?:February|Feb)\.?\s1(?:st|nd|rd|th)?,?\s2022|2022-02-01|\b0?1[./]0?2[./]2022/i,
    ],
    [],
  ),
  ask('how many of our devices are meant for EU?', [/\b(?:7|seven)\b|\b(?:8|eight)\b.{0,120}delet/i], []),
  ask(
    'GlucoCheck is class C, does the singapore class C date matter to us?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'which of our products go to USA',
    [/D-?100|CardioFlow/i, /D-?600|WoundPad/i],
    [/D-?200|SutureX|D-?400|GlucoCheck/i],
  ),
  ask('emdn of air mask', [/A0101010102/i], []),
  ask('Which records were deleted and why?', [/D-?700|Old ?Clamp/i, /off the market/i], []),
  ask('do we have anything planned for China', [/\bno\b|not|none|n't/i], []),
  ask('how many change requests are open at the moment', [/\b(?:1|one|single|only)\b/i], []),
  ask(
    'Which submission waits for an answer of EUDAMED?',
    [/D-?300|LensView/i],
    [/D-?400|GlucoCheck|D-?600|WoundPad/i],
  ),
  ask(
    'After we fix and resend OrthoPin (implantable IIb), will it show registered immediately?',
    [/notified body|\bNB\b|SUBMITTED|confirm/i],
    [],
  ),
  ask('glucochek which risk class', [/\bC\b/i], []),
  ask(
    'which of our devices have no submission at all',
    [/D-?200|SutureX/i, /D-?600|WoundPad/i, /D-?800|ScopeClean/i],
    [/D-?900|AirMask|D-?400|GlucoCheck/i],
  ),
  ask('As auditor I would like to know: which EMDN code is recorded for CardioFlow?', [/A0101010102/i], []),
  ask('why was orthopin refused??', [/MDN|EMDN|E-I-1/i], []),
  ask('D-100 what is the next step', [/\bfile\b|send|sent|export|upload|XML/i], []),
  ask(
    'What certificate type has to be declared when we register SutureX in EUDAMED?',
    [/technical documentation|type.?examination/i],
    [],
  ),
  ask(
    'scopclean - was it submitted for EU?',
    [/\bno\b|\bnot\b|n't\b|\bnone\b|\bnever\b|cannot|nothing/i],
    [/^\W*yes\b/i],
  ),
  ask(
    'List our class IIb devices, please.',
    [/D-?100|CardioFlow/i, /D-?500|OrthoPin/i],
    [/D-?600|WoundPad|D-?900|AirMask/i],
  ),
  ask('reason given for the ScopeClean change?', [/new claim/i], []),
]

export const fourthUnknown: readonly Asked[] = [
  nobodyKnows("what's the private phone number of the quality manager"),
  nobodyKnows('Which UDI software is better than this one, and who uses it?'),
  nobodyKnows('We want sell in Vietnam. What is the UDI deadline there?'),
  nobodyKnows('will the commission relax the rules for class I next spring'),
  nobodyKnows('How many CardioFlow pumps did we sell last year?'),
  nobodyKnows('how much did we pay for RegBot licences'),
  nobodyKnows('What will the notified body charge us for the MDR surveillance audit?'),
  nobodyKnows('who is our strongest competitor in wound pads'),
  nobodyKnows('when is the birthday of my approver'),
  nobodyKnows('do we need a marketing authorisation for our new painkiller'),
  nobodyKnows('UDI registration south africa deadline?'),
  nobodyKnows('VAT rate for medical devices in Italy?'),
  nobodyKnows('Does New Zealand have a UDI database?'),
]
