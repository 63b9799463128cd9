import { udiDiResult } from '#core/rules/linters.ts'

/** A DI of HIBCC or ICCBBA as databases keep it; what cannot be read stays. */
export function storedDi(text: string): string {
  const read = udiDiResult(text, text.startsWith('=') ? 'ICCBBA' : 'HIBCC')
  const parts = read.valid ? (read.parts as { readonly deviceIdentifier?: string }) : {}
  return parts.deviceIdentifier ?? text
}
