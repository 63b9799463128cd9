import { legislations } from '#core/code-lists/legislations.ts'
import { findRiskClass } from '#core/code-lists/risk-classes.ts'
import { isBlank } from '#core/dictionary/document.ts'
import type { SubmissionDocument } from '#core/dictionary/submission/index.ts'
import type { DeviceKind } from '../message/device.ts'

/** The law a submission is made under, as the dictionary's `legislation` lists them. */
export type Legislation = (typeof legislations)[number]['code']

/** How EUDAMED's messages call the devices of each law (`message/device-kinds.ts`). */
const kinds: Readonly<Record<Legislation, DeviceKind>> = {
  MDR: 'MDR',
  IVDR: 'IVDR',
  SPP: 'PR',
  MDD: 'MDEU',
  AIMDD: 'MDEU',
  IVDD: 'IVDEU',
}

/**
 * The law a submission is made under: the one it names, else the one its risk class belongs to; undefined
 * where neither tells.
 */
export function legislationOf(document: SubmissionDocument): Legislation | undefined {
  if (isBlank(document.legislation)) return findRiskClass(document.riskClass ?? '')?.regulation ?? undefined
  return legislations.find(({ code }) => code === document.legislation)?.code
}

/** Which of EUDAMED's five kinds of devices a submission describes; undefined where nothing tells. */
export function deviceKindOf(document: SubmissionDocument): DeviceKind | undefined {
  const legislation = legislationOf(document)
  return legislation && kinds[legislation]
}
