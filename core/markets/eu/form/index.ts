import { anyOf, not, oneOf } from '#core/rules/condition-builders.ts'
import type { MarketForm } from '../../market.ts'
import { ofLegacy } from '../rules/scope.ts'
import { askedWhen, neededWhen } from './asked.ts'
import { offeredCodes, offeredWhen } from './offered.ts'
import { sections } from './sections.ts'

/** The EU form. */
export const euForm: MarketForm = {
  sections,
  askedWhen,
  // Needed in every device message, so marked as required from the start.
  alwaysNeeded: ['basicUdiDi', 'catalogueNumber', 'udiDi', 'emdnCode', 'deviceStatus'],
  neededWhen,
  offeredCodes,
  offeredWhen,
  // It makes codes of GS1 only; those of others, and the EUDAMED DI of a legacy device, are typed.
  generatesBasicUdiDi: not(
    anyOf(ofLegacy, oneOf('basicUdiDiIssuingEntity', ['HIBCC', 'ICCBBA', 'IFA', 'EUDAMED'])),
  ),
}
