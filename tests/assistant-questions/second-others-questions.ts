import { type Asked, ask, nobodyKnows } from './asked.ts'

/**
 * A second sixty by somebody else. When they were first opened, on 26 November 2026, RegBot had 17 right, 12 silent and
 * 1 wrong of the 30 general ones, 15 right, 3 silent and 2 wrong of the 20 about own devices, and 10 of the 10 that nobody
 * can know.
 */
export const secondGeneralQuestions: readonly Asked[] = [
  ask(
    'since when is eudamed udi/devices module mandatory',
    [
      /\b0?28(st|nd|rd|th)?( of)? May\.?,? 2026|May\.? 0?28(st|nd|rd|th)?,? 2026|2026-05-28|\b0?28[./]0?5[./]2026/i,
    ],
    [],
  ),
  ask(
    'Device placed on the EU market before eudamed became mandatory, still sold - last day to register it?',
    [
      /2[78](th)?( of)? Nov(ember)?\.?,? 2026|Nov(ember)?\.? 2[78](th)?,? 2026|2026-11-2[78]|2[78][./]11[./]2026/i,
    ],
    [],
  ),
  ask(
    'BUDI vs UDI-DI whats the difference',
    [
      /group|famil|same|model|share|several|parent|common/i,
      /label|packag|each|specific|version|carrier|individual|trade item|variant|single|size/i,
    ],
    [],
  ),
  ask(
    'does the basic UDI-DI go on the label?',
    [/\bno\b|\bnot\b|n't\b|n’t\b|\bnone\b|\bnever\b|without/i],
    [/^\s*yes\b/i],
  ),
  ask(
    'what does SRN stand for and who gets one',
    [/single registration number/i, /manufacturer|economic operator|actor|representative|importer/i],
    [],
  ),
  ask(
    'Can I put a group level EMDN code on a UDI-DI or does it have to be the lowest level?',
    [
      /leaf|terminal|lowest|deepest|last level|most (specific|detailed|granular)|end of the (tree|branch)|final level|finest|no (further )?(sub|child|lower)/i,
    ],
    [],
  ),
  ask('gudid submission machine route, which format', [/SPL/i], []),
  ask('NMPA remaining class II, UDI from?', [/2027/i], []),
  ask(
    'Australia UDI IIa start date',
    [
      /\b0?1(st|nd|rd|th)?( of)? July?\.?,? 2027|July?\.? 0?1(st|nd|rd|th)?,? 2027|2027-07-01|\b0?1[./]0?7[./]2027/i,
    ],
    [],
  ),
  ask(
    'swissdamed - until when can I register devices, end of transition?',
    [
      /\b0?31(st|nd|rd|th)?( of)? Dec(ember)?\.?,? 2026|Dec(ember)?\.? 0?31(st|nd|rd|th)?,? 2026|2026-12-31|\b0?31[./]0?12[./]2026/i,
    ],
    [],
  ),
  ask(
    'is UDI compulsory in the UK yet',
    [/\bno\b|\bnot\b|n't\b|n’t\b|\bnone\b|\bnever\b|without|voluntary|proposed|draft/i],
    [/^\s*yes\b/i],
  ),
  ask(
    'brazil class III label UDI when',
    [
      /\b0?10(st|nd|rd|th)?( of)? Jan(uary)?\.?,? 2026|Jan(uary)?\.? 0?10(st|nd|rd|th)?,? 2026|2026-01-10|\b0?10[./]0?1[./]2026/i,
    ],
    [],
  ),
  ask(
    'who is the device regulator in Malaysia?',
    [/\bMDA\b|Medical Device Authority/i],
    [/(regulator|authority)( in malaysia| of malaysia)?( is|:)( the)? (NPRA|National Pharmaceutical)/i],
  ),
  ask('issuing agencies accepted in Japan pls', [/GS1/i], []),
  ask(
    'saudi class A udi deadline',
    [
      /\b0?1(st|nd|rd|th)?( of)? Sept?(ember)?\.?,? 2024|Sept?(ember)?\.? 0?1(st|nd|rd|th)?,? 2024|2024-09-01|\b0?1[./]0?9[./]2024/i,
    ],
    [],
  ),
  ask('HSA Singapore class C UDI date?', [/Nov(ember)?\.?,? (1(st)?,? )?2026|2026-11|11[./]2026/i], []),
  ask(
    'Korea: name of the UDI database and authority',
    [/MFDS|Ministry of Food and Drug Safety/i, /IMDIS|UDI ?portal|Integrated/i],
    [],
  ),
  ask(
    'India UDI, mandatory now or not?',
    [/\bno\b|\bnot\b|n't\b|n’t\b|\bnone\b|\bnever\b|without|postpone|withdrawn|defer|suspend|await|waits/i],
    [/^\s*yes\b/i],
  ),
  ask(
    'when do I need direct marking on the device itself',
    [/reus|re-us|reprocess|re-process|between (uses|patients)/i],
    [],
  ),
  ask(
    'which changes trigger a new UDI-DI?',
    [/name|brand|model|version/i, /steril|single[- ]?use|quantity|packag/i],
    [],
  ),
  ask(
    'contact lenses master udi-di from when eu',
    [
      /\b0?9(st|nd|rd|th)?( of)? Nov(ember)?\.?,? 2026|Nov(ember)?\.? 0?9(st|nd|rd|th)?,? 2026|2026-11-09|\b0?9[./]0?11[./]2026/i,
    ],
    [],
  ),
  ask(
    'Legacy MDD device without Basic UDI-DI, what identifier does eudamed use instead',
    [/EUDAMED[ -]?DI|\bB-/i],
    [],
  ),
  ask('max number of devices per eudamed bulk xml?', [/\b300\b/i], []),
  ask(
    'where can i upload my excel list of devices in here',
    [/upload|import|read in/i, /excel|xlsx|csv|spreadsheet|template|file/i],
    [],
  ),
  ask(
    'how do I copy a device to other countries',
    [/copy|copies|add|choose|tick|select/i, /countr|market/i],
    [],
  ),
  ask(
    'send record for approval how??',
    [/approv/i, /send|assign|choose|pick|select|due|button|press|click/i],
    [],
  ),
  ask(
    'How do I produce the XML for EUDAMED from my data',
    [/XML|file/i, /submission|export|generat|make|create|download|produce|build/i],
    [],
  ),
  ask(
    'EUDAMED sent me back a response xml, where do I put it in the app',
    [/response|answer|acknowledg|reply|result/i, /upload|read|import|load|choose|drop|add|open|file/i],
    [],
  ),
  ask('where to record our CE certificates + expiry dates', [/certificat/i], []),
  ask(
    'adding our EU authorised rep and importer - which page?',
    [/operator|actor/i, /add|new|enter|create|page|open|menu|record|under|find/i],
    [],
  ),
]

export const secondOwnQuestions: readonly Asked[] = [
  ask(
    'which of our devices are meant for the US',
    [/D-100|CardioFlow/i, /D-600|WoundPad/i],
    [
      /D-200|SutureX/i,
      /D-300|LensView/i,
      /D-400|GlucoCheck/i,
      /D-500|OrthoPin/i,
      /D-800|ScopeClean/i,
      /D-900|AirMask/i,
    ],
  ),
  ask('whats already registered in eudamed', [/D-400|GlucoCheck/i], [/D-600|WoundPad/i]),
  ask(
    'did eudamed reject anything of ours?',
    [/D-500|OrthoPin/i],
    [/D-400|GlucoCheck/i, /D-100|CardioFlow/i, /D-300|LensView/i],
  ),
  ask(
    'what is waiting for my approval',
    [/D-800|ScopeClean/i],
    [/D-100|CardioFlow/i, /D-200|SutureX/i, /D-300|LensView/i, /D-500|OrthoPin/i, /D-600|WoundPad/i],
  ),
  ask('any device w/o EMDN code?', [/D-200|SutureX/i], [/D-700|Old Clamp/i]),
  ask(
    'certificates running out in the next 3 months',
    [
      /700100|D-100|CardioFlow/i,
      /\b0?31(st|nd|rd|th)?( of)? Jan(uary)?\.?,? 2027|Jan(uary)?\.? 0?31(st|nd|rd|th)?,? 2027|2027-01-31|\b0?31[./]0?1[./]2027/i,
    ],
    [/D-300|LensView/i, /D-400|GlucoCheck/i, /D-500|OrthoPin/i, /D-900|AirMask/i],
  ),
  ask('how many class IIa devices do we have', [/\b(3|three)\b/i], []),
  ask(
    'list our implantable devices',
    [/D-500|OrthoPin/i],
    [/D-100|CardioFlow/i, /D-300|LensView/i, /D-600|WoundPad/i, /D-800|ScopeClean/i, /D-900|AirMask/i],
  ),
  ask(
    'AirMask - is the EU registration still current?',
    [
      /out[- ]of[- ]date|outdated|out of step|no longer|new(er)? version|changed|stale|obsolete|update|behind|old(er)? version|not current|\bnot\b/i,
    ],
    [/^\s*yes\b/i],
  ),
  ask(
    'where do we stand with LensView in Brazil?',
    [
      /not? (yet )?(been )?(begun|started|begin)|no (\w+ ){0,3}(submission|record|data|entry)|nothing|hasn.?t|has not|unstarted|to (begin|start)|begin|start/i,
    ],
    [],
  ),
  ask(
    'files we sent to eudamed with no answer so far',
    [/D-300|LensView/i],
    [/D-400|GlucoCheck/i, /D-200|SutureX/i, /D-600|WoundPad/i, /D-800|ScopeClean/i],
  ),
  ask(
    'anything planned for Japan',
    [/D-600|WoundPad/i],
    [
      /D-100|CardioFlow/i,
      /D-200|SutureX/i,
      /D-300|LensView/i,
      /D-400|GlucoCheck/i,
      /D-500|OrthoPin/i,
      /D-800|ScopeClean/i,
      /D-900|AirMask/i,
    ],
  ),
  ask(
    'show me the class III ones',
    [/D-200|SutureX/i],
    [
      /D-100|CardioFlow/i,
      /D-300|LensView/i,
      /D-400|GlucoCheck/i,
      /D-500|OrthoPin/i,
      /D-600|WoundPad/i,
      /D-800|ScopeClean/i,
      /D-900|AirMask/i,
    ],
  ),
  ask(
    'for which device could I make the EUDAMED file right now?',
    [/D-100|CardioFlow/i],
    [/D-600|WoundPad/i, /D-700|Old Clamp/i],
  ),
  ask('what happened to D-700', [/delet|removed/i], []),
  ask(
    'do we have devices for South Korea?',
    [/\bno\b|\bnot\b|n't\b|n’t\b|\bnone\b|\bnever\b|without|\b0\b|zero/i],
    [/D-[1-9]00/i],
  ),
  ask('how many devices are in our portfolio, leaving out deleted ones', [/\b(8|eight)\b/i], []),
  ask(
    'IVDs in our list?',
    [/D-400|GlucoCheck/i],
    [
      /D-100|CardioFlow/i,
      /D-200|SutureX/i,
      /D-300|LensView/i,
      /D-500|OrthoPin/i,
      /D-600|WoundPad/i,
      /D-800|ScopeClean/i,
      /D-900|AirMask/i,
    ],
  ),
  ask(
    'which devices have a market where we have not started the submission yet?',
    [/D-100|CardioFlow/i, /D-200|SutureX/i, /D-300|LensView/i, /D-600|WoundPad/i],
    [/D-400|GlucoCheck/i, /D-700|Old Clamp/i],
  ),
  ask('What is still missing for SutureX', [/EMDN/i], []),
]

export const secondUnknownQuestions: readonly Asked[] = [
  nobodyKnows('how much does TÜV SÜD charge for an MDR class IIb technical file review'),
  nobodyKnows('will the Commission postpone the MDR legacy deadlines again in 2028?'),
  nobodyKnows('patient reads 14 mmol/L on the meter, how many units of insulin should he take'),
  nobodyKnows('how many pacemakers did Medtronic sell in France last year'),
  nobodyKnows('UDI rules in Vietnam, what date for class D?'),
  nobodyKnows('does Israel AMAR want the UDI in the registration dossier'),
  nobodyKnows('HS tariff code and import duty for suture kits into Norway'),
  nobodyKnows('ethylene oxide concentration and dwell time for a catheter cycle?'),
  nobodyKnows('sample size for a non-inferiority study of a wound dressing, 80% power'),
  nobodyKnows('Which UDI software is better, Reed Tech or Veeva'),
]
