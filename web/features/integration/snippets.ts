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
