import type { PdfDocument } from './blocks.ts'

/** Of the frame every paper has: digits, letters for what no font has, and what stands above and below. */
const always = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => at + 32))}…·`

/** Every text of a paper. */
export function textsOf(document: PdfDocument): string[] {
  const found = [always]
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.push(value)
    else if (Array.isArray(value)) for (const one of value) collect(one)
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) collect(one)
  }
  collect(document)
  return found
}
