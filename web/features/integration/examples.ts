import type { TokenPermission } from '#core/lifecycle/token-permissions.ts'

/**
 * What other systems can do with the hub, each with an example that runs as it stands. The screen and docs/integration.md
 * show them from here; a test runs every one against a hub.
 */

export interface IntegrationExample {
  readonly id: string
  /** What runs it: a shell with curl, or Node as a module. */
  readonly language: 'shell' | 'node'
  /** The scope its API token needs; none where it takes no token. */
  readonly scopes: readonly TokenPermission[]
  /** Who sets it up: an administrator, or whoever has the server. */
  readonly setUpBy?: 'system-admin' | 'operator'
  /** Variables of the environment that it reads. */
  readonly variables: readonly string[]
  /** Where it is explained further, among the documents of the hub. */
  readonly document?: string
  /** For the hub at an address. */
  readonly code: (origin: string) => string
}

const token = '-H "Authorization: Bearer $HUB_TOKEN"'
const curl = 'curl -sS --fail-with-body'

/** Whether a delivery of a webhook comes from the hub. */
export const verifyCode = `import { createHmac, timingSafeEqual } from 'node:crypto'

// body: the request's body exactly as it came, before it is parsed.
export function isFromHub(secret, header, body) {
  const [, time, signature] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (!time || Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const expected = createHmac('sha256', secret).update(\`\${time}.\${body}\`).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}`

export const integrationExamples = [
  {
    id: 'read',
    language: 'shell',
    scopes: ['view-submissions'],
    variables: ['HUB_TOKEN'],
    code: (origin) => `${curl} ${token} \\
  "${origin}/api/master-di?limit=10&fields=id,deviceNumber,deviceName,status"
${curl} ${token} \\
  "${origin}/api/submissions?limit=10&fields=id,deviceName,status,targetCountries"`,
  },
  {
    id: 'write',
    language: 'node',
    scopes: ['create-submissions', 'edit-submissions'],
    variables: ['HUB_TOKEN'],
    code: (origin) => `const hub = '${origin}'

async function send(method, path, body) {
  const answer = await fetch(hub + path, {
    method,
    headers: {
      authorization: \`Bearer \${process.env.HUB_TOKEN}\`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(\`\${answer.status} \${await answer.text()}\`)
  return answer.json()
}

const record = await send('POST', '/api/master-di', {
  deviceNumber: 'PUMP-1',
  versionNumber: '1.0',
  deviceName: 'Infusion pump',
  manufacturerName: 'Acme Medical',
  targetCountries: ['EU', 'US'],
})
// The revision is the one that was read: where somebody has changed the record since, the hub answers 409.
const changed = await send('PUT', \`/api/master-di/\${record.id}\`, {
  intendedUse: 'Delivers fluids to a patient.',
  revision: record.revision,
})
console.log(changed.id, changed.revision)`,
  },
  {
    id: 'file',
    language: 'shell',
    scopes: ['edit-submissions', 'export-data'],
    variables: ['HUB_TOKEN', 'SUBMISSION_ID'],
    code: (origin) => `${curl} -X POST ${token} \\
  "${origin}/api/submissions/$SUBMISSION_ID/validate"
${curl} -o submission.xml ${token} \\
  "${origin}/api/submissions/$SUBMISSION_ID/xml"`,
  },
  {
    id: 'webhooks',
    language: 'node',
    scopes: [],
    setUpBy: 'system-admin',
    variables: ['WEBHOOK_SECRET', 'PORT'],
    code: () => `${verifyCode.replace("'node:crypto'", "'node:crypto'\nimport { createServer } from 'node:http'")}

createServer(async (request, response) => {
  const pieces = []
  for await (const piece of request) pieces.push(piece)
  const body = Buffer.concat(pieces).toString()
  const header = request.headers['x-hub-signature-256'] ?? ''
  const isGenuine = isFromHub(process.env.WEBHOOK_SECRET, header, body)
  if (isGenuine) console.log(request.headers['x-hub-event'], body)
  response.writeHead(isGenuine ? 204 : 401).end()
}).listen(Number(process.env.PORT))`,
  },
  {
    id: 'upload',
    language: 'shell',
    scopes: ['create-submissions'],
    variables: ['HUB_TOKEN'],
    code: (origin) => `# Every CSV file in this folder; those the hub has taken are moved to done/.
mkdir -p done
for file in *.csv; do
  [ -e "$file" ] || continue
  ${curl} ${token} \\
    -F "file=@$file;type=text/csv" "${origin}/api/master-di/bulk-upload" && mv "$file" done/
done`,
  },
  {
    id: 'mcp',
    language: 'shell',
    scopes: ['view-submissions'],
    variables: ['HUB_TOKEN', 'HUB_HOME'],
    document: 'docs/running.md#models-mcp',
    code: (origin) => `printf '%s\\n' \\
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"example","version":"1"}}}' \\
  '{"jsonrpc":"2.0","method":"notifications/initialized"}' \\
  '{"jsonrpc":"2.0","id":2,"method":"tools/list"}' |
  npm --silent --prefix "$HUB_HOME" run hub -- mcp --url=${origin}`,
  },
  {
    id: 'calendar',
    language: 'shell',
    scopes: [],
    variables: ['HUB_CALENDAR'],
    code: (origin) => `# The path and query of the address that Tasks and Calendar shows once.
${curl} -o hub.ics "${origin}$HUB_CALENDAR"`,
  },
  {
    id: 'metrics',
    language: 'shell',
    scopes: [],
    setUpBy: 'operator',
    variables: ['HUB_METRICS_TOKEN'],
    document: 'docs/running.md',
    code: (origin) => `${curl} -H "Authorization: Bearer $HUB_METRICS_TOKEN" "${origin}/metrics"`,
  },
  {
    id: 'oidc',
    language: 'shell',
    scopes: [],
    setUpBy: 'operator',
    variables: [],
    document: 'docs/running.md#signing-in-with-a-provider',
    code: (origin) => `# The hub is started with OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and
# PUBLIC_URL=${origin}; its redirect address is ${origin}/login.
# Whether people can sign in with a provider, and what it is called:
${curl} "${origin}/api/auth/provider"`,
  },
] as const satisfies readonly IntegrationExample[]

export type IntegrationId = (typeof integrationExamples)[number]['id']
