import { type Asked, ask, nobodyKnows } from './asked.ts'

/**
 * Sixty questions by somebody who had seen none of the answers, in the words specialists type. An answer that says that
 * it does not know counts as none, so nothing here has to exclude it.
 */
export const othersGeneralQuestions: readonly Asked[] = [
  ask(
    'cut-off for devices already on the EU market to be in EUDAMED?',
    [
      /\b0?28(st|nd|rd|th)?\.?\s+(of\s+)?Nov(ember|t)?\.?,?\s+2026|Nov(ember|t)?\.?\s+0?28(st|nd|rd|th)?,?\s+2026|2026-11-28|\b0?28[./]0?11[./]2026/i,
    ],
    [
      /\b0?1(st|nd|rd|th)?\.?\s+(of\s+)?Jan(uary|t)?\.?,?\s+2026|Jan(uary|t)?\.?\s+0?1(st|nd|rd|th)?,?\s+2026|2026-01-01|\b0?1[./]0?1[./]2026/i,
      /\b0?28(st|nd|rd|th)?\.?\s+(of\s+)?May\.?,?\s+2028|May\.?\s+0?28(st|nd|rd|th)?,?\s+2028|2028-05-28|\b0?28[./]0?5[./]2028/i,
    ],
  ),
  ask(
    'difference basic UDI-DI / UDI-DI in plain words please',
    [
      /certificate|declaration|group|family|model|design/i,
      /label|pack|carrier|version|variant|trade item|catalogu|each|several|individual|specific/i,
    ],
    [/15[- ]?char|exactly 15/i],
  ),
  ask(
    'can we print the Basic UDI on the label or in the DataMatrix',
    [/\bno\b|\bnot\b|\bnone\b|\bnever\b|n't\b/i, /Basic UDI|GMN/i],
    [/^\s*yes\b/i],
  ),
  ask('how is an SRN built up', [
    /\bMF\b|role|actor type|type of (actor|operator)/i,
    /9[- ]?(digit|number|figure|numeric)|\bnine\b|\d{9}|[NX#]{9}/i,
  ]),
  ask('EMDN: is a group level code good enough for the UDI-DI or do I have to go all the way down', [
    /leaf|terminal|lowest|most (granular|detailed|specific)|last level|deepest|final level|end of the (tree|branch)/i,
  ]),
  ask('which issuing agencies are accepted in EU', [/GS1/i, /HIBC/i, /ICCBBA/i, /IFA/i], [/\bAHM\b/i]),
  ask('master UDI-DI start dates, contact lenses + spectacle frames, EU', [
    /\b0?9(st|nd|rd|th)?\.?\s+(of\s+)?Nov(ember|t)?\.?,?\s+2026|Nov(ember|t)?\.?\s+0?9(st|nd|rd|th)?,?\s+2026|2026-11-09|\b0?9[./]0?11[./]2026/i,
    /\b0?1(st|nd|rd|th)?\.?\s+(of\s+)?Nov(ember|t)?\.?,?\s+2028|Nov(ember|t)?\.?\s+0?1(st|nd|rd|th)?,?\s+2028|2028-11-01|\b0?1[./]0?11[./]2028/i,
  ]),
  ask(
    'direct marking of reusable class I instruments under MDR - due when?',
    [
      /\b0?26(st|nd|rd|th)?\.?\s+(of\s+)?May\.?,?\s+2027|May\.?\s+0?26(st|nd|rd|th)?,?\s+2027|2027-05-26|\b0?26[./]0?5[./]2027/i,
    ],
    [
      /\b0?24(st|nd|rd|th)?\.?\s+(of\s+)?Sep(tember|t)?\.?,?\s+2022|Sep(tember|t)?\.?\s+0?24(st|nd|rd|th)?,?\s+2022|2022-09-24|\b0?24[./]0?9[./]2022/i,
    ],
  ),
  ask('legacy MDD device that never got a UDI-DI. what identifiers does EUDAMED use instead', [
    /EUDAMED[- ]?DI\b|\bB-/i,
    /EUDAMED[- ]?ID\b|\bD-/i,
  ]),
  ask('uploaded a class III to EUDAMED and it just sits in Submitted, why', [
    /notified body|\bNB\b/i,
    /confirm|verif|certificate/i,
  ]),
  ask(
    'GUDID grace period - how long can I still correct a published record',
    [/\b7\b|\bseven\b/i, /grace|day/i],
    [/\b30[- ](calendar )?days?/i],
  ),
  ask(
    'same product, now packed sterile instead of non-sterile. new UDI-DI for EU?',
    [/\byes\b|new (UDI-DI|UDI|DI|identifier)|another UDI-DI/i],
    [/no new UDI-DI/i, /not (need|require) a new UDI/i, /^\s*no\b/i],
  ),
  ask(
    'by when did class I devices have to be in GUDID',
    [
      /\b0?8(st|nd|rd|th)?\.?\s+(of\s+)?Dec(ember|t)?\.?,?\s+2022|Dec(ember|t)?\.?\s+0?8(st|nd|rd|th)?,?\s+2022|2022-12-08|\b0?8[./]0?12[./]2022/i,
    ],
    [/class I\b.{0,15}2018/i],
  ),
  ask(
    'plain class I (non sterile, non measuring) in Australia, need to be in AusUDID?',
    [/\bno\b|\bnot\b|\bnone\b|\bnever\b|n't\b|exempt|out of scope/i, /Austral|TGA|AusUDID/i],
    [/^\s*yes\b/i],
  ),
  ask(
    'NMPA deadline for the remaining class II products',
    [
      /\b0?1(st|nd|rd|th)?\.?\s+(of\s+)?Jun(e|t)?\.?,?\s+2027|Jun(e|t)?\.?\s+0?1(st|nd|rd|th)?,?\s+2027|2027-06-01|\b0?1[./]0?6[./]2027/i,
    ],
    [/2025: ?the remaining|remaining.{0,25}2025/i],
  ),
  ask('korea monthly supply report due by?', [/(next|following) month|month after/i]),
  ask('Saudi: can we load SAUDI-DI ourselves as foreign mfr or is that the AR', [
    /authori[sz]ed representative|\bAR\b/i,
  ]),
  ask('swissdamed transition for device registration ends when', [
    /\b0?31(st|nd|rd|th)?\.?\s+(of\s+)?Dec(ember|t)?\.?,?\s+2026|Dec(ember|t)?\.?\s+0?31(st|nd|rd|th)?,?\s+2026|2026-12-31|\b0?31[./]0?12[./]2026/i,
  ]),
  ask(
    'ANVISA class II, UDI on the label - deadline',
    [
      /\b0?10(st|nd|rd|th)?\.?\s+(of\s+)?Jan(uary|t)?\.?,?\s+2027|Jan(uary|t)?\.?\s+0?10(st|nd|rd|th)?,?\s+2027|2027-01-10|\b0?10[./]0?1[./]2027/i,
    ],
    [
      /\b0?28(st|nd|rd|th)?\.?\s+(of\s+)?May\.?,?\s+2026|May\.?\s+0?28(st|nd|rd|th)?,?\s+2026|2026-05-28|\b0?28[./]0?5[./]2026/i,
    ],
  ),
  ask(
    'HSA class C: is the UDI step due already?',
    [
      /\b0?1(st|nd|rd|th)?\.?\s+(of\s+)?Nov(ember|t)?\.?,?\s+2026|Nov(ember|t)?\.?\s+0?1(st|nd|rd|th)?,?\s+2026|2026-11-01|\b0?1[./]0?11[./]2026/i,
    ],
    [/^\s*(no|not yet)\b/i],
  ),
  ask(
    'is UDI compulsory in Great Britain yet',
    [/\bno\b|\bnot\b|\bnone\b|\bnever\b|n't\b/i, /Brit|UK|\bGB\b|MHRA/i],
    [/^\s*yes\b/i],
  ),
  ask(
    'HIBC barcode ok for Japan or must it be a GTIN',
    [/GS1|GTIN/i, /Japan|\bJP\b|MHLW|PMDA|MEDIS/i],
    [/HIBCC? (codes? |labels? |barcodes? )?(is|are) (ok|okay|accepted|allowed|fine|enough)/i, /GS1, HIBCC/i],
  ),
  ask(
    'India CDSCO, UDI date?',
    [
      /no\b.{0,60}(date|duty|deadline)|\bnot\b.{0,60}(set|fixed|notified|ordered|announced|named|force|date)|withdrawn|wait|to be (ordered|notified)/i,
      /India|CDSCO|Rule 46/i,
    ],
    [
      /\b0?28(st|nd|rd|th)?\.?\s+(of\s+)?May\.?,?\s+2026|May\.?\s+0?28(st|nd|rd|th)?,?\s+2026|2026-05-28|\b0?28[./]0?5[./]2026/i,
    ],
  ),
  ask('want to add one new device by hand, where and which fields are mandatory', [
    /Master DI|master record|master data/i,
    /device number/i,
    /device name/i,
    /manufacturer/i,
    /countr|market|jurisdiction/i,
  ]),
  ask(
    'record is done for Europe, how do I get the same device into the US and China forms without retyping',
    [/cop(y|ies|ied)|multi-country/i],
  ),
  ask('bulk upload of master records: file types and max size?', [
    /\bcsv\b/i,
    /excel|xlsx/i,
    /10\s?(MB|megabyte)/i,
  ]),
  ask(
    'am I allowed to approve a change I requested myself',
    [/\bno\b|\bnot\b|\bnone\b|\bnever\b|n't\b|another|someone else|different person|admin/i],
    [/^\s*yes[,.]? (you|of course|any)/i],
  ),
  ask('how do I get the EUDAMED XML out of here', [/export/i, /validat|\/export|Export Cent/i]),
  ask('got the response xml back from EUDAMED, what do I do with it in the app', [
    /answer|acknowledg|response/i,
    /upload|read|drop|import|load|choose|add|hand|record/i,
  ]),
  ask('where do I put in our importer and his ISO 13485 certificate', [
    /economic operator|\/actors/i,
    /certif/i,
  ]),
]

/** About the devices of tests/assistant-portfolio.ts. */
export const othersOwnQuestions: readonly Asked[] = [
  ask(
    'what of ours is still not registered in EUDAMED?',
    [/D-?100|CardioFlow/i, /D-?200|SutureX/i, /D-?300|LensView/i, /D-?500|OrthoPin/i],
    [/D-?600|WoundPad/i, /D-?700|Old Clamp/i],
  ),
  ask('whats missing for D-200', [/EMDN/i], [/D-?100|CardioFlow/i, /D-?300|LensView/i, /D-?500|OrthoPin/i]),
  ask(
    'any word from EUDAMED on D-300?',
    [
      /D-?300|LensView/i,
      /\bno\b|\bnot\b|\bnone\b|\bnever\b|n't\b|unanswered|await|waiting|outstanding|pending|still open/i,
    ],
    [/(has been|was) (accepted|registered|refused|rejected)/i, /D-?500|OrthoPin/i, /D-?400|GlucoCheck/i],
  ),
  ask(
    'devices without emdn code',
    [/D-?200|SutureX/i],
    [/D-?100|CardioFlow/i, /D-?400|GlucoCheck/i, /D-?700|Old Clamp/i, /D-?900|AirMask/i],
  ),
  ask(
    'anything on my desk to approve?',
    [/D-?800|ScopeClean/i],
    [
      /D-?100|CardioFlow/i,
      /D-?200|SutureX/i,
      /D-?300|LensView/i,
      /D-?400|GlucoCheck/i,
      /D-?500|OrthoPin/i,
      /D-?600|WoundPad/i,
      /D-?700|Old Clamp/i,
      /D-?900|AirMask/i,
    ],
  ),
  ask(
    'which certs run out in the next three months',
    [
      /700100/i,
      /\b0?31(st|nd|rd|th)?\.?\s+(of\s+)?Jan(uary|t)?\.?,?\s+2027|Jan(uary|t)?\.?\s+0?31(st|nd|rd|th)?,?\s+2027|2027-01-31|\b0?31[./]0?1[./]2027/i,
    ],
    [
      /D-?200|SutureX/i,
      /D-?300|LensView/i,
      /D-?400|GlucoCheck/i,
      /D-?500|OrthoPin/i,
      /D-?600|WoundPad/i,
      /D-?700|Old Clamp/i,
      /D-?800|ScopeClean/i,
      /D-?900|AirMask/i,
    ],
  ),
  ask(
    'did EUDAMED reject anything of ours',
    [/D-?500|OrthoPin/i],
    [
      /D-?200|SutureX/i,
      /D-?300|LensView/i,
      /D-?400|GlucoCheck/i,
      /D-?600|WoundPad/i,
      /D-?700|Old Clamp/i,
      /D-?800|ScopeClean/i,
    ],
  ),
  ask(
    'which products go to the States',
    [/D-?100|CardioFlow/i, /D-?600|WoundPad/i],
    [
      /D-?200|SutureX/i,
      /D-?300|LensView/i,
      /D-?400|GlucoCheck/i,
      /D-?500|OrthoPin/i,
      /D-?700|Old Clamp/i,
      /D-?800|ScopeClean/i,
      /D-?900|AirMask/i,
    ],
  ),
  ask(
    'is the CardioFlow pump in EUDAMED already?',
    [/D-?100|CardioFlow/i, /\bno\b|\bnot\b|\bnone\b|\bnever\b|n't\b/i],
    [/^\s*yes\b/i, /(has been|was) (accepted|registered|refused)/i],
  ),
  ask(
    'how many devices do we have altogether, deleted ones not counted',
    [/\b8\b|\beight\b/i],
    [/\b(7|9) devices/i, /\b(seven|nine) devices/i],
  ),
  ask(
    'AirMask - is what EUDAMED holds still our current data?',
    [
      /D-?900|AirMask/i,
      /out[- ]of[- ]date|outdated|no longer|new(er)? version|behind|older|previous|earlier|changed since|update/i,
    ],
    [/^\s*yes\b/i],
  ),
  ask(
    'list what is already registered with EUDAMED',
    [/D-?400|GlucoCheck/i, /D-?900|AirMask/i],
    [/D-?200|SutureX/i, /D-?300|LensView/i, /D-?500|OrthoPin/i, /D-?600|WoundPad/i, /D-?700|Old Clamp/i],
  ),
  ask(
    'show me the class III ones',
    [/D-?200|SutureX/i],
    [
      /D-?100|CardioFlow/i,
      /D-?300|LensView/i,
      /D-?400|GlucoCheck/i,
      /D-?500|OrthoPin/i,
      /D-?600|WoundPad/i,
      /D-?700|Old Clamp/i,
      /D-?800|ScopeClean/i,
      /D-?900|AirMask/i,
    ],
  ),
  ask(
    'do we have any implantables',
    [/D-?500|OrthoPin/i],
    [
      /D-?100|CardioFlow/i,
      /D-?300|LensView/i,
      /D-?400|GlucoCheck/i,
      /D-?600|WoundPad/i,
      /D-?700|Old Clamp/i,
      /D-?800|ScopeClean/i,
      /D-?900|AirMask/i,
    ],
  ),
  ask(
    'anything aimed at Brazil and how far are we',
    [/D-?300|LensView/i, /\bno\b|\bnot\b|\bnone\b|\bnever\b|n't\b|nothing|to be started|\b0\b/i],
    [
      /D-?100|CardioFlow/i,
      /D-?200|SutureX/i,
      /D-?400|GlucoCheck/i,
      /D-?500|OrthoPin/i,
      /D-?600|WoundPad/i,
      /D-?700|Old Clamp/i,
      /D-?800|ScopeClean/i,
      /D-?900|AirMask/i,
    ],
  ),
  ask(
    'for which device could I make the EU file right now',
    [/D-?100|CardioFlow/i],
    [/D-?200|SutureX/i, /D-?600|WoundPad/i, /D-?700|Old Clamp/i],
  ),
  ask(
    'where does D-600 stand in Japan',
    [/D-?600|WoundPad/i, /\bno\b|\bnot\b|\bnone\b|\bnever\b|n't\b|nothing|to be started/i],
    [/registered (in|with) (Japan|PMDA|MEDIS)/i],
  ),
  ask('what was our own SRN again', [/DE-MF-000012345/i]),
  ask(
    'which of our devices go to more than one market',
    [/D-?100|CardioFlow/i, /D-?300|LensView/i, /D-?600|WoundPad/i],
    [
      /D-?200|SutureX/i,
      /D-?400|GlucoCheck/i,
      /D-?500|OrthoPin/i,
      /D-?700|Old Clamp/i,
      /D-?800|ScopeClean/i,
      /D-?900|AirMask/i,
    ],
  ),
  ask(
    'cant find Old Clamp anymore, what happened to it',
    [/delet|remov/i],
    [/was archived/i, /EUDAMED (has )?(refused|rejected)/i],
  ),
]

export const othersUnknownQuestions: readonly Asked[] = [
  nobodyKnows('what does a notified body charge for a class IIb technical documentation review'),
  nobodyKnows('which pacemakers has Biotronik registered in EUDAMED'),
  nobodyKnows('will the Commission postpone the November deadline once more?'),
  nobodyKnows('patient got a rash under the WoundPad dressing, which ointment should the nurse use'),
  nobodyKnows('honestly, is EUDAMED better made than GUDID, what do you think'),
  nobodyKnows('Thai FDA: UDI deadline for class 3?'),
  nobodyKnows('HS code for soft contact lenses imported into Brazil'),
  nobodyKnows('sample size for a pivotal study of an absorbable suture'),
  nobodyKnows('EO cycle: dwell time and gas concentration for OrthoPin?'),
  nobodyKnows('VAT rate on wound dressings in Germany'),
]
