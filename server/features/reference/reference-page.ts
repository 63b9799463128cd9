import type { Endpoint } from '#core/contract/endpoint.ts'
import { contract } from '#core/contract/index.ts'
import { accessWords } from './access-words.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { text-align: left; vertical-align: top; padding: .35rem .5rem; border-bottom: 1px solid #8884; }
  code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }`

function row(endpoint: Endpoint): string {
  return `<tr><td><code>${endpoint.method}</code></td><td><code>${escaped(endpoint.path)}</code></td>
    <td>${escaped(endpoint.summary)}</td><td>${escaped(accessWords(endpoint))}</td></tr>`
}

/** The contract to read: every endpoint by noun. The details stand in the OpenAPI description. */
export function referencePage(): string {
  const sections = Object.entries(contract).map(
    ([noun, endpoints]) => `<h2>${escaped(noun)}</h2><table>
      <tr><th>Method</th><th>Path</th><th>What</th><th>Access</th></tr>
      ${Object.values(endpoints).map(row).join('')}</table>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API reference – Regulatory Device Identifier Hub</title><style>${style}</style></head>
    <body><h1>API reference</h1>
    <p>Sign in with <code>POST /api/auth/login</code> and send the token as <code>Authorization: Bearer …</code>.
    Parameters, bodies and answers: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
    ${sections.join('')}</body></html>`
}
