import { type Asked, ask, nobodyKnows } from './asked.ts'

const startsYesOrNo = /^\W*(?:yes|no)\b/i

/** Questions a review found answered wrongly, or beginning with a word that did not fit, on 28 November 2026. */
export const reviewed: readonly Asked[] = [
  ask('Is the registration in EUDAMED enough for Switzerland?', /swissdamed as well/, startsYesOrNo),
  ask('Does EUDAMED cover Switzerland too?', /swissdamed as well/, startsYesOrNo),
  // IVDR Art. 113(3)(e); Annex VI, Part C, 4.3 and 6.3.
  ask('Which devices need a UDI carrier?', [/class A only from 26 May 2027/, /single-use/]),
  ask('Which devices must bear a UDI?', [/class A only from 26 May 2027/, /single-use/]),
  nobodyKnows('Does GMDN cost anything?'),
  nobodyKnows('Is GMDN free of charge for GUDID?'),
  ask(
    'May the first units be sold before the EUDAMED registration?',
    /registered before it is placed on the market/,
    /“old” devices/,
  ),
  ask('Who has to be the PRRC and must he be employed?', [/fewer than 50/, /may be external/], startsYesOrNo),
  ask('Sterile and non-sterile version of a device, one UDI-DI or two?', /a UDI-DI each/, startsYesOrNo),
  ask('Which packaging needs no UDI?', /shipping containers/, startsYesOrNo),
  ask('How many digits has a company prefix?', /4 to 12 digits/),
  // MDR Art. 31(2).
  ask('Who issues the SRN?', /competent authority .* obtains the SRN from EUDAMED and issues it/),
  nobodyKnows('Does a pallet need a UDI-DI in China?'),
  ask('Do in-house devices of hospitals need a UDI?', [/^No\b/, /Article 5\(5\)/]),
  ask('In Canada, which classes are covered and which issuing entities are accepted?', /issuing entit/),
  // Decision D163.
  ask('How do I enter an answer by hand?', [/number may be left out/, /about what was sent last/]),
  ask('The submission is sent and there is no answer yet, what should I do?', /needs no approval/),
]
