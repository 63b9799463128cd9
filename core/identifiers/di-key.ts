/*
 * One DI in the spellings that files and registers have for it: GTINs padded to 14 digits, HIBCs with and without the
 * leading +. It is kept as it was written (decision D17) and compared by its key.
 */

export function diKey(di: unknown): string {
  const code = String(di ?? '')
    .trim()
    .replace(/^\+/, '')
    .toUpperCase()
  return /^\d{12,13}$/.test(code) ? code.padStart(14, '0') : code
}

/** The spellings to look for where codes are kept as they were written. */
export function diSpellings(codes: readonly string[]): string[] {
  const all = codes.flatMap((code) => {
    const key = diKey(code)
    const shorter = /^0\d{13}$/.test(key)
      ? [key.slice(1), ...(key.startsWith('00') ? [key.slice(2)] : [])]
      : []
    return [code, key, ...(/^\d{14}$/.test(key) ? [] : [`+${key}`]), ...shorter]
  })
  return [...new Set(all)]
}
