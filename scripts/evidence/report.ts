import type { Block as Written } from '#server/pdf/blocks.ts'
import { writePdf } from '#server/pdf/write-pdf.ts'

/** A report of chapters, paragraphs and rows, as PDF. */

export type Block =
  | { readonly kind: 'chapter'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text' | 'small' | 'code'; readonly text: string }
  /** A mark at the left edge, a line, and small print below it. */
  | { readonly kind: 'row'; readonly mark: string; readonly text: string; readonly note: string }

export const chapter = (text: string): Block => ({ kind: 'chapter', text })
export const heading = (text: string): Block => ({ kind: 'heading', text })
export const text = (text: string): Block => ({ kind: 'text', text })
export const small = (text: string): Block => ({ kind: 'small', text })
export const code = (text: string): Block => ({ kind: 'code', text })
export const row = (mark: string, text: string, note = ''): Block => ({ kind: 'row', mark, text, note })

/** What stands before the first chapter is the summary. */
export function writeReport(title: string, blocks: readonly Block[]): Promise<Buffer> {
  const sections: { title: string; blocks: Written[] }[] = [{ title: 'Summary', blocks: [] }]
  for (const block of blocks) {
    if (block.kind === 'chapter') sections.push({ title: block.text, blocks: [] })
    else sections.at(-1)?.blocks.push(block.kind === 'row' ? { kind: 'rows', rows: [block] } : { ...block })
  }
  return writePdf({ title, kind: 'Evidence', about: [], notes: [], cover: true, sections })
}
