import type { Endpoint } from '#core/contract/endpoint.ts'
import { contract } from '#core/contract/index.ts'
import { escaped, htmlPage, htmlTable } from '#server/files/html-page.ts'
import { accessWords } from './access-words.ts'

const row = (endpoint: Endpoint): string[] => [
  `<code>${endpoint.method}</code>`,
  `<code>${escaped(endpoint.path)}</code>`,
  escaped(endpoint.summary),
  escaped(accessWords(endpoint)),
]

/** The contract to read: every endpoint by noun. The details stand in the OpenAPI description. */
export function referencePage(): string {
  const sections = Object.entries(contract).map(
    ([noun, endpoints]) =>
      `<h2>${escaped(noun)}</h2>${htmlTable(['Method', 'Path', 'What', 'Access'], Object.values(endpoints).map(row))}`,
  )
  return htmlPage(
    'API reference – Regulatory Device Identifier Hub',
    `<h1>API reference</h1>
    <p>Sign in with <code>POST /api/auth/login</code> and send the token as <code>Authorization: Bearer …</code>.
    Parameters, bodies and answers: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
    ${sections.join('')}`,
  )
}
