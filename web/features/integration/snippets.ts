import { embeddedName } from '#web/platform/embedded.ts'

/** Code that works with the hub at this address, to be copied. */

export const frameCode = (origin: string) => `<iframe
  name="${embeddedName}"
  src="${origin}/master-di/records"
  title="Master DI Records"
  style="width: 100%; height: 800px; border: 0"
></iframe>`

export const elementCode = (origin: string) => `<script type="module">
  customElements.define('hub-screen', class extends HTMLElement {
    connectedCallback() {
      const frame = document.createElement('iframe')
      frame.name = '${embeddedName}'
      frame.title = this.getAttribute('label') ?? 'Device Identifier Hub'
      frame.src = '${origin}' + this.getAttribute('path')
      frame.style.cssText = 'width: 100%; height: 800px; border: 0'
      this.append(frame)
    }
  })
</script>

<hub-screen path="/readiness" label="Readiness"></hub-screen>`

export const curlCode = (origin: string) => `curl -H "Authorization: Bearer $HUB_TOKEN" \\
  "${origin}/api/master-di?limit=10&fields=deviceNumber,deviceName,status"`

export const fetchCode = (origin: string) => `const answer = await fetch('${origin}/api/master-di', {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.HUB_TOKEN}\`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({
    deviceNumber: 'PUMP-1',
    versionNumber: '1.0',
    deviceName: 'Infusion pump',
    manufacturerName: 'Acme Medical',
    targetCountries: ['EU', 'US'],
  }),
})
console.log(answer.status, await answer.json())`

export const verifyCode = `import { createHmac, timingSafeEqual } from 'node:crypto'

// body: the request's body exactly as it came, before it is parsed.
export function isFromHub(secret, header, body) {
  const [, time, signature] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (!time || Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const expected = createHmac('sha256', secret).update(\`\${time}.\${body}\`).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}`
