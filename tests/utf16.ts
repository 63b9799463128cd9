/** A text with its mark, little or big end first. */
export function utf16(text: string, end: 'le' | 'be'): Buffer {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return end === 'le' ? bytes : bytes.swap16()
}
