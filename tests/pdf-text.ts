import { execFileSync, spawnSync } from 'node:child_process'

/** What a PDF says to a reader that is not ours: poppler's, where the machine has it. */
export const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined

const most = 1 << 28

/** The text of each page. */
export function pdfPages(pdf: Buffer): string[] {
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, maxBuffer: most }).toString(
    'utf8',
  )
  return text.split('\f').slice(0, -1)
}

/** Lines break where the page ends; what is compared has no blanks. */
export const packed = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, '')
/** Of all pages, without their heads and feet. */
export const bodyOf = (pages: readonly string[]) =>
  packed(
    pages
      .map((page) =>
        page
          .split('\n')
          .slice(1)
          .join('\n')
          .replace(/Page \d+ of \d+\s*$/, ''),
      )
      .join('\n'),
  )
