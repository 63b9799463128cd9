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

const monthNames = 'JanFebMarAprMayJunJulAugSepOctNovDec'

/** The day in any usual notation: 2026-05-28, 28 May 2026, May 28, 2026, 28.05.2026, 28/05/2026, 05/28/2026. */
function day(iso: string): RegExp {
  const [year = '', month = '', date = ''] = iso.split('-')
  const m = Number(month)
  const d = Number(date)
  const name = `${monthNames.slice(3 * (m - 1), 3 * m)}[a-z]*\\.?`
  const ways = [
    iso,
    `\\b0?${d}(?:st|nd|rd|th|\\.)?(?:\\sof)?\\s${name},?\\s${year}`,
    `${name}\\s0?${d}(?:st|nd|rd|th)?,?\\s${year}`,
    `\\b0?${d}[./]\\s?0?${m}[./]\\s?${year}`,
    `\\b0?${m}/0?${d}/${year}`,
  ]
  return new RegExp(ways.join('|'), 'i')
}
const either = (...ones: readonly RegExp[]): RegExp =>
  new RegExp(ones.map(({ source }) => source).join('|'), 'i')

/**
 * Sixty by another author. When they were first opened, on 27 November 2026, of the general ones 27 were right, 2 silent
 * and 1 wrong, of the own ones 18 right and 2 silent, of the unknowable ones all 10 silent.
 */
export const eleventhGeneral: readonly Asked[] = [
  // EU law and EUDAMED
  ask('Since when is the registration of devices in Eudamed mandatory?', day('2026-05-28')),
  ask(
    'our hip stems are on the market since years under MDR. till which date we must have them registered in eudamed',
    either(day('2026-11-28'), day('2026-11-27')),
  ),
  ask('which economic operators get a SRN', [
    /manufacturer/i,
    /authori[sz]ed[\s-]rep|\bARs?\b/i,
    /importer/i,
  ]),
  ask(
    'How long can a class III implant with MDD certificate still be placed on the market at the latest, if all conditions of the transition are fulfilled?',
    day('2027-12-31'),
  ),
  ask('ivdr transition period class C legacy ivd, end date pls', [
    /\b2028\b/,
    /\bDec|-12-31|31[./]\s?12|12\/31/i,
  ]),
  ask('from when does a class A IVD need the UDI on the label?', [
    /\b2027\b/,
    /\bMay\b|-05-26|26[./]\s?0?5|0?5\/26/i,
  ]),
  ask('Direct marking for reusable class I surgical instruments - starting date in EU?', [
    /\b2027\b/,
    /\bMay\b|-05-26|26[./]\s?0?5|0?5\/26/i,
  ]),
  ask('how many devices can i put maximum in one XML for eudamed bulk uplaod', /\b300\b|three hundred/i),
  ask(
    'We make also custom-made devices (insoles for one patient). Do these need an UDI under MDR?',
    /\bno\b|\bnot\b|n't|exempt|except|exclu|other than|without|never/i,
  ),
  ask(
    'we uploaded an implantable IIb and in eudamed it stays on "submitted" since days, what is it waiting for?',
    /notified bod|\bNBs?\b/i,
  ),
  ask(
    'Is the EUDAMED vigilance module already obligatory?',
    /\bno\b|not (yet |currently |so far )?(mandatory|obligatory|compulsory|required|functional|available|in (use|force|place|operation))|not yet|isn't|later|voluntary/i,
  ),
  ask(
    'until when have notified bodies to enter their old certificates into EUDAMED',
    either(day('2027-05-28'), day('2027-05-27')),
  ),

  // Identifiers and labels
  ask('May I print the Basic UDI-DI on the label of the box?', /\bno\b|\bnot\b|n't|never/i),
  ask(
    'which level of the EMDN must be choosen for a UDI-DI, is a group code enough?',
    /terminal|leaf|lowest|deepest|last level|end of the (tree|branch)|(most|more) (detailed|granular|specific|precise)|no (other |further )?codes? (below|under)|nothing below/i,
  ),
  ask('max lenght of basic udi di?', /\b25\b|twenty-five/i),
  ask('what means (17) in a GS1 barcode', /expir|use[\s-]by/i),
  ask('Name the issuing entities which are accepted for UDI in the EU.', [
    /\bGS1\b/i,
    /HIBC/i,
    /ICCBBA/i,
    /\bIFA\b/i,
  ]),
  ask('what all belongs to the production identifier UDI-PI', [
    /\blot\b|batch/i,
    /serial/i,
    /expir|use[\s-]by|\bdates?\b/i,
  ]),

  // Other markets
  ask('With which number does the FDA identify the labeler in GUDID?', /D-?U-?N-?S/i),
  ask('swissdamed UDI registration is mandatory since when?', day('2026-07-01')),
  ask('AusUDID: when is it the turn of class IIa devices', day('2027-07-01')),
  ask('by when must class II devices have the UDI on the label in brasil', day('2027-01-10')),
  ask(
    'is there an UDI obligation in Great Britain today (not northern ireland)?',
    /\bno\b|\bnot\b|n't|none|draft|proposal|proposed/i,
  ),
  ask('china nmpa class I instruments, which date for UDI?', day('2029-06-01')),

  // How to in the hub
  ask('how can i change my password here', /profile/i),
  ask(
    'My phone with the authenticator app is broken, how do I get into the hub now?',
    /recovery code|administrator|\badmins?\b/i,
  ),
  ask('i uploaded the wrong csv with 40 devices!! can i take the import back?', /\bundo/i),
  ask(
    'Where must I put the response XML file which I downloaded from Eudamed?',
    /Export Cent(er|re)|\bAnswers\b/i,
  ),
  ask('How do I create an account for a new colleague?', /User Management|Add New User/i),
  ask('hwo to make a datamatrix for the label with lot and expiry in this tool', /UDI[\s-]Label/i),
]

export const eleventhOwn: readonly Asked[] = [
  ask('how many devices do we have in the hub, without the deleted ones', /\b8\b|\beight\b/i),
  ask('Which of our devices has no EMDN code yet?', sutureX, [glucoCheck, woundPad]),
  ask('why did eudamed refuse the OrthoPin', /MDN|E-I-1\b/i),
  ask(
    'status of glucochek reader in Eudamed?',
    /registered|accepted/i,
    /not (yet )?(been )?(registered|accepted)/i,
  ),
  ask(
    'Have we already an answer from EUDAMED for the LensView contact lens?',
    /\bno\b|\bnot\b|n't|wait|pending|\bsent\b|open/i,
    /refused by|was refused|has been refused|was accepted|has been accepted|is registered/i,
  ),
  ask('when expires our certificate CE 700100', day('2027-01-31')),
  ask('CardioFlow pump: is the EU submission approved internally?', /approved|\byes\b/i, [
    /not (yet )?(been )?approved/i,
    /was rejected/i,
  ]),
  ask('Give me the SRN of Nordlicht Medical', /DE-MF-000012345/i),
  ask('what is waiting for my decision at the moment?', scopeClean),
  ask('till when I have to decide about the new version of scopeclean', day('2026-12-04')),
  ask(
    'What did they change in the new ScopeClean version compared to the valid one?',
    /intended (use|purpose)|\btapes\b|new claim/i,
  ),
  ask('which devices have we planned for US', [cardioFlow, woundPad], [glucoCheck, airMask]),
  ask('and which product is foreseen for Brasil?', lensView, [woundPad, glucoCheck]),
  ask('for what reason was the old clamp deleted', /off the market/i),
  ask('what risk class is SutureX', /\bIII\b/i),
  ask('do we have implantable devices in our portfolio, which ones', orthoPin, [sutureX, glucoCheck]),
  ask(
    'Does EUDAMED have the newest data of AirMask or must we update something?',
    /out[\s-]of[\s-]date|outdated|not up[\s-]to[\s-]date|bring .*up to date|behind|carr(y|ied) over|older|\bupdate|changed|intended (use|purpose)/i,
    /no update (is )?(needed|necessary|required)|nothing to (do|update)/i,
  ),
  ask('List all class IIa devices', [lensView, scopeClean, airMask], [cardioFlow, orthoPin]),
  ask(
    'For which devices is the EU submission not even started?',
    [sutureX, scopeClean],
    [glucoCheck, airMask],
  ),
  ask('which of our products is class C (ivd)', glucoCheck, [woundPad, sutureX]),
]

export const eleventhUnknown: readonly Asked[] = [
  nobodyKnows('how many OrthoPin do we have on stock in the Tuttlingen warehouse'),
  nobodyKnows('What does TÜV SÜD charge per hour for a technical documentation review?'),
  nobodyKnows('will the parliament prolong the IVDR transition once more next year?'),
  nobodyKnows('how many pumps did we sell to Spain in the last quarter'),
  nobodyKnows('Which notified body is the most friendly one?'),
  nobodyKnows('has Zimmer Biomet already registered all its knee implants in Eudamed'),
  nobodyKnows('who of the regulatory team is on vacation next week?'),
  nobodyKnows('How many customer complaints came in for the CardioFlow this year?'),
  nobodyKnows('when will the FDA inspector come to our site'),
  nobodyKnows('what price should we ask for the woundpad in japan'),
]
