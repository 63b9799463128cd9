import { checkBasicUdiDi } from './basic-udi-di.ts'
import { checkGmn, type GmnParts } from './gmn.ts'
import type { IdentifierResult } from './identifier-result.ts'
import { parseUdiCarrier } from './udi-carrier.ts'
import { checkUdiDi } from './udi-di.ts'

/** The checks of this folder as the specification's endpoints answer them (document 2 section 3; decision D17). */

export interface GmnComponents {
  readonly companyPrefix: string | null
  readonly modelReference: string | null
  readonly checkCharacterPair: string | null
}

export interface GmnAnswer {
  readonly gmn: string
  readonly isValid: boolean
  readonly components: GmnComponents
  /** A GMN does not say where its prefix ends: then the parts shown are a guess. */
  readonly splitAssumed: boolean
  /** Why it is not valid. */
  readonly message: string | null
  /** The check characters that would be right. */
  readonly expectedCheck: string | null
  readonly warnings: string[]
}

export interface CheckAnswer {
  readonly isValid: boolean
  /** Null where none is recognised. */
  readonly issuingEntity: string | null
  readonly kind: string
  readonly message: string | null
  readonly expectedCheck: string | null
  readonly warnings: string[]
  /** By name, in the order of the code. */
  readonly parts: { name: string; value: string }[]
}

export interface BasicUdiDiAnswer extends CheckAnswer {
  readonly basicUdiDi: string
  readonly acceptedByEudamed: boolean
  readonly components: {
    readonly gmn: string | null
    /** A Basic UDI-DI has none; only what stood in a whole UDI (S2-OPEN-28). */
    readonly lotProduction: string | null
    readonly gmnComponents: GmnComponents | null
  }
}

export function gmnAnswer(result: IdentifierResult<GmnParts>): GmnAnswer {
  return {
    gmn: result.value,
    isValid: result.valid,
    components: componentsOf(result.parts),
    splitAssumed: result.parts.split === 'assumed',
    ...said(result),
  }
}

function componentsOf(parts: Partial<GmnParts>): GmnComponents {
  return {
    companyPrefix: parts.companyPrefix ?? null,
    modelReference: parts.modelReference ?? null,
    checkCharacterPair: parts.checkCharacterPair ?? null,
  }
}

/** Also of a text that holds a whole UDI with its Basic UDI-DI (8013): that is the one judged then. */
export function basicUdiDiAnswer(text: string, referenceYear: number): BasicUdiDiAnswer {
  const carrier = readAsCarrier(text, referenceYear)
  const result = checkBasicUdiDi(carrier?.gmn ?? text)
  const gmn = result.kind === 'gmn' ? checkGmn(result.value) : undefined
  return {
    basicUdiDi: text,
    ...checkAnswer(result),
    acceptedByEudamed: result.valid && result.kind !== 'hub-basic-udi-di',
    components: {
      gmn: gmn && result.valid ? result.value : (carrier?.gmn ?? null),
      lotProduction: carrier?.lot ?? null,
      gmnComponents: gmn ? componentsOf(gmn.parts) : null,
    },
  }
}

function readAsCarrier(text: string, referenceYear: number): { gmn?: string; lot?: string } | undefined {
  if (checkBasicUdiDi(text).valid) return undefined
  const { parts } = parseUdiCarrier(text, referenceYear)
  const gmn = parts.elements?.find(({ identifier }) => identifier === '8013')?.value
  return { ...(gmn !== undefined && { gmn }), ...(parts.lot !== undefined && { lot: parts.lot }) }
}

export const udiDiAnswer = (udiDi: string): CheckAnswer & { readonly udiDi: string } => ({
  udiDi,
  ...checkAnswer(checkUdiDi(udiDi)),
})

const checkAnswer = (result: IdentifierResult): CheckAnswer => ({
  isValid: result.valid,
  issuingEntity: result.scheme,
  kind: result.kind,
  ...said(result),
  parts: Object.entries(result.parts).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [{ name, value: String(value) }] : [],
  ),
})

const said = (result: IdentifierResult) => ({
  message: result.valid ? null : result.problem.message,
  expectedCheck: (!result.valid && result.problem.expectedCheck) || null,
  warnings: result.valid ? result.warnings.map(({ message }) => message) : [],
})
