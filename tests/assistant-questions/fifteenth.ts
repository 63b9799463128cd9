import { type Asked, ask, nobodyKnows } from './asked.ts'

const no = /\bno\b|\bnot\b|n['’]t\b|\bnever\b|\bnone\b|\bwithout\b|\bnor\b|\bneither\b|\bcannot\b/i
const yes = /^\W*yes\b/i

/**
 * Half of 110 questions by one more author, of the EU mostly: short, with slips of the pen. When they were first asked, on
 * 28 November 2026, 24 of the 40 general ones were answered right, 12 not at all and 4 wrong, three of these by half or
 * beginning with a wrong “Yes”; all 15 that nobody can know were silent.
 */
export const fifteenthGeneral: readonly Asked[] = [
  ask(
    'What is a Basic UDI-DI exactly, and does it go on the label?',
    [
      /DoC|declaration of conformity|certificate|technical documentation|primary|main (key|access|identifier)|key|group|famil/i,
      no,
    ],
    /(must|shall|should) (be|appear) (printed )?on the label/i,
  ),
  ask(
    'Whats an SRN and who gives it to us?',
    [/single registration number/i, /competent authorit/i],
    /(issued|assigned|given) by (the|your|a) notified body/i,
  ),
  ask("Could you explain the 'unit of use DI'? We sell boxes of 50 gloves, the single glove has no label.", [
    /patient|individual (device|unit|item)|single (device|unit|glove|item)|level of the (unit|use)|unit of use/i,
    /label|mark|more than (one|1)|>\s*1|quantity|count/i,
  ]),
  ask('what is meant by direct marking DI and when is it different to the primary UDI-DI?', [
    /(on|onto) (the )?(device|instrument|product)|permanent|engrav|laser|etch|itself/i,
    /differ|not the same|distinct|separate|other than/i,
  ]),
  ask('Which EUDAMED modules are mandatory since when?', [
    /28 May 2026/,
    /actor/i,
    /UDI|device/i,
    /certificate|notified bod/i,
  ]),
  ask(
    'Our MDR class IIa device was put on the market in 2023. Until when must it be in EUDAMED if it is still being sold?',
    /28 November 2026|six months|twelve months/i,
    /no (deadline|date)/i,
  ),
  ask(
    'We launch a brand-new IIb device next month - register in EUDAMED before or after first placing on market?',
    /before|prior/i,
    /\bafter (the )?(first )?placing on the market is (fine|ok|enough)/i,
  ),
  ask(
    'legacy device without UDI - how is it identified in EUDAMED then?',
    /EUDAMED[\s-]*(DI|ID)\b|\bB-|\bD-/i,
  ),
  ask('Do distributors need an SRN / have to register in EUDAMED?', no, yes),
  ask('Custom-made devices, do they need UDI and EUDAMED registration?', [no, /custom/i], yes),
  ask(
    'When actor data change (e.g. new adress) how quick do we have to update EUDAMED?',
    /one week|1 week|7 days|seven days|within a week/i,
  ),
  ask(
    'Marketing want to rename our catheter (trade name). Just update the record or new UDI-DI?',
    /new\s+(UDI[\s-]*)?DI\b|new\s+UDI|new\s+(device\s+)?identifier|(another|different|fresh)\s+UDI|new\s+GTIN/i,
    [/no new UDI-DI (is )?(needed|required|necessary)/i, /just update the record/i],
  ),
  ask('We switch authorised rep. New UDI-DI needed, or new basic UDI?', no, yes),
  ask('Product upclassified IIa -> IIb. Can I edit the risk class in EUDAMED or what do i do?', [
    /new\s+Basic|another Basic|different Basic/i,
    no,
  ]),
  ask('If we only update the website URL in the device record, does this trigger a new UDI-DI?', no, yes),
  ask('and by FDA? is IFA accepted also?', [/GS1/, /HIBCC/, /ICCBBA/, no]),
  ask('How is the check digit of a GTIN calculated?', [
    /mod(ulo)?[\s-]*10|multiple of (10|ten)|nearest ten/i,
    /\b3\b|three/i,
  ]),
  ask('HIBC barcode check character: which modulo?', /\b43\b/i),
  ask('Darf ... sorry, may we put the GMN with AI 8013 into the Datamatrix of the label?', no, yes),
  ask(
    'ICCBBA / ISBT 128 - for which kind of products is this normally used?',
    /blood|tissue|cell|human origin|transplant|MPHO/i,
  ),
  ask('UDI labelling dates under the MDR per class? (label, not direct marking)', [/2021/, /2023/, /2025/]),
  ask('Until when direct marking of reusable class I instruments in the EU (class Ir)?', /\b2027\b/i),
  ask(
    'label too small for barcode plus human readable. what has priority under MDR?',
    /AIDC|barcode|bar code|data\s*matrix|machine/i,
  ),
  ask('Do shipping containers/pallets need a UDI?', no, yes),
  ask(
    'Single use class I compresses, individually wrapped and sold in cartons of 100 to hospitals. UDI carrier on every single wrap nessesary in EU?',
    [no, /higher|carton|outer|next level/i],
    yes,
  ),
  ask('What production identifier is needed for implants in EU? lot or serial', [/serial/i, /active/i]),
  ask(
    'SaMD: we fix a small bug and release 3.1.2 instead of 3.1.1. New UDI-DI?',
    [no, /UDI[\s-]*PI|production identifier|minor/i],
    yes,
  ),
  ask(
    'Where do we have to show the UDI for a pure download software without physical packaging?',
    /screen|start[\s-]?up|about|electronic|display|system information/i,
  ),
  ask(
    'In a procedure pack, must each single device inside bear its own UDI carrier?',
    /single[\s-]use|disposable|exempt|except|unless/i,
  ),
  ask(
    "IIb implantables: which ones are in the 'exception' list (sutures and so on)? need it for the Eudamed flag",
    [/suture/i, /staple/i, /screw|plate|wire|clip|pin|crown|brace|filling/i],
  ),
  ask(
    "Does EUDAMED accept a category-level EMDN code (like 'Q01') or must it be the lowest level?",
    /lowest|terminal|leaf|most (granular|specific|detailed)|last level|deepest/i,
  ),
  ask(
    'product is discontinued, can I delete the UDI-DI from EUDAMED?',
    [no, /no longer|status|discontinu/i],
    yes,
  ),
  ask('What happens in GUDID if I set a publish date in future?', /unpublished/i),
  ask('Does GUDID want GMDN or EMDN?', /GMDN/i, /GUDID (requires|uses|wants|needs) (the )?EMDN/i),
  ask('US: how fast must changed device info be updated in GUDID (21 CFR 830.330)?', [
    /\b10\b|\bten\b/i,
    /business|working/i,
  ]),
  ask('does the FDA require a UDI-PI on Class I devices?', no, yes),
  ask('Is UDI mandatory in the UK (Great Britain) by now?', no, yes),
  ask('China UDI - which devices are already in scope today and who may issue codes?', [
    /class III|class 3/i,
    /GS1/i,
  ]),
  ask('ANVISA: UDI label dates for class IV and III, and what is the name of the brazilian database?', [
    /SIUD/i,
    /\b2025\b/i,
    /\b2026\b/i,
  ]),
  ask('GUDID: device count in base package is 25, do i have to give a unit of use DI? and if count = 1?', [
    /yes|required|must|need|mandatory|\bmore than (1|one)/i,
    /only|\bno\b|\bnot\b|\bnone\b|\bwithout\b/i,
  ]),
]

export const fifteenthUnknown: readonly Asked[] = [
  nobodyKnows('How much would a consultant in Munich charge for registering our 120 UDI-DIs in EUDAMED?'),
  nobodyKnows(
    'Who is the right person to call at TÜV SÜD for our certificate in EUDAMED? name + direct phone please',
  ),
  nobodyKnows(
    'When exactly will MDCG publish the next revision of the guidance on UDI for software, and what is in it?',
  ),
  nobodyKnows('our annual turnover with class III devices in france last year?'),
  nobodyKnows('will the FDA clear our pending 510(k) before christmas?'),
  nobodyKnows('Is the EUDAMED server going down this coming friday?'),
  nobodyKnows('salary of a senior regulatory affairs manager in Zürich w/ 8 yrs experience?'),
  nobodyKnows('which allergens have to be declared on a chocolate bar label?'),
  nobodyKnows(
    'Who at our company changed the risk class in the SAP material master in 2019 and why did he do it',
  ),
  nobodyKnows(
    'Which day will the EU commission declare the vigilance module functional? I need the exact date for my project plan',
  ),
  nobodyKnows('Is GS1 Germany going to raise the membership fees in 2028, and by how much?'),
  nobodyKnows('What will the final UK UDI regulation say after the consultation - which class first?'),
  nobodyKnows('Why did Swissmedic inspect our neighbour company last week?'),
  nobodyKnows('how long will OUR notified body take to confirm the class III record, in days?'),
  nobodyKnows('what was the exact complaint rate of lot 4711 in our Lyon plant?'),
]
