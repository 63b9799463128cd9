import type { IssuingEntityCode } from './issuing-entities.ts'
import { checkUdiDi } from './udi-di.ts'

/** Who issued a UDI-DI, where it is right and its form leaves no doubt. */
export function clearIssuer(udiDi: string): IssuingEntityCode | undefined {
  const result = checkUdiDi(udiDi)
  const isClear = result.valid && result.warnings.every(({ code }) => code !== 'ambiguous_scheme')
  return isClear ? (result.scheme ?? undefined) : undefined
}
