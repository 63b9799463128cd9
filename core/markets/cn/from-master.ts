import type { AnyDocument } from '#core/dictionary/field.ts'
import { clearIssuer } from '#core/identifiers/clear-issuer.ts'

/** The coding system of a DI that has the form of GS1 alone; those of MA and AHM are never told by their form. */
export const cnOfMaster = ({ udiDi }: Readonly<Record<string, unknown>>): AnyDocument =>
  typeof udiDi === 'string' && clearIssuer(udiDi) === 'GS1' ? { cnIssuingAgency: 'GS1' } : {}
