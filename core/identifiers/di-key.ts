/** The spellings of a DI in registers: GTINs padded to 14 digits, HIBCs with and without the leading +. */
export function diKey(di: unknown): string {
  const code = String(di ?? '')
    .trim()
    .replace(/^\+/, '')
    .toUpperCase()
  return /^\d{12,13}$/.test(code) ? code.padStart(14, '0') : code
}
