/** Plain pages for reading, without scripts. */

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** As text or in an attribute, of HTML as of XML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { text-align: left; vertical-align: top; padding: .35rem .5rem; border-bottom: 1px solid #8884; overflow-wrap: anywhere; }
  code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }`

/** `body` is HTML. */
export const htmlPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(title)}</title><style>${style}</style></head>
    <body>${body}</body></html>`

/** Headings are text; the cells are HTML. */
export const htmlTable = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><tr>${headings.map((heading) => `<th>${escaped(heading)}</th>`).join('')}</tr>
    ${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</table>`
