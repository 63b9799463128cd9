import { stemsOf } from '../question/full-vocabulary.ts'
import type { Reading } from '../question/readings.ts'

/**
 * Kinds of devices people name where any device is meant: “Single-use scalpel: which number of reuses?” Beside a fact that
 * does not speak of them they change little, unless the question is what such a device is.
 */
const kinds = new Set(
  stemsOf(`
  scalpel needle syringe catheter cannula stent pacemaker hip knee prosthesis screw plate suture stapler glove mask gown
  drape bandage dressing plaster wheelchair thermometer ventilator respirator defibrillator monitor pump infusion
  endoscope laparoscope bronchoscope forceps scissors clamp retractor drill saw laser ultrasound dialyser dialyzer tube
  tubing swab sponge gauze crutch orthosis filler assay strip glucometer glucose condom inhaler nebuliser nebulizer
  tourniquet cartridge balloon guidewire trocar dental orthopaedic orthopedic surgical cardiac insulin wound knife tweezers
  curette speculum electrode reagent analyser analyzer calibrator lancet wheel bed lamp tray`),
)
export const worthOfKind = 0.15

export const isDeviceKind = (stem: string): boolean => kinds.has(stem)

/** “Is a scalpel a device?”, “Which EMDN code has a stent?”: what is asked is the kind itself. */
const ofKindItself =
  /\b(?:class(?! (?:i{1,3}[ab]?|iv|i[smr]|[a-d]|[1-4])\b)|classes|classified|classify|classification|codes?|terms?|nomenclature|EMDN|GMDN|qualif\w*)\b/i
const isIt = /^\W*(?:is|are) (?:an? |the |our |my )?([\p{L}-]+)/iu
export function asksOfKind({ question, written = question }: Reading): boolean {
  const named = isIt.exec(written)?.[1]
  return ofKindItself.test(written) || (named !== undefined && stemsOf(named).some(isDeviceKind))
}
